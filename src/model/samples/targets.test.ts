import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../request/http-request';
import { sampleTargets } from './targets';

const url = 'https://api.example.com/v1/teams';

const requests: Readonly<Record<string, HttpRequest>> = {
  get: {
    method: 'GET',
    url: `${url}?limit=10&name=it's%20%24HOME`,
    headers: [
      ['Accept', 'application/json'],
      ['Authorization', 'Bearer <token>'],
    ],
    response: { kind: 'json' },
  },
  head: { method: 'HEAD', url, headers: [] },
  delete: {
    method: 'DELETE',
    url: `${url}/7`,
    headers: [['X-Api-Key', '<key>']],
    credentials: ['X-Api-Key'],
    response: { kind: 'none' },
  },
  download: {
    method: 'GET',
    url: `${url}/7/avatar`,
    headers: [['Accept', 'image/png']],
    response: { kind: 'file', path: 'response.png' },
  },
  stream: {
    method: 'POST',
    url: `${url}/7/chat`,
    headers: [['Accept', 'text/event-stream']],
    body: { kind: 'json', text: '{"prompt":"Hi"}' },
    response: { kind: 'stream' },
  },
  'stream-with-redirects': {
    method: 'GET',
    url: `${url}/7/events`,
    headers: [['Accept', 'text/event-stream']],
    response: { kind: 'stream', redirects: true },
  },
  redirected: {
    method: 'POST',
    url: `${url}/7/export`,
    headers: [['Authorization', 'Bearer <token>']],
    body: { kind: 'json', text: '{"format":"csv"}' },
    response: { kind: 'text', redirects: true },
  },
  'many-fields': {
    method: 'PATCH',
    url,
    headers: [],
    body: {
      kind: 'multipart',
      parts: [
        { kind: 'field', name: 'name', value: 'Sparkle' },
        { kind: 'field', name: 'motto', value: 'a\nb' },
        { kind: 'field', name: 'name', value: 'Other' },
        { kind: 'file', name: 'files', path: 'a.png' },
        { kind: 'file', name: 'files', path: 'b.png' },
      ],
    },
    response: { kind: 'none' },
  },
  'delete-json': {
    method: 'DELETE',
    url,
    headers: [],
    body: { kind: 'json', text: '{"ids":[1,2]}' },
  },
  'post-json': {
    method: 'POST',
    url,
    headers: [['Authorization', 'Bearer <token>']],
    body: {
      kind: 'json',
      text: '{"name":"Sparkle","motto":"it\'s \\"#{1}\\" ${2}","tags":["a","b"],"lead":{"id":1,"active":true,"until":null}}',
    },
    response: { kind: 'json' },
  },
  'put-exact-json': {
    method: 'PUT',
    url: `${url}/7`,
    headers: [],
    body: { kind: 'json', text: '{"id":9007199254740993,"rate":1.0,"__proto__":"it\'s"}' },
  },
  form: {
    method: 'POST',
    url: 'https://api.example.com/token',
    headers: [],
    body: {
      kind: 'form',
      fields: [
        ['grant_type', 'client_credentials'],
        ['secret', "@a&b=c'd"],
      ],
    },
  },
  'form-with-repeats': {
    method: 'POST',
    url,
    headers: [['Cookie', 'session=abc']],
    body: {
      kind: 'form',
      fields: [
        ['tag', 'a'],
        ['name', 'x'],
        ['tag', 'b'],
      ],
    },
  },
  multipart: {
    method: 'POST',
    url: `${url}/7/avatar`,
    headers: [],
    body: {
      kind: 'multipart',
      parts: [
        { kind: 'field', name: 'note', value: 'a;b' },
        { kind: 'file', name: 'avatar', path: 'images/cat.png', contentType: 'image/png' },
        { kind: 'file', name: 'scan', path: 'scan.pdf' },
        { kind: 'field', name: 'meta', value: '{"a":1}', contentType: 'application/json' },
      ],
    },
    response: { kind: 'json' },
  },
  text: {
    method: 'POST',
    url,
    headers: [['Content-Type', 'text/csv']],
    body: { kind: 'text', text: '\n id,name\n1,`Đặng` ${x} #{y}\n2,\u2028x\n' },
  },
  file: {
    method: 'PUT',
    url: `${url}/7/avatar`,
    headers: [['Content-Type', 'image/png']],
    body: { kind: 'file', path: 'cat.png' },
  },
  headers: {
    method: 'GET',
    url,
    headers: [
      ['X-Tag', 'a'],
      ['X-Empty', ''],
      ['x-tag', 'b'],
      ['X-Name', 'é'],
      ['User-Agent', 'mine/1'],
    ],
  },
};

