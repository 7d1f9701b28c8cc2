import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../../src/model/request/http-request';
import { sampleTargets } from '../../src/model/samples/targets';
import { toSamples } from './samples';

const request: HttpRequest = {
  method: 'POST',
  url: "https://api.example.com/v1/it's?ids=a%2Cb,c&x=1&y=2&x=3",
  headers: [
    ['X-Tag', 'a'],
    ['X-Tag', 'b'],
  ],
  body: { kind: 'json', text: '{"id":9007199254740993}' },
};

describe('toSamples', () => {
  it('returns one sample for each tab in the order of the targets', () => {
    expect(
      toSamples(request).map(({ language, variant, label }) => [language, variant, label]),
    ).toEqual([
      ['curl', 'curl', 'cURL'],
      ['javascript', 'fetch', 'Fetch'],
      ['javascript', 'jquery', 'jQuery'],
      ['javascript', 'xhr', 'XHR'],
      ['node', 'axios', 'axios'],
      ['node', 'native', 'native'],
      ['go', 'native', 'net/http'],
      ['ruby', 'net::http', 'Net::HTTP'],
      ['python', 'requests', 'Requests'],
      ['python', 'http.client', 'http.client'],
    ]);
  });

  it('passes the request through httpsnippet unchanged', () => {
    const direct = sampleTargets.flatMap(({ variants }) =>
      variants.map(({ render }) => render(request)),
    );
    expect(toSamples(request).map(({ code, limitations }) => ({ code, limitations }))).toEqual(
      direct,
    );
  });

  it('can be called again', () => {
    expect(toSamples(request)).toEqual(toSamples(request));
  });

  it('does not modify the request', () => {
    const before = structuredClone(request);
    toSamples(request);
    expect(request).toEqual(before);
  });

  it('throws a RangeError for a header that would break out of its line', () => {
    expect(() => toSamples({ ...request, headers: [['X-A', 'a\r\nX-Admin: 1']] })).toThrow(
      RangeError,
    );
  });
});
