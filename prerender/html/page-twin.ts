import type { ServerPage } from '../../src/app/server';
import { toTwin } from '../../src/markdown/twin';
import type { Page } from '../../src/model/pages/page';
import type { PageIndex, PageTwin } from '../../src/model/pages/twin';
import { toArticleTree } from './article-tree';

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
    home: url.slice(0, url.length - (head?.path ?? path).length),
    title: head?.title ?? title,
    description: description?.tag === 'meta' ? description.content : '',
    index,
    article: view.kind === 'guide' ? toArticleTree(html, base) : undefined,
  });
}
