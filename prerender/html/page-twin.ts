import type { ServerPage } from '../../src/app/server';
import { toTwin } from '../../src/markdown/twin';
import type { Page } from '../../src/model/pages/page';
import type { PageIndex, PageTwin } from '../../src/model/pages/twin';
import { toArticleTree } from './article-tree';
import { findElement, hasName, parseHtml } from './html-tree';

/** A page as Markdown, beside its document; the not-found page and the search have none. */
export function renderTwin(
  { path, title, tags, base }: ServerPage,
  html: string,
  data: Page | undefined,
  index: PageIndex | undefined,
): PageTwin | undefined {
  if (data === undefined || index === undefined) return undefined;
  const canonical = tags.find((tag) => tag.tag === 'link' && tag.rel === 'canonical');
  const url = canonical?.tag === 'link' ? canonical.href : '';
  const description = tags.find((tag) => tag.tag === 'meta' && tag.key === 'description');
  const { view, head } = data;
  return toTwin(data, {
    path: head?.path ?? path,
    url,
    // Not cut off the address, in which the path is percent-encoded.
    home: url && new URL(base, url).href.replace(/\/$/, ''),
    title: head?.title ?? title,
    heading: view.kind === 'home' ? findHeading(html) : undefined,
    description: description?.tag === 'meta' ? description.content : '',
    index,
    article: view.kind === 'guide' ? toArticleTree(html, base) : undefined,
  });
}

function findHeading(html: string): string | undefined {
  const heading = findElement(parseHtml(html), (element) => hasName(element, 'h1'));
  return heading?.children.filter((child) => typeof child === 'string').join('');
}
