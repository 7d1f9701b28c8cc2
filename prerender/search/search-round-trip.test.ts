import { describe, expect, it } from 'vitest';
import { toTextTermsFile } from '../../src/model/search/index-address';
import { boxScope, pageScope } from '../../src/model/search/protocol';
import { parseSearchIndex, parseTextTerms, parseTexts } from '../../src/model/search/index-file';
import { noSearchWords } from '../../src/model/search/knowledge';
import type { SearchEngine } from '../../src/search/worker/search-engine';
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

const engine = openEngine(pages);

const search = (query: string) => engine.search(query, pageScope);
const findUrls = (query: string) => search(query).hits.map(({ url }) => url);

function openEngine(searched: readonly PageDocuments[], words = noSearchWords): SearchEngine {
  const { name: indexFile, json, files } = buildSearchIndex(searched, { words });
  const termsFile = toTextTermsFile(indexFile);
  const file = parseSearchIndex(json);
  const opened = createSearchEngine(file);
  opened.addTerms(parseTextTerms(files.get(termsFile) ?? '', file));
  for (const [name, text] of files) if (name !== termsFile) opened.addTexts(name, parseTexts(text));
  return opened;
}

describe('search in several languages', () => {
  const engine = openEngine([
    toPage('/en/', 'Hello World if any'),
    toPage('/zh/', '你好世界'),
    toPage('/es/', 'Hola Mundo'),
    toPage('/pt/', 'População portuguesa'),
    toPage('/vi/', 'Tạo team là gì'),
  ]);
  const find = (query: string) => engine.search(query, pageScope).hits.map(({ url }) => url);

  it.each([
    ['hello', '/en/', 'a word'],
    ['HELLO', '/en/', 'whatever its case'],
    ['hell', '/en/', 'the beginning of a word'],
    ['if', '/en/', 'a stop word of English, which counts when it is alone'],
    ['世界', '/zh/', 'ideographs within others'],
    ['hola', '/es/', 'a language that the site is not in'],
    ['populacao', '/pt/', 'accents left out'],
    ['população', '/pt/', 'accents'],
    ['là team', '/vi/', 'a stop word of Vietnamese, which counts as well'],
    ['team là', '/vi/', 'words in another order'],
    ['hello new world', '/en/', 'a word too many'],
  ])('finds %s on %s: %s', { tags: ['S94', 'S99'] }, (query, url) => {
    expect(find(query)).toEqual([url]);
  });

  it.each(['', ' ', '- -', '…', '「」', '研究生命科学'])('finds nothing for "%s"', (query) => {
    expect(find(query)).toEqual([]);
  });
});

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
    const places = openEngine([toPage('/a/', 'Address'), toPage('/c/', 'Category')]);
    for (const [plural, url] of [
      ['addresses', '/a/'],
      ['categories', '/c/'],
    ] as const)
      for (let end = 1; end <= plural.length; end += 1)
        expect(places.search(plural.slice(0, end), boxScope).hits[0]?.url).toBe(url);
  });

  it('finds the same for composed and decomposed queries', () => {
    for (const query of ['Đường', 'má', 'số nhà']) {
      expect(search(query.normalize('NFD'))).toEqual(search(query.normalize('NFC')));
      expect(search(query).hits).not.toEqual([]);
    }
  });

  it('puts pages with every word before pages that lack one', () => {
    expect(findUrls('quick registry install')[0]).toBe('/1/');
  });

  it('returns the page, its marked words, and a piece of its text', () => {
    expect(search('tokyo').hits[0]).toMatchObject({
      kind: 'guide',
      url: '/5/',
      title: [{ text: 'Postal', marked: false }],
      tokens: ['tokyo'],
    });
    expect(search('tokyo').hits[0]?.summary).toContainEqual({ text: 'Tokyo', marked: true });
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
    expect(search(query).hits).toEqual([]);
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

  it('respects the limit of the search box, and counts all pages', () => {
    const many = Array.from({ length: 30 }, (_, i) => toPage(`/${i}/`, `Team ${i}`, 'A team.'));
    const { hits, total } = openEngine(many).search('team', boxScope);
    expect(hits).toHaveLength(8);
    expect(total).toBe(30);
  });
});

describe('a misspelt query', () => {
  it.each([
    ['regsitry', '/1/', 'registry'],
    ['regisry', '/1/', 'registry'],
    ['confgiuration', '/7/', 'configuration'],
    ['quick.taem guide', '/2/', 'quick.teams guide'],
  ])('%s finds %s, and is corrected to %s', (query, url, correction) => {
    expect(findUrls(query)[0]).toBe(url);
    expect(search(query).correction).toBe(correction);
  });

  it('is not corrected when its words are on a page', () => {
    expect(search('registry')).not.toHaveProperty('correction');
  });

  it('of three letters finds nothing else', () => {
    expect(findUrls('nmp')).toEqual([]);
  });
});

