import type { HtmlElement, HtmlNode } from '../html/elements';
import { hasName } from '../html/elements';
import { toFieldSections } from './to-field-sections';
import type { PageSection } from './page-documents';
import { condense, isBlock, isSkipped, toText } from './to-text';

interface Draft {
  readonly title: string;
  readonly hash: string;
  text: string;
}

/**
 * Cuts the text of a page at its headings of level 1 to 3.
 *
 * Text belongs to the last heading before it, also that of a field, which is found by its name alone. After a wrapper (tab, details, admonition) with
 * headings of its own, the heading before the wrapper is in force again.
 */
export function toSections(main: HtmlElement): PageSection[] {
  const beginning: Draft = { title: '', hash: '', text: '' };
  const drafts = [beginning];
  readChildren(main, beginning, drafts);
  return [...drafts, ...toFieldSections(main)]
    .map(({ title, hash, text }) => ({ title, hash, content: condense(text) }))
    .filter(({ title, content }) => title !== '' || content !== '');
}

/** Reads what is in an element into the current section, and returns the one current at its end. */
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
 * A wrapper ends the sections within it, unless it is a mere frame of a heading: a header, or an
 * element with nothing behind the heading, whose text then follows outside.
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

/** The `#` beside a heading; a heading whose words are a link is something else. */
function isPermalink(node: HtmlNode, hash: string): boolean {
  if (typeof node === 'string' || !hasName(node, 'a')) return false;
  if (node.attributes['href'] !== hash) return false;
  return !/[\p{L}\p{N}]/u.test(toText(node));
}
