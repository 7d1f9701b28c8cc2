import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RouteRecord } from './route-record';
import { findVersionLinks, loadPageContent, loadRoute, renewRoute } from './routes';

vi.mock('./versions', () => ({ versions: [{ name: '2.0' }, { name: '1.0' }] }));

const record: RouteRecord = { app: 'a.js' };
const fetch = vi.fn<(href: string) => Promise<Response>>();

beforeEach(() => {
  vi.stubEnv('DEV', false);
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', { documentElement: { dataset: { app: 'a.js' } } });
  fetch.mockReset();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function answer(...responses: readonly Response[]): void {
  for (const response of responses) fetch.mockResolvedValueOnce(response);
}

describe('the record of a page', () => {
  it('is loaded once for all addresses of the page', async () => {
    answer(Response.json(record));
    expect(await loadRoute('/docs/once')).toEqual(record);
    expect(await loadRoute('/docs/Once/')).toEqual(record);
    expect(fetch.mock.calls).toEqual([['/routes/docs/once.json']]);
  });

  it('is missing when there is no such page, also on a host that answers with another page', async () => {
    answer(new Response('', { status: 404 }), new Response('<!doctype html>'));
    expect(await loadRoute('/docs/none')).toBeUndefined();
    // It may be there after the next deploy.
    expect(await loadRoute('/docs/none')).toBeUndefined();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is refused when it belongs to another deploy: its scripts may bring another React', async () => {
    answer(Response.json({ app: 'b.js' }));
    await expect(loadRoute('/docs/newer')).rejects.toThrow('another version of the site');
  });

  it('is loaded again after a failure', async () => {
    answer(new Response('', { status: 503 }), Response.json(record));
    await expect(loadRoute('/docs/busy')).rejects.toThrow('was answered with 503');
    expect(await loadRoute('/docs/busy')).toEqual(record);
  });

  it('is renewed for the open page, which keeps the old one until then, and forgotten for others', async () => {
    const [older, newer] = [record, { ...record, versionLinks: [] }];
    answer(Response.json(older), Response.json(older));
    await loadRoute('/docs/open');
    await loadRoute('/docs/other');
    answer(Response.json(newer), Response.json(newer));
    const renewing = renewRoute('/docs/open');
    expect(await loadRoute('/docs/open')).toEqual(older);
    await renewing;
    expect(await loadRoute('/docs/open')).toEqual(newer);
    expect(await loadRoute('/docs/other')).toEqual(newer);
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it('is asked for again when it could not be renewed', async () => {
    answer(
      Response.json(record),
      new Response('', { status: 500 }),
      new Response('', { status: 404 }),
    );
    await loadRoute('/docs/broken');
    await renewRoute('/docs/broken');
    expect(await loadRoute('/docs/broken')).toBeUndefined();
  });

  it('has all of a page that has no file of its own', async () => {
    const content = {
      head: { path: '/docs/tags', description: '' },
      view: { kind: 'tags', tags: [] },
    } as const;
    expect(await loadPageContent({ ...record, page: { content } })).toEqual(content);
    expect(await loadPageContent(record)).toBeUndefined();
  });

  it('names versions, of which the app knows the rest', () => {
    const link = { href: '/docs/1.0/a', isSamePage: true };
    const links = [
      { name: '1.0', ...link },
      { name: '0.9', ...link },
    ];
    expect(findVersionLinks({ ...record, versionLinks: links })).toEqual([
      { version: { name: '1.0' }, ...link },
    ]);
    expect(findVersionLinks(record)).toEqual([]);
  });
});
