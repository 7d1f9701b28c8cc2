import { describe, expect, it } from 'vitest';
import { buildSearchIndex } from './search-index';
import type { PageDocuments } from './page-documents';
import { parseSearchIndex, parseTextTerms, parseTexts } from '../../src/model/search/index-file';

const empty = { breadcrumb: [], description: '', keywords: '' };

const first: PageDocuments = {
  url: '/1/',
  title: 'Hello First Docs',
  breadcrumb: ['Docs'],
  description: 'Hello Description',
  keywords: 'Hello, Keywords',
  names: ['firstDocs'],
  phrases: [
    { text: 'ask', hash: '' },
    { text: 'for it', hash: '#c' },
  ],
  sections: [
    { title: 'Hello First Docs', hash: '', content: 'Peace.' },
    { title: 'First heading', hash: '#first-heading', content: 'First content.' },
    { title: 'C++ & more', hash: '#c', content: '' },
  ],
};

const second: PageDocuments = {
  ...empty,
  url: '/2/',
  title: 'Hello Second Docs',
  facts: { kind: 'operation', method: 'GET', path: '/docs' },
  sections: [
    { title: 'Hello Second Docs', hash: '', content: 'Second content.' },
    { title: '', hash: '', content: 'Loose.' },
  ],
  fields: [{ title: 'page', hash: '#query.page', content: 'From 1.' }],
};

describe('buildSearchIndex', () => {
  const { json, files, hash } = buildSearchIndex([second, first]);
  const file = parseSearchIndex(json);

  it('numbers pages in the order of their URLs, with what is known about each', () => {
    expect(file[0].documents).toEqual([
      { i: 0, t: 'Hello First Docs', u: '/1/', b: ['Docs'] },
      { i: 1, t: 'Hello Second Docs', u: '/2/', b: [], f: second.facts },
    ]);
  });

  it(
    'has one document per page for each part, and none for a page without it',
    { tags: ['S68'] },
    () => {
      expect(file[1].documents).toEqual([
        { i: 0, t: 'First heading\nC++ & more', h: '\n#c' },
        { i: 1, t: 'page', h: 'query.=' },
      ]);
      expect(file[2].documents).toEqual([{ i: 0, t: 'Hello Description' }]);
      expect(file[3].documents).toEqual([
        { i: 0, t: 'Docs\nHello\nKeywords\nfirstDocs\nask\nfor it', h: '\n\n\n\n\n#c' },
      ]);
    },
  );

  it('keeps the texts in files of their own, in the order of the headings', () => {
    expect(file[4].documents).toEqual([{ i: 0, file: 'search-text-1.json' }]);
    expect(parseTexts(files.get('search-text-1.json') ?? '')).toEqual([
      { i: 0, t: ['Peace.', 'First content.', ''] },
      { i: 1, t: ['Second content. Loose.', 'From 1.'] },
    ]);
    expect(parseTextTerms(files.get('search-terms.json') ?? '', file).index.build).toBe(hash);
  });

  it('splits the texts of many pages', () => {
    const pages = Array.from({ length: 9 }, (_, index): PageDocuments => ({
      ...empty,
      url: `/${index}/`,
      title: 'Long',
      sections: [{ title: '', hash: '', content: `word${index} `.repeat(5000) }],
    }));
    const built = buildSearchIndex(pages);
    const [, , , , { documents }] = parseSearchIndex(built.json);
    expect(documents.length).toBeGreaterThan(2);
    expect(documents.flatMap((each) => parseTexts(built.files.get(each.file) ?? ''))).toHaveLength(
      9,
    );
  });

  it('is a list of five entries, even without pages', { tags: ['S68'] }, () => {
    const built = buildSearchIndex([]);
    expect(JSON.parse(built.json).map((entry: object) => Object.keys(entry))).toEqual(
      Array.from({ length: 5 }, () => ['documents', 'index']),
    );
    expect(built.count).toBe(0);
    expect(() => parseSearchIndex(built.json)).not.toThrow();
  });

  it('has the words by which readers search once', () => {
    const words = { synonyms: [['a', 'b']], wider: { c: ['a'] }, foreign: {} };
    const [titles, ...others] = parseSearchIndex(buildSearchIndex([first], { words }).json);
    expect(titles.index.words).toEqual(words);
    expect(others.every(({ index }) => index.words === undefined)).toBe(true);
  });

  it('is byte-identical for the same pages in another order', () => {
    expect(buildSearchIndex([first, second])).toEqual(buildSearchIndex([second, first]));
  });

  it('has a hash of 8 characters that changes with the titles and with the texts', () => {
    expect(hash).toMatch(/^[\da-f]{8}$/);
    expect(buildSearchIndex([{ ...first, title: 'Another' }, second]).hash).not.toBe(hash);
    expect(buildSearchIndex([{ ...first, sections: [] }, second]).hash).not.toBe(hash);
  });
});

describe('parseSearchIndex', () => {
  const { json, files } = buildSearchIndex([first, second]);
  const entries: readonly object[] = JSON.parse(json);

  const change = (
    edit: (entry: { documents: unknown[]; index: Record<string, unknown> }) => void,
  ) => {
    const copy = JSON.parse(json);
    edit(copy[0]);
    return JSON.stringify(copy);
  };
  const other = JSON.parse(buildSearchIndex([first]).json);

  it.each([
    ['no text', ''],
    ['a page', '<!doctype html><title>Not found</title>'],
    ['half of it', json.slice(0, json.length / 2)],
    ['an empty list', '[]'],
    ['an object', '{}'],
    ['a number', '123'],
    ['null', 'null'],
    ['four entries', JSON.stringify(entries.slice(1))],
    ['six entries', JSON.stringify([...entries, ...entries.slice(0, 1)])],
    ['empty entries', JSON.stringify([{}, {}, {}, {}, {}])],
    ['entries of null', JSON.stringify([null, null, null, null, null])],
    ['another format', change((entry) => (entry.index['format'] = 1))],
    ['a wrong count', change((entry) => (entry.index['count'] = 1))],
    ['a lost document', change((entry) => entry.documents.pop())],
    ['a document without text', change((entry) => (entry.documents[0] = { i: 0, u: '/' }))],
    ['a changed document', change((entry) => (entry.documents[0] = { i: 0, t: 'x', u: '/' }))],
    ['no terms', change((entry) => (entry.index['data'] = {}))],
    ['terms of another kind', change((entry) => (entry.index['data'] = { terms: [], pages: '' }))],
    ['a damaged list of pages', change((entry) => (entry.index['data'] = [['a', [['0']]]]))],
    ['damaged words', change((entry) => (entry.index['words'] = { synonyms: ['a'] }))],
    ['an entry of another build', JSON.stringify([other[0], ...entries.slice(1)])],
  ])('rejects %s', (_, text) => {
    expect(() => parseSearchIndex(text)).toThrow(/search index|JSON/);
  });

  it('rejects terms of another build, and damaged texts', () => {
    const terms = files.get('search-terms.json') ?? '';
    const foreign = parseSearchIndex(buildSearchIndex([first]).json);
    expect(() => parseTextTerms(terms, foreign)).toThrow('another build');
    expect(() => parseTextTerms(terms.slice(9), foreign)).toThrow(/JSON/);
    expect(() => parseTexts('[{"i":0,"t":"text"}]')).toThrow('damaged');
  });
});
