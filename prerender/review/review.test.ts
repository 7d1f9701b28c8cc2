import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toVersions } from '../../src/model/site/versions';
import type { PageChange } from './page-changes';
import { listReviewNodes } from './report';
import type { Review } from './review';
import { listApiChanges, listGrownSizes, listNewWarnings } from './review';
import { toComment, toReviewPage } from './review-files';
import type { ReadSite } from './site-text';
import { readPage } from './site-text';

const addresses = {
  toPreview: (path: string) => path,
  toProduction: (path: string) => `https://docs.example${path}`,
};

const nothing: Review = {
  base: 'origin/main',
  sites: { before: new Map(), after: new Map() },
  pages: [],
  apis: [],
  warnings: [],
  sizes: [],
};

/** A site of pages, by the anchors on them. */
function toSite(pages: Readonly<Record<string, readonly string[]>>): ReadSite {
  const toPage = (anchors: readonly string[]) =>
    readPage(`<main>${anchors.map((id) => `<p id="${id}">A</p>`).join('')}</main>`);
  return new Map(Object.entries(pages).map(([path, anchors]) => [path, toPage(anchors)]));
}

function write(review: Partial<Review>): { readonly comment: string; readonly page: string } {
  const nodes = listReviewNodes({ ...nothing, ...review }, addresses);
  return {
    comment: toComment(nodes, '/review/', 'https://preview.example'),
    page: toReviewPage(nodes, '/review/review.css'),
  };
}

