import { describe, expect, it } from 'vitest';
import type { PageView } from '../model/pages/page';
import type { TwinPlace } from './twin';
import { toTwin } from './twin';

const home = 'https://docs.example/x';
const index = { path: '/docs/api/bưu', title: 'Bưu', summary: '' };

const toFiles = (view: object, place: Partial<TwinPlace> = {}) => {
  const { path = '/docs/a' } = place;
  const page = { id: '', app: '', versionLinks: [], view: view as PageView };
  const all = { path, url: `${home}/docs/a`, home, title: 'A', description: '', index, ...place };
  return toTwin(page, all)?.files ?? [];
};

const card = (href: string, count?: number) => ({ label: 'B', href, description: 'C.', count });
const category = (...cards: object[]) => ({ kind: 'category', title: 'A', cards });

describe('the Markdown of a page', () => {
  it('writes addresses as heads do', () => {
    const [{ path, text } = { path: '', text: '' }] = toFiles(
      { kind: 'guide', page: { title: 'A', tags: [] } },
      {
        path: '/docs/căn bản',
        article: [
          { type: 'element', tagName: 'a', properties: { href: '/docs/b c#é' }, children: [] },
          { type: 'element', tagName: 'a', properties: { href: '#é' }, children: [] },
        ],
      },
    );
    expect(path).toBe('/docs/căn bản.md');
    expect(text).toContain(`[llms.txt](${home}/docs/api/b%C6%B0u/llms.txt)`);
    expect(text).toContain(`(${home}/docs/b%20c.md#%C3%A9)`);
    expect(text).toContain(`(${home}/docs/c%C4%83n%20b%E1%BA%A3n.md#%C3%A9)`);
  });

  it('leads to the Markdown of a guide whose address looks like that of a file', () => {
    const hrefs = ['/docs/next.js', '/docs/1.x', '/a/call.go', '/docs/api/a/changes.all.atom'];
    const [{ text } = { text: '' }] = toFiles(category(...hrefs.map((href) => card(href))));
    expect(Array.from(text.matchAll(/^- \[B\]\((.*)\): C\./gm), ([, url]) => url)).toEqual(
      ['/docs/next.js.md', '/docs/1.x.md', ...hrefs.slice(2)].map((path) => home + path),
    );
  });

  it('says how many items a category holds', () => {
    const [{ text } = { text: '' }] = toFiles(category(card('/b', 3)));
    expect(text).toContain(`- [B](${home}/b.md) (3 items): C.`);
  });

  it('begins the home page with the heading that it has', () => {
    const view = { kind: 'home', home: { introduction: '', guides: [], apis: [] } };
    const [{ text } = { text: '' }] = toFiles(view, { heading: 'Build *it*' });
    expect(text).toContain('\n\n# Build \\*it\\*\n');
  });

  it('is short enough together with what is said before it', () => {
    const view = category({ ...card('/b'), description: 'a'.repeat(99_000) });
    for (const description of ['', 'b'.repeat(2000)])
      expect(toFiles(view, { description })).toHaveLength(description === '' ? 1 : 2);
    const long = category(...Array.from({ length: 4000 }, () => card('/b')));
    for (const { text } of toFiles(long)) expect(text.length).toBeLessThan(50_000);
  });
});
