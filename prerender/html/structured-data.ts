import type { FinishedHead } from './page-head';
import type { HtmlElement } from './html-tree';
import { findElement, listElements, parseHtml } from './html-tree';

/** The type of a page in schema.org. */
export type ArticleType = 'TechArticle' | 'APIReference';

/**
 * Describes a page for search engines: a block of JSON-LD, which no browser runs, so that the content policy
 * need not know it. https://schema.org/TechArticle
 */
export function toStructuredData(
  html: string,
  head: FinishedHead,
  type: ArticleType | undefined,
  home: string,
): string {
  const graph = [
    type === undefined ? toWebPage(head) : toArticle(head, type, home),
    ...toBreadcrumbs(html, head.canonical),
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}

function toArticle(
  { title, description, canonical, language, siteTitle }: FinishedHead,
  type: ArticleType,
  home: string,
) {
  return {
    '@type': type,
    headline: title,
    description,
    url: canonical,
    inLanguage: language,
    isPartOf: { '@type': 'WebSite', name: siteTitle, url: home },
  };
}

function toWebPage({ title, description, canonical, language }: FinishedHead) {
  return { '@type': 'WebPage', name: title, description, url: canonical, inLanguage: language };
}

/** The trail that the page shows; a page outside of sections has none. */
function toBreadcrumbs(html: string, canonical: string): readonly object[] {
  const [list] = /<ol [^>]*schema\.org\/BreadcrumbList".*?<\/ol>/s.exec(html) ?? [];
  if (list === undefined) return [];
  const entries = listElements(parseHtml(list), (element) =>
    hasProperty(element, 'itemListElement'),
  );
  const items = entries.map((entry, index) => {
    const href = findElement(entry, (element) => hasProperty(element, 'item'))?.attributes['href'];
    const name = findElement(entry, (element) => hasProperty(element, 'name'));
    return {
      '@type': 'ListItem',
      position: index + 1,
      name: name === undefined ? '' : toText(name),
      ...(href !== undefined && { item: new URL(href, canonical).href }),
    };
  });
  return [{ '@type': 'BreadcrumbList', itemListElement: items }];
}

function hasProperty({ attributes }: HtmlElement, name: string): boolean {
  return attributes['itemprop'] === name;
}

function toText({ children }: HtmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : toText(child))).join('');
}
