import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '../model/api/page-data';
import { loadDataFile } from './data-files';

interface PageModule {
  readonly default: unknown;
  readonly template: () => Promise<unknown>;
}

const head = { path: '/a', title: 'A', description: '' };
const page: PageData = { data: { slug: 'a' }, head, values: 'assets/values/a.json' };

const fetch = vi.fn<(href: string) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  fetch.mockReset();
});

afterEach(() => vi.unstubAllGlobals());

describe('the data file of a page', () => {
  it('is loaded once, in the form of its module in development', async () => {
    fetch.mockImplementation(() => Promise.resolve(Response.json(page)));
    expect(await loadDataFile('/assets/pages/1.json')).toMatchObject({ default: page.data, head });
    await loadDataFile('/assets/pages/1.json');
    expect(fetch.mock.calls).toEqual([['/assets/pages/1.json']]);
  });

  it('names the file with the request template, which is loaded on demand', async () => {
    fetch.mockImplementation(() => Promise.resolve(Response.json(page)));
    const module = (await loadDataFile('/assets/pages/2.json')) as PageModule;
    fetch.mockImplementation(() => Promise.resolve(Response.json({ method: 'GET' })));
    expect(await module.template()).toEqual({ method: 'GET' });
    expect(fetch).toHaveBeenLastCalledWith('/assets/values/a.json');
  });

  it('has no request template if it names no such file', async () => {
    fetch.mockImplementation(() => Promise.resolve(Response.json({ data: 1, head })));
    const module = (await loadDataFile('/assets/pages/3.json')) as PageModule;
    expect(await module.template()).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is requested again after a failure', async () => {
    fetch.mockImplementationOnce(() => Promise.resolve(new Response('', { status: 404 })));
    fetch.mockImplementation(() => Promise.resolve(Response.json(page)));
    await expect(loadDataFile('/assets/pages/4.json')).rejects.toThrow(
      '/assets/pages/4.json was answered with 404.',
    );
    expect(await loadDataFile('/assets/pages/4.json')).toMatchObject({ default: page.data });
  });
});