describe('the review of a change', () => {
  it('says that readers notice nothing', () => {
    const { comment, page } = write({});
    expect(comment).toBe(
      '<!-- review of the preview -->\n\n# Changes since origin/main\n\nReaders and programs notice nothing.\n\n[The whole review](https://preview.example/review/)\n',
    );
    expect(page).toContain('<meta name="robots" content="noindex">');
  });

  it('lists pages with both addresses, and their words side by side', () => {
    const texts = [
      {
        heading: 'Roles',
        hash: '#roles',
        words: [
          { kind: 'same', text: 'One is ' },
          { kind: 'removed', text: 'the' },
          { kind: 'added', text: 'an' },
          { kind: 'same', text: ' owner.' },
        ],
      },
    ] as const;
    const shown = { title: 'Teams', path: '/docs/teams', lost: [] };
    const { comment, page } = write({
      pages: [
        { kind: 'changed', ...shown, texts },
        { kind: 'moved', ...shown, from: '/docs/old', isRedirected: false, texts: [] },
      ],
    });
    expect(comment).toContain('1 page changed; 1 page moved.');
    expect(comment).toContain(
      '- [Teams](https://preview.example/docs/teams) changed in 1 place ([production](https://docs.example/docs/teams))',
    );
    expect(comment).toContain('moved from `/docs/old`, which leads nowhere');
    expect(comment).toContain('| One is ~~the~~ owner. | One is **an** owner. |');
    expect(page).toContain('<td>One is <del>the</del> owner.</td>');
    expect(page).toContain('<td>One is <ins>an</ins> owner.</td>');
  });

  it('says where an address led that is no page, and leads nowhere now', () => {
    const gone = { title: '/旧 a', path: '/旧 a', target: '/docs/`a`|b', texts: [], lost: [] };
    const { comment } = write({ pages: [{ kind: 'removed', ...gone }] });
    expect(comment).toContain('\n1 redirect removed.\n');
    expect(comment).toContain(
      '- /旧 a led to ``/docs/`a`|b``, and leads nowhere now ([production](<https://docs.example/旧 a>))',
    );
  });

  it('says why the base cannot be built, instead of that nothing changes', () => {
    const log = `${'line\n'.repeat(50)}\`\`\`\n<b>@easier</b>: 构建 failed\n\n`;
    const apis = [{ file: 'specs/a.yaml', path: '/docs/api/a', outcome: 'added' }] as const;
    const { comment, page } = write({ failure: log, apis });
    expect(comment).not.toContain('notice nothing');
    expect(comment).toContain('The site of origin/main cannot be built, so only the APIs');
    expect(comment).toContain('\n```\n<b>@easier</b>: 构建 failed\n````\n');
    expect(comment.match(/^line$/gm)).toHaveLength(18);
    expect(comment).toContain('The API is new.');
    expect(page).toContain('&#x3C;b>@easier&#x3C;/b>: 构建 failed');
    expect(write({ failure: 'x'.repeat(100_000) }).comment.length).toBeLessThan(4000);
  });

  it('takes texts literally, whatever signs they have', () => {
    const hostile =
      '</script><img src=x onerror=alert(1)> | `code` **bold** [a](javascript:b)\n# c';
    const words = [{ kind: 'added', text: hostile }] as const;
    const shown = { title: hostile, path: '/a', lost: [] };
    const { comment, page } = write({
      warnings: [`warning ${hostile}`],
      pages: [{ kind: 'changed', ...shown, texts: [{ heading: hostile, hash: '#a', words }] }],
    });
    expect(page).not.toMatch(/<(?:script|img)|<\/script/);
    expect(page.match(/<tr>/g)).toHaveLength(2);
    expect(comment).not.toMatch(/(?<!\\)<(?:\/script|img)|^# c/m);
    expect(comment).not.toMatch(/(?<!\\)\[a\]\(/);
  });

  it('fits into a comment, with what is most important', () => {
    const words = [{ kind: 'added', text: 'word '.repeat(200) }] as const;
    const texts = Array.from({ length: 3 }, () => ({ heading: 'A', hash: '#a', words }));
    const pages = Array.from({ length: 300 }, (_, index) => ({
      ...({ kind: 'changed', title: `Page ${index}`, path: `/${index}`, lost: [] } as const),
      texts,
    }));
    const { comment, page } = write({ pages, warnings: ['warning a:1:1 New.'] });
    expect(comment.length).toBeLessThanOrEqual(65_536);
    expect(comment).toContain('300 pages changed; 1 new warning.');
    expect(comment).toContain('… and 270 more');
    expect(comment).toContain('warning a:1:1 New.');
    expect(comment.endsWith('[The whole review](https://preview.example/review/)\n')).toBe(true);
    expect(page).toContain('Page 299');
  });

  /** A page with changed places whose new words are of some length. */
  function toPage(title: string, lengths: readonly number[]): PageChange {
    const texts = lengths.map((length, index) => ({
      heading: `Place ${index}`,
      hash: '',
      words: Array.from({ length: Math.ceil(length / 500) }, () => ({
        kind: 'added' as const,
        text: '`|<'.repeat(Math.min(length, 500) / 3),
      })),
    }));
    return { kind: 'changed', title, path: '/a', lost: [], texts };
  }

  it('leaves out of a comment only what is too long for it, and says so', () => {
    const { comment } = write({
      pages: [
        toPage(
          'Long',
          Array.from({ length: 100 }, () => 6000),
        ),
        toPage('Too long', [100_000]),
        toPage('Both', [100_000, 6]),
        toPage(
          'Many',
          Array.from({ length: 42 }, () => 6),
        ),
        toPage('Short', [6]),
      ],
    });
    expect(comment.length).toBeLessThanOrEqual(65_536);
    expect(comment.startsWith('<!-- review of the preview -->\n')).toBe(true);
    const more = (count: number) => `[… and ${count} more](https://preview.example/review/)`;
    expect(comment).toMatch(/## Long\n\n\| Where \|(?:.*\n){4,}\| \[… and 9\d more\]/);
    // A heading without its table would look like a section of nothing.
    expect(comment).not.toContain('## Too long');
    expect(comment).toMatch(/## Both\n\n.*\n.*\n\| \[Place 1\]/);
    expect(comment).toContain(`| ${more(1)} |`);
    expect(comment).toContain(`| ${more(12)} |`);
    expect(comment).toContain('## Short');
    expect(comment).toContain(`\n${more(1)}\n\n[The whole review]`);
  });

  it('cuts long values in a comment between letters', () => {
    const { comment, page } = write({
      warnings: [`warning \`${'🐈'.repeat(400)}\` ${'x'.repeat(2000)}`],
    });
    expect(comment).toContain(`\`${'🐈'.repeat(300)} …\``);
    expect(comment).toMatch(/ x{999} …\n/);
    expect(page).toContain('🐈'.repeat(400));
  });

  it('names nobody and no issue to GitHub', () => {
    const hostile = 'By @easier/api, a@b.c, #12, o/r#12, GH-12, https://github.com/o/r/pull/1: ';
    const words = [
      { kind: 'same', text: 'see @' },
      { kind: 'added', text: 'x' },
      { kind: 'same', text: 'easier, #' },
      { kind: 'added', text: 'x' },
      { kind: 'same', text: '12, GH' },
      { kind: 'added', text: 'x' },
      { kind: 'same', text: '-12, `@code`' },
    ] as const;
    const shown = { title: `${hostile}C# @`, path: '/@a', lost: ['@lost'] };
    const { comment, page } = write({
      base: '@base',
      warnings: [`warning ${hostile}\`@code\``],
      pages: [{ kind: 'changed', ...shown, texts: [{ heading: hostile, hash: '#12', words }] }],
    });
    const text = comment.replaceAll(/(?<!\\)`[^`]*`|\]\([^)]*\)/g, '');
    expect(text).not.toMatch(/@\\?[\w[]|#\d|GH-\d|:\/\/|(?<!\\):\/\//);
    expect(text).toContain('see @<!-- -->easier, #<!-- -->12, GH<!-- -->-12');
    expect(comment).toContain('`@code`');
    expect(comment).toContain('](https://preview.example/@a#12)');
    expect(comment).toContain('C# ');
    expect(page).not.toContain('<!-- -->');
  });

  it('links to no preview whose address is unknown', () => {
    const page = {
      ...toPage(
        'A',
        Array.from({ length: 31 }, () => 6),
      ),
      path: '/docs/a',
    };
    const nodes = listReviewNodes({ ...nothing, pages: [page] }, addresses);
    const comment = toComment(nodes, '/pr-1/review/');
    expect(comment).toContain(
      '- A changed in 31 places ([production](https://docs.example/docs/a))',
    );
    expect(comment).toContain('| … and 1 more |');
    expect(comment.match(/\]\(/g)).toHaveLength(1);
    expect(
      comment.endsWith('\nThe whole review is the page `/pr-1/review/` of the preview.\n'),
    ).toBe(true);
  });

  it('has only the warnings and sizes of the build that are new', () => {
    const before =
      'warning a.mdx:3:1 Old.\n  fix: It.\n  style sheet: 18.0 kB of 17.0 kB, 1.0 kB above it';
    const after = `${before.replace(':3:1', ':9:4').replace('18.0', '18.1')}\nwarning b.mdx:1:1 New.\n  try it: 18.0 kB of 17.0 kB, 1.0 kB above it`;
    expect(listNewWarnings(before, after)).toEqual(['warning b.mdx:1:1 New.']);
    expect(listGrownSizes(before, after)).toEqual(['try it: 18.0 kB of 17.0 kB, 1.0 kB above it']);
  });
});

describe('the APIs of two folders', () => {
  let folder = '';

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'review-'));
  });

  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  async function writeSpecs(side: string, specs: Readonly<Record<string, string>>) {
    await mkdir(join(folder, side, 'specs'), { recursive: true });
    for (const [name, text] of Object.entries(specs))
      await writeFile(join(folder, side, 'specs', name), text);
    return join(folder, side);
  }

  const toSpec = (paths: string, version = '3.1.0') =>
    `openapi: ${version}\ninfo: { title: Teams, version: 1.0.0 }\npaths:\n${paths}`;
  const list =
    "  /teams: { get: { operationId: listTeams, summary: List, responses: { '200': { description: OK } } } }\n";

  it('come, go, differ, and cannot always be read', async () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      list.replace('/teams', `/t${index}`).replace('listTeams', `list${index}`),
    );
    const before = await writeSpecs('old', {
      'teams.yaml': toSpec(list, '3.0.3'),
      'gone.yaml': toSpec(list),
      'broken.yaml': 'openapi: 3.1.0\ninfo: { title: [\n',
    });
    const after = await writeSpecs('new', {
      'teams.yaml': toSpec(many.join('')),
      'new.yaml': toSpec(list),
      'broken.yaml': toSpec(list),
    });
    const changes = await listApiChanges(before, after, toVersions([]), '2026-11-29');
    const outcomes = new Map(changes.map(({ file, outcome }) => [file, outcome]));
    expect(outcomes.get('specs/new.yaml')).toBe('added');
    expect(outcomes.get('specs/gone.yaml')).toBe('removed');
    expect(outcomes.get('specs/broken.yaml')).toHaveProperty('unreadable');
    const { comment } = write({ apis: changes });
    expect(comment).toContain('specs/teams.yaml: 1 breaking change, 300 compatible');
  });

  it('link to operations and fields where they are', async () => {
    const toParameters = (name: string) =>
      list.replace('summary', `parameters: [{ name: '${name}', in: query }], summary`);
    const other = list.replace('/teams', '/other');
    const before = await writeSpecs('old', {
      'チーム a.yaml': toSpec(toParameters('old [`|`]') + other.replace('listTeams', 'gone')),
    });
    const after = await writeSpecs('new', {
      'チーム a.yaml': toSpec(
        toParameters('new') + other.replace('other', 'new').replace('listTeams', 'added'),
      ),
    });
    const api = '/docs/api/チーム-a';
    const { comment, page } = write({
      apis: await listApiChanges(before, after, toVersions([]), '2026-11-29'),
      sites: {
        before: toSite({ [`${api}/list-teams`]: ['query.old~_~[`|`~]'], [`${api}/gone`]: [] }),
        after: toSite({ [`${api}/list-teams`]: ['query.new'], [`${api}/added`]: [] }),
      },
    });
    const [preview, production] = ['https://preview.example', 'https://docs.example'];
    const last = (address: string) => ` ([production](${address}))`;
    expect(comment).toContain(
      `in [\`GET /teams\`](${preview}${api}/list-teams)${last(`${production}${api}/list-teams#query.old~_~\\[\`|\`~]`)} at`,
    );
    expect(comment).toContain(
      `in [\`GET /teams\`](${preview}${api}/list-teams#query.new)${last(`${production}${api}/list-teams`)} at`,
    );
    expect(comment).toContain(`in \`GET /other\`${last(`${production}${api}/gone`)}\\\n`);
    expect(comment).toContain(`in [\`GET /new\`](${preview}${api}/added)\\\n`);
    expect(page).toContain(`href="${encodeURI(api)}/added"`);
  });

  it('need no folder of them on either side', async () => {
    expect(await listApiChanges(join(folder, 'old'), folder, toVersions([]), '2026-11-29')).toEqual(
      [],
    );
  });
});
