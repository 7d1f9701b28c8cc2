import { describe, expect, it } from 'vitest';
import { site } from '../../content/site';
import { toPlainCode } from '../../src/model/text/code';
import { listApiPages } from '../api/api-pages';
import { toHomeApi } from '../api/home-api';
import { loadApi } from '../api/load-api';
import { guide, toGuides } from '../guides/fixtures/guides';
import { toSiteFacts } from './site-facts';
import type { PageSources, SitePages } from './site-pages';
import { openSitePages } from './site-pages';

const spec = `openapi: 3.1.0
info: { title: Teams, version: '1' }
paths:
  /teams:
    get: { operationId: listTeams, responses: {} }
`;

const docs = {
  'index.mdx': guide('Start'),
  'platform/_category_.json': '{"label": "Platform", "link": {"type": "generated-index"}}',
  'platform/limits.mdx': guide('Limits', 'description: How much.', 'tags: [a]'),
  'platform/errors.mdx': guide('Errors'),
};

/** Pages, and the files beside them. */
async function open(more: Partial<PageSources> = {}) {
  const loaded = await loadApi({
    file: 'specs/teams.yaml',
    source: spec,
    path: '/docs/api/teams',
    highlight: toPlainCode,
  });
  if (loaded.kind === 'invalid') throw new Error('The spec is not valid.');
  const { api } = loaded;
  const files = new Map<string, unknown>();
  const addFile = (folder: string, data: unknown) => {
    const path = `/assets/${folder}/${files.size}.json`;
    files.set(path, data);
    return path;
  };
  const { guides = [toGuides(docs)] } = more;
  const facts = toSiteFacts(site, guides, [{ file: 'specs/teams.yaml', summary: api.summary }]);
  const pages: SitePages = openSitePages({
    site,
    base: '/',
    locale: 'en',
    facts,
    guides,
    compile: (file) =>
      Promise.resolve({
        code: '',
        plain: { nodes: [file], headings: [] },
        parts: [],
        problems: [],
        styleProblems: [],
        dependencies: [],
        partials: [],
      }),
    loadApi: () =>
      Promise.resolve({
        reference: api.reference,
        home: toHomeApi(api, 'list-teams'),
        pages: listApiPages(api, addFile),
      }),
    addFile,
    app: 'app.js',
    ...more,
  });
  return { pages, files };
}

describe('the pages of a site', () => {
  it('are the home page, the search, and those of all sections', async () => {
    const { pages } = await open();
    const paths = await pages.listPaths();
    expect(paths.slice(0, 2)).toEqual(['/', '/search']);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/docs/',
        '/docs/platform/limits',
        '/docs/category/platform',
        '/docs/tags',
        '/docs/tags/a',
        '/docs/api/teams',
        '/docs/api/teams/list-teams',
      ]),
    );
    for (const path of paths) expect(await pages.make(path)).toMatchObject({ app: 'app.js' });
  });

  it('are found whatever the case and the final slash of their address', async () => {
    const { pages } = await open();
    expect(await pages.make('/Docs/platform/Limits/')).toMatchObject({
      head: { path: '/docs/platform/limits', title: 'Limits', description: 'How much.' },
      view: { kind: 'guide', text: { nodes: ['content/docs/platform/limits.mdx'] } },
    });
    expect(await pages.make('/docs/lost')).toBeUndefined();
    expect(await pages.make('/search/')).toMatchObject({ view: { kind: 'search' } });
    expect(await pages.make('/search/lost')).toBeUndefined();
    expect(await pages.make('/elsewhere')).toBeUndefined();
  });

  it('have a sidebar, neighbours and the cards of their category', async () => {
    const { pages, files } = await open();
    const page = await pages.make('/docs/platform/limits');
    expect(page?.layout?.sidebar).toMatchObject([{ label: 'Start' }, { label: 'Platform' }]);
    expect(page?.layout?.neighbours).toMatchObject({ previous: { label: 'Errors' } });
    expect(files.get(page?.layout?.cards ?? '')).toMatchObject([
      { label: 'Errors', href: '/docs/platform/errors' },
      { label: 'Limits', description: 'How much.' },
    ]);
  });

  it('have an id that changes with what they show', async () => {
    const { pages } = await open();
    const again = await open();
    const other = await open({
      guides: [toGuides({ ...docs, 'index.mdx': guide('Beginning') })],
    });
    const toId = async (site: { pages: SitePages }, path: string) =>
      (await site.pages.make(path))?.id;
    const path = '/docs/platform/limits';
    const id = await toId({ pages }, path);
    expect(await toId(again, path)).toBe(id);
    // The title is in the sidebar.
    expect(await toId(other, path)).not.toBe(id);
  });

  it('of operations list the guides that use them, without those that nobody finds', async () => {
    const use = (title: string, text: string, ...lines: readonly string[]) =>
      guide(title, ...lines).replace('Text.', text);
    const { pages } = await open({
      guides: [
        toGuides({
          'a.mdx': use('Link', '[GET /teams](/docs/api/teams/list-teams)'),
          'index.mdx': use('All guides', '[GET /teams](/docs/api/teams/list-teams)'),
          'b.mdx': use('Part', '<Sample of="list-teams" />', 'sidebar_label: Guide'),
          'c.mdx': use('Unlisted', '<Sample of="list-teams" />', 'unlisted: true'),
          'd.mdx': use('Other', '[GET /teams](/docs/api/other/list-teams), `list-teams`'),
          'e.mdx': use('Other part', '<Sample of="list-teams" api="other" />'),
          'f.mdx': use('Part of it', '<Sample of="list-teams" api="teams" />'),
          'contributing/a.mdx': use('For writers', '<Sample of="list-teams" />'),
          'g.mdx': use('Elsewhere', '[GET /teams](https://other.example/api/teams/list-teams)'),
        }),
      ],
    });
    expect((await pages.make('/docs/api/teams/list-teams'))?.view).toMatchObject({
      kind: 'operation',
      guides: [
        { label: 'Link', href: '/docs/a' },
        { label: 'Part', href: '/docs/b' },
        { label: 'Part of it', href: '/docs/f' },
      ],
    });
  });

  it('survive as JSON', async () => {
    const { pages } = await open();
    for (const path of await pages.listPaths()) {
      const page = await pages.make(path);
      expect(JSON.parse(JSON.stringify(page))).toEqual(page);
    }
  });

  it('lead to themselves in each version, or to its main page', async () => {
    const old = { name: '1.0', path: '/docs', folder: 'content/versions/1.0', isLast: true };
    const next = { path: '/docs/next', isLast: false };
    const { pages } = await open({
      guides: [
        toGuides(docs, { version: next }),
        toGuides({ 'index.mdx': docs['index.mdx'] }, { version: old }),
      ],
    });
    const page = await pages.make('/docs/next/platform/limits');
    expect(page?.versionLinks).toMatchObject([
      { href: '/docs/next/platform/limits', isSamePage: true },
      { href: '/docs/', isSamePage: false, version: { name: '1.0' } },
    ]);
    expect((await pages.make('/'))?.versionLinks).toHaveLength(2);
  });
});

describe('the home page', () => {
  it('shows the guides, the APIs and one call', async () => {
    const { pages } = await open();
    expect((await pages.make('/'))?.view).toMatchObject({
      kind: 'home',
      home: {
        start: { label: 'Quick start', href: '/docs/first-call' },
        guidesHref: '/docs/',
        apis: [{ label: 'Teams', path: '/docs/api/teams', count: 1 }],
      },
    });
  });
});
