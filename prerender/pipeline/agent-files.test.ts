import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../../src/model/navigation/sidebar';
import type { FinishedPage } from './finished-page';
import { listAgentFiles } from './agent-files';
import { CATALOG_FILE } from './hosts/header-rules';

const home = 'https://docs.example/x';

const indexes = [
  { path: '/', title: 'Easier', summary: 'Teams.' },
  { path: '/docs/1.0', title: 'Easier 1.0', summary: 'Teams.' },
  { path: '/docs/api/a', title: 'API A', summary: 'Of a.', version: '2.1', spec: '/specs/a.yaml' },
  {
    path: '/docs/1.0/api/a',
    title: 'API A',
    summary: '',
    version: '1.0',
    spec: '/specs/1.0/a.yaml',
  },
];

function toPage(path: string, title: string, more: object = {}, isIndexed = true): FinishedPage {
  const documents = {
    url: path,
    title,
    breadcrumb: [],
    description: `${title}!`,
    keywords: '',
    sections: [],
    ...more,
  };
  return {
    page: { path: `${path}/` },
    address: { url: home + path, isIndexed },
    documents,
    twins: [`${path}.md`],
  } as unknown as FinishedPage;
}

const link = (label: string, href: string): SidebarItem => ({ type: 'link', label, href });

const guides: readonly SidebarItem[] = [
  link('Start', '/docs'),
  {
    type: 'category',
    label: 'Platform',
    items: [{ type: 'category', label: 'Deep', items: [link('B', '/docs/b')] }],
  },
];
const api: readonly SidebarItem[] = [
  {
    type: 'category',
    label: 'A',
    href: '/docs/api/a',
    items: [{ type: 'category', label: 'Teams', items: [link('Create', '/docs/api/a/create')] }],
  },
];

const files = await listAgentFiles({
  indexes,
  pages: [
    toPage('/docs/b', 'B'),
    toPage('/docs', 'Start'),
    toPage('/docs/tags', 'Tags'),
    toPage('/docs/hidden', 'Hidden', {}, false),
    toPage('/docs/api/a/create', 'Create', {
      facts: { kind: 'operation', method: 'POST', path: '/teams' },
    }),
    toPage('/docs/1.0/old', 'Old'),
  ],
  findSidebar: (path) => Promise.resolve(path.startsWith('/docs/api') ? api : guides),
  load: (path) => `---\ntitle: x\n---\n\n> Index of all pages: x\n\n# ${path}\n`,
  home,
});

describe('the indexes for agents', () => {
  it('list the pages in the order of the sidebar, then others, and what lies below', () => {
    expect(files.get('llms.txt')?.replace(/\d+(?= characters)/, 'N')).toBe(`# Easier

> Teams.

## APIs

- [API A 2.1](${home}/docs/api/a/llms.txt): Of a.

## Versions

- [Easier 1.0](${home}/docs/1.0/llms.txt): Teams.

## One file

- [All pages of this index in one file](${home}/llms-full.txt): N characters

## Easier

- [Start](${home}/docs.md): Start!

## Platform: Deep

- [B](${home}/docs/b.md): B!

## Other pages

- [Tags](${home}/docs/tags.md): Tags!
`);
  });

  it('are one for each API and each version, with method and path before the title', () => {
    expect(files.get('docs/api/a/llms.txt')).toContain(
      `## Teams\n\n- [POST /teams: Create](${home}/docs/api/a/create.md): Create!`,
    );
    expect(files.get('docs/1.0/llms.txt')).toContain(
      `[API A 1.0](${home}/docs/1.0/api/a/llms.txt)`,
    );
    expect(files.get('docs/1.0/llms.txt')).toContain(`${home}/docs/1.0/old.md`);
  });

  it('have all texts in one file, without what each says of its index', () => {
    expect(files.get('docs/api/a/llms-full.txt')).toBe(
      `${home}\n\nURL: ${home}/docs/api/a/create\n\n# /docs/api/a/create.md\n`,
    );
  });

  it('are joined by the catalogue of the APIs', () => {
    expect(JSON.parse(files.get(CATALOG_FILE) ?? '')).toMatchObject({
      linkset: [
        { anchor: `${home}/docs/api/a`, 'service-desc': [{ href: `${home}/specs/a.yaml` }] },
        { anchor: `${home}/docs/1.0/api/a` },
      ],
    });
  });
});
