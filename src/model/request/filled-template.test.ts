import { describe, expect, it } from 'vitest';
import { toHttpRequest } from './filled-template';
import { toParameter, toTemplate, toTemplateBody } from './fixtures/request-template';
import type { HttpRequest } from './http-request';
import type { RequestTemplate, TemplateParameter, TemplateScheme } from './request-template';
import type { Credentials } from './request-values';
import { toStartValues } from './start-values';

function start(parts: Partial<RequestTemplate>, credentials?: Credentials): HttpRequest {
  const template = toTemplate(parts);
  return toHttpRequest(template, toStartValues(template), credentials);
}

type Parts = Partial<TemplateParameter>;

/** The table of https://spec.openapis.org/oas/v3.1.1#style-examples, with texts as a reader types them. */
const list: Parts = { kind: 'list' };
const object: Parts = { kind: 'json' };
const colors = 'blue\nblack\nbrown';
const rgb = '{"R": 100, "G": 200, "B": 150}';

describe('a path parameter', () => {
  it.each<[Parts, string, string]>([
    [{}, 'blue', 'blue'],
    [{ style: 'matrix' }, 'blue', ';color=blue'],
    [{ style: 'matrix' }, '', ';color'],
    [{ style: 'matrix', ...list }, colors, ';color=blue,black,brown'],
    [{ style: 'matrix', explode: true, ...list }, colors, ';color=blue;color=black;color=brown'],
    [{ style: 'matrix', ...object }, rgb, ';color=R,100,G,200,B,150'],
    [{ style: 'matrix', explode: true, ...object }, rgb, ';R=100;G=200;B=150'],
    [{ style: 'label' }, 'blue', '.blue'],
    [{ style: 'label', ...list }, colors, '.blue,black,brown'],
    [{ style: 'label', explode: true, ...list }, colors, '.blue.black.brown'],
    [{ style: 'label', ...object }, rgb, '.R,100,G,200,B,150'],
    [{ style: 'label', explode: true, ...object }, rgb, '.R=100.G=200.B=150'],
    [{ style: 'simple', ...list }, colors, 'blue,black,brown'],
    [{ style: 'simple', explode: true, ...list }, colors, 'blue,black,brown'],
    [{ style: 'simple', ...object }, rgb, 'R,100,G,200,B,150'],
    [{ style: 'simple', explode: true, ...object }, rgb, 'R=100,G=200,B=150'],
    [{}, 'a/b?c#d %$&', 'a%2Fb%3Fc%23d%20%25%24%26'],
    [{ kind: 'number' }, '12345678901234567890.10', '12345678901234567890.10'],
    [{ mediaType: 'application/json', kind: 'json' }, '{"a":1}', '%7B%22a%22%3A1%7D'],
  ])('is serialized according to %j', (parts, text, written) => {
    const { url } = start({ path: '/c/{color}/x', parameters: [toParameter('path', text, parts)] });
    expect(url).toBe(`https://api.example.com/c/${written}/x`);
  });

  it('keeps its name in braces when it has no value', () => {
    const { url } = start({ path: '/c/{color}', parameters: [toParameter('path', null)] });
    expect(url).toBe('https://api.example.com/c/%7Bcolor%7D');
  });
});

describe('a query parameter', () => {
  it.each<[Parts, string, string]>([
    [{}, 'blue', 'color=blue'],
    [{}, '', 'color='],
    [{ ...list }, colors, 'color=blue&color=black&color=brown'],
    [{ explode: false, ...list }, colors, 'color=blue,black,brown'],
    [{ ...object }, rgb, 'R=100&G=200&B=150'],
    [{ explode: false, ...object }, rgb, 'color=R,100,G,200,B,150'],
    [{ style: 'spaceDelimited', explode: false, ...list }, colors, 'color=blue%20black%20brown'],
    [
      { style: 'spaceDelimited', explode: false, ...object },
      rgb,
      'color=R%20100%20G%20200%20B%20150',
    ],
    [{ style: 'pipeDelimited', explode: false, ...list }, colors, 'color=blue%7Cblack%7Cbrown'],
    [
      { style: 'pipeDelimited', explode: false, ...object },
      rgb,
      'color=R%7C100%7CG%7C200%7CB%7C150',
    ],
    [
      { style: 'deepObject', explode: true, ...object },
      rgb,
      'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150',
    ],
    [
      { style: 'deepObject', ...object },
      '{"a":{"b":[1,12345678901234567890]}}',
      'color%5Ba%5D%5Bb%5D=1&color%5Ba%5D%5Bb%5D=12345678901234567890',
    ],
    [{}, 'a:b/c?d,e', 'color=a%3Ab%2Fc%3Fd%2Ce'],
    [{ allowReserved: true }, 'a:b/c?d,e&f', 'color=a:b/c?d,e%26f'],
    [{ kind: 'list', explode: false }, 'a,b\nc', 'color=a%2Cb,c'],
    [{ mediaType: 'application/json', kind: 'json' }, '{"a": 1.0}', 'color=%7B%22a%22%3A1.0%7D'],
    [{ ...object }, '{"a":{"b":9007199254740993}}', 'a=%7B%22b%22%3A9007199254740993%7D'],
    [{ ...object }, '{"a"', 'color=%7B%22a%22'],
    [{ ...list }, '\n', ''],
  ])('is written as %j says: %j', (parts, text, written) => {
    const { url } = start({ parameters: [toParameter('query', text, parts)] });
    expect(url).toBe(`https://api.example.com/teams${written === '' ? '' : `?${written}`}`);
  });

  it('is left out when it is not sent', () => {
    const { url } = start({ parameters: [toParameter('query', null)] });
    expect(url).toBe('https://api.example.com/teams');
  });
});

