import { toHtml } from 'hast-util-to-html';
import type { RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { toMarkdown, toParagraph, toLink, toText } from '../text/markdown-nodes';

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

/** The review as a comment on a pull request; what is too long for one is on the page only. */
export function toComment(nodes: readonly RootContent[], page: string): string {
  const link = toMarkdown([toParagraph(toLink(page, toText('The whole review')))]);
  let text = MARKER;
  for (const node of nodes.map(cut)) {
    const next = `${toMarkdown([node])}\n`;
    if (text.length + next.length + link.length > MOST_CHARACTERS) break;
    text += next;
  }
  return text + link;
}

function cut(node: RootContent): RootContent {
  if (node.type === 'table') return { ...node, children: node.children.slice(0, MOST_ITEMS) };
  if (node.type !== 'list' || node.children.length <= MOST_ITEMS) return node;
  const rest = node.children.length - MOST_ITEMS;
  const more = { type: 'listItem', children: [] } as const;
  const last = { ...more, children: [toMoreParagraph(rest)] };
  return { ...node, children: [...node.children.slice(0, MOST_ITEMS), last] };
}

function toMoreParagraph(count: number) {
  return { type: 'paragraph' as const, children: [toText(`… and ${count} more`)] };
}
