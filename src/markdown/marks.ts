import type { Nodes, Text } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import type { Options } from 'mdast-util-to-markdown';
import { toMarkdown } from 'mdast-util-to-markdown';
import { isSafeHref } from '../model/site/paths';
import type { Code } from '../model/text/code';
import { toCopiedText } from '../model/text/code';
import type { RichNode, RichText } from '../model/text/rich-text';
import { toPlainText } from '../model/text/rich-text';

/*
 * The marks of Markdown around texts. What a text has of Markdown is escaped by the library that writes trees; a part
 * that is empty leaves nothing behind, not even its heading.
 */

export type Part = string | false | undefined;

/** A tree of Markdown as text. */
export function write(tree: Nodes): string {
  return toMarkdown(tree, { ...options, extensions }).trimEnd();
}

const options: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  listItemIndent: 'one',
  handlers: {
    text: (node: Text, _, state, info) => {
      if (isPlain(node.value, info)) return node.value;
      const safe = state
        .safe(node.value, info)
        // Inside a word, an underscore is no mark: agents look for `team_id`.
        .replaceAll(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_');
      // A bare address would take a backslash after it as one of its characters.
      const hasEscape = /(?:https?:\/\/|www\.)\S*\\/i.test(safe);
      return hasEscape ? safe.replaceAll(/(?<=https?):(?=\/\/)|(?<=www)\./gi, '\\$&') : safe;
    },
  },
};

// Without the one for bare addresses, which would escape a colon in each of them.
const extensions = [
  gfmStrikethroughToMarkdown(),
  gfmTableToMarkdown({ tablePipeAlign: false }),
  gfmTaskListItemToMarkdown(),
];

/** Words on one line. */
export function text(words = ''): string {
  const value = words.replaceAll(/[ \t\r\n]+/g, ' ').trim();
  return PLAIN.test(value)
    ? value
    : write({ type: 'paragraph', children: [{ type: 'text', value }] });
}

/** Most words have nothing of Markdown, and the library takes long. */
const PLAIN =
  /^(?![-+=>]|\d+[.)])(?:[\p{L}\p{N} ,.;:()'"’“”–—…%/?@$=+>{}-]|(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}]))*$/u;

/** A text in its place that the library would leave as it is. It encodes spaces beside the break of a line. */
function isPlain(value: string, { before, after }: { before: string; after: string }): boolean {
  return PLAIN.test(value) && !/\n | \n/.test(before + value + after);
}

/** A value that is empty, or of several lines, is written as JSON. */
export function code(value: string): string {
  if (value === '' || /[\n\r]/.test(value)) return code(JSON.stringify(value));
  return /^[^\s`](?:[^`]*[^\s`])?$/.test(value)
    ? `\`${value}\``
    : write({ type: 'inlineCode', value });
}

/** Words of ours with values in code, and links. */
export function inline(words: RichText): string {
  return words
    .map((node) => {
      if (typeof node === 'string') return node;
      return 'href' in node ? link(node.href, toPlain(node)) : code(toExact(node));
    })
    .join('');
}

function toPlain(node: Exclude<RichNode, string>): string {
  return node.tag === 'code-block' ? '' : toPlainText(node.children);
}

/** The characters of a value: white space is a part of it. */
function toExact(node: RichNode): string {
  if (typeof node === 'string') return node;
  return node.tag === 'code-block' ? '' : node.children.map(toExact).join('');
}

/** Names or values in code, one after another. */
export function codes(values: readonly string[], separator = ', '): string {
  return values.map(code).join(separator);
}

export function strong(words: string): string {
  return `**${text(words)}**`;
}

/** An address as heads write it: with spaces and letters of other scripts percent-encoded. */
export function toUrl(address: string): string {
  return address.replaceAll(/[^\x21-\x7E\p{Cs}]+/gu, encodeURIComponent);
}

/** A link; its words alone if the address, which may be from a document, is unsafe. */
export function link(address: string, words = address): string {
  if (!isSafeHref(address)) return text(words);
  const url = toUrl(address);
  return PLAIN.test(words) && /^[^\s()<>\\]+$/.test(url)
    ? `[${text(words)}](${url})`
    : write({ type: 'link', url, children: [{ type: 'text', value: words }] });
}

export function fence(block: Code): string {
  if (block.lines.length === 0) return '';
  const value = toCopiedText(block);
  return value.includes('```')
    ? write({ type: 'code', lang: block.language, value })
    : `\`\`\`${block.language}\n${value}\n\`\`\``;
}

/** Parts of a line. */
export function line(...parts: readonly Part[]): string {
  return listSaid(parts).join(' ');
}

export function blocks(...parts: readonly Part[]): string {
  return listSaid(parts).join('\n\n');
}

/** A heading with what is below it. */
export function section(depth: number, title: string, ...parts: readonly Part[]): string {
  const content = blocks(...parts);
  return content === '' ? '' : blocks(heading(depth, title), content);
}

export function heading(depth: number, title: string): string {
  return `${'#'.repeat(Math.min(depth, 6))} ${text(title)}`.replace(/(?<=\s)(#+)$/, '\\$1');
}

/** Blocks as an item of a list, the first of them on its line. */
export function item(first: string, ...parts: readonly Part[]): string {
  const [all, isTight] = [listSaid(parts), parts.every((part) => !part || part.startsWith('- '))];
  return `- ${[first, ...all].join(isTight ? '\n' : '\n\n').replaceAll(/\n(?=[^\n])/g, '\n  ')}`;
}

export function list(items: readonly string[]): string {
  return items.join('\n');
}

function listSaid(parts: readonly Part[]): readonly string[] {
  return parts.filter((part): part is string => typeof part === 'string' && part !== '');
}
