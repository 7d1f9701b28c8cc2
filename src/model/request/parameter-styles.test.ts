import { describe, expect, it } from 'vitest';
import { ExactNumber } from '../exact-number';
import { parseExactJson } from './exact-json';
import type { ParameterNotation, ParameterStyle } from './parameter-styles';
import { serializeParameter } from './parameter-styles';

/** Serializes a value of JavaScript. */
function serialize(parameter: ParameterNotation, value: unknown): readonly string[] {
  return serializeParameter(parameter, parseExactJson(JSON.stringify(value)) ?? null);
}

const list = ['blue', 'black', 'brown'];
const object = { R: 100, G: 200, B: 150 };

/** https://spec.openapis.org/oas/v3.1.1#style-examples: style, explode, then empty string, string, list and object. */
const pathVectors: readonly (readonly [ParameterStyle, boolean, string, string, string, string])[] =
  [
    [
      'matrix',
      false,
      ';color',
      ';color=blue',
      ';color=blue,black,brown',
      ';color=R,100,G,200,B,150',
    ],
    [
      'matrix',
      true,
      ';color',
      ';color=blue',
      ';color=blue;color=black;color=brown',
      ';R=100;G=200;B=150',
    ],
    ['label', false, '.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
    ['label', true, '.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
    ['simple', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
    ['simple', true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ];

const queryVectors: readonly (readonly [ParameterStyle, boolean, unknown, string])[] = [
  ['form', false, '', 'color='],
  ['form', false, 'blue', 'color=blue'],
  ['form', false, list, 'color=blue,black,brown'],
  ['form', false, object, 'color=R,100,G,200,B,150'],
  ['form', true, '', 'color='],
  ['form', true, 'blue', 'color=blue'],
  ['form', true, list, 'color=blue&color=black&color=brown'],
  ['form', true, object, 'R=100&G=200&B=150'],
  ['spaceDelimited', false, list, 'color=blue%20black%20brown'],
  ['spaceDelimited', false, object, 'color=R%20100%20G%20200%20B%20150'],
  ['spaceDelimited', true, list, 'color=blue&color=black&color=brown'],
  ['pipeDelimited', false, list, 'color=blue%7Cblack%7Cbrown'],
  ['pipeDelimited', false, object, 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ['pipeDelimited', true, list, 'color=blue&color=black&color=brown'],
  ['deepObject', true, object, 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
  ['deepObject', false, object, 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
];

function path(value: unknown, notation: Partial<ParameterNotation> = {}): string {
  return serialize({ name: 'color', in: 'path', ...notation }, value).join('');
}

function query(value: unknown, notation: Partial<ParameterNotation> = {}): string {
  return serialize({ name: 'color', in: 'query', ...notation }, value).join('&');
}

describe('serializeParameter', () => {
  it.each(pathVectors)(
    'writes %s with explode %s in a path as in the OpenAPI table',
    (style, explode, ...expected) => {
      const values = ['', 'blue', list, object];
      expect(values.map((value) => path(value, { style, explode }))).toEqual(expected);
    },
  );

  it.each(queryVectors)(
    'writes %s with explode %s in a query as in the OpenAPI table: %j',
    (style, explode, value, expected) => {
      expect(query(value, { style, explode })).toBe(expected);
    },
  );

  it('uses the default style and explode of the location', () => {
    expect(path(list)).toBe('blue,black,brown');
    expect(path(object)).toBe('R,100,G,200,B,150');
    expect(query(list)).toBe('color=blue&color=black&color=brown');
    expect(serialize({ name: 'X-Color', in: 'header' }, object)).toEqual(['R,100,G,200,B,150']);
    expect(serialize({ name: 'color', in: 'cookie' }, 'blue')).toEqual(['color=blue']);
  });

  it('explodes only the form style by default', () => {
    expect(query(list, { style: 'pipeDelimited' })).toBe('color=blue%7Cblack%7Cbrown');
    expect(path(list, { style: 'matrix' })).toBe(';color=blue,black,brown');
  });

  it('encodes all except unreserved characters in paths and queries', () => {
    const value = `a b+c%d&e#f/g?h=i'(!)*,;:@$[]~-._`;
    const encoded = 'a%20b%2Bc%25d%26e%23f%2Fg%3Fh%3Di%27%28%21%29%2A%2C%3B%3A%40%24%5B%5D~-._';
    expect(path(value)).toBe(encoded);
    expect(query(value)).toBe(`color=${encoded}`);
  });

  it('distinguishes the delimiter of a list from the same character in a value', () => {
    expect(query(['a,b', 'c'], { explode: false })).toBe('color=a%2Cb,c');
    expect(path(['a.b', 'c;d', 'e|f'], { style: 'matrix', explode: true })).toBe(
      ';color=a.b;color=c%3Bd;color=e%7Cf',
    );
  });

  it('encodes non-ASCII characters as UTF-8, and a lone surrogate as the replacement character', () => {
    expect(path('Đặng 🎉')).toBe('%C4%90%E1%BA%B7ng%20%F0%9F%8E%89');
    expect(path('a\ud83d')).toBe('a%EF%BF%BD');
  });

  it('encodes names like values', () => {
    expect(query('x', { name: 'a b&c' })).toBe('a%20b%26c=x');
    expect(query({ 'k&': 1 }, { name: 'f[x]', style: 'deepObject' })).toBe('f%5Bx%5D%5Bk%26%5D=1');
  });

  it('keeps reserved characters if allowed, except those that would end the value', () => {
    const value = `/a?b=c:d@e,f;g'(h)!*$ i&j+k#l[m]%41%`;
    expect(query(value, { allowReserved: true })).toBe(
      `color=/a?b=c:d@e,f;g'(h)!*$%20i%26j%2Bk%23l%5Bm%5D%41%25`,
    );
    expect(path('a/b', { allowReserved: true })).toBe('a%2Fb');
  });

  it('leaves header values unchanged', () => {
    const parameter = { name: 'X-Color', in: 'header' } as const;
    expect(serialize(parameter, 'a b/c')).toEqual(['a b/c']);
    expect(serialize(parameter, list)).toEqual(['blue,black,brown']);
    expect(serialize({ ...parameter, explode: true }, object)).toEqual(['R=100,G=200,B=150']);
  });

  it('writes each member of an exploded cookie separately', () => {
    const parameter = { name: 'color', in: 'cookie' } as const;
    expect(serialize(parameter, list)).toEqual(['color=blue', 'color=black', 'color=brown']);
    expect(serialize({ ...parameter, explode: false }, list)).toEqual(['color=blue,black,brown']);
    expect(serialize(parameter, 'a;b c')).toEqual(['color=a%3Bb%20c']);
  });

  it.each([null, [], {}, [null]])('writes nothing for %j', (value) => {
    expect(query(value)).toBe('');
    expect(path(value)).toBe('');
    expect(path(value, { style: 'matrix' })).toBe('');
    expect(path(value, { style: 'label' })).toBe('');
  });

  it('keeps empty members', () => {
    expect(query(['', 'a', ''])).toBe('color=&color=a&color=');
    expect(query({ a: '', b: null, c: 0, d: false })).toBe('a=&c=0&d=false');
    expect(path({ a: '', b: 1 }, { style: 'matrix', explode: true })).toBe(';a;b=1');
  });

  it('writes nested values, which OpenAPI leaves undefined, without loss', () => {
    expect(query({ a: { b: 1, c: [2, 3] } }, { style: 'deepObject' })).toBe(
      'color%5Ba%5D%5Bb%5D=1&color%5Ba%5D%5Bc%5D=2&color%5Ba%5D%5Bc%5D=3',
    );
    expect(query([{ a: 1 }])).toBe('color=%7B%22a%22%3A1%7D');
    expect(query(list, { style: 'deepObject' })).toBe('color=blue&color=black&color=brown');
    expect(
      serializeParameter({ name: 'color', in: 'query' }, new ExactNumber('9007199254740993')),
    ).toEqual(['color=9007199254740993']);
  });

  it('writes the members of an object in the order of its text, also whole numbers', () => {
    const value = parseExactJson('{"2": "b", "1": 1.50}') ?? null;
    expect(serializeParameter({ name: 'color', in: 'query' }, value)).toEqual(['2=b', '1=1.50']);
  });

  it('treats property names of Object.prototype as plain data', () => {
    expect(query(JSON.parse('{"__proto__":"a","constructor":"b"}'))).toBe(
      '__proto__=a&constructor=b',
    );
  });
});
