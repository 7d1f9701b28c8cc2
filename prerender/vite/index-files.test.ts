import { describe, expect, it } from 'vitest';
import { createIndexFiles } from './index-files';

describe('the files of an index', () => {
  /** Files that say how often an index was made. */
  function watchFiles() {
    let made = 0;
    return createIndexFiles(async () => {
      made += 1;
      const text = String(made);
      return (file) => (/-(?:index|terms)\.json$/.test(file) ? text : undefined);
    });
  }

  it('are made once, whichever is asked for first', async () => {
    const { get } = watchFiles();
    expect(await get('/search-terms.json')).toBe('1');
    expect(await get('/search-index.json')).toBe('1');
    expect(await get('/search-text-9.json')).toBeUndefined();
  });

  it('belong to the index that a page has loaded, until it is loaded again', async () => {
    const { get, expire } = watchFiles();
    await get('/search-index.json');
    expire();
    expect(await get('/search-terms.json')).toBe('1');
    expect(await get('/search-index.json')).toBe('2');
    expect(await get('/search-terms.json')).toBe('2');
  });

  it('are made after a change even if nothing has been asked for', async () => {
    const { get, expire } = watchFiles();
    expire();
    expect(await get('/search-terms.json')).toBe('1');
  });

  it('are made again after a failure', async () => {
    let isBroken = true;
    const { get } = createIndexFiles(() =>
      isBroken ? Promise.reject(new Error('Not yet.')) : Promise.resolve(() => 'b'),
    );
    await expect(get('a')).rejects.toThrow('Not yet.');
    isBroken = false;
    expect(await get('a')).toBe('b');
  });
});