describe('headers and cookies', () => {
  it.each<[Parts, string, string]>([
    [list, colors, 'blue,black,brown'],
    [object, rgb, 'R,100,G,200,B,150'],
    [{ explode: true, ...object }, rgb, 'R=100,G=200,B=150'],
    [{}, 'a b%', 'a b%'],
    [{ mediaType: 'application/json', kind: 'json' }, '{"a": 1}', '{"a":1}'],
  ])('write a header as %j says', (parts, text, written) => {
    const { headers } = start({ parameters: [toParameter('header', text, parts)] });
    expect(headers).toEqual([['color', written]]);
  });

  it('combine all cookies into one header', () => {
    const parameters = [
      toParameter('cookie', 'a b', { name: 'x' }),
      toParameter('cookie', colors, list),
    ];
    expect(start({ parameters }).headers).toEqual([
      ['Cookie', 'x=a%20b; color=blue; color=black; color=brown'],
    ]);
  });
});

describe('credentials', () => {
  const place = {
    in: 'header',
    name: 'Authorization',
    prefix: 'Bearer ',
    placeholder: 'YOUR_TOKEN',
  } as const;
  const bearer: TemplateScheme = { name: 'token', label: 'Token', place };
  const basic: TemplateScheme = {
    name: 'basic',
    label: 'Basic',
    place: { ...place, prefix: 'Basic ', basic: true },
  };
  const toKey = (where: 'query' | 'cookie'): TemplateScheme => ({
    name: 'key',
    label: 'Key',
    place: { in: where, name: 'key', prefix: '', placeholder: 'YOUR_KEY' },
  });

  it('are placeholders until the reader fills them in', () => {
    expect(start({ security: [[bearer]] }).headers).toEqual([
      ['Authorization', 'Bearer YOUR_TOKEN'],
    ]);
    const headers = start(
      { security: [[bearer]] },
      new Map([['token', { secret: 'abc' }]]),
    ).headers;
    expect(headers).toEqual([['Authorization', 'Bearer abc']]);
  });

  it('are the base64 of their UTF-8 bytes for a user name and a password', () => {
    const credentials = new Map([['basic', { user: 'aiko', secret: 'pass:wörd' }]]);
    expect(start({ security: [[basic]] }, credentials).headers).toEqual([
      ['Authorization', 'Basic YWlrbzpwYXNzOnfDtnJk'],
    ]);
  });

  it('are encoded in a query, and only where necessary in a cookie', () => {
    const credentials = new Map([['key', { secret: 'a+b/c=;d' }]]);
    expect(start({ security: [[toKey('query')]] }, credentials).url).toBe(
      'https://api.example.com/teams?key=a%2Bb%2Fc%3D%3Bd',
    );
    expect(start({ security: [[toKey('cookie')]] }, credentials).headers).toEqual([
      ['Cookie', 'key=a+b/c=%3Bd'],
    ]);
  });
});

describe('the URL of the server', () => {
  const variables = [{ name: 'region', default: 'eu', values: ['eu', 'jp'] }];

  it.each([
    ['https://{region}.example.com/v1/', 'https://eu.example.com/v1/teams'],
    ['/v1', 'https://api.example.com/v1/teams'],
    ['v1', 'https://api.example.com/v1/teams'],
    ['../v1', 'https://api.example.com/v1/teams'],
    ['//host.example/v1', 'https://host.example/v1/teams'],
    ['/', 'https://api.example.com/teams'],
    ['', 'https://api.example.com/teams'],
    ['https://a.example/{other} b', 'https://a.example/%7Bother%7D%20b/teams'],
  ])('is absolute: %s', (template, url) => {
    expect(start({ servers: [{ template, variables }] }).url).toBe(url);
  });

  it('is an example URL if there is no server', () => {
    expect(start({ servers: [] }).url).toBe('https://api.example.com/teams');
  });
});

