import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { Locale, Locales } from '../../../src/model/site/locales';
import type { Problem } from '../../diagnostics/problem';
import type { TextCatalogue } from '../../../src/model/text/text-catalogue';
import { translateTexts } from '../../../src/model/text/text-catalogue';
import { parseTranslation } from './parse-translation';

export interface LoadedTranslation {
  /** What is translated and right. */
  readonly texts: TextCatalogue;
  readonly problems: readonly Problem[];
}

/** Reads the texts of the interface in another language, from `content/i18n/<locale>/texts.json`. */
export async function loadTranslation(root: string, locale: string): Promise<LoadedTranslation> {
  const file = `content/i18n/${locale}/texts.json`;
  if (!existsSync(join(root, file))) return { texts: {}, problems: [toMissing(file)] };
  const [source, english] = await Promise.all([
    readFile(join(root, file), 'utf8'),
    loadEnglish(root),
  ]);
  return parseTranslation({ file, text: source }, english, locale);
}

/** All texts of the interface in a language; those that are not translated are English. */
export async function loadTexts(
  root: string,
  locale: Locale,
  locales: Locales,
): Promise<TextCatalogue> {
  const english = await loadEnglish(root);
  if (locale.code === locales.default) return english;
  return translateTexts(english, (await loadTranslation(root, locale.code)).texts);
}

/** The catalogue is a part of the app, so the build evaluates it, as it does with `sidebars.ts`. */
async function loadEnglish(root: string): Promise<TextCatalogue> {
  const { module } = await runnerImport<{ readonly english: TextCatalogue }>(
    join(root, 'src/ui/texts/texts.ts'),
    { root, configFile: false },
  );
  return module.english;
}

function toMissing(file: string): Problem {
  return {
    file,
    severity: 'warning',
    message: 'There is no such file, so the interface is in English.',
    hint: 'Write texts by section and key, as in { "search": { "noResults": "…" } }.',
  };
}
