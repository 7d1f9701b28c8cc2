import { describe, expect, it } from 'vitest';
import { createSite } from '../fixtures/create-site';
import { checkSource } from '../fixtures/guide-fixture';
import { renderGuide } from '../fixtures/render-guide';

const docs: Readonly<Record<string, string>> = {
  './b.mdx': '/docs/guide/b',
  './page.mdx': '/docs/guide/page',
  '../index.md': '/docs/',
  'c d.md': '/docs/guide/c d',
};

const files = {
  'content/docs/guide/page.mdx': '',
  'content/docs/guide/b.mdx': '',
  'content/docs/other/far.md': '',
  'content/docs/guide/report.pdf': 'x',
  'content/docs/guide/data.json': '{}',
  'content/docs/guide/two words.zip': 'x',
  'public/files/form.pdf': 'x',
  'content/table.csv': 'a',
};

const toFixture = () => ({
  root: createSite(files),
  file: 'content/docs/guide/page.mdx',
  base: '/pr-1/',
  links: {
    findPath: (file: string, url: string) =>
      file.endsWith('guide/page.mdx') ? docs[url] : undefined,
  },
});

const render = async (source: string) => (await renderGuide(source, toFixture())).html;

describe('a link to a page’s file', () => {
  it.each([
    ['[b](./b.mdx)', '/docs/guide/b'],
    ['[b](./b.mdx?a=1&b=2#c)', '/docs/guide/b?a=1&amp;b=2#c'],
    ['[b](../index.md#top)', '/docs/#top'],
    ['[b](<c d.md>)', '/docs/guide/c%20d'],
    ['[b][name]\n\n[name]: ./b.mdx#x', '/docs/guide/b#x'],
    ['[b]\n\n[b]: ./b.mdx', '/docs/guide/b'],
  ])('%j leads to %s, with its query and hash', { tags: ['F30'] }, async (source, href) => {
    expect(await render(source)).toBe(`<p><a href="${href}">b</a></p>`);
  });

  it('is also resolved in headings, tables, admonition titles and examples', async () => {
    const html = await render(
      '## [a](./b.mdx)\n\n| [a](./b.mdx) |\n| - |\n\n:::note[[a](./b.mdx)]\n:::\n\n```mdx example\n[a](./b.mdx)\n```',
    );
    expect(html.match(/\/docs\/guide\/b/g)).toHaveLength(4);
  });

  it('keeps its title', async () => {
    expect(await render('[b](./b.mdx "T")')).toContain('<a href="/docs/guide/b" title="T">');
  });

  it.each(['`[b](./b.mdx)`', '```md\n[b](./b.mdx)\n```'])(
    'stays as it is in code: %s',
    async (source) => {
      expect(await render(source)).toContain('[b](./b.mdx)');
    },
  );
});

describe('a link to a page’s file that does not exist', () => {
  it.each([
    ['[a](./bb.mdx)', './bb.mdx', 'Did you mean "./b.mdx"?'],
    ['[a](bb.mdx#c)', 'bb.mdx#c', 'Did you mean "b.mdx"?'],
    ['[a](./far.md)', './far.md', 'Did you mean "../other/far.md"?'],
    [
      '[a](./nothing-like-it.md)',
      './nothing-like-it.md',
      'Link to a file of the docs, or to an address that begins with "/".',
    ],
  ])('stops the build with a hint: %s', { tags: ['F38', 'S64'] }, async (source, url, hint) => {
    expect(await checkSource(`text\n\nSee ${source}.`, toFixture())).toEqual([
      {
        file: 'content/docs/guide/page.mdx',
        line: 3,
        column: 5,
        severity: 'error',
        message: `The link "${url}" leads to no page.`,
        hint,
      },
    ]);
  });

  it('is reported for each link', async () => {
    const source =
      '[a](./x1.md) [b](./x2.md)\n\n```mdx example\n- [c](./x3.md)\n```\n\n[d][e]\n\n[e]: x4.md';
    expect(await checkSource(source, toFixture())).toMatchObject([
      { line: 1, column: 1 },
      { line: 1, column: 14 },
      { line: 4, column: 3 },
      { line: 7, column: 1 },
    ]);
  });
});

describe('a link without an address', () => {
  it('stops the build', async () => {
    expect(await checkSource('a\n\n- [some *text*]()')).toMatchObject([
      {
        line: 3,
        column: 3,
        severity: 'error',
        message: 'The link "some text" has no address.',
        hint: 'Write the address between the parentheses: [text](./page.mdx).',
      },
    ]);
  });
});