describe('the body', () => {
  const field = { name: 'ids', kind: 'list', item: 'number' } as const;

  it('is JSON exactly as typed, with all its digits', () => {
    const text = '{\n  "id": 12345678901234567890,\n  "rate": 1.0\n}';
    const { body, headers } = start({ method: 'POST', bodies: [toTemplateBody('json', text)] });
    expect(body).toEqual({ kind: 'json', text });
    expect(headers).toEqual([['Content-Type', 'application/json']]);
  });

  it('repeats a form field for each item of a list', () => {
    const bodies = [
      toTemplateBody('form', '{"ids":[1,2],"name":"a b","at":{"x":1.0}}', { fields: [field] }),
    ];
    expect(start({ bodies }).body).toEqual({
      kind: 'form',
      fields: [
        ['ids', '1'],
        ['ids', '2'],
        ['name', 'a b'],
        ['at', '{"x":1.0}'],
      ],
    });
  });

  it('writes a form according to its encodings', () => {
    const encodings = [
      { name: 'ids', style: 'pipeDelimited' as const, explode: false },
      { name: 'name', allowReserved: true },
    ];
    const bodies = [
      toTemplateBody('form', '{"ids":[1,2],"name":"a/b","x":"ü"}', { fields: [field], encodings }),
    ];
    const { body, headers } = start({ bodies });
    expect(body).toEqual({ kind: 'text', text: 'ids=1%7C2&name=a/b&x=%C3%BC' });
    expect(headers).toEqual([['Content-Type', 'application/x-www-form-urlencoded']]);
  });

  it('has the names and values that a style writes, if clients encode them in the same way', () => {
    const encodings = [
      { name: 'ids', style: 'pipeDelimited' as const, explode: false },
      { name: 'at', style: 'deepObject' as const, explode: true },
    ];
    const text = '{"ids":[1,2],"at":{"x y":"ü","z":{"a":[3,4]}}}';
    const bodies = [toTemplateBody('form', text, { fields: [field], encodings })];
    expect(start({ bodies }).body).toEqual({
      kind: 'form',
      fields: [
        ['ids', '1|2'],
        ['at[x y]', 'ü'],
        ['at[z][a]', '3'],
        ['at[z][a]', '4'],
      ],
    });
  });

  it('has parts with files, repeated lists, and JSON for objects', () => {
    const fields = [
      { name: 'logo', kind: 'file' as const },
      { ...field, name: 'files', item: 'file' as const },
    ];
    const encodings = [{ name: 'logo', contentType: 'image/png' }];
    const text = '{"logo":"x","files":["y"],"tags":["a","b"],"meta":{"n":1.0}}';
    const { body, headers } = start({
      bodies: [toTemplateBody('multipart', text, { fields, encodings })],
    });
    expect(body).toEqual({
      kind: 'multipart',
      parts: [
        { kind: 'file', name: 'logo', path: 'logo.bin', contentType: 'image/png' },
        { kind: 'file', name: 'files', path: 'files.bin' },
        { kind: 'field', name: 'tags', value: 'a' },
        { kind: 'field', name: 'tags', value: 'b' },
        { kind: 'field', name: 'meta', value: '{"n":1.0}', contentType: 'application/json' },
      ],
    });
    expect(headers).toEqual([]);
  });

  it('is text, or a file', () => {
    expect(start({ bodies: [toTemplateBody('text', 'a,b')] }).body).toEqual({
      kind: 'text',
      text: 'a,b',
    });
    expect(start({ bodies: [toTemplateBody('file', 'file.bin')] }).body).toEqual({
      kind: 'file',
      path: 'file.bin',
    });
  });

  it('is absent when it is not sent, as is its content type', () => {
    const template = toTemplate({ bodies: [toTemplateBody('json', '{}')], accept: 'text/csv' });
    const values = toStartValues(template);
    const body = values.body && { ...values.body, isSent: false };
    const request = toHttpRequest(template, { ...values, ...(body && { body }) });
    expect(request).toEqual({
      method: 'GET',
      url: 'https://api.example.com/teams',
      headers: [['Accept', 'text/csv']],
    });
  });
});

describe('the secrets of a request', () => {
  const text = JSON.stringify({
    name: 'a',
    password: 'b',
    phrase: 'c',
    user: { pin: '1', of: [{ apiKey: 'd' }, { apiKey: 'e' }, 'f'] },
  });
  const fields = [
    { name: 'name', kind: 'text' },
    { name: 'password', kind: 'text' },
    { name: 'token', kind: 'text' },
  ] as const;
  const paths = ['password', 'phrase', 'user.pin', 'user.of.apiKey'];

  it.each(['json', 'form', 'multipart'] as const)(
    'are named at every depth of a body: %s',
    (kind) => {
      const bodies = [toTemplateBody(kind, text, { fields })];
      expect(start({ bodies, secrets: ['phrase'] }).secrets).toEqual({ body: paths });
    },
  );

  it('are named in a JSON text, and not in one that is broken or no object', () => {
    const list = (body: string) => start({ bodies: [toTemplateBody('json', body)] }).secrets;
    expect(list('[{"pin":1}]')).toEqual({ body: ['pin'] });
    for (const other of ['"password"', '[1]', '{', '']) expect(list(other)).toBeUndefined();
  });

  it('are named in the query, if they are sent', () => {
    const parameters = [
      toParameter('query', 'a', { name: 'access_token' }),
      toParameter('query', 'a', { name: 'x', secret: true }),
      toParameter('query', null, { name: 'pin' }),
      toParameter('query', 'a', { name: 'page' }),
    ];
    expect(start({ parameters }).secrets).toEqual({ query: ['access_token', 'x'] });
  });
});
