import type { Locale, Locales } from '../../src/model/site/locales';
import { toLocaleBase } from '../../src/model/site/locales';

/** The language of a build, and where it will be served. */
export interface LocaleSettings {
  readonly locale: Locale;
  /** The site's base path with the locale's prefix. */
  readonly base: string;
}

/** Reads `LOCALE`, the code of a locale; without it the default one is built. */
export function readLocaleSettings(
  environment: Readonly<Record<string, string | undefined>>,
  locales: Locales,
  base: string,
): LocaleSettings {
  const code = environment['LOCALE'] ?? locales.default;
  const locale = locales.all.find((candidate) => candidate.code === code);
  if (locale === undefined) {
    const codes = locales.all.map((candidate) => candidate.code).join(', ');
    throw new Error(`LOCALE "${code}" is not a locale of the site. Write one of: ${codes}.`);
  }
  return { locale, base: toLocaleBase(base, code, locales.default) };
}
