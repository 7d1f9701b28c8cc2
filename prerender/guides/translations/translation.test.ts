import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadTranslation, parseTranslation } from './translation';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'translation-'));
  await write(
    'src/app/english.ts',
    "export const english: object = { search: { noResults: 'No results' } };",
  );
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

describe('loadTranslation', () => {
  it('reads the texts of a locale, and checks them against the English ones', async () => {
    await write(
      'content/i18n/vi/texts.json',
      '{"search": {"noResults": "Không tìm thấy kết quả nào", "all": "Tất cả"}}',
    );
    const { texts, problems } = await loadTranslation(root, 'vi');
    expect(texts).toEqual({ search: { noResults: 'Không tìm thấy kết quả nào' } });
    expect(problems).toMatchObject([{ message: 'The interface has no text "all".' }]);
  });

  it('has a warning when the file is missing', async () => {
    expect(await loadTranslation(root, 'vi')).toMatchObject({
      texts: {},
      problems: [{ file: 'content/i18n/vi/texts.json', severity: 'warning' }],
    });
  });
});

const file = 'content/i18n/vi/texts.json';
const english = {
  search: { noResults: 'No results', title: 'Search results for "{query}"' },
  category: { items: '1 item|{count} items' },
};

const parse = (text: string) => parseTranslation({ file, text }, english, 'vi');

describe('a translation', () => {
  it('has texts by section and key', () => {
    const translation = {
      search: { noResults: 'Không tìm thấy kết quả nào' },
      category: { items: '{count} mục' },
    };
    expect(parse(JSON.stringify(translation))).toEqual({ texts: translation, problems: [] });
    expect(parse('{}')).toEqual({ texts: {}, problems: [] });
  });

  it('has a problem for each key that the interface does not have, and suggests the nearest', () => {
    const text =
      '{\n  "serach": { "a": "b" },\n  "search": {\n    "noResult": "x",\n    "z": "y"\n  }\n}';
    expect(parse(text)).toEqual({
      texts: {},
      problems: [
        {
          file,
          line: 2,
          column: 3,
          severity: 'warning',
          message: 'The interface has no section "serach".',
          hint: 'Did you mean "search"?',
        },
        {
          file,
          line: 4,
          column: 5,
          severity: 'warning',
          message: 'The interface has no text "noResult".',
          hint: 'Did you mean "noResults"?',
        },
        {
          file,
          line: 5,
          column: 5,
          severity: 'warning',
          message: 'The interface has no text "z".',
          hint: 'There are: noResults, title.',
        },
      ],
    });
  });

  it.each([
    ['"constructor": {}', 'The interface has no section "constructor".'],
    ['"search": { "noResults": 1 }', 'A translation must be a string.'],
    ['"search": { "noResults": "" }', 'A translation must be a string.'],
    ['"search": { "noResults": { "a": "b" } }', 'A translation must be a string.'],
    [
      '"search": { "title": "Tìm: {qurey}" }',
      'The translation has {qurey}, for which there is no value.',
    ],
    [
      '"category": { "items": "{count} mục|{count} các mục" }',
      'For locale=vi, a maximum of 1 plural forms are expected (other), but the message contains 2: {count} mục|{count} các mục',
    ],
  ])('has a problem for %s', (part, message) => {
    expect(parse(`{ ${part} }`).problems).toMatchObject([{ line: 1, message }]);
  });

  it.each([
    ['[]', 1],
    ['"x"', 1],
    ['', 1],
    ['{\n"search": "x"}', 2],
  ])('has a problem when it has no sections: %s', (text, line) => {
    const message = 'A translation file has sections, each with texts by key.';
    expect(parse(text).problems).toMatchObject([{ line, column: 1, message }]);
  });

  it('has a problem that suggests the placeholder that was meant', () => {
    expect(parse('{"search": {"title": "{qurey}"}}').problems[0]?.hint).toBe(
      'Did you mean "query"?',
    );
    expect(parse('{"search": {"noResults": "{count}"}}').problems[0]?.hint).toBe('Remove it.');
  });

  it('has a problem where its syntax is wrong', () => {
    const { problems } = parse('{\n  "search": {\n    "noResults": "x"\n');
    expect(problems).toMatchObject([{ file, severity: 'error' }]);
    expect(problems[0]?.message).toMatch(/^The file is not valid JSON: .+[^.]\.$/);
  });
});
