import { findNearest } from '../../diagnostics/find-nearest';
import type { Problem } from '../../diagnostics/problem';
import { listFiles } from '../../sources/sources';
import { checkEndings } from '../docs/doc-endings';

/** The translations of a locale. */
export interface TranslatedFiles {
  /**
   * The file to read for a source: its translation, or the source itself.
   *
   * The source's path still counts, so that the translation keeps its address, relative links and
   * images.
   */
  readonly findFile: (source: string) => string;
  readonly problems: readonly Problem[];
}

/** Pairs sources with their translations; all paths are relative to the project root. */
export function toTranslatedFiles(files: readonly string[], locale: string): TranslatedFiles {
  const known = new Set(files);
  const sources = files.filter((file) => !file.startsWith('content/i18n/'));
  const translations = new Map(
    sources
      .map((source) => [source, toTranslationPath(source, locale)] as const)
      .filter(([, translation]) => known.has(translation)),
  );
  const used = new Set(translations.values());
  return {
    findFile: (source) => translations.get(source) ?? source,
    problems: files
      .filter((file) => isTranslatedDoc(file, locale) && !used.has(file))
      .map((file) => toProblem(file, locale, sources)),
  };
}

/** The translation's path: `content/docs/a.mdx` has `content/i18n/vi/docs/a.mdx`. */
export function toTranslationPath(source: string, locale: string): string {
  return source.replace(/^content\//, `content/i18n/${locale}/`);
}

function isTranslatedDoc(file: string, locale: string): boolean {
  return (
    file.startsWith(`content/i18n/${locale}/docs/`) ||
    file.startsWith(`content/i18n/${locale}/versions/`)
  );
}

function toProblem(file: string, locale: string, sources: readonly string[]): Problem {
  const source = file.replace(`content/i18n/${locale}/`, 'content/');
  const nearest = findNearest(source, sources);
  return {
    file,
    severity: 'warning',
    message: `The file translates nothing: there is no ${source}.`,
    hint:
      nearest === undefined
        ? 'Give it the same path as its source has below content.'
        : `Did you mean ${toTranslationPath(nearest, locale)}?`,
  };
}

/** Finds the translations of a locale among the files below `content`. */
export async function loadTranslatedFiles(root: string, locale: string): Promise<TranslatedFiles> {
  const files = await listFiles(root, 'content');
  const found = toTranslatedFiles(
    files.filter((file) => /\.mdx?$/.test(file)),
    locale,
  );
  const endings = checkEndings(files.filter((file) => isTranslatedDoc(file, locale)));
  return { ...found, problems: [...found.problems, ...endings] };
}
