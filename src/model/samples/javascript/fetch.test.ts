import { describe, expect, it } from 'vitest';
import type { HttpHeader } from '../../request/http-request';
import { toFetchRequest } from './fetch';

const url = 'https://api.example.com/';

function toGet(headers: readonly HttpHeader[]) {
  return toFetchRequest({ method: 'GET', url, headers }, 'browser');
}

describe('toFetchRequest in a browser', () => {
  it('omits headers that only the browser can set, and declares it', () => {
    const { request, limitations } = toGet([
      ['Accept', 'a'],
      ['User-Agent', 'b'],
      ['Sec-Fetch-Mode', 'c'],
    ]);
    expect(request.headers).toEqual([['Accept', 'a']]);
    expect(limitations).toEqual([
      'Browsers must set User-Agent, Sec-Fetch-Mode, so the sample does not.',
    ]);
  });

  it('leaves cookies to the browser', () => {
    const { request, sendsCookies, limitations } = toGet([['Cookie', 'session=a=b; theme=dark']]);
    expect(request.headers).toEqual([]);
    expect(sendsCookies).toBe(true);
    expect(limitations).toEqual([
      'Browsers send only cookies that the host of the API has set: session, theme.',
    ]);
  });

  it('joins repeated headers', () => {
    expect(
      toGet([
        ['X-A', '1'],
        ['x-a', '2'],
      ]).request.headers,
    ).toEqual([['X-A', '1, 2']]);
  });

  it('leaves encoding header values to the code that sends them', () => {
    const { request, limitations } = toGet([['X-Name', 'é']]);
    expect(request.headers).toEqual([['X-Name', 'é']]);
    expect(limitations).toEqual([]);
  });

  it('sends no body with GET', () => {
    const body = { kind: 'json', text: '{}' } as const;
    const { request, limitations } = toFetchRequest(
      { method: 'GET', url, headers: [], body },
      'browser',
    );
    expect(request).toEqual({ method: 'GET', url, headers: [] });
    expect(limitations).toEqual([
      'Browsers cannot send a body with GET, so the sample leaves it out.',
    ]);
  });

  it('declares methods that browsers refuse', () => {
    const { limitations } = toFetchRequest({ method: 'TRACE', url, headers: [] }, 'browser');
    expect(limitations).toEqual(['Browsers cannot send TRACE requests.']);
  });
});

describe('toFetchRequest in Node', () => {
  it('omits only what Node sets for the connection', () => {
    const headers = [
      ['User-Agent', 'a'],
      ['Cookie', 'b=c'],
      ['Host', 'd'],
    ] as const;
    const given = { method: 'GET', url, headers };
    const { request, sendsCookies, limitations } = toFetchRequest(given, 'node');
    expect(sendsCookies).toBe(false);
    expect(request.headers).toEqual([
      ['User-Agent', 'a'],
      ['Cookie', 'b=c'],
    ]);
    expect(limitations).toEqual(['Node must set Host, so the sample does not.']);
  });

  it('sends no body with GET', () => {
    const body = { kind: 'json', text: '{}' } as const;
    const response = { kind: 'json' } as const;
    const given = { method: 'GET', url, headers: [], body, response };
    expect(toFetchRequest(given, 'node')).toEqual({
      request: { method: 'GET', url, headers: [], response },
      sendsCookies: false,
      limitations: ['Node cannot send a body with GET, so the sample leaves it out.'],
    });
  });
});
