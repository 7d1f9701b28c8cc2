/** The head of a finished page, for search engines and link previews. */
export interface FinishedHead {
  /** Without the title of the site. */
  readonly title: string;
  readonly siteTitle: string;
  readonly description: string;
  /** Absolute. */
  readonly canonical: string;
  /** A BCP 47 tag. */
  readonly language: string;
  /** False for an unlisted page and a list of results, which search engines must not list. */
  readonly isIndexed: boolean;
  /** True if its writer has chosen a picture for link previews. */
  readonly hasImage: boolean;
}

/** Reads the head of a page that `renderDocument` has written. */
export function readHead(html: string): FinishedHead {
  const head = html.slice(0, html.indexOf('</head>'));
  const siteTitle = findMeta(head, 'og:site_name') ?? '';
  return {
    title: withoutSite(findMeta(head, 'og:title') ?? '', siteTitle),
    siteTitle,
    description: findMeta(head, 'description') ?? '',
    canonical: decode(/<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? ''),
    language: /<html lang="([^"]*)"/.exec(head)?.[1] ?? '',
    isIndexed: !/noindex/i.test(findMeta(head, 'robots') ?? ''),
    hasImage: findMeta(head, 'og:image') !== undefined,
  };
}

/** `Teams` of `Teams | Site`, whatever stands between the two. */
function withoutSite(title: string, siteTitle: string): string {
  if (title === siteTitle || !title.endsWith(siteTitle)) return title;
  return title.slice(0, -siteTitle.length).replace(/\s+\S{1,3}\s*$/, '');
}

function findMeta(head: string, key: string): string | undefined {
  const found = new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(head)?.[1];
  return found === undefined ? undefined : decode(found);
}

/** The inverse of what `renderDocument` does with texts. */
function decode(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
