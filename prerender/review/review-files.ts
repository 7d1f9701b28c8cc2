import { toHtml } from 'hast-util-to-html';
import type { Heading, Html, ListItem, Nodes, PhrasingContent, RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { toCode, toLink, toMarkdown, toParagraph, toTable, toText } from '../text/markdown-nodes';
import { mapNodes } from './mapped-nodes';

/** The page of a review in a preview, which no search engine lists. */
export function toReviewPage(nodes: readonly RootContent[], style: string): string {
  const content = toHtml(toHast({ type: 'root', children: [...nodes] }));
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Review</title>
    <link rel="stylesheet" href="${style}">
  </head>
  <body>
    <main>
${content}
    </main>
  </body>
</html>
`;
}

/** By this line, a later run finds the comment that it replaces. */
const MARKER = '<!-- review of the preview -->\n\n';

/** The most characters of a comment on GitHub. */
const MOST_CHARACTERS = 65_536;

/** The most items of a list in a comment: more would hide what comes after it. */
const MOST_ITEMS = 30;

/** The most characters of a text, and of a value, in a comment. */
const MOST_OF = { text: 1000, inlineCode: 300 } as const;

/**
 * The review as a comment on a pull request. Parts that are too long for one are on the page only, at a path of the
 * preview. Without the origin of the preview, nothing links to it.
 */
export function toComment(nodes: readonly RootContent[], page: string, origin?: string): string {
  const toOwn = <Node extends Nodes>(list: readonly Node[]) =>
    mapNodes(list, (node) => toCommentNodes(node, origin));
  const toMore = (count: number) => toOwn([toLink(page, toText(`… and ${count} more`))]);
  const place = [toText(' is the page '), toCode(page), toText(' of the preview.')];
  const whole = [toLink(page, toText('The whole review')), ...(origin === undefined ? place : [])];
  const toEnd = (count: number) =>
    toMarkdown([
      ...(count === 0 ? [] : [toParagraph(...toMore(count))]),
      toParagraph(...toOwn(whole)),
    ]);
  const most = MOST_CHARACTERS - toEnd(nodes.length).length;
  let text = MARKER;
  let hidden = 0;
  let headings: readonly Heading[] = [];
  for (const node of toOwn(nodes)) {
    if (node.type === 'heading') {
      headings = [...headings.filter(({ depth }) => depth < node.depth), node];
      continue;
    }
    const start = headings.map(measure).reduce((sum, length) => sum + length, 0);
    // One part takes at most half of what is left, so that each of the next ones has room, too.
    const shown = cut(node, (most - text.length) / 2 - start, toMore);
    if (shown === undefined) {
      hidden += 1;
      continue;
    }
    text += `${toMarkdown([...headings, shown])}\n`;
    headings = [];
  }
  return text + toEnd(hidden);
}

function toCommentNodes(node: Nodes, origin: string | undefined): readonly Nodes[] {
  if (node.type === 'text') return toQuietNodes(shorten(node.value, MOST_OF.text));
  if (node.type === 'inlineCode')
    return [{ ...node, value: shorten(node.value, MOST_OF.inlineCode) }];
  if (node.type !== 'link' || !node.url.startsWith('/')) return [node];
  return origin === undefined ? node.children : [{ ...node, url: origin + node.url }];
}

function shorten(text: string, most: number): string {
  const signs = text.length > most ? [...text] : [];
  return signs.length > most ? `${signs.slice(0, most).join('')} …` : text;
}

/** A text that names no person, team, issue or address to GitHub, which would tell them of the comment. */
function toQuietNodes(text: string): readonly Nodes[] {
  return text
    .split(/(@|#(?=\d|$)|\bGH(?=-\d|-?$)|:(?=\/\/))/i)
    .flatMap((part, index) =>
      part === '' ? [] : [toText(part), ...(index % 2 === 1 ? [NOTHING] : [])],
    );
}

const NOTHING: Html = { type: 'html', value: '<!-- -->' };

/** In less, hardly a row has room: to measure those of a thousand tables takes seconds. */
const LEAST_ROOM = 300;

/** The items of a list or a table that have room, and how many more there are; undefined if nothing has. */
function cut(
  node: RootContent,
  room: number,
  toMore: (count: number) => readonly PhrasingContent[],
): RootContent | undefined {
  if (room < LEAST_ROOM) return undefined;
  const isTable = node.type === 'table';
  const items = isTable ? node.children.slice(1) : node.type === 'list' ? node.children : [];
  if (items.length <= MOST_ITEMS && measure(node) <= room) return node;
  const head = isTable ? node.children.slice(0, 1) : [];
  const toPart = (some: readonly Nodes[]) =>
    ({ ...node, children: [...head, ...some] }) as RootContent;
  const toLast = (count: number) =>
    isTable
      ? toTable([[toMore(count)]]).children
      : [{ type: 'listItem', children: [toParagraph(...toMore(count))] } as ListItem];
  let rest = room - measure(toPart(toLast(items.length)));
  const shown = items.slice(0, MOST_ITEMS).filter((item) => {
    const length = measure(toPart([item]));
    const isShown = length <= rest;
    if (isShown) rest -= length;
    return isShown;
  });
  return shown.length === 0
    ? undefined
    : toPart([...shown, ...toLast(items.length - shown.length)]);
}

function measure(node: RootContent): number {
  return toMarkdown([node]).length + 1;
}
