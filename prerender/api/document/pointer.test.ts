import { describe, expect, it } from 'vitest';
import { findAt, toKeys } from './pointer';

describe('toKeys', () => {
  it.each([
    ['#/components/schemas/Team', ['components', 'schemas', 'Team']],
    ['/paths/~1teams~1{id}/get', ['paths', '/teams/{id}', 'get']],
    ['#/a~0b', ['a~b']],
    ['#/a~01b', ['a~1b']],
    ['#/a%20b', ['a b']],
    ['#/paths/~1t%C3%A9l', ['paths', '/tél']],
    ['#', []],
    ['', []],
  ])('reads %s (RFC 6901)', (pointer, keys) => {
    expect(toKeys(pointer)).toEqual(keys);
  });

  it('keeps a percent sign that encodes nothing, because authors write them', () => {
    expect(toKeys('#/components/schemas/100%')).toEqual(['components', 'schemas', '100%']);
  });
});

describe('findAt', () => {
  const document = { a: { b: [10, { c: null }] }, empty: '' };

  it.each([
    [['a', 'b', '0'], 10],
    [['a', 'b', '1', 'c'], null],
    [['empty'], ''],
    [['a', 'b', '2'], undefined],
    [['a', 'b', '0', 'c'], undefined],
    [['empty', 'length'], undefined],
  ])('finds %j: %s', (keys, value) => {
    expect(findAt(document, keys)).toBe(value);
  });

  it('finds the root without keys', () => {
    expect(findAt(document, [])).toBe(document);
  });

  it.each(['__proto__', 'constructor', 'toString'])('does not find the inherited %s', (key) => {
    expect(findAt({}, [key])).toBeUndefined();
    expect(findAt(JSON.parse(`{"${key}": 1}`), [key])).toBe(1);
  });
});
