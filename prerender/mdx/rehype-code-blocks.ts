import { valueToEstree } from 'estree-util-value-to-estree';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Highlight } from '../highlight/highlight';

/** Replaces fenced code by `<CodeBlock>` with its highlighted runs as data. */
export function rehypeCodeBlocks(highlight: Highlight) {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      const code = node.tagName === 'pre' ? node.children[0] : undefined;
      if (
        code?.type !== 'element' ||
        code.tagName !== 'code' ||
        parent === undefined ||
        index === undefined
      )
        return;
      parent.children[index] = toCodeBlock(code, highlight) as never;
    });
  };
}

function toCodeBlock(code: Element, highlight: Highlight) {
  const names = code.properties['className'];
  const language = Array.isArray(names) ? String(names[0]).replace(/^language-/, '') : 'text';
  const title = findTitle((code.data as { meta?: string } | undefined)?.meta);
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      expression('code', highlight(toString(code), language)),
      ...(title === undefined ? [] : [{ type: 'mdxJsxAttribute', name: 'title', value: title }]),
    ],
    children: [],
  };
}

/** `title="file.js"` of the fence's meta; quotes are needed, the first one wins. Behaviour SA.89. */
function findTitle(meta = ''): string | undefined {
  const match = /title=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  return match?.[1] ?? match?.[2];
}

/** An attribute whose value is a JavaScript value instead of a string. */
function expression(name: string, value: unknown) {
  const estree = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression: valueToEstree(value) }],
  };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
  };
}
