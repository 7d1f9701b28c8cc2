/** What a page says of itself to browsers, search engines and link previews. */
export interface PageHead {
  /** Undefined on the home page, whose title is the site's. */
  readonly title?: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** Site path, without the base. */
  readonly path: string;
  readonly noindex?: boolean;
  /** For link previews: an address, or a site path. */
  readonly image?: string;
  /** The search page's title stands alone. Behaviour S2.92. */
  readonly bareTitle?: boolean;
}

/** The site's own part of every head. */
export interface SiteIdentity {
  readonly title: string;
  readonly titleDelimiter: string;
  /** Origin, without a trailing slash. */
  readonly url: string;
  readonly base: string;
}

/** One element of the head that changes from page to page. */
export type HeadTag =
  | {
      readonly tag: 'meta';
      readonly attribute: 'name' | 'property';
      readonly key: string;
      readonly content: string;
    }
  | { readonly tag: 'link'; readonly rel: string; readonly href: string };

/** `Page | Site`, or the site's title alone. Behaviour S9.20. */
export function toDocumentTitle(head: PageHead, site: SiteIdentity): string {
  const title = head.title?.trim();
  if (title === undefined || title === '') return site.title;
  return head.bareTitle === true ? title : `${title} ${site.titleDelimiter} ${site.title}`;
}

/** Head elements as data, so that prerendering and navigation write the same ones. */
export function toHeadTags(head: PageHead, site: SiteIdentity): readonly HeadTag[] {
  const title = toDocumentTitle(head, site);
  const url = site.url + site.base.replace(/\/$/, '') + head.path;
  const keywords = head.keywords ?? [];
  return [
    meta('name', 'description', head.description),
    ...(keywords.length > 0 ? [meta('name', 'keywords', keywords.join(','))] : []),
    ...(head.noindex === true ? [meta('name', 'robots', 'noindex, nofollow')] : []),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    meta('property', 'og:type', head.path === '/' ? 'website' : 'article'),
    meta('property', 'og:site_name', site.title),
    meta('property', 'og:locale', 'en'),
    meta('name', 'twitter:card', 'summary'),
    { tag: 'link', rel: 'canonical', href: url },
  ];
}

function meta(attribute: 'name' | 'property', key: string, content: string): HeadTag {
  return { tag: 'meta', attribute, key, content };
}
