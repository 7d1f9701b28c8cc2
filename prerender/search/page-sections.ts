import type { HtmlElement, HtmlNode } from '../html/html-tree';
import { hasName, listElements } from '../html/html-tree';
import { condense, isBlock, isSkipped, toText } from './visible-text';

/** A heading of a page and the text up to the next one. */
export interface PageSection {
  /** Empty for text before the first heading. */
  readonly title: string;
  /** With its leading `#`, or empty. */
  readonly hash: string;
  readonly content: string;
}

interface Draft {
  readonly title: string;
  readonly hash: string;
  text: string;
}

/**
 * Splits the text of a page at its headings of level 1 to 3.
 *
 * Text belongs to the last heading before it; fields are found only by name. After a wrapper (tab,
 * details, admonition) with headings of its own, text belongs to the heading before the wrapper again.
 */
export function toSections(main: HtmlElement): PageSection[] {
  const beginning: Draft = { title: '', hash: '', text: '' };
  const drafts = [beginning];
  readChildren(main, beginning, drafts);
  return [...drafts, ...toFieldSections(main)]
    .map(({ title, hash, text }) => ({ title, hash, content: condense(text) }))
    .filter(({ title, content }) => title !== '' || content !== '');
}

/** Adds the text of an element to the current section, and returns the section that is current at its end. */
function readChildren(element: HtmlElement, current: Draft, drafts: Draft[]): Draft {
  return element.children.reduce((section, child) => readNode(child, section, drafts), current);
}

function readNode(node: HtmlNode, current: Draft, drafts: Draft[]): Draft {
  if (typeof node === 'string') {
    current.text += node;
    return current;
  }
  if (isSkipped(node)) return current;
  if (hasName(node, 'h1', 'h2', 'h3')) {
    const draft = toDraft(node);
    drafts.push(draft);
    return draft;
  }
  const gap = isBlock(node) ? ' ' : '';
  current.text += gap;
  const inner = readChildren(node, current, drafts);
  const next = endsSections(node, current, inner) ? current : inner;
  next.text += gap;
  return next;
}

/**
 * A wrapper ends the sections inside it, unless it only frames a heading: a header, or an element with
 * nothing after the heading, whose text then follows outside.
 */
function endsSections(wrapper: HtmlElement, outer: Draft, inner: Draft): boolean {
  const isBeginning = outer.title === '';
  return !isBeginning && !hasName(wrapper, 'header', 'hgroup') && inner.text.trim() !== '';
}

function toDraft(heading: HtmlElement): Draft {
  const id = heading.attributes['id'] ?? '';
  const hash = id === '' ? '' : `#${id}`;
  const words = heading.children.filter((child) => !isPermalink(child, hash));
  return { title: toText(...words), hash, text: '' };
}

/** The `#` next to a heading, unlike a heading whose text is a link. */
function isPermalink(node: HtmlNode, hash: string): boolean {
  if (typeof node === 'string' || !hasName(node, 'a')) return false;
  if (node.attributes['href'] !== hash) return false;
  return !/[\p{L}\p{N}]/u.test(toText(node));
}

/** A parameter or field, searched by name; its description belongs to the surrounding section. */
export interface FieldSection {
  /** With the names of its parent fields: `assignee.userId`. */
  readonly title: string;
  readonly hash: string;
  readonly text: '';
}

/**
 * The parameters on an operation's page, and the fields of its request and its success response: each
 * name once, at its first occurrence. Errors have the same fields on every page.
 */
export function toFieldSections(main: HtmlElement): readonly FieldSection[] {
  const fields = listElements(main, isField).map((field) => field.attributes['id'] ?? '');
  const byTitle = new Map<string, FieldSection>();
  for (const id of fields) {
    const title = findTitle(id);
    if (title === undefined || byTitle.has(title)) continue;
    byTitle.set(title, { title, hash: `#${id}`, text: '' });
  }
  return [...byTitle.values()];
}

function isField(element: HtmlElement): boolean {
  return hasName(element, 'li') && element.attributes['data-anchor'] !== undefined;
}

/** The name in an anchor, without the part of the page; see `src/model/api/anchors.ts`. */
function findTitle(anchor: string): string | undefined {
  // Without the markers of list items and variants, which the page shows.
  const names = anchor.replaceAll(/(?<!~)(?:\[\]|\([^)]*\))/g, '');
  return FIELD.exec(names)?.[1]?.replaceAll(/~(.)/g, '$1');
}

const FIELD = /^(?:path|query|header|cookie|body|response-2\w\w(?:-header)?)\.(.+)$/;
