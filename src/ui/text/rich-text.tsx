import { Fragment, createElement } from 'react';
import type { ReactNode } from 'react';
import type { RichNode, RichText as RichTextData } from '../../model/text/rich-text';
import { toPlainText } from '../../model/text/rich-text';
import { CodeBlock } from '../code/code-block';
import { Heading } from './heading';
import { TableFrame } from '../table-frame';
import { TextLink } from './text-link';

/** Formatted text of a description, rendered from data. */
export function RichText({ text }: { readonly text: RichTextData }) {
  return text.map((node, index) => <Fragment key={index}>{toNode(node)}</Fragment>);
}

/** The same without the surrounding paragraph, for inline use. */
export function InlineRichText({ text }: { readonly text: RichTextData }) {
  const [first] = text;
  const isParagraph =
    text.length === 1 && first !== undefined && typeof first !== 'string' && first.tag === 'p';
  return <RichText text={isParagraph ? first.children : text} />;
}

function toNode(node: RichNode): ReactNode {
  if (typeof node === 'string') return node;
  switch (node.tag) {
    case 'code-block':
      return <CodeBlock code={node.code} />;
    case 'a':
      return (
        <TextLink href={node.href}>
          <RichText text={node.children} />
        </TextLink>
      );
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return (
        <Heading level={node.tag} id={node.id} label={toPlainText(node.children)}>
          <RichText text={node.children} />
        </Heading>
      );
    case 'br':
    case 'hr':
      return createElement(node.tag);
    case 'table':
      return (
        <TableFrame>
          <RichText text={node.children} />
        </TableFrame>
      );
    default:
      return createElement(
        node.tag,
        { 'data-whole': node.whole, translate: node.tag === 'code' ? 'no' : undefined },
        <RichText text={node.children} />,
      );
  }
}
