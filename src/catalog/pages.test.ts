import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Page } from '../model/pages/page';
import { renewGuideModules } from './guide-modules';
import { loadOpenPage, loadPage, renewPages } from './pages';

vi.mock('./guide-modules');

const page: Page = { id: '1', app: 'a.js', view: { kind: 'search' }, versionLinks: [] };
const fetch = vi.fn<(href: string) => Promise<Response>>();
const link = { href: 'https://docs.example/pages/docs/open.json?1' };

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', {
    documentElement: { dataset: { app: 'a.js', page: '1' } },
    querySelector: () => link,
  });
  fetch.mockReset();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function answer(...responses: readonly Response[]): void {
  for (const response of responses) fetch.mockResolvedValueOnce(response);
}

describe('the data of a page', () => {
  it('is loaded once for all addresses of the page', async () => {
    answer(Response.json(page));
    expect(await loadPage('/docs/once')).toEqual(page);
    expect(await loadPage('/docs/Once/')).toEqual(page);
    expect(fetch.mock.calls).toEqual([['/pages/docs/once.json']]);
  });

  it('is missing when there is no such page, also on a host that answers with another page', async () => {
    answer(new Response('', { status: 404 }), new Response('<!doctype html>'));
    expect(await loadPage('/docs/none')).toBeUndefined();
    // It may be there after the next deploy.
    expect(await loadPage('/docs/none')).toBeUndefined();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is refused when it belongs to another deploy: its scripts may bring another React', async () => {
    answer(Response.json({ ...page, app: 'b.js' }));
    await expect(loadPage('/docs/newer')).rejects.toThrow('another version of the site');
  });

  it('is loaded again after a failure', async () => {
    answer(new Response('', { status: 503 }), Response.json(page));
    await expect(loadPage('/docs/busy')).rejects.toThrow('was answered with 503');
    expect(await loadPage('/docs/busy')).toEqual(page);
  });

  it('is that of the document on a first visit, and serves navigations back to it', async () => {
    answer(Response.json(page));
    expect(await loadOpenPage('/docs/open')).toEqual(page);
    expect(await loadPage('/docs/open')).toEqual(page);
    expect(fetch.mock.calls).toEqual([[link.href]]);
  });

  it('is refused on a first visit when the document was rendered from another one', async () => {
    answer(Response.json({ ...page, id: '2' }));
    await expect(loadOpenPage('/docs/deployed')).rejects.toThrow('rendered from');
  });

  it('is loaded anew after a save, with the modules of guides', async () => {
    const [older, newer] = [page, { ...page, id: '2' }];
    answer(Response.json(older), Response.json(newer));
    expect(await loadPage('/docs/saved')).toEqual(older);
    renewPages(1700000000000);
    expect(await loadPage('/docs/saved')).toEqual(newer);
    expect(renewGuideModules).toHaveBeenCalledWith(1700000000000);
  });

  it('is that of the last of two saves, even if its answer comes first', async () => {
    let answerLate = (_response: Response) => {};
    fetch.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
    const newer = { ...page, id: '2' };
    answer(Response.json(newer));
    const late = loadPage('/docs/twice');
    renewPages(1);
    expect(await loadPage('/docs/twice')).toEqual(newer);
    answerLate(new Response('', { status: 500 }));
    await expect(late).rejects.toThrow('500');
    expect(await loadPage('/docs/twice')).toEqual(newer);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
