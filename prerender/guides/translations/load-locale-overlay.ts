import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { LocaleOverlay } from './overlay-locale';
import { overlayLocale } from './overlay-locale';

/** Finds the translations of a locale among the files below `content`. */
export async function loadLocaleOverlay(root: string, locale: string): Promise<LocaleOverlay> {
  const entries = await readdir(join(root, 'content'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return overlayLocale(files, locale);
}
