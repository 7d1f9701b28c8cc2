import type { Locale, Locales } from '../../src/model/site/locales';
import { toLocaleBase } from '../../src/model/site/locales';

/** The language of a build, and where its site will be served. */
export interface Settings {
  readonly locale: Locale;
  /** The site's base path with the locale's prefix, with leading and trailing slash: `/`, `/pr-12/vi/`. */
  readonly base: string;
  /** Origin, without a trailing slash. */
  readonly siteUrl: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `BASE_PATH`, `SITE_URL` and `LOCALE`, the code of a locale; throws an error with the expected
 * form of an invalid value.
 */
export function readSettings(environment: Environment, locales: Locales): Settings {
  const locale = getLocale(environment['LOCALE'] ?? locales.default, locales);
  return {
    locale,
    base: toLocaleBase(readBasePath(environment), locale.code, locales.default),
    siteUrl: parseSiteUrl(environment['SITE_URL'] ?? 'https://developers.easier.example'),
  };
}

/** Reads `BASE_PATH`, below which the sites of all languages are served. */
export function readBasePath(environment: Environment): string {
  const value = environment['BASE_PATH'] ?? '/';
  const base = `/${value}/`.replaceAll(/\/{2,}/g, '/');
  if (!/^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(base)) {
    throw new Error(`BASE_PATH "${value}" is not a path. Write it as in BASE_PATH=/pr-12/.`);
  }
  return base;
}

function getLocale(code: string, locales: Locales): Locale {
  const locale = locales.all.find((candidate) => candidate.code === code);
  if (locale !== undefined) return locale;
  const codes = locales.all.map((candidate) => candidate.code).join(', ');
  throw new Error(`LOCALE "${code}" is not a locale of the site. Write one of: ${codes}.`);
}

function parseSiteUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (
    url === undefined ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search + url.hash !== ''
  ) {
    throw new Error(
      `SITE_URL "${value}" is not an origin. Write it as in SITE_URL=https://developers.example.com; a path goes into BASE_PATH.`,
    );
  }
  return url.origin;
}
