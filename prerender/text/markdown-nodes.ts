import type { InlineCode, ListItem, PhrasingContent, Root, RootContent, Table, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { listTextParts } from './code-words';

/*
 * Markdown as a tree, which is written as a comment or as a page. Texts are literal: whatever signs they have, they are
 * neither Markdown nor HTML.
 */

export function toHeading(depth: 1 | 2 | 3 | 4, title: string): RootContent {
  return { type: 'heading', depth, children: listWords(title) };
}

export function toParagraph(...children: readonly PhrasingContent[]): RootContent {
  return { type: 'paragraph', children: [...children] };
}

export function toList(items: readonly (readonly PhrasingContent[])[]): RootContent {
  const children = items.map((item): ListItem => {
    return {
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children: [...item] }],
    };
  });
  return { type: 'list', spread: false, children };
}

/** A table; its first row has the titles of the columns. */
export function toTable(rows: readonly (readonly (readonly PhrasingContent[])[])[]): Table {
  return {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({ type: 'tableCell', children: [...cell] })),
    })),
  };
}

/** A text in which only code is marked, between backticks. */
export function listWords(text: string): (Text | InlineCode)[] {
  return listTextParts(text).map(({ value, isCode }) => (isCode ? toCode(value) : toText(value)));
}

export function toText(value: string): Text {
  return { type: 'text', value };
}

export function toCode(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

export function toLink(url: string, ...children: readonly (Text | InlineCode)[]): PhrasingContent {
  return { type: 'link', url, children: [...children] };
}

export const lineBreak: PhrasingContent = { type: 'break' };

/** Writes a tree as Markdown. */
export function toMarkdown(children: readonly RootContent[]): string {
  const root: Root = { type: 'root', children: [...children] };
  return processor.stringify(root);
}

const processor = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .freeze();
