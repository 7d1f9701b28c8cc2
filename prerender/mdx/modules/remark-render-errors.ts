import type { Expression, Pattern, Program, Super } from 'estree-jsx';
import type { Root } from 'mdast';
import { find, html } from 'property-information';
import parseStyle from 'style-to-js';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { mdxComponentNames } from '../../../src/model/guides/mdx-components';
import { findNearest } from '../../diagnostics/find-nearest';
import { isHtmlName } from '../../text/html-names';
import { report, toNearestHint } from '../page/problems';
import type { JsxElement } from '../tree/mdx-tree';
import { findExpression, isJsxElement, walkTree } from '../tree/mdx-tree';
import { listDefinedNames, listSiteImports } from '../tree/page-names';
import { partNames } from './remark-reference-parts';
import { pageValues } from './remark-used-names';

/**
 * Reports what would otherwise fail when the page is rendered, or be ignored: undefined components and names,
 * elements that HTML does not have, attributes that no component has, and styles written as in HTML.
 */
export function remarkRenderErrors() {
  return (tree: Root, file: VFile): void => {
    const defined = listDefinedNames(tree);
    const components = new Set([...mdxComponentNames, ...partNames, ...defined]);
    const names = new Set([...builtInNames, ...defined]);
    const ofSite = new Map(listSiteImports(tree));
    const ofSvg = new Set<Node>();
    walkTree(tree, (node) => {
      if (!isJsxElement(node)) return checkName(node, names, file);
      if (ofSvg.has(node) || /^(?:svg|math)$/.test(node.name ?? ''))
        for (const child of node.children) ofSvg.add(child);
      else checkElement(node, file);
      checkComponent(node, components, file);
      const name = node.name ?? '';
      if (ofSite.has(name) || !defined.includes(name))
        checkAttributes(node, ofSite.get(name) ?? name, file);
      checkStyle(node, file);
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

/** A name with a hyphen is an element of the site. */
function checkElement(element: JsxElement, file: VFile): void {
  const name = element.name ?? '';
  if (!/^[a-z][a-z\d]*$/i.test(name) || /^[A-Z]/.test(name) || isHtmlName(name.toLowerCase()))
    return;
  const nearest = findNearest(name, mdxComponentNames);
  const hint = toNearestHint(
    nearest && `<${nearest}>`,
    `Write \\<${name}> or \`<${name}>\` if it is text.`,
  );
  report(file, element, 'warning', `HTML has no element <${name}>.`, hint);
}

/** The attributes of the site's components that no element of HTML has. */
const componentAttributes: ReadonlySet<string> = new Set(
  [
    'activationMode active align asChild attributes block children closeDelay code collapsible dangerouslySetInnerHTML decorative',
    'default defaultValue delayDuration fallback forceMount groupId headingLevel icon key language lazy level live',
    'maxHeadingLevel metastring minHeadingLevel onValueChange openDelay orientation part queryString ref',
    'scrollHideDelay showLineNumbers side sideOffset skipDelayDuration to toc values variant viewport',
  ].flatMap((line) => line.split(' ')),
);

/** React hands attributes that nobody knows to the browser, which ignores them. */
function checkAttributes(element: JsxElement, component: string, file: VFile): void {
  if (!mdxComponentNames.includes(component)) return;
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || isKnownAttribute(attribute.name)) continue;
    const { name } = attribute;
    const nearest = findNearest(name, [...componentAttributes, 'className', 'title', 'type']);
    const message = `<${element.name}> has no attribute "${name}".`;
    const hint = toNearestHint(nearest && `"${nearest}"`, 'Remove it.');
    report(file, element, 'warning', message, hint);
  }
}

/** True for an attribute of HTML, or of a component of the site. */
export function isKnownAttribute(name: string): boolean {
  if (/^(?:data-|aria-|on[A-Z])/.test(name) || componentAttributes.has(name)) return true;
  return find(html, name).defined;
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
