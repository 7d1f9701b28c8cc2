import { describe, expect, it } from 'vitest';
import { findKeyPlaces, findObjectPath, listKeyPlaces } from './key-places';

const read = (text: string) =>
  findKeyPlaces(text).map(({ path, start, end }) => [path.join('.'), text.slice(start, end)]);

describe('the keys of objects', () => {
  it('have the keys around them, lists left out', () => {
    const text = '{ "items": [{ "id": "a", "lead": { "id": 1 } }, { "id": "b" }], "total": 2 }';
    expect(read(text)).toEqual([
      ['items', '"items"'],
      ['items.id', '"id"'],
      ['items.lead', '"lead"'],
      ['items.lead.id', '"id"'],
      ['items.id', '"id"'],
      ['total', '"total"'],
    ]);
  });

  it.each([
    [
      'curl',
      `curl 'https://x.example/v1' \\\n  --header 'Accept: a' \\\n  --data '{\n  "name": "a"\n}'`,
    ],
    ['Go', 'body := strings.NewReader(`{\n  "name": "a"\n}`)'],
    ['JavaScript', 'await fetch(url, JSON.stringify({ name: `a` }))'],
    ['Ruby', `body = JSON.generate({ name: 'a' })`],
    ['Python', `requests.post(url, {'name': "a"})`],
    ['Ruby with arrows', `post({ 'name' => 'a' })`],
  ])('are found in %s', (_, text) => {
    expect(read(text).map(([path]) => path)).toEqual(['name']);
  });

  it('are never taken from texts', () => {
    expect(read(String.raw`{ "a": "{ \"b\": 1 }", 'c': 'it\'s: d', "e": "f: g" }`)).toEqual([
      ['a', '"a"'],
      ['c', `'c'`],
      ['e', '"e"'],
    ]);
    expect(read('std::cout')).toEqual([]);
  });

  it('are read as JSON reads them', () => {
    expect(read(String.raw`{ "\u540d": 1, "名前": 2 }`).map(([path]) => path)).toEqual([
      '名',
      '名前',
    ]);
  });

  it('end with a text that ends too early', () => {
    expect(read('}} { "a": [ { "b"').map(([path]) => path)).toEqual(['a']);
  });
});

describe('the object that has the names of a body', () => {
  const text = `fetch(url, { method: 'POST', headers: { name: 'x' }, body: JSON.stringify({ name: 'a', team: { name: 'b' } }) })`;
  const places = findKeyPlaces(text);

  it('is the one with most of them', () => {
    expect(findObjectPath(places, new Set(['name', 'team']))).toEqual(['body']);
    expect(findObjectPath(places, new Set(['other']))).toBeUndefined();
  });

  it('has one place for each path, whatever has the same name elsewhere', () => {
    const list = (...names: readonly string[]) =>
      listKeyPlaces(places, ['body'], names).map(({ start }) => start);
    expect(list('name')).toEqual([text.indexOf(`name: 'a'`)]);
    expect(list('team', 'name')).toEqual([text.indexOf(`name: 'b'`)]);
    expect(list('team', 'lead')).toEqual([]);
  });
});