const samples = sampleTargets.flatMap(({ language, variants }) =>
  variants.map((variant) => ({
    name: `${language}-${variant.id}`.replaceAll(/\W+/g, '-'),
    ...variant,
  })),
);

describe.each(samples)('the $name sample', ({ name, render }) => {
  it.each(Object.entries(requests))(
    'matches the fixture of the request "%s"',
    async (request, value) => {
      const { code, limitations } = render(value);
      const text = [code, ...limitations.map((sentence) => `\n[limitation] ${sentence}`), ''].join(
        '\n',
      );
      await expect(text).toMatchFileSnapshot(`./fixtures/${request}/${name}.txt`);
    },
  );

  it('throws a RangeError for a header value with a line break', () => {
    expect(() => render({ method: 'GET', url, headers: [['X-A', 'a\r\nX-Admin: 1']] })).toThrow(
      RangeError,
    );
  });

  it('throws a RangeError for a header name that is not a token', () => {
    expect(() => render({ method: 'GET', url, headers: [["X-A': 1", 'a']] })).toThrow(RangeError);
  });

  it('throws a RangeError for a method that is not a token', () => {
    expect(() => render({ method: 'GET /', url, headers: [] })).toThrow(RangeError);
  });

  it('says each limitation once, with all that it is about', () => {
    const { limitations } = render({
      method: 'POST',
      url,
      headers: [
        ['Cookie', 'a=1'],
        ['Cookie', 'b=2'],
        ['User-Agent', 'c'],
        ['Via', 'd'],
        ['X-A-', '1'],
        ['X-B-', '2'],
      ],
      body: {
        kind: 'multipart',
        parts: ['one', 'two=', 'three='].flatMap((part) => [
          { kind: 'field', name: part, value: 'a\nb\0' },
          { kind: 'field', name: `${part}\t`, value: 'c', contentType: 'text/plain' },
        ]),
      },
    });
    const beginnings = limitations.map((sentence) => sentence.split(' ').slice(0, 3).join(' '));
    expect(new Set(beginnings).size).toBe(limitations.length);
  });

  it('contains no invisible characters', () => {
    const invisible = '\u0000\u0007\r\u0085\u2028\u202e\ufeff';
    const { code } = render({
      method: 'POST',
      url,
      headers: [['Content-Type', 'application/json']],
      body: { kind: 'json', text: JSON.stringify({ [invisible]: invisible }) },
    });
    // oxlint-disable-next-line no-control-regex -- control characters must be absent
    expect(code).not.toMatch(/[\u0000-\u0008\r\u0085\u2028\u202e\ufeff]/);
  });
});

describe('sampleTargets', () => {
  it('lists languages and variants in the order of the tabs', () => {
    expect(
      sampleTargets.map(({ label, variants }) => [
        label,
        ...variants.map((variant) => variant.label),
      ]),
    ).toEqual([
      ['curl', 'cURL'],
      ['JavaScript', 'Fetch', 'jQuery', 'XHR'],
      ['Node', 'axios', 'native'],
      ['Go', 'net/http'],
      ['Ruby', 'Net::HTTP'],
      ['Python', 'Requests', 'http.client'],
    ]);
  });
});

describe('what a sample says about itself', () => {
  const [target] = sampleTargets.flatMap(({ variants }) =>
    variants.filter(({ id }) => id === 'fetch'),
  );

  it('starts with what no sample can send', () => {
    const remarks = ['The server is a WebSocket.'];
    const sample = target?.render({ method: 'TRACE', url, headers: [], remarks });
    expect(sample?.limitations).toEqual([...remarks, expect.stringContaining('TRACE')]);
  });

  it('is said once', () => {
    const part = {
      kind: 'field',
      name: 'tag',
      value: '{}',
      contentType: 'application/json',
    } as const;
    const body = { kind: 'multipart', parts: [part, part] } as const;
    expect(target?.render({ method: 'POST', url, headers: [], body }).limitations).toHaveLength(1);
  });
});
