import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from './fetched-files';

const fetch = vi.fn<(href: string) => Promise<Response>>();
/** What the document names, as selectors. */
const named = new Set<string>();

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', { querySelector: (one: string) => (named.has(one) ? {} : null) });
  fetch.mockReset().mockImplementation(() => Promise.resolve(new Response('')));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const listFetched = () => fetch.mock.calls.map(([href]) => href);

describe('a script that a page is made of', () => {
  it('is fetched once', async () => {
    await Promise.all(['/a.js', '/b.js', '/a.js'].map(loadScript));
    await loadScript('/b.js');
    expect(listFetched()).toEqual(['/a.js', '/b.js']);
  });

  it('is not fetched when the document names it', async () => {
    named.add('[href="/of-page.js"]');
    await loadScript('/of-page.js');
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['cannot be fetched', () => Promise.reject(new TypeError('No line.')), 'No line.'],
    ['is not there', () => Promise.resolve(new Response('', { status: 404 })), '404'],
    ['ends too early', () => Promise.resolve(new Response(toCutBody())), 'Cut off.'],
  ])('that %s is fetched again', async (reason, answer, message) => {
    const file = `/${reason}.js`;
    fetch.mockImplementationOnce(answer);
    await expect(loadScript(file)).rejects.toThrow(message);
    await loadScript(file);
    expect(listFetched()).toEqual([file, file]);
  });

  it('is left to the server in development', async () => {
    vi.stubEnv('PROD', false);
    await loadScript('/of-server.js');
    expect(fetch).not.toHaveBeenCalled();
  });
});

function toCutBody(): ReadableStream {
  return new ReadableStream({ start: (body) => body.error(new TypeError('Cut off.')) });
}
