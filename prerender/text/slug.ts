import { slug } from 'github-slugger';

/**
 * `createNewTask` → `create-new-task`; `Easier API Document` → `easier-api-document`.
 *
 * All symbols separate words, except those that match `dropped`: without apostrophes, `reader's` → `readers`.
 */
export function toKebabCase(text: string, dropped = /(?!)/g): string {
  return text
    .normalize('NFC')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1-$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
    .replace(dropped, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}

/** The text for a heading's anchor: its words, or `section` without any, as for a single emoji. */
export function toAnchorText(heading: string): string {
  return slug(heading) === '' ? 'section' : heading;
}
