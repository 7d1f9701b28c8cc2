import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importLate } from './fetched-files';

const fetch = vi.fn<(href: string) => Promise<Response>>();
const load = vi.fn<() => Promise<string>>(() => Promise.resolve('module'));
/** What the document names, as selectors. */
const named = new Set<string>();

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.stubEnv('BASE_URL', '/docs/');
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', { querySelector: (one: string) => (named.has(one) ? {} : null) });
  fetch.mockReset().mockImplementation(() => Promise.resolve(new Response('')));
  load.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const listFetched = () => fetch.mock.calls.map(([href]) => href);

describe('a late script', () => {
  it('is imported when it and its imports are there, each fetched once', async () => {
    load.mockImplementationOnce(() => Promise.resolve(listFetched().join(' ')));
    const both = [importLate(load, ['a.js', 'b.js']), importLate(load, ['b.js', 'c.js'])];
    expect(await Promise.all(both)).toEqual(['/docs/a.js /docs/b.js /docs/c.js', 'module']);
    expect(await importLate(load, ['c.js'])).toBe('module');
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('is not fetched when the document names it', async () => {
    named.add('[href="/docs/of-page.js"]');
    await importLate(load, ['of-page.js', 'late.js']);
    expect(listFetched()).toEqual(['/docs/late.js']);
  });

  it.each([
    ['cannot be fetched', () => Promise.reject(new TypeError('No line.')), 'No line.'],
    ['is not there', () => Promise.resolve(new Response('', { status: 404 })), '404'],
    ['ends too early', () => Promise.resolve(new Response(toCutBody())), 'Cut off.'],
  ])('that %s is imported only when it has come later', async (reason, answer, message) => {
    const file = `${reason}.js`;
    fetch.mockImplementationOnce(answer);
    await expect(importLate(load, [file])).rejects.toThrow(message);
    expect(load).not.toHaveBeenCalled();
    expect(await importLate(load, [file])).toBe('module');
    expect(listFetched()).toEqual([`/docs/${file}`, `/docs/${file}`]);
  });

  it('fails as its import does', async () => {
    load.mockImplementationOnce(() => Promise.reject(new Error('Gone.')));
    await expect(importLate(load, ['faulty.js'])).rejects.toThrow('Gone.');
  });

  it('is left to the server in development', async () => {
    vi.stubEnv('PROD', false);
    await importLate(load, ['of-server.js']);
    expect(fetch).not.toHaveBeenCalled();
  });
});

function toCutBody(): ReadableStream {
  return new ReadableStream({ start: (body) => body.error(new TypeError('Cut off.')) });
}
