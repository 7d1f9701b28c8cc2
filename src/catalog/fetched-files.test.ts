import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadJson } from './fetched-files';

const fetch = vi.fn<(href: string) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  fetch.mockReset().mockImplementation((href) => Promise.resolve(Response.json({ href })));
});

afterEach(() => vi.unstubAllGlobals());

const listFetched = () => fetch.mock.calls.map(([href]) => href);

describe('a JSON file', () => {
  it('is fetched once', async () => {
    const [first, , again] = await Promise.all(['/a.json', '/b.json', '/a.json'].map(loadJson));
    expect(first).toEqual({ href: '/a.json' });
    expect(again).toBe(first);
    expect(listFetched()).toEqual(['/a.json', '/b.json']);
  });

  it.each([
    ['cannot be fetched', () => Promise.reject(new TypeError('No line.')), 'No line.'],
    ['is not there', () => Promise.resolve(new Response('', { status: 404 })), '404'],
    ['ends too early', () => Promise.resolve(new Response(toCutBody())), 'Cut off.'],
  ])('that %s is fetched again', async (reason, answer, message) => {
    const file = `/${reason}.json`;
    fetch.mockImplementationOnce(answer);
    await expect(loadJson(file)).rejects.toThrow(message);
    await loadJson(file);
    expect(listFetched()).toEqual([file, file]);
  });
});

function toCutBody(): ReadableStream {
  return new ReadableStream({ start: (body) => body.error(new TypeError('Cut off.')) });
}