describe('a link to another file', () => {
  it.each([
    ['[a](./report.pdf)', '/content/docs/guide/report.pdf?url&amp;no-inline'],
    ['[a](report.pdf#page=2)', '/content/docs/guide/report.pdf?url&amp;no-inline#page=2'],
    ['[a](./data.json "T")', '/content/docs/guide/data.json?url&amp;no-inline'],
    ['[a](<./two words.zip>)', '/content/docs/guide/two%20words.zip?url&amp;no-inline'],
    ['[a](./two%20words.zip)', '/content/docs/guide/two%20words.zip?url&amp;no-inline'],
    ['[a](@site/content/table.csv)', '/content/table.csv?url&amp;no-inline'],
  ])('%s next to the page leads to the served copy', async (source, href) => {
    const html = await render(source);
    expect(html).toContain(`href="${href}" target="_blank"`);
  });

  it.each([
    ['[a](/files/form.pdf)', '/pr-1/files/form.pdf'],
    ['[a](@site/static/files/form.pdf?x)', '/pr-1/files/form.pdf?x'],
    ['[a](pathname:///old/page)', '/pr-1/old/page" rel="external'],
    ['[a](pathname://https://example.com/a)', 'https://example.com/a" rel="external'],
  ])('%s is opened by the browser, below the base path', async (source, href) => {
    expect(await render(source)).toBe(`<p><a href="${href}" target="_blank">a</a></p>`);
  });

  it.each([
    ['./release/1.4', '/docs/guide/release/1.4'],
    ['./page.html', '/docs/guide/page.html'],
    ['../folder/', '/docs/folder/'],
  ])('is not %s, which is resolved against the address of the page', async (url, href) => {
    expect(await render(`[a](${url})`)).toBe(`<p><a href="${href}">a</a></p>`);
  });

  it.each([
    '/docs/guide/b',
    '/files/none.pdf',
    '#part',
    '?a=1',
    'https://example.com/a.md',
    '//example.com/a.md',
    'mailto:a@example.com',
  ])('is not %s, which is unchanged', async (url) => {
    const { html, problems } = await renderGuide(`[a](${url})`, toFixture());
    expect(html).toBe(`<p><a href="${url}">a</a></p>`);
    expect(problems).toEqual([]);
  });

  it('that does not exist is a warning with the nearest name', async () => {
    expect(await checkSource('[a](./reports.pdf)', toFixture())).toMatchObject([
      {
        line: 1,
        column: 1,
        severity: 'warning',
        message: 'The file "./reports.pdf" does not exist.',
        hint: 'Did you mean "./report.pdf"?',
      },
    ]);
  });

  it('that is outside the project stops the build, and nothing is told of it', async () => {
    for (const url of ['../../../../outside.pdf', '@site/../../outside.pdf'])
      expect(await checkSource(`[a](${url})`, toFixture())).toEqual([
        expect.objectContaining({
          severity: 'error',
          message: `The file "${url}" is outside the project.`,
          hint: 'Put the file beside the page, or into public/ and begin its path with "/".',
        }),
      ]);
  });

  it('that does not exist stops the build when it starts with @site/', async () => {
    expect(await checkSource('[a](@site/tables/x.csv)', toFixture())).toMatchObject([
      { severity: 'error', message: 'The file "@site/tables/x.csv" does not exist.' },
    ]);
  });
});

describe('an address that lacks something', () => {
  it.each([
    [
      'www.example.com/a',
      'The address "www.example.com/a" has no scheme.',
      'https://www.example.com/a',
    ],
    ['htps://example.com', 'does not begin with a scheme and two slashes.', 'https://example.com'],
    ['http:/example.com', 'does not begin with a scheme and two slashes.', 'http://example.com'],
    ['..\\\\b.mdx', 'has "\\\\".', '../b.mdx'],
    ['guides\\setup.md#a', 'has "\\\\".', 'guides/setup.md#a'],
  ])('is one warning, with the whole address: %s', async (url, message, right) => {
    const problems = await checkSource(`[z](${url})`, toFixture());
    const own = problems.filter(({ message: each }) => each.startsWith('The address'));
    expect(own).toMatchObject([
      { line: 1, column: 1, severity: 'warning', hint: `Write "${right}".` },
    ]);
    expect(own[0]?.message).toContain(message.replaceAll('\\\\', '\\'));
  });

  it.each([
    'https://example.com',
    'mailto:a@b.example',
    'tel:1',
    'vscode://file/a',
    'sftp://a',
    'ftp://a',
  ])('is not suspected without a reason: %s', async (url) => {
    expect(await checkSource(`[z](${url})`, toFixture())).toEqual([]);
  });

  it('is a note if it leads to the machine of the reader', async () => {
    for (const url of ['http://localhost:3000/a', 'https://127.0.0.1', 'http://[::1]:80'])
      expect(await checkSource(`[z](${url})`, toFixture())).toMatchObject([
        { severity: 'note', message: `The link to "${url}" leads to the machine of the reader.` },
      ]);
    for (const link of ['<a href="http://localhost/">a</a>', '<Card href="http://localhost/" />'])
      expect(await checkSource(link)).toMatchObject([
        {
          severity: 'note',
          message: 'The link to "http://localhost/" leads to the machine of the reader.',
        },
      ]);
    expect(
      await checkSource('<Own href="http://localhost/" />\n\nexport const Own = () => null;'),
    ).toEqual([]);
    expect(await checkSource('[z](http://localhost.example)', toFixture())).toEqual([]);
  });
});

describe('a link in a partial', () => {
  const findPath = (_file: string, url: string) =>
    new Map([
      ['./levels.md', '/docs/levels'],
      ['./../a/index.mdx', '/docs/a/'],
    ]).get(url);
  const fixture = () => ({ ...toFixture(), file: 'content/docs/_part.md', links: { findPath } });

  it.each([
    ['[x](levels#b)', '/docs/levels#b'],
    ['[x](../a/)', '/docs/a/'],
    ['[x](gone)', 'gone'],
    ['[x](/levels)', '/levels'],
  ])('without an ending leads to the guide beside it: %s', async (source, href) => {
    expect((await renderGuide(source, fixture())).html).toContain(`href="${href}"`);
  });
});

describe('a link to a file that is no page of its docs', () => {
  it('never suggests what is written', async () => {
    const problems = await checkSource('[n](../../table.md)', {
      ...toFixture(),
      root: createSite({ ...files, 'content/table.md': '' }),
    });
    expect(problems).toMatchObject([
      {
        message: 'The link "../../table.md" leads to no page.',
        hint: 'The file is no page of these docs. Link to the address of a page, such as "/docs/next/routing".',
      },
    ]);
  });
});
