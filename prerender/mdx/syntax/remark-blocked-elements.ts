import type { Nodes, Root } from 'mdast';
import type { MdxFlowExpression } from 'mdast-util-mdx-expression';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { VFile } from 'vfile';
import { findUnsafeScheme } from '../../../src/model/site/paths';
import { report } from '../page/problems';
import type { JsxElement } from '../tree/mdx-tree';
import { findAttribute, isJsxElement, walkTree } from '../tree/mdx-tree';

/** Elements that stand for programs and styles of their own; browsers neither run nor apply them. */
const leftOut: ReadonlySet<string> = new Set(['script', 'style', 'base']);

/** Elements that show another page. */
const frames: ReadonlySet<string> = new Set(['iframe', 'frame', 'object', 'embed']);

/** Elements that load a file of their own. */
const loaders: ReadonlySet<string> = new Set(['img', 'video', 'audio', 'source', 'track']);

/** Warns of what browsers do not show, load or run on this site: see `prerender/html/content-policy.ts`. */
export function remarkBlockedElements() {
  return (tree: Root, file: VFile): void => {
    walkTree(tree, (node) => {
      if (isJsxElement(node)) checkElement(node, file);
      if (node.type === 'link') checkAddress(node, node.url, file);
      if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression') checkProgram(node, file);
      if (node.type === 'image' && isElsewhere(node.url)) reportElsewhere(node, 'image', file);
    });
  };
}

function checkElement(element: JsxElement, file: VFile): void {
  const { name, attributes } = element;
  const given = attributes.flatMap((a) => (a.type === 'mdxJsxAttribute' ? [a.name] : []));
  if (given.includes(RAW_HTML)) reportRawHtml(element, file);
  const href = findAttribute(element, 'href');
  if (typeof href === 'string') checkAddress(element, href, file);
  if (name === null || !/^[a-z]/.test(name)) return;
  checkHandlers(element, file);
  if (leftOut.has(name)) {
    const message = `<${name}> is left out: the content policy of the site lets no page have it.`;
    report(file, element, 'warning', message, 'Write a component, or a style as style={{ … }}.');
    // React would run into the policy where it makes the element.
    Object.assign(element, { name: null, attributes: [], children: [] });
    return;
  }
  if (frames.has(name)) {
    const message = `Browsers do not show <${name}>: the content policy of the site allows no other page within a page.`;
    report(file, element, 'warning', message, 'Link to the other page.');
  }
  if (loaders.has(name) && isElsewhere(findAttribute(element, 'src')))
    reportElsewhere(element, `<${name}>`, file);
}

function checkAddress(node: Nodes, url: string, file: VFile): void {
  const scheme = findUnsafeScheme(url);
  if (scheme === undefined) return;
  const message = `The link with "${scheme}" leads nowhere: browsers may not run it on this site.`;
  report(file, node, 'warning', message, 'Link to a page or a file, or write it as `code`.');
}

function checkHandlers(element: JsxElement, file: VFile): void {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object') continue;
    if (!/^on[a-z]+$/i.test(attribute.name)) continue;
    const message = `The attribute "${attribute.name}" of <${element.name}> is left out: a page runs no program that is written as text.`;
    report(file, element, 'warning', message, 'Remove it, or use a component that does it.');
  }
}

/** React hands its text to the browser, which on this site takes HTML from the build alone. */
const RAW_HTML = 'dangerouslySetInnerHTML';

/** A component that the guide itself makes, or a value in braces. */
function checkProgram(node: MdxjsEsm | MdxFlowExpression, file: VFile): void {
  const before = node.value.split(RAW_HTML)[0] ?? '';
  if (before === node.value) return;
  const line = (node.position?.start.line ?? 1) + before.split('\n').length - 1;
  const text = String(file).split('\n')[line - 1] ?? '';
  reportRawHtml({ line, column: text.indexOf(RAW_HTML) + 1 }, file);
}

function reportRawHtml(place: Parameters<typeof report>[1], file: VFile): void {
  const message = `"${RAW_HTML}" fails for readers who come by a link: the content policy of the site takes no HTML from a program.`;
  const hint = 'Write the HTML itself into the guide, or a component that makes elements of it.';
  report(file, place, 'warning', message, hint);
}

function reportElsewhere(node: Parameters<typeof report>[1], what: string, file: VFile): void {
  const message = `Browsers do not load this ${what}: the content policy of the site allows files of the site only.`;
  report(file, node, 'warning', message, 'Put the file beside the page, or into "public".');
}

function isElsewhere(url: string | true | undefined): boolean {
  return typeof url === 'string' && /^\s*(?:https?:)?\/\//i.test(url);
}
