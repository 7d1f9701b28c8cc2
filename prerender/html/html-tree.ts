import { Parser } from 'htmlparser2';

/** An element of a finished page, with what search and the link check need. */
export interface HtmlElement {
  /** Lower case; empty for the document itself. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly children: readonly HtmlNode[];
}

/** An element or a piece of text; comments are left out. */
export type HtmlNode = HtmlElement | string;

export function hasName(element: HtmlElement, ...names: readonly string[]): boolean {
  return names.includes(element.name);
}

/** All elements in a node that pass a test, in document order. */
export function listElements(
  node: HtmlNode,
  test: (element: HtmlElement) => boolean,
): HtmlElement[] {
  const found: HtmlElement[] = [];
  const visit = (inner: HtmlNode) => {
    if (typeof inner === 'string') return;
    if (test(inner)) found.push(inner);
    for (const child of inner.children) visit(child);
  };
  visit(node);
  return found;
}

/** The first element in a node that passes a test. */
export function findElement(
  node: HtmlNode,
  test: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  if (typeof node === 'string') return undefined;
  if (test(node)) return node;
  for (const child of node.children) {
    const found = findElement(child, test);
    if (found) return found;
  }
  return undefined;
}

/** Parses a finished page, whose HTML must be well-formed; the root element has no name. */
export function parseHtml(html: string): HtmlElement {
  const root = toOpen('', {});
  const open = [root];
  const add = (node: HtmlNode) => void open.at(-1)?.children.push(node);
  // Trees with parents and positions take three times as long.
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const element = toOpen(name, attributes);
      add(element);
      open.push(element);
    },
    ontext: add,
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return root;
}

interface OpenElement extends HtmlElement {
  readonly children: HtmlNode[];
}

function toOpen(name: string, attributes: HtmlElement['attributes']): OpenElement {
  return { name, attributes, children: [] };
}
