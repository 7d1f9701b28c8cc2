import { describe, expect, it } from 'vitest';
import { toLine } from '../diagnostics/problem';
import { loadSearchWords, readSearchWords } from './search-words';

const read = (text: string) => readSearchWords({ file: 'content/search.yaml', text });

describe('the words by which readers search', () => {
  it('are read, with those of all languages together', () => {
    const text = `
synonyms:
  - [customer, client]
wider: { boss: [manager] }
foreign:
  ja: { チーム: [team] }
  vi: { nhóm: [team] }
pages:
  /docs/teams#roles: [who may do what]
`;
    expect(read(text)).toMatchObject({
      words: {
        synonyms: [['customer', 'client']],
        wider: { boss: ['manager'] },
        foreign: { チーム: ['team'], nhóm: ['team'] },
        pages: { '/docs/teams#roles': ['who may do what'] },
      },
      problems: [],
    });
    expect(read('# None yet\n')).toMatchObject({ words: { synonyms: [] }, problems: [] });
  });

  it.each([
    ['synonyms: a', '1:11 "synonyms" must be a list of lists of texts.'],
    ['synonyms: [a, b]', '1:12 "0" must be a list of texts.'],
    ['synonyms:\n  - [b, a]\n  - [a, 404]', '3:5 "1" must be a list of texts.'],
    ['wider:\n  boss: manager', '2:9 "boss" must be a list of texts.'],
    ['foreign: [ja]', '1:10 "foreign" must be a map.'],
    ['foreign:\n  ja: [team]', '2:7 "ja" must be a map.'],
    ['foreign:\n  ja:\n    a: b', '3:8 "a" must be a list of texts.'],
    ['pages:\n  /docs: 1', '2:10 "/docs" must be a list of texts.'],
    ['words: []', 'The key "words" is not known.'],
    ['synonyms: [', 'The file is not valid YAML'],
    ['- a', 'The file is not valid YAML'],
  ])('are checked: %j', (text, problem) => {
    expect(read(text).problems.map(toLine).join('\n')).toContain(problem);
  });

  it('are for pages and sections that exist', () => {
    const { checkPages } = read('pages:\n  /a: [x]\n  /a#b: [y]\n  /a#c: [z]\n  /d: [w]\n');
    expect(checkPages(new Map([['/a/', new Set(['b'])]])).map(toLine)).toEqual([
      expect.stringContaining('4:9 There is no page or section "/a#c".'),
      expect.stringContaining('5:7 There is no page or section "/d".'),
    ]);
  });

  it('of this site have no mistake', async () => {
    const { words, problems } = await loadSearchWords(process.cwd());
    expect(problems).toEqual([]);
    expect(words.synonyms.length).toBeGreaterThan(100);
  });

  it('are none on a site without the file', async () => {
    expect((await loadSearchWords('/nowhere')).words).toMatchObject({ synonyms: [], pages: {} });
  });
});
