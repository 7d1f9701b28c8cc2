import type { Expression, Program, Super } from 'estree-jsx';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { listDefinedNames } from '../tree/list-defined-names';
import { findExpression } from '../tree/mdx-nodes';
import { pageValues } from './remark-page-values';
import { report } from '../page/report';
import { walkTree } from '../tree/walk-tree';

/** What every page has: MDX's own, what the compiler exports for it, and what is there in Node and browsers. */
const builtIn = [
  'props',
  'headings',
  'contentTitle',
  ...pageValues,
  ...'undefined NaN Infinity Array BigInt Boolean Date Intl JSON Map Math Number Object Set String Symbol'.split(
    ' ',
  ),
  ...'URL decodeURIComponent encodeURIComponent globalThis parseFloat parseInt structuredClone'.split(
    ' ',
  ),
];

/**
 * Reports `{name}` where the page defines no such name: most often a path such as `/teams/{teamId}`
 * that was meant as text, and that would fail only when the page is rendered.
 */
export function remarkKnownNames() {
  return (tree: Root, file: VFile): void => {
    const known = new Set([...builtIn, ...listDefinedNames(tree)]);
    walkTree(tree, (node) => {
      const type: string = node.type;
      if (type !== 'mdxTextExpression' && type !== 'mdxFlowExpression') return;
      const { estree } = (node.data ?? {}) as { estree?: Program };
      const name = findName(findExpression(estree));
      if (name === undefined || known.has(name)) return;
      const hint = 'Write braces that are text inside `code`, or as \\{ and \\}.';
      report(file, node, 'error', `The page does not define "${name}".`, hint);
    });
  };
}

/** The name that an expression begins with: `a` of `a`, `a.b` and `a(1)`. */
function findName(expression: Expression | Super | undefined): string | undefined {
  if (expression?.type === 'Identifier') return expression.name;
  if (expression?.type === 'MemberExpression') return findName(expression.object);
  return expression?.type === 'CallExpression' ? findName(expression.callee) : undefined;
}
