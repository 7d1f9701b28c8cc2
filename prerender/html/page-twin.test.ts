import { expect, it } from 'vitest';
import type { ServerPage } from '../../src/app/server';
import type { Page, PageView } from '../../src/model/pages/page';
import { renderTwin } from './page-twin';

const index = { path: '/', title: 'Site', summary: '' };

function toText(path: string, view: object, html = ''): string {
  const href = `https://docs.example${encodeURI(`/x${path}`)}`;
  const tags: ServerPage['tags'] = [{ tag: 'link', rel: 'canonical', href }];
  const page = { path, title: 'Site', tags, base: '/x/' } as unknown as ServerPage;
  const data: Page = { id: '', app: '', versionLinks: [], view: view as PageView };
  return renderTwin(page, html, data, index)?.files[0]?.text ?? '';
}

it('links lead below the address of the site, whatever letters the page has in its own', () => {
  const cards = [{ label: 'B', href: '/docs/b', description: '' }];
  for (const path of ['/docs/a', '/docs/căn bản', '/docs/a/'])
    expect(toText(path, { kind: 'category', title: 'A', cards })).toContain(
      '- [B](https://docs.example/x/docs/b.md)\n',
    );
});

it('the home page has its own heading', () => {
  const home = { introduction: '', guidesHref: '', guides: [], apis: [] };
  const html = '<header>Site</header><main><h1>Build &amp; run</h1></main>';
  expect(toText('/', { kind: 'home', home }, html)).toContain('\n\n# Build &');
});
