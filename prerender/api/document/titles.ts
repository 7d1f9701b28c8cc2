import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { toGroups } from '../../../src/model/to-groups';
import { toWords } from '../../text/words';

/** The sources of an operation's title. */
export interface Named {
  readonly summary?: string | undefined;
  readonly operationId?: string | undefined;
  /** The title without a summary or an id, such as its method and path. */
  readonly fallback: string;
}

/** The title of an operation: its summary, if that is a title, else the words of its id. */
export function toTitle({ summary, operationId = '', fallback }: Named): string {
  // Readers of titles expect no full stop; an ellipsis stays.
  if (isTitle(summary)) return toLine(summary).replace(/(?<![.。])[.。]$/u, '');
  const id = toLine(operationId);
  // An id with spaces is a name already.
  const name = id.includes(' ') ? id : toWords(id);
  return name !== '' && name.length <= MAX_LENGTH ? name : fallback;
}

/** A summary that is no title, as the first paragraph of the description; else the description alone. */
export function withLead({
  summary,
  description,
}: {
  readonly summary?: string | undefined;
  readonly description?: string | undefined;
}): string | undefined {
  const text = description?.trim() ?? '';
  const lead = summary?.trim() ?? '';
  if (lead === '' || isTitle(summary) || text.startsWith(lead)) return description;
  return text === '' ? lead : `${lead}\n\n${text}`;
}

/** Longer summaries are sentences: no heading, sidebar or search hit has room for them. */
const MAX_LENGTH = 80;

/** True for a summary with a word, short and without Markdown. OpenAPI says that a summary is plain text. */
function isTitle(summary: string | undefined): summary is string {
  const line = toLine(summary ?? '');
  return /[\p{L}\p{N}]/u.test(line) && [...line].length <= MAX_LENGTH && !hasMarkdown(line);
}

function toLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

function hasMarkdown(line: string): boolean {
  if (!/[`*_<#[]/.test(line)) return false;
  let isFound = false;
  visit(parser.parse(line), (node) => {
    isFound ||= node.type === 'html' ? formats.test(node.value) : marked.has(node.type);
  });
  return isFound;
}

const parser = unified().use(remarkParse);

const marked = new Set(['code', 'emphasis', 'heading', 'image', 'inlineCode', 'link', 'strong']);

/** Other names in angle brackets are text: `Get Map<Key>`. */
const formats = /^<\/?(?:a|b|br|code|em|h[1-6]|i|img|li|p|small|span|strong|sub|sup|u|ul)\b/i;

interface Titled {
  readonly title: string;
  readonly method: string;
  readonly path: string;
}

/** Adds its path to a title that a group has twice, with the method if they share the path, too. */
export function withUniqueTitles<T extends Titled>(
  operations: readonly T[],
  listGroups: (operation: T) => readonly string[],
): readonly T[] {
  const toKeys = (operation: T) =>
    listGroups(operation).map((group) => `${group}\n${operation.title.toLowerCase()}`);
  const groups = toGroups(operations, toKeys);
  return operations.map((operation) => {
    const { title, method, path } = operation;
    const same = toKeys(operation).map((key): readonly T[] => groups.get(key) ?? []);
    if (same.every((list) => list.length < 2)) return operation;
    const isOwnPath = same.every((list) => list.filter((other) => other.path === path).length < 2);
    const place = isOwnPath ? path : `${method.toUpperCase()} ${path}`;
    return { ...operation, title: `${title} (${place})` };
  });
}
