import type { Locale, Locales } from './locales';
import { toLocaleAlternates } from './locales';
import { isExternalHref, withBase } from './paths';

/** A page's title, description and other metadata, for browsers, search engines and link previews. */
export interface PageHead {
  /** Undefined on the home page, whose title is the site's. */
  readonly title?: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** Site path, without the base. */
  readonly path: string;
  readonly noindex?: boolean;
  /** Lets search engines follow the links of a page that they do not index. */
  readonly follow?: boolean;
  /** For link previews: a URL or a site path. */
  readonly image?: string;
  /** Shows the title without the site's title, as on the search page. */
  readonly bareTitle?: boolean;
  /** Set if the page itself keeps the document's title up to date. */
  readonly keepsTitle?: boolean;
}

/** The part of every head that comes from the site. */
export interface SiteIdentity {
  readonly title: string;
  readonly titleDelimiter: string;
  /** Origin, without a trailing slash. */
  readonly url: string;
  readonly base: string;
  /** The language of this build, and those of the site. */
  readonly locale: Locale;
  readonly locales: Locales;
}

/** An element of the head that differs between pages. */
export type HeadTag =
  | {
      readonly tag: 'meta';
      readonly attribute: 'name' | 'property';
      readonly key: string;
      readonly content: string;
    }
  | {
      readonly tag: 'link';
      readonly rel: string;
      readonly href: string;
      readonly hreflang?: string;
    };

/** `Page | Site`, or the site's title alone. */
export function toDocumentTitle(head: PageHead, site: SiteIdentity): string {
  const title = head.title?.trim();
  if (title === undefined || title === '') return site.title;
  return head.bareTitle === true ? title : `${title} ${site.titleDelimiter} ${site.title}`;
}

/**
 * The head elements of a page, for prerendering and navigation. A build adds what only crawlers read: the picture for
 * link previews and structured data.
 */
export function toHeadTags(head: PageHead, site: SiteIdentity): readonly HeadTag[] {
  const title = toDocumentTitle(head, site);
  const url = toUrl(site, withBase(site.base, head.path));
  const keywords = head.keywords ?? [];
  return [
    meta('name', 'description', head.description),
    ...(keywords.length > 0 ? [meta('name', 'keywords', keywords.join(','))] : []),
    ...(head.noindex === true
      ? [meta('name', 'robots', `noindex, ${head.follow === true ? 'follow' : 'nofollow'}`)]
      : []),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    meta('property', 'og:type', head.path === '/' ? 'website' : 'article'),
    meta('property', 'og:site_name', site.title),
    meta('property', 'og:locale', site.locale.htmlLang),
    ...toImageTags(head, site),
    { tag: 'link', rel: 'canonical', href: url },
    ...toAlternates(head, site),
  ];
}

/** The image tags; an image makes the preview large. */
function toImageTags({ image }: PageHead, site: SiteIdentity): readonly HeadTag[] {
  if (image === undefined) return [meta('name', 'twitter:card', 'summary')];
  const url = isExternalHref(image) ? image : toUrl(site, withBase(site.base, image));
  return [
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('property', 'og:image', url),
    meta('name', 'twitter:image', url),
  ];
}

/** Links to the same page in each language, even if there is only one. */
function toAlternates({ path }: PageHead, site: SiteIdentity): readonly HeadTag[] {
  const { locale, locales, base } = site;
  return toLocaleAlternates(locales, locale.code, base, path).map((alternate) => ({
    tag: 'link',
    rel: 'alternate',
    href: toUrl(site, alternate.path),
    hreflang: alternate.hrefLang,
  }));
}

/** The whole address of a path, which may be percent-encoded already. */
function toUrl(site: SiteIdentity, path: string): string {
  return site.url + encodeURI(path).replaceAll(/%25(?=[\da-f]{2})/gi, '%');
}

function meta(attribute: 'name' | 'property', key: string, content: string): HeadTag {
  return { tag: 'meta', attribute, key, content };
}
