import type { Expression, Pattern, Program, Super } from 'estree-jsx';
import type { Root } from 'mdast';
import parseStyle from 'style-to-js';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { mdxComponentNames } from '../../../src/model/guides/mdx-components';
import { findNearest } from '../../diagnostics/find-nearest';
import { report, toNearestHint } from '../page/problems';
import type { JsxElement } from '../tree/mdx-tree';
import { findExpression, isJsxElement, walkTree } from '../tree/mdx-tree';
import { listDefinedNames } from '../tree/page-names';
import { partNames } from './remark-reference-parts';
import { pageValues } from './remark-used-names';

/**
 * Reports what would otherwise fail when the page is rendered: undefined components and names, and
 * styles written as in HTML.
 */
export function remarkRenderErrors() {
  return (tree: Root, file: VFile): void => {
    const defined = listDefinedNames(tree);
    const components = new Set([...mdxComponentNames, ...partNames, ...defined]);
    const names = new Set([...builtInNames, ...defined]);
    walkTree(tree, (node) => {
      if (isJsxElement(node)) {
        checkComponent(node, components, file);
        checkStyle(node, file);
      } else checkName(node, names, file);
    });
  };
}

function checkComponent(element: JsxElement, known: ReadonlySet<string>, file: VFile): void {
  const root = element.name?.split('.')[0];
  if (root === undefined || !/^\p{Lu}/u.test(root) || known.has(root)) return;
  const nearest = findNearest(root, known);
  const hint = toNearestHint(
    nearest && `<${nearest}>`,
    'Import it at the top of the page, or remove it.',
  );
  report(file, element, 'error', `The component <${element.name}> is not known.`, hint);
}

/** React throws on a style that is a string, without its position. */
function checkStyle(element: JsxElement, file: VFile): void {
  if (!/^[a-z]/.test(element.name ?? '')) return;
  const style = element.attributes.find((each) => 'name' in each && each.name === 'style');
  if (typeof style?.value !== 'string') return;
  const hint = `Write it as style={{ ${toProperties(style.value)} }}.`;
  report(file, element, 'error', `The style of <${element.name}> uses HTML syntax.`, hint);
}

/** `text-align: center; margin: 0` as `textAlign: 'center', margin: '0'`. */
function toProperties(style: string): string {
  try {
    return Object.entries(parseStyle(style, { reactCompat: true }))
      .map(([name, value]) => `${name.startsWith('--') ? `'${name}'` : name}: '${value}'`)
      .join(', ');
  } catch {
    return '…';
  }
}

/** Globals of both Node.js and browsers. */
const globals =
  'undefined NaN Infinity Array BigInt Boolean Date Intl JSON Map Math Number Object Set String ' +
  'Symbol URL decodeURIComponent encodeURIComponent globalThis parseFloat parseInt structuredClone';

/** Names defined in every page: also those of MDX, and the compiler's exports. */
const builtInNames = ['props', 'headings', 'contentTitle', ...pageValues, ...globals.split(' ')];

/** Most often `{name}` is meant as text, in a path such as `/teams/{teamId}`. */
function checkName(node: Node, known: ReadonlySet<string>, file: VFile): void {
  if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
  const { estree } = (node.data ?? {}) as { estree?: Program };
  const name = findName(findExpression(estree));
  if (name === undefined || known.has(name)) return;
  const hint = 'Write braces that are text inside `code`, or as \\{ and \\}.';
  report(file, node, 'error', `The page does not define "${name}".`, hint);
}

/** The name at the start of an expression: `a` of `a`, `a.b`, `a(1)` and `a = 1`. */
function findName(expression: Expression | Pattern | Super | undefined): string | undefined {
  if (expression?.type === 'Identifier') return expression.name;
  if (expression?.type === 'MemberExpression') return findName(expression.object);
  // As in the directives of plugins for Docusaurus: `::video{id=1}`.
  if (expression?.type === 'AssignmentExpression') return findName(expression.left);
  return expression?.type === 'CallExpression' ? findName(expression.callee) : undefined;
}
