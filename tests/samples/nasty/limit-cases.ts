import type { HttpBody, MultipartPart } from '../../../src/model/http-request';
import { toCase } from '../proof-case';

const toText = (text: string): HttpBody => ({ kind: 'text', text });
const toJson = (text: string): HttpBody => ({ kind: 'json', text });
const toForm = (...fields: readonly (readonly [string, string])[]): HttpBody => ({
  kind: 'form',
  fields,
});
const toParts = (...parts: readonly MultipartPart[]): HttpBody => ({ kind: 'multipart', parts });
const toField = (name: string, value: string, contentType?: string): MultipartPart => ({
  kind: 'field',
  name,
  value,
  ...(contentType !== undefined && { contentType }),
});
const toFile = (name: string, path: string, contentType?: string): MultipartPart => ({
  kind: 'file',
  name,
  path,
  ...(contentType !== undefined && { contentType }),
});

const manyFields = Array.from(
  { length: 200 },
  (_, index) => [`f${index}`, `it's ${index}`] as const,
);
const longList = Array.from({ length: 5000 }, (_, index) => `it's ${index} %`);

/** What some clients limit, resolve, drop, or have a meaning of their own for. */
export const limitCases = [
  toCase('dots in a path', 'GET', '/teams/../x'),
  toCase('dots at the end of a path', 'GET', '/teams/..'),
  toCase('one dot in a path', 'GET', '/teams/./x?y=1'),
  toCase('encoded dots in a path', 'GET', '/teams/%2E%2e/x'),
  toCase('two slashes', 'GET', '//teams//x//'),
  toCase('a query alone', 'GET', '?a=b'),
  toCase('an empty query', 'GET', '/f?'),
  toCase('each sign that a query may hold', 'GET', '/f?a?b/c:d@e!f$g(h)*i+j,k;l=m'),
  toCase('what jQuery takes for JSONP', 'GET', '/f?x=?&y=??&callback=?'),
  toCase('a file that is called like the standard input', 'POST', '/f', [], {
    kind: 'file',
    path: '-',
  }),
  toCase(
    'a part that is called like the standard input',
    'POST',
    '/f',
    [],
    toParts(toFile('avatar', '-')),
  ),
  toCase('signs in the path of a file', 'POST', '/f', [], {
    kind: 'file',
    path: '-a"b\\c;d,e.txt',
  }),
  toCase(
    'signs in the path of a part',
    'POST',
    '/f',
    [],
    toParts(toFile('avatar', '-a"b\\c;d,e.txt', 'text/plain')),
  ),
  toCase(
    'a line break in the name of a file',
    'POST',
    '/f',
    [],
    toParts(toFile('avatar', 'a\nb.txt', 'text/plain')),
  ),
  toCase('a part without a name', 'POST', '/f', [], toParts(toField('', 'x'))),
  toCase(
    'a line break in the name of a part',
    'POST',
    '/f',
    [],
    toParts(toField('line\nname', 'x')),
  ),
  toCase(
    'CRLF in the names of parts',
    'POST',
    '/f',
    [],
    toParts(toField('line\r\nname', 'x'), toFile('file\r\nname', 'cat.png', 'image/png')),
  ),
  toCase(
    'backslashes in the names of parts',
    'POST',
    '/f',
    [],
    toParts(
      toField('back\\slash', 'x'),
      toField('back\\"slash', 'x', 'text/plain'),
      toFile('back\\', 'cat.png'),
    ),
  ),
  toCase(
    'types with parameters',
    'POST',
    '/f',
    [],
    toParts(
      toField('note', 'x', 'text/plain; charset=utf-8'),
      toFile('avatar', 'cat.png', 'image/png; a="b;c"'),
    ),
  ),
  toCase(
    'what curl reads as options of a part',
    'POST',
    '/f',
    [],
    toParts(
      toField('tab', '\t x \t'),
      toField('quote', '"'),
      toField('back', '\\'),
      toField('both', '\\"'),
      toField('typed', '@a;b', 'text/plain'),
      toField('less', '<x', 'text/plain'),
    ),
  ),
  toCase(
    'what looks like a boundary',
    'POST',
    '/f',
    [],
    toParts(toField('note', '\r\n--boundary\r\n\r\n'), toField('end', '--')),
  ),
  toCase('a lone carriage return', 'POST', '/f', [], toParts(toField('note', 'a\rb'))),
  toCase('a lone carriage return in a form', 'POST', '/f', [], toForm(['a\rb', 'c\rd\ne'])),
  toCase(
    'a form with a charset',
    'POST',
    '/f',
    [['Content-Type', 'application/x-www-form-urlencoded; charset=utf-8']],
    toForm(['a', 'b']),
  ),
  toCase('an empty pair', 'POST', '/f', [], toForm(['', ''])),
  toCase('a form of many fields', 'POST', '/f', [], toForm(...manyFields)),
  toCase(
    'names of the prototype in a form',
    'POST',
    '/f',
    [],
    toForm(['__proto__', '1'], ['constructor', '2'], ['toString', '3']),
  ),
  toCase(
    'names of the prototype in JSON',
    'POST',
    '/f',
    [],
    toJson('{"constructor":{"prototype":{"a":1}},"toString":1,"hasOwnProperty":2}'),
  ),
  toCase('deep JSON', 'POST', '/f', [], toJson('['.repeat(300) + ']'.repeat(300))),
  toCase('minus zero', 'POST', '/f', [], toJson('{"a":-0,"b":0}')),
  toCase(
    'extreme numbers',
    'POST',
    '/f',
    [],
    toJson(
      '{"a":5e-324,"b":1.7976931348623157e+308,"c":123456789012345680000,"d":1e+21,"e":0.000001}',
    ),
  ),
  toCase(
    'JSON that is said to be a form',
    'POST',
    '/f',
    [['Content-Type', 'application/x-www-form-urlencoded']],
    toJson('{"a":"b c%20+"}'),
  ),
  toCase(
    'JSON that is said to be text',
    'POST',
    '/f',
    [['Content-Type', 'text/plain']],
    toJson('{"a":1}'),
  ),
  toCase(
    'a form that is said to be JSON',
    'POST',
    '/f',
    [['Content-Type', 'application/json']],
    toForm(['a', 'b']),
  ),
  toCase(
    'text that is said to be parts',
    'POST',
    '/f',
    [['Content-Type', 'multipart/mixed; boundary=x']],
    toText('--x\r\n\r\na\r\n--x--'),
  ),
  toCase(
    'a file that is said to be a form',
    'POST',
    '/f',
    [['Content-Type', 'application/x-www-form-urlencoded']],
    { kind: 'file', path: 'a.json' },
  ),
  toCase(
    'text beyond what an argument holds',
    'POST',
    '/f',
    [],
    toText(`-${'y'.repeat(200_000)}'%\\`),
  ),
  toCase('Unicode beyond what an argument holds', 'POST', '/f', [], toText('東'.repeat(60_000))),
  toCase(
    'JSON beyond what an argument holds',
    'POST',
    '/f',
    [],
    toJson(JSON.stringify({ longList })),
  ),
  toCase('NUL behind what looks like an option', 'POST', '/f', [], toText('-n\0x')),
  toCase('NUL among formats', 'POST', '/f', [], toText('%s\0%d\\n')),
  toCase('what looks like an option', 'POST', '/f', [], toText('-x --y')),
  toCase('a long header', 'GET', '/f', [['X-Long', 'x'.repeat(6000)]]),
  toCase(
    'headers of the connection',
    'POST',
    '/f',
    [
      ['Connection', 'close'],
      ['Transfer-Encoding', 'chunked'],
      ['TE', 'trailers'],
    ],
    toText('a'),
  ),
  toCase('headers of browsers', 'GET', '/f', [
    ['Origin', 'https://a.example'],
    ['Referer', 'https://b.example/x'],
    ['Accept-Language', 'de'],
  ]),
  toCase('an empty User-Agent', 'GET', '/f', [['User-Agent', '']]),
  toCase('a content type of nothing', 'DELETE', '/f', [['Content-Type', 'application/json']]),
  toCase('quotes and commas in headers', 'GET', '/f', [
    ['X-A', 'a, b'],
    ['X-A', 'c;d="e,f"'],
    ['If-Match', 'W/"x"'],
  ]),
  toCase('each sign of a header name', 'GET', '/f', [
    ['x_under', '1'],
    ['9digit', '2'],
    ['-dash', '3'],
    ["!#$%&'*+-.^_`|~", 'x'],
  ]),
  toCase(
    'cookies after a redirect',
    'PUT',
    '/redirect/308',
    [['Cookie', 'a=1; b=2']],
    toJson('{"a":1}'),
  ),
  toCase(
    'a key to another host',
    'POST',
    '/cross/302',
    [
      ['authorization', 'Bearer t'],
      ['X-Api-Key', 'k'],
    ],
    toJson('{}'),
  ),
];
