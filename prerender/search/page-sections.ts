import type { HtmlElement, HtmlNode } from '../html/html-tree';
import { hasName } from '../html/html-tree';
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
 * Text belongs to the last heading before it; a heading without an anchor is text. After a wrapper (tab,
 * details, admonition) with headings of its own, text belongs to the heading before the wrapper again.
 */
export function toSections(main: HtmlElement): PageSection[] {
  const beginning: Draft = { title: '', hash: '', text: '' };
  const drafts = [beginning];
  readChildren(main, beginning, drafts);
  return drafts
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
  if (hasName(node, 'math')) {
    current.text += toText(node);
    return current;
  }
  if (hasName(node, 'h1', 'h2', 'h3') && isAnchored(node)) {
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

/** The title of a page needs no anchor. */
function isAnchored(heading: HtmlElement): boolean {
  return hasName(heading, 'h1') || (heading.attributes['id'] ?? '') !== '';
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
