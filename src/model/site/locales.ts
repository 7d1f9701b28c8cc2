import { withBase, withoutBase } from './paths';

/** A language that the site is built in. */
export interface Locale {
  /** The code in URLs and folder names: `vi`. */
  readonly code: string;
  /** The name of the language in that language: `Tiếng Việt`. */
  readonly label: string;
  /** The BCP 47 tag for the document. */
  readonly htmlLang: string;
  /** The text direction; left to right by default. */
  readonly direction?: 'rtl';
}

/** The languages of the site. */
export interface Locales {
  /** The code of the locale whose URLs have no prefix. */
  readonly default: string;
  readonly all: readonly Locale[];
}

/** The base path of a locale's build: `/pr-12/` becomes `/pr-12/vi/`, unchanged for the default locale. */
export function toLocaleBase(base: string, locale: string, defaultLocale: string): string {
  return locale === defaultLocale ? base : `${base}${locale}/`;
}

/** The inverse of {@link toLocaleBase}. */
function toSiteBase(base: string, locale: string, defaultLocale: string): string {
  return locale === defaultLocale ? base : base.slice(0, -`${locale}/`.length);
}

/**
 * The URL of the same page in another locale: replaces the prefix, and keeps query and hash.
 *
 * `base` is the base path of the current build, and `path` starts with it.
 */
export function toLocalePath(
  base: string,
  path: string,
  from: string,
  to: string,
  defaultLocale = 'en',
): string {
  const target = toLocaleBase(toSiteBase(base, from, defaultLocale), to, defaultLocale);
  const end = path.search(/[?#]|$/);
  const pathname = path.slice(0, end);
  return withBase(target, withoutBase(base, pathname) ?? pathname) + path.slice(end);
}

/** One of a page's URLs for `<link rel="alternate">`. */
export interface LocaleAlternate {
  readonly hrefLang: string;
  /** Including the base. */
  readonly path: string;
}

/** A site path in every locale, plus the default for readers of other languages. */
export function toLocaleAlternates(
  locales: Locales,
  current: string,
  base: string,
  path: string,
): readonly LocaleAlternate[] {
  const toPath = (code: string) =>
    toLocalePath(base, withBase(base, path), current, code, locales.default);
  return [
    ...locales.all.map(({ code, htmlLang }) => ({ hrefLang: htmlLang, path: toPath(code) })),
    { hrefLang: 'x-default', path: toPath(locales.default) },
  ];
}
