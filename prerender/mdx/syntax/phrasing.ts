import type { Nodes, PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { RichTag, RichText } from '../../../src/model/text/rich-text';

/** The HTML elements for Markdown's formatting. */
const tags: Readonly<Partial<Record<PhrasingContent['type'], RichTag>>> = {
  delete: 'del',
  emphasis: 'em',
  inlineCode: 'code',
  strong: 'strong',
};

/** The words of a node; a formula in words that can be read. */
export function toReadableText(node: Nodes): string {
  const formula = findFormulaText(node);
  if (formula !== undefined) return formula;
  return 'children' in node && node.children.length > 0
    ? node.children.map(toReadableText).join('')
    : toString(node);
}

function findFormulaText(node: Nodes): string | undefined {
  return node.type === 'mdxJsxTextElement' ? node.data?.formulaText : undefined;
}

/** Phrasing content with formatting but without links; undefined when it has no formatting. */
export function toFormattedText(nodes: readonly PhrasingContent[]): RichText | undefined {
  const text = toRuns(nodes);
  return text.every((run) => typeof run === 'string') ? undefined : text;
}

function toRuns(nodes: readonly PhrasingContent[]): RichText {
  return nodes.flatMap((node): RichText => {
    const tag = tags[node.type];
    const isWhole = findFormulaText(node) !== undefined || !('children' in node);
    const children = isWhole ? [toReadableText(node)] : toRuns(node.children);
    return tag === undefined ? children : [{ tag, children }];
  });
}
