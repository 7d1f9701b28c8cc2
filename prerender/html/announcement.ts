import { escapeAttribute, escapeText } from './escape';
import type { HtmlElement, HtmlNode } from './html-tree';
import { parseHtml } from './html-tree';

/** The HTML of an announcement, and the elements and attributes that were removed from it. */
export interface CleanAnnouncement {
  readonly html: string;
  readonly dropped: readonly string[];
}

/** The elements that an announcement may have, for messages. */
export const ALLOWED = '<a>, <b>, <code>, <em>, <i> and <strong>';

/** Keeps the text of an announcement, its links, emphasis and code. */
export function toCleanAnnouncement(html: string): CleanAnnouncement {
  const dropped = new Set<string>();
  const write = (node: HtmlNode): string => {
    if (typeof node === 'string') return escapeText(node);
    const { name, attributes, children } = node;
    if (!ELEMENTS.has(name)) dropped.add(`<${name}>`);
    if (UNREADABLE.has(name)) return '';
    const inner = children.map(write).join('');
    if (!ELEMENTS.has(name)) return inner;
    const kept = Object.entries(attributes).map(([key, value = '']) => {
      if (isAllowed(node, key, value)) return ` ${key}="${escapeAttribute(value)}"`;
      dropped.add(key === 'href' && name === 'a' ? `href="${value}"` : key);
      return '';
    });
    return `<${name}${kept.join('')}>${inner}</${name}>`;
  };
  const clean = parseHtml(html).children.map(write).join('');
  return { html: clean, dropped: [...dropped] };
}

const ELEMENTS = new Set(['a', 'b', 'code', 'em', 'i', 'strong']);

/** Their content is no text for readers. */
const UNREADABLE = new Set(['script', 'style', 'iframe', 'noscript', 'svg', 'math', 'template']);

function isAllowed({ name }: HtmlElement, key: string, value: string): boolean {
  if (name !== 'a') return false;
  if (key !== 'href') return ['title', 'target', 'rel'].includes(key);
  // Parsed as by a browser, which skips line breaks within "javascript:".
  const base = 'https://a.example';
  return URL.canParse(value, base) && /^(?:https?|mailto):$/.test(new URL(value, base).protocol);
}
