import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { report } from '../page/problems';
import type { JsxElement } from '../tree/mdx-tree';
import { findAttribute, isJsxElement, walkTree } from '../tree/mdx-tree';

/** Elements that stand for programs and styles of their own; browsers neither run nor apply them. */
const leftOut: ReadonlySet<string> = new Set(['script', 'style', 'base']);

/** Elements that show another page. */
const frames: ReadonlySet<string> = new Set(['iframe', 'frame', 'object', 'embed']);

/** Elements that load a file of their own. */
const loaders: ReadonlySet<string> = new Set(['img', 'video', 'audio', 'source', 'track']);

/** Warns of what the site's content policy keeps from readers: `prerender/html/content-policy.ts`. */
export function remarkBlockedElements() {
  return (tree: Root, file: VFile): void => {
    walkTree(tree, (node) => {
      if (isJsxElement(node)) checkElement(node, file);
      if (node.type === 'image' && isElsewhere(node.url)) reportElsewhere(node, 'image', file);
    });
  };
}

function checkElement(element: JsxElement, file: VFile): void {
  const { name } = element;
  if (name === null || !/^[a-z]/.test(name)) return;
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

function reportElsewhere(node: Parameters<typeof report>[1], what: string, file: VFile): void {
  const message = `Browsers do not load this ${what}: the content policy of the site allows files of the site only.`;
  report(file, node, 'warning', message, 'Put the file beside the page, or into "public".');
}

function isElsewhere(url: string | true | undefined): boolean {
  return typeof url === 'string' && /^\s*(?:https?:)?\/\//i.test(url);
}
