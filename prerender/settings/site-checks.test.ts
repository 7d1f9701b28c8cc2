import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { site } from '../../content/site';
import { toLine } from '../diagnostics/problem';
import { checkSite } from './site-checks';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(root, 'content'));
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

const own = {
  title: 'A',
  tagline: 'B',
  titleDelimiter: '|',
  sourceUrl: 'https://git.example.com',
  copyright: 'C',
  apiOrder: [],
  versions: {},
  locales: { default: 'en', all: [{ code: 'en', label: 'English', htmlLang: 'en' }] },
  url: 'https://docs.example.com',
};

/** Writes each key on a line of its own, so that the title is on line 3. */
async function check(changed: object): Promise<readonly string[]> {
  const value = { ...own, ...changed };
  const lines = Object.entries(value).map(([key, each]) => `  ${key}: ${JSON.stringify(each)},`);
  const text = `// Ours.\nexport const site = {\n${lines.join('\n')}\n} satisfies object;\n`;
  await writeFile(join(root, 'content/site.ts'), text);
  return (await checkSite(root, value)).map((problem) => toLine(problem).split('\n')[0] ?? '');
}

describe('the configuration of the site', () => {
  it('is no problem as it is', async () => {
    await writeFile(join(root, 'content/site.ts'), await readFile('content/site.ts'));
    expect(await checkSite(root, site)).toEqual([]);
    expect(await check({})).toEqual([]);
  });

  it.each<[object, string]>([
    [{ title: 5 }, '3:3 "title" must be a text.'],
    [{ sourceUrl: 'git' }, '6:3 "sourceUrl" must be an address that begins with https://.'],
    [{ editUrl: 'javascript:x' }, '12:3 "editUrl" must be an address that begins with https://.'],
    [{ url: 'https://docs.example.com/a' }, '11:3 "url" must be an origin, without a path.'],
    [{ baseUrl: '../a' }, '12:3 "baseUrl" must be a path.'],
    [
      { home: { start: { label: 'x', href: 'javascript:x' } } },
      '12:10 "start" must be a label and an address that runs no program.',
    ],
    [
      { navbar: [{ type: 'link', label: 'x', href: ' java\nscript:x' }] },
      '12:12 This item of the navbar has no type that is known, lacks what that needs, or runs',
    ],
    [{ apiOrder: 'a' }, '8:3 "apiOrder" must be a list of texts.'],
    [{ versions: [] }, '9:3 "versions" must be a map.'],
    [{ styleRules: ['link'] }, `12:3 "styleRules" must be a list of 'terms', 'links'`],
    [{ markdown: 'md' }, `12:3 "markdown" must be a map.`],
    [{ markdown: { format: 'html' } }, `12:14 "format" must be 'mdx' or 'md' or 'detect'`],
    [{ markdown: { macros: { RR: 'R' } } }, `12:14 "macros" must be a map from commands of TeX`],
    [{ searchContexts: ['docs/api'] }, '12:3 "searchContexts" must be a map with the folders'],
    [{ searchContexts: { all: [{ path: '../x' }] } }, '12:3 "searchContexts" must be a map'],
    [{ searchContexts: { all: [{ path: 'docs', label: 5 }] } }, '12:3 "searchContexts" must be'],
    [
      { searchContexts: { all: [{ path: 'docs/a-b' }, { path: '/docs/a/b' }] } },
      '12:3 "searchContexts" must be a map with the folders',
    ],
    [{ styleRules: true }, `12:3 "styleRules" must be a list of`],
    [
      { announcement: { content: 'New: <a href="/docs/">2.0</a><img src=x onerror=alert(1)>' } },
      '12:18 An announcement must not have <img>.',
    ],
    [
      { announcement: { content: '<a href="javascript:alert(1)">2.0</a>' } },
      '12:18 An announcement must not have href="javascript:alert(1)".',
    ],
    [{ titel: 'A' }, '12:3 The key "titel" is not known.'],
    [
      { locales: { ...own.locales, default: 'fr' } },
      '10:13 "default" must be the code of a language',
    ],
    [{ locales: { default: 'en' } }, '10:3 "all" must be a list of languages.'],
    [
      { locales: { default: '../en', all: [{ code: '../en', label: 'E', htmlLang: 'en' }] } },
      '10:39 "code" must be letters, digits and hyphens',
    ],
    [
      { locales: { default: 'en', all: [{ code: 'en', label: 'E', htmlLang: 'en_US' }] } },
      '"htmlLang" must be letters, digits and hyphens',
    ],
    [
      { locales: { default: 'en', all: [...own.locales.all, ...own.locales.all] } },
      'The language "en" is listed twice.',
    ],
  ])('is checked, with the place of each mistake: %j', { tags: ['F13'] }, async (changed, line) => {
    expect(await check(changed)).toEqual([expect.stringContaining(line)]);
  });

  it('may list the items of the navbar', async () => {
    const sidebar = { type: 'sidebar', id: 'a', label: 'A' };
    const link = { type: 'link', href: '/a', label: 'A' };
    expect(await check({ navbar: [{ type: 'guides' }, { type: 'api' }, sidebar, link] })).toEqual(
      [],
    );
  });

  it.each([{ type: 'sidebar' }, { type: 'menu' }, 'guides', { href: '/a', label: 'A' }])(
    'has each wrong item of the navbar reported at its place: %j',
    async (item) => {
      const message =
        'This item of the navbar has no type that is known, lacks what that needs, or runs a script.';
      expect(await check({ navbar: [{ type: 'guides' }, item, { type: 'api' }, item] })).toEqual([
        `error content/site.ts:12:30 ${message}`,
        expect.stringContaining(message),
      ]);
    },
  );

  it('has all mistakes reported at once', async () => {
    const { title: _, ...others } = own;
    await writeFile(join(root, 'content/site.ts'), 'export const site = {};\n');
    expect(await checkSite(root, others)).toMatchObject([
      { line: 1, message: '"title" is missing.' },
    ]);
    expect(await checkSite(root, {})).toHaveLength(9);
    expect(await checkSite(root, undefined)).toMatchObject([
      { message: 'The file does not export the configuration "site".' },
    ]);
  });
});
