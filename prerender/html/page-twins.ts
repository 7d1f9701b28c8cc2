import type { ServerPage } from '../../src/app/server';
import { listTwins } from '../../src/markdown/twin';
import type { Page } from '../../src/model/pages/page';
import type { PageIndex, Twin } from '../../src/model/pages/twin';
import { toArticleNodes } from './article-nodes';

/** A page as Markdown, beside its document; the not-found page and the search have none. */
export function renderTwins(
  { path, title, tags, base }: ServerPage,
  html: string,
  data: Page | undefined,
  index: PageIndex | undefined,
): readonly Twin[] {
  if (data === undefined || index === undefined) return [];
  const canonical = tags.find((tag) => tag.tag === 'link' && tag.rel === 'canonical');
  const url = canonical?.tag === 'link' ? canonical.href : '';
  const description = tags.find((tag) => tag.tag === 'meta' && tag.key === 'description');
  const { view, head } = data;
  const hasCode = view.kind === 'guide' && 'module' in view.text;
  return listTwins(data, {
    path: head?.path ?? path,
    url,
    home: url.slice(0, url.length - (head?.path ?? path).length),
    title: head?.title ?? title,
    description: description?.tag === 'meta' ? description.content : '',
    index,
    nodes: hasCode ? toArticleNodes(html, base) : undefined,
  });
}
