import { describe, expect, it } from 'vitest';
import { toRedirectRules } from './redirects';

const url = 'https://api.example.com/';

describe('toRedirectRules', () => {
  it.each([
    ['GET', 'none'],
    ['HEAD', 'none'],
    ['POST', '301-303'],
    ['PUT', '303'],
    ['PATCH', '303'],
    ['DELETE', '303'],
  ])('lets %s become GET on: %s', (method, becomesGetOn) => {
    expect(toRedirectRules({ method, url, headers: [] })).toMatchObject({ becomesGetOn });
  });

  it('lists the headers of the body and the credentials, each once', () => {
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
    expect(
      toRedirectRules({ method: 'POST', url, headers, credentials: ['x-colour', 'X-Gone'] }),
    ).toMatchObject({
      bodyHeaders: ['Content-Type', 'content-language'],
      credentials: ['Authorization', 'X-Colour', 'Cookie'],
    });
  });
});
