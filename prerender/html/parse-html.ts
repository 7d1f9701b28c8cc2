import { Parser } from 'htmlparser2';
import type { HtmlElement, HtmlNode } from './elements';

/** The tree of a finished page, whose HTML is known to be whole; its outermost element has no name. */
export function parseHtml(html: string): HtmlElement {
  const root = toOpen('', {});
  const open = [root];
  const add = (node: HtmlNode) => void open.at(-1)?.children.push(node);
  // Trees of whole documents, with ways back and places, take three times as long.
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
