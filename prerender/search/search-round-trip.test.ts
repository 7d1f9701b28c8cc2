import { Index } from 'flexsearch';
import { describe, expect, it } from 'vitest';
import { indexOptions, joinTerms } from '../../src/model/search/index-options';
import { toIndexTerms } from '../../src/model/search/index-terms';
import { boxScope, pageScope } from '../../src/model/search/limits';
import { parseSearchIndex } from '../../src/model/search/search-index';
import { SearchHitType } from '../../src/model/search/search-document';
import { createSearchEngine } from '../../src/search/worker/search-engine';
import { buildSearchIndex } from './search-index';
import type { PageDocuments } from './page-documents';

const toPage = (url: string, title: string, content = ''): PageDocuments => ({
  url,
  title,
  breadcrumb: [],
  description: '',
  keywords: '',
  sections: [{ title, hash: '', content }],
});

const pages = [
  toPage('/1/', 'Running the npm-registry install'),
  toPage('/2/', 'The quick guide to teams'),
  toPage('/3/', 'get_team_by_id create-team createTeam'),
  toPage('/4/', 'Phố Đường Láng', 'Số nhà ở đây là của má'),
  toPage(
    '/5/',
    'Postal',
    '住所を検索すると、各都道府県の東京都千代田区などが返ります。Tokyo is one.',
  ),
  toPage('/6/', '__proto__ and constructor', 'hasOwnProperty toString valueOf'),
  toPage('/7/', 'Configuration', 'Set foo.bar in @scope/pkg (v1.2.3) at /teams/{id}.'),
];

const build = buildSearchIndex(pages);
const engine = createSearchEngine(parseSearchIndex(build.json));

const search = (query: string) => engine.search(query, pageScope);
const findUrls = (query: string) => [...new Set(search(query).map((hit) => hit.document.u))];

describe('search', () => {
  it.each([
    ['registry', ['/1/']],
    ['npm', ['/1/']],
    ['the', ['/1/', '/2/']],
    ['team', ['/2/', '/3/', '/7/']],
    ['teams', ['/2/', '/3/', '/7/']],
    ['createteam', ['/3/']],
    ['run', ['/1/']],
    ['running', ['/1/']],
  ])('finds %j on %j', (query, urls) => {
    expect(findUrls(query).toSorted()).toEqual(urls);
  });

  it.each([
    ['createTeam', '/3/'],
    ['get_team', '/3/'],
    ['get_team_by_id', '/3/'],
    ['foo.bar', '/7/'],
    ['bar', '/7/'],
    ['@scope/pkg', '/7/'],
    ['scope', '/7/'],
    ['(v1.2.3)', '/7/'],
    ['at /teams/{id}', '/7/'],
    ['都道府県', '/5/'],
    ['東京', '/5/'],
    ['千代田区', '/5/'],
    ['県', '/5/'],
    ['Tokyo', '/5/'],
    ['ＴＯＫＹＯ', '/5/'],
    ['duong', '/4/'],
    ['DUONG lang', '/4/'],
    ['đường', '/4/'],
    ['конфигурация', undefined],
    ['constructor', '/6/'],
    ['__proto__', '/6/'],
    ['tostring', '/6/'],
  ])('finds %j on %s', (query, url) => {
    expect(findUrls(query)[0]).toBe(url);
  });

  it('finds a word by each of its prefixes', () => {
    for (let end = 1; end <= 'configuration'.length; end += 1) {
      expect(findUrls('configuration'.slice(0, end))).toContain('/7/');
    }
    for (let end = 1; end <= 'teams'.length; end += 1) {
      expect(findUrls('teams'.slice(0, end))).toContain('/2/');
    }
  });

  it('finds the same for composed and decomposed queries', () => {
    for (const query of ['Đường', 'má', 'số nhà']) {
      expect(search(query.normalize('NFD'))).toEqual(search(query.normalize('NFC')));
      expect(search(query)).not.toEqual([]);
    }
  });

  it('finds only documents that have every word', () => {
    expect(findUrls('registry teams')).toEqual([]);
  });

  it('returns type, page and tokens of a hit', () => {
    expect(search('tokyo')[0]).toMatchObject({
      type: SearchHitType.Content,
      page: { t: 'Postal' },
      tokens: ['tokyo'],
      branch: 'none',
    });
    expect(search('postal')[0]?.page).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['blanks', '  \t\n '],
    ['operators', '* + - ^ ~ : [( )] ? \\ / " \''],
    ['a NUL', '\0'],
    ['lone surrogates', '\ud83d \udc4d'],
    ['marks alone', '\u0301\u0301'],
    ['zero-width characters', '\u200b\u200d\ufeff'],
    ['markup', '<script>alert(1)</script>'],
    ['a long word', 'a'.repeat(5000)],
    ['long ideographs', '漢'.repeat(5000)],
    ['many words', Array.from({ length: 20_000 }, (_, i) => `w${i}`).join(' ')],
    ['humps', 'aB'.repeat(2500)],
  ])('finds nothing for %s', (_, query) => {
    expect(search(query)).toEqual([]);
  });

  it.each(['hasOwnProperty', 'toString', '__proto__', 'valueOf', 'constructor'])(
    'treats %s as a word',
    (query) => {
      expect(findUrls(query)).toEqual(['/6/']);
    },
  );

  it('ignores accents, however many', () => {
    expect(findUrls(`tokyo${'\u0301'.repeat(5000)}`)).toEqual(['/5/']);
  });

  it('respects the limit of the search box', () => {
    const many = Array.from({ length: 30 }, (_, i) => toPage(`/${i}/`, `Team ${i}`, 'A team.'));
    const file = parseSearchIndex(buildSearchIndex(many).json);
    const hits = createSearchEngine(file).search('team', boxScope);
    expect(hits).toHaveLength(8);
  });
});

describe('an imported index', () => {
  it('finds the same as a new one', () => {
    const entry = build.file[SearchHitType.Content];
    const imported = new Index(indexOptions);
    for (const [key, part] of Object.entries(entry?.index.data ?? {})) {
      imported.import(key, JSON.stringify(part));
    }
    const fresh = new Index(indexOptions);
    for (const { i, t } of entry?.documents ?? []) fresh.add(i, joinTerms(toIndexTerms(t)));
    for (const text of ['tokyo', '東京', 'nha', 'v1.2.3', 'nothing', 'set in']) {
      expect(imported.search(text)).toEqual(fresh.search(text));
    }
    expect(fresh.search('tokyo')).toHaveLength(1);
  });
});
