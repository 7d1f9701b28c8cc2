import { withBase, withoutBase } from './paths';

/** A language that the site is built in. */
export interface Locale {
  /** Names the locale in addresses and folders: `vi`. */
  readonly code: string;
  /** Its own name for itself: `Tiếng Việt`. */
  readonly label: string;
  /** A BCP 47 tag, for the document. */
  readonly htmlLang: string;
  /** From which side it is written; left to right unless it says otherwise. */
  readonly direction?: 'rtl';
}

/** The languages of the site. */
export interface Locales {
  /** The code of the one whose addresses have no prefix. */
  readonly default: string;
  readonly all: readonly Locale[];
}

/** The base path of a locale's build: `/pr-12/` becomes `/pr-12/vi/`, and stays for the default locale. */
export function toLocaleBase(base: string, locale: string, defaultLocale: string): string {
  return locale === defaultLocale ? base : `${base}${locale}/`;
}

/** The inverse of {@link toLocaleBase}. */
function toSiteBase(base: string, locale: string, defaultLocale: string): string {
  return locale === defaultLocale ? base : base.slice(0, -`${locale}/`.length);
}

/**
 * The same page in another locale: its address with the prefix exchanged; query and hash are kept.
 *
 * `base` is that of the build that the reader is in, and `path` begins with it.
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

/** One of a page's addresses, as `<link rel="alternate">` takes it. */
export interface LocaleAlternate {
  readonly hrefLang: string;
  /** With the base. */
  readonly path: string;
}

/** A site path in every locale, and where readers of all others go. */
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
