import { toDefined } from '../../src/model/defined';
import type { PlainNode } from '../../src/model/guides/plain-body';
import { withMoreWords } from '../../src/model/search/search-document';
import type { PageSection } from './page-documents';
import { toShownElement } from './shown-elements';

/** The element of words that are found in a section, but are no sentence. */
export const WORDS = 'words';

/** A section that is being read. */
interface Draft {
  readonly title: string;
  readonly hash: string;
  /** The name of its heading: `h2`. */
  readonly level: string;
  readonly words: string[];
  readonly blocks: string[];
  /** The text of the block that has not ended. */
  open: string;
}

function toDraft(title: string, hash = '', level = ''): Draft {
  return { title, hash, level, words: [], blocks: [], open: '' };
}

/**
 * Splits the text of a page, whose title may stand before it, at headings of level 1 to 3.
 *
 * Text belongs to the last heading before it; a heading without an anchor is text. After a wrapper (tab,
 * details, admonition) with headings of its own, text belongs to the heading before the wrapper again.
 */
export function toSections(nodes: readonly PlainNode[], title = ''): readonly PageSection[] {
  const beginning = toDraft(title);
  const drafts = [beginning];
  endBlock(readNodes(nodes, beginning, drafts));
  return drafts
    .map(({ title: heading, hash, words, blocks }, at) => ({
      title: heading,
      hash,
      ...toDefined({ parent: findParent(drafts, at) }),
      content: withMoreWords(joinBlocks(blocks), words),
    }))
    .filter((section) => section.title !== '' || section.content !== '');
}

/** The title of the section of level 2 that one of level 3 is in. */
function findParent(drafts: readonly Draft[], at: number): string | undefined {
  if (drafts[at]?.level !== 'h3') return undefined;
  const above = drafts.slice(0, at).findLast(({ level }) => level !== 'h3');
  return above?.level === 'h2' ? above.title : undefined;
}

/** The text of nodes in sentences, that of headings included. */
export function toSentences(nodes: readonly PlainNode[]): string {
  const blocks = toSections(nodes).flatMap(({ title, content }) => [
    title === '' ? '' : endSentence(title),
    content,
  ]);
  return joinBlocks(blocks.filter((block) => block !== ''));
}

/** Code ends with a line break. */
function joinBlocks(blocks: readonly string[]): string {
  return blocks.join(' ').replaceAll('\n ', '\n').trim();
}

/** A text on one line. */
export function toLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Adds the text of nodes to the current section, and returns the section that is current at their end. */
function readNodes(nodes: readonly PlainNode[], current: Draft, drafts: Draft[]): Draft {
  return nodes.reduce((section, node) => readNode(node, section, drafts), current);
}

function readNode(node: PlainNode, current: Draft, drafts: Draft[]): Draft {
  if (typeof node === 'string') {
    current.open += node;
    return current;
  }
  const [name, properties, children] = toShownElement(node);
  if (isSkipped(name, properties)) return current;
  const id = typeof properties?.['id'] === 'string' ? properties['id'] : '';
  if (name === 'h1' || (/^h[23]$/.test(name) && id !== '')) {
    endBlock(current);
    const draft = toDraft(readLine(children), id && `#${id}`, name);
    drafts.push(draft);
    return draft;
  }
  if (name === WORDS) {
    current.words.push(...[readLine(children)].filter((words) => words !== ''));
    return current;
  }
  if (name === 'pre') {
    endBlock(current);
    // No stop: it would be part of the code.
    current.blocks.push(...[readLine(children)].filter(Boolean).map((code) => `${code}\n`));
    return current;
  }
  if (name === 'br') current.open += ' ';
  const sign = signs.get(name);
  if (sign === undefined) return readNodes(children, current, drafts);
  if (sign === '.') endBlock(current);
  const inner = readNodes(children, current, drafts);
  endBlock(inner, sign);
  return endsSections(name, current, inner) ? current : inner;
}

function readLine(nodes: readonly PlainNode[]): string {
  const line = toDraft('');
  readNodes(nodes, line, [line]);
  return toLine([...line.blocks, line.open].join(' '));
}

/** Ends a block with a sign. */
function endBlock(draft: Draft, sign = '.'): void {
  const text = toLine(draft.open);
  const last = draft.blocks.at(-1);
  draft.open = '';
  if (text !== '') draft.blocks.push(endSentence(text, sign));
  // The last cell of a row.
  else if (sign === '.' && last?.endsWith(',')) draft.blocks.splice(-1, 1, `${last.slice(0, -1)}.`);
}

function endSentence(text: string, sign = '.'): string {
  return ENDED.test(text) ? text : text + sign;
}

/** With the quotes and brackets that follow. */
const ENDED = /[.!?…:;,。！？：；、]["'”’»」』)\]]*$/u;

/**
 * A wrapper ends the sections inside it, unless it only frames a heading: a header, or an element with
 * nothing after the heading, whose text then follows outside.
 */
function endsSections(wrapper: string, outer: Draft, inner: Draft): boolean {
  const isBeginning = outer.title === '';
  return !isBeginning && wrapper !== 'header' && wrapper !== 'hgroup' && inner.blocks.length > 0;
}

function isSkipped(name: string, properties: Readonly<Record<string, unknown>> | null): boolean {
  return (
    SKIPPED.has(name) ||
    String(properties?.['aria-hidden']) === 'true' ||
    properties?.['data-search-skip'] !== undefined ||
    properties?.['data-footnote-backref'] !== undefined
  );
}

/** Controls and navigation, which are not part of a page's text. */
const SKIPPED: ReadonlySet<string> = new Set(
  'button footer nav noscript script style svg template'.split(' '),
);

/** Elements whose text is separate from the text around it, and the sign that ends it. */
const signs: ReadonlyMap<string, string> = new Map(
  [
    ['.', 'address article aside blockquote caption dd details dialog div dl fieldset figcaption'],
    ['.', 'figure form h2 h3 h4 h5 h6 header hgroup hr legend li main ol option p section select'],
    ['.', 'table tbody tfoot thead tr ul'],
    [',', 'td th'],
    [':', 'dt summary'],
  ].flatMap(([sign = '', names = '']) => names.split(' ').map((name) => [name, sign] as const)),
);