describe('what counts as found', () => {
  const engine = openEngine(
    [
      toPage('/both/', 'Teams', 'Invite people. To create a team is easy.'),
      toPage('/apart/', 'Create people', 'A team waits.'),
      toPage('/one/', 'People', 'A team waits.'),
      toPage('/synonym/', 'A crew', 'We create.'),
      toPage('/by-chance/', 'Crews', 'We add a team.'),
    ],
    {
      synonyms: [
        ['create', 'add'],
        ['team', 'crew'],
      ],
      wider: {},
      foreign: {},
    },
  );
  const find = (query: string) => {
    const { hits, total, counts } = engine.search(query, pageScope);
    const found = hits.filter(({ group }) => group !== 'related').map(({ url }) => url);
    expect(found).toHaveLength(total);
    expect(counts.related ?? 0).toBe(hits.length - total);
    return found.toSorted();
  };

  it('are the pages that say all that was meant', () => {
    expect(find('people waits')).toEqual(['/apart/', '/one/']);
    expect(find('create team')).toEqual(['/apart/', '/both/', '/synonym/']);
  });

  it('are those that know the words, if no page says another one', () => {
    expect(find('people zzzz waits')).toEqual(['/apart/', '/one/']);
  });

  it('is the phrase for what stands in quotation marks', () => {
    expect(find('"a team"')).toEqual(['/apart/', '/both/', '/by-chance/', '/one/']);
    expect(find('"team waits"')).toEqual(['/apart/', '/one/']);
    expect(find('"create a team" people')).toEqual(['/both/']);
    expect(find('"waits team"')).toEqual([]);
  });
});

const facts = (method: string, path: string, id: string) =>
  ({ kind: 'operation', method, path, id, statuses: ['200', '409'] }) as const;

const words = {
  synonyms: [['delete', 'remove']],
  wider: { kick: ['delete'] },
  foreign: { チーム: ['team'], 削除: ['delete'], tạo: ['create'], nhóm: ['team'] },
};

const apiPages: readonly PageDocuments[] = [
  { ...toPage('/create', 'Create team'), facts: facts('POST', '/teams', 'createTeam') },
  { ...toPage('/get', 'Get team'), facts: facts('GET', '/teams/{teamId}', 'getTeam') },
  { ...toPage('/delete', 'Delete team'), facts: facts('DELETE', '/teams/{teamId}', 'deleteTeam') },
  { ...toPage('/schema', 'Team'), facts: { kind: 'schema' } },
  { ...toPage('/guide', 'Teams and divisions', 'Read about POST /teams first.') },
  {
    ...toPage('/writing', 'Team pages', 'A link to create-taem is broken.'),
    facts: { kind: 'guide', last: true },
  },
  {
    ...toPage('/errors', 'Errors'),
    facts: {
      kind: 'errors',
      problems: [{ status: '409', type: 'https://e.example/in-use', hash: '#409-in-use' }],
    },
  },
];

const api = openEngine(apiPages, words);

const findInApi = (query: string) =>
  api.search(query, boxScope).hits.map(({ url, hash }) => url + hash);

describe('an API', () => {
  it.each([
    ['createTeam', '/create'],
    ['create_team', '/create'],
    ['POST /teams', '/create'],
    ['/teams/42', '/get'],
    ['DELETE /teams/{id}', '/delete'],
    ['https://api.example/v1/teams/team_01H?x=1', '/get'],
    ["curl -X DELETE 'https://api.example/v1/teams/7' -H 'Accept: */*'", '/delete'],
    ['curl https://api.example/teams -d "{}"', '/create'],
    ['[12:00:01] "DELETE /v1/teams/7 HTTP/1.1" 409 17', '/delete'],
    ['{"type": "https://e.example/in-use", "status": 409}', '/errors#409-in-use'],
    ['method:delete team', '/delete'],
    ['remove team', '/delete'],
    ['kick team', '/delete'],
    ['getTaem', '/get'],
    ['craeteTeam', '/create'],
    ['delete_taem', '/delete'],
    ['DELETE /taems/{id}', '/delete'],
    ['チームを削除', '/delete'],
    ['tạo nhóm', '/create'],
  ])('%s leads to %s', (query, url) => {
    expect(findInApi(query)[0]).toBe(url);
  });

  it('lists operations before schemas, and pages for writers last', () => {
    const urls = findInApi('team');
    expect(urls.indexOf('/get')).toBeLessThan(urls.indexOf('/schema'));
    expect(urls.at(-1)).toBe('/writing');
  });

  it('lists all pages that meet filters alone', () => {
    expect(findInApi('type:operation status:4xx').toSorted()).toEqual([
      '/create',
      '/delete',
      '/get',
    ]);
    expect(findInApi('type:schema')).toEqual(['/schema']);
  });
});

describe('a hit', () => {
  const page: PageDocuments = {
    ...toPage('/guide/', 'Guide', 'What there is.'),
    sections: [
      { title: 'Guide', hash: '', content: 'What there is.' },
      { title: 'Rate limits', hash: '#rate-limits', content: 'Some requests a minute.' },
      { title: 'Tokens', hash: '#tokens', content: 'The lifetime is an hour.' },
    ],
  };
  const engine = openEngine([page]);

  it.each([
    ['rate limits', '#rate-limits', 'its heading says the query'],
    ['limits', '#rate-limits', 'its heading says the query in part'],
    ['lifetime', '#tokens', 'its text says what the title of the page does not'],
    ['guide', '', 'the title says the query'],
    ['guide tokens', '', 'the title says half of the query'],
  ])('of %s leads to "%s": %s', (query, hash) => {
    expect(engine.search(query, boxScope).hits.map((hit) => hit.hash)).toEqual([hash]);
  });
});

it('counts every page that is found, however many there are', () => {
  const many = Array.from({ length: 230 }, (_, at) => toPage(`/${at}/`, `Team ${at}`));
  const { total, counts, hits } = openEngine(many).search('team', { ...pageScope, limit: 300 });
  expect(total).toBe(230);
  expect(counts).toEqual({ guides: 230 });
  expect(new Set(hits.map(({ url }) => url)).size).toBe(230);
});
