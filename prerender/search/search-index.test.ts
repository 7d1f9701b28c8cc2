import { describe, expect, it } from 'vitest';
import type { DocsVersion } from '../../src/model/site/docs-version';
import { buildSearchIndex, buildVersionIndexes } from './search-index';
import type { PageDocuments } from './page-documents';
import { parseSearchIndex } from '../../src/model/search/search-index';
import { SearchHitType } from '../../src/model/search/search-document';

const toVersion = (path: string, isLast: boolean) => ({ path, isLast }) as DocsVersion;

const toPage = (url: string): PageDocuments => ({
  url,
  title: url,
  breadcrumb: [],
  description: '',
  keywords: '',
  sections: [],
});

function listUrls(versions: readonly DocsVersion[]): readonly (readonly [string, string[]])[] {
  const urls = ['/base/docs/next/a', '/base/docs/a', '/base/docs/1.0/a', '/base/docs/nextcloud'];
  const indexes = buildVersionIndexes(urls.map(toPage), '/base/', versions);
  return [...indexes].map(([path, { file }]) => [
    path,
    file.flatMap(({ documents }) => documents.map((document) => document.u)),
  ]);
}

describe('the indexes of a site', () => {
  it('are one per version; that of the last version includes the pages without a version', () => {
    const versions = [
      toVersion('/docs/next', false),
      toVersion('/docs', true),
      toVersion('/docs/1.0', false),
    ];
    expect(listUrls(versions)).toEqual([
      ['', ['/base/docs/a', '/base/docs/nextcloud']],
      ['/docs/next', ['/base/docs/next/a']],
      ['/docs/1.0', ['/base/docs/1.0/a']],
    ]);
  });

  it('are one for a single version', () => {
    const [index, ...others] = listUrls([toVersion('/docs', true)]);
    expect(index?.[1]).toHaveLength(4);
    expect(others).toEqual([]);
  });
});

const empty = { breadcrumb: [], description: '', keywords: '' };

const first: PageDocuments = {
  url: '/1/',
  title: 'Hello First Docs',
  breadcrumb: ['Docs'],
  description: 'Hello Description',
  keywords: 'Hello, Keywords',
  sections: [
    { title: 'Hello First Docs', hash: '', content: 'Peace.' },
    { title: 'First heading', hash: '#first-heading', content: 'First content.' },
  ],
};

const second: PageDocuments = {
  ...empty,
  url: '/2/',
  title: 'Hello Second Docs',
  sections: [
    { title: 'Hello Second Docs', hash: '', content: '' },
    { title: 'Second heading', hash: '#second-heading', content: 'Second content.' },
    { title: '', hash: '', content: 'Loose.' },
  ],
};

const listDocuments = (type: SearchHitType) =>
  buildSearchIndex([second, first]).file[type]?.documents;

describe('buildSearchIndex', () => {
  it('numbers documents across all types, in the order of URLs', () => {
    expect(listDocuments(SearchHitType.Title)).toEqual([
      { i: 1, t: 'Hello First Docs', u: '/1/', b: ['Docs'] },
      { i: 5, t: 'Hello Second Docs', u: '/2/', b: [] },
    ]);
    expect(listDocuments(SearchHitType.Heading)).toEqual([
      { i: 3, t: 'First heading', u: '/1/', h: '#first-heading', p: 1 },
      { i: 6, t: 'Second heading', u: '/2/', h: '#second-heading', p: 5 },
    ]);
    expect(listDocuments(SearchHitType.Description)).toEqual([
      { i: 1, t: 'Hello Description', s: 'Hello First Docs', u: '/1/', p: 1 },
    ]);
    expect(listDocuments(SearchHitType.Keywords)).toEqual([
      { i: 1, t: 'Hello, Keywords', s: 'Hello First Docs', u: '/1/', p: 1 },
    ]);
    expect(listDocuments(SearchHitType.Content)).toEqual([
      { i: 2, t: 'Peace.', s: 'Hello First Docs', u: '/1/', h: '', p: 1 },
      { i: 4, t: 'First content.', s: 'First heading', u: '/1/', h: '#first-heading', p: 1 },
      { i: 7, t: 'Second content.', s: 'Second heading', u: '/2/', h: '#second-heading', p: 5 },
      { i: 8, t: 'Loose.', s: 'Hello Second Docs', u: '/2/', h: '', p: 5 },
    ]);
  });

  it('is a list of five entries, even without pages', () => {
    const { file, json, count } = buildSearchIndex([]);
    expect(file.map((entry) => Object.keys(entry))).toEqual(
      Array.from({ length: 5 }, () => ['documents', 'index']),
    );
    expect(count).toBe(0);
    expect(() => parseSearchIndex(json)).not.toThrow();
  });

  it('is byte-identical for the same pages in another order', () => {
    expect(buildSearchIndex([first, second]).json).toBe(buildSearchIndex([second, first]).json);
  });

  it('has a hash of 8 characters that changes with the content', () => {
    const { hash, count } = buildSearchIndex([first]);
    expect(hash).toMatch(/^[\da-f]{8}$/);
    expect(count).toBe(6);
    expect(buildSearchIndex([{ ...first, title: 'Another' }]).hash).not.toBe(hash);
  });
});

describe('parseSearchIndex', () => {
  const { file, json } = buildSearchIndex([first, second]);

  it('reads a built index', () => {
    expect(parseSearchIndex(json)).toEqual(file);
  });

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
    ['four entries', JSON.stringify(file.slice(1))],
    ['six entries', JSON.stringify([...file, ...file.slice(0, 1)])],
    ['empty entries', JSON.stringify([{}, {}, {}, {}, {}])],
    ['entries of null', JSON.stringify([null, null, null, null, null])],
    ['another format', change((entry) => (entry.index['format'] = 2))],
    ['a wrong count', change((entry) => (entry.index['count'] = 1))],
    ['a lost document', change((entry) => entry.documents.pop())],
    ['a document without text', change((entry) => (entry.documents[0] = { i: 1, u: '/' }))],
    ['a changed document', change((entry) => (entry.documents[0] = { i: 1, t: 'x', u: '/' }))],
    ['no index', change((entry) => (entry.index['data'] = {}))],
    ['an index of text', change((entry) => (entry.index['data'] = { '1.map': 'x' }))],
    ['an unknown part', change((entry) => (entry.index['data'] = { '1.cfg': [] }))],
    ['a wrong checksum', change((entry) => (entry.index['checksum'] = '00000000'))],
    ['an entry of another build', JSON.stringify([other[0], ...file.slice(1)])],
  ])('rejects %s', (_, text) => {
    expect(() => parseSearchIndex(text)).toThrow(/search index|JSON/);
  });
});
