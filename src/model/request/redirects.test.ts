import { describe, expect, it } from 'vitest';
import { becomesGet, listBodyHeaders, listCredentials, outlivesRedirects } from './redirects';

const url = 'https://api.example.com/';

describe('redirects', () => {
  it.each([
    ['GET', 'none'],
    ['HEAD', 'none'],
    ['POST', '301-303'],
    ['PUT', '303'],
    ['PATCH', '303'],
    ['DELETE', '303'],
  ])('let %s become GET on: %s', (method, statuses) => {
    expect(becomesGet(method)).toBe(statuses !== 'none');
    expect(outlivesRedirects(method)).toBe(statuses === '303');
  });

  it('change the headers of the body and the credentials, each once', () => {
    const headers = [
      ['Content-Type', 'a'],
      ['content-language', 'b'],
      ['Accept', 'c'],
      ['Authorization', 'd'],
      ['authorization', 'e'],
      ['X-Api-Key', 'f'],
      ['X-Colour', 'h'],
      ['Cookie', 'g'],
    ] as const;
    const request = { method: 'POST', url, headers, credentials: ['x-colour', 'X-Gone'] };
    expect(listBodyHeaders(request)).toEqual(['Content-Type', 'content-language']);
    expect(listCredentials(request)).toEqual(['Authorization', 'X-Colour', 'Cookie']);
  });
});
