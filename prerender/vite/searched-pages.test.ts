import { describe, expect, it } from 'vitest';
import { createSearchedPages } from './searched-pages';

const files: Readonly<Record<string, string>> = {
  '/docs/a': 'content/docs/a.mdx',
  '/docs/b': 'content/docs/b.mdx',
  '/docs/api/a/get': 'specs/a.yaml?operation=get',
};

/** Searched pages, with a list of what they rendered. */
function watch() {
  const rendered: string[] = [];
  const pages = createSearchedPages(async (path, found) => {
    rendered.push(path);
    await Promise.resolve();
    const source = files[path];
    if (source !== undefined) found(source);
    return undefined;
  });
  /** Requests all pages, and returns those that this renders. */
  const search = async () => {
    await Promise.all([...Object.keys(files), '/docs/tags'].map(pages.get));
    return rendered.splice(0);
  };
  return { pages, search };
}

describe('the pages rendered for search in development', () => {
  it('are cached until something changes', async () => {
    const { search } = watch();
    expect(await search()).toHaveLength(4);
    expect(await search()).toEqual([]);
  });

  it('are rendered again after an edit of their guide, with the lists of all guides', async () => {
    const { pages, search } = watch();
    await search();
    pages.forget({ file: 'content/docs/a.mdx', isEdit: true });
    expect(await search()).toEqual(['/docs/a', '/docs/tags']);
  });

  it.each([
    ['a new guide', { file: 'content/docs/c.mdx', isEdit: false }],
    ['a guide that is gone', { file: 'content/docs/a.mdx', isEdit: false }],
    ['an edit of a part that guides import', { file: 'content/docs/_part.mdx', isEdit: true }],
    ['an edit of a spec', { file: 'specs/a.yaml', isEdit: true }],
  ])('are all rendered again after %s', async (_, change) => {
    const { pages, search } = watch();
    await search();
    pages.forget(change);
    expect(await search()).toHaveLength(4);
  });

  it('are rendered again when their guide is edited while they are rendered', async () => {
    let count = 0;
    let finish = (): void => undefined;
    const pages = createSearchedPages(async () => {
      count += 1;
      await new Promise<void>((done) => (finish = done));
      return undefined;
    });
    const first = pages.get('/docs/a');
    pages.forget({ file: 'content/docs/a.mdx', isEdit: true });
    const second = pages.get('/docs/a');
    expect(count).toBe(2);
    finish();
    await Promise.race([first, second]);
  });

  it('are there once they are rendered', async () => {
    const { pages, search } = watch();
    expect(pages.has('/docs/a')).toBe(false);
    const rendering = search();
    expect(pages.has('/docs/a')).toBe(false);
    await rendering;
    expect(pages.has('/docs/a')).toBe(true);
    pages.forget({ file: 'content/docs/a.mdx', isEdit: true });
    expect(pages.has('/docs/a')).toBe(false);
    expect(pages.has('/docs/b')).toBe(true);
  });

  it('are rendered again after one of them failed', async () => {
    let count = 0;
    const pages = createSearchedPages(() => {
      count += 1;
      return count === 1 ? Promise.reject(new Error('Not yet.')) : Promise.resolve(undefined);
    });
    await expect(pages.get('/docs/a')).rejects.toThrow('Not yet.');
    expect(await pages.get('/docs/a')).toBeUndefined();
    expect(count).toBe(2);
  });
});
