import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../../src/model/navigation/sidebar';
import type { FinishedPage } from './finished-page';
import { listAgentFiles, listLongPages } from './agent-files';
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

function toPage(path: string, name: string, isIndexed = true): FinishedPage {
  return {
    page: { path: `${path}/` },
    kind: 'guide',
    address: { url: home + path, isIndexed },
    twin: { name, note: `${name}!`, files: [`${path}.md`] },
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

const site = {
  indexes,
  pages: [
    toPage('/docs/b', 'B'),
    toPage('/docs', 'Start'),
    toPage('/docs/tags', 'Tags'),
    toPage('/docs/hidden', 'Hidden', false),
    toPage('/docs/api/a/create', 'POST /teams: Create'),
    toPage('/docs/1.0/old', 'Old'),
  ],
  findSidebar: (path: string) => Promise.resolve(path.startsWith('/docs/api') ? api : guides),
  load: (path: string) => `---\ntitle: x\n---\n\n> Index of all pages: x\n\n# ${path}\n`,
  home,
  languages: [{ name: 'Tiếng Việt', url: `${home}/vi/llms.txt`, note: '' }],
};
const files = await listAgentFiles(site);

describe('the indexes for agents', () => {
  it('list the pages in the order of the sidebar, then others, and what lies below', () => {
    expect(files.get('llms.txt')?.replace(/\d+(?= characters)/, 'N')).toBe(`# Easier

> Teams.

## APIs

- [API A 2.1](${home}/docs/api/a/llms.txt): Of a.

## Versions

- [Easier 1.0](${home}/docs/1.0/llms.txt): Teams.

## Languages

- [Tiếng Việt](${home}/vi/llms.txt)

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
      `## Teams\n\n- [POST /teams: Create](${home}/docs/api/a/create.md): POST /teams: Create!`,
    );
    expect(files.get('docs/1.0/llms.txt')).toContain(
      `[API A 1.0](${home}/docs/1.0/api/a/llms.txt)`,
    );
    expect(files.get('docs/1.0/llms.txt')).toContain(`${home}/docs/1.0/old.md`);
  });

  it('name addresses as heads write them', async () => {
    const index = { path: '/docs/api/bưu', title: 'Bưu', summary: '', spec: '/specs/bưu.yaml' };
    const pages = [toPage('/docs/a b', 'A')];
    const texts = await listAgentFiles({ ...site, pages, indexes: [...indexes, index] });
    const own = '/docs/api/b%C6%B0u';
    expect(texts.get('llms.txt')).toContain(`(${home}/docs/a%20b.md)`);
    expect(texts.get('llms.txt')).toContain(`(${home}${own}/llms.txt)`);
    expect(texts.get(CATALOG_FILE)).toContain(`"anchor":"${home}${own}"`);
    expect(texts.get(CATALOG_FILE)).toContain(`${home}/specs/b%C6%B0u.yaml`);
  });

  it('lead from the first part of a long one to the others', async () => {
    const pages = Array.from({ length: 2000 }, (_, page) => toPage(`/docs/${page}`, 'Page'));
    const texts = await listAgentFiles({ ...site, pages });
    expect(texts.get('llms.txt')).toContain(`\n- [llms-2.txt](${home}/llms-2.txt): `);
    expect(texts.get('llms-2.txt')).toMatch(/^# Easier\n\n> Teams\.\n\n## /);
  });

  it('have all texts in one file, without what each says of its index', () => {
    expect(files.get('docs/api/a/llms-full.txt')).toBe(
      `URL: ${home}/docs/api/a/create\n\n# /docs/api/a/create.md\n`,
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

  it('warn of a guide that agents do not read to its end, and note other pages', () => {
    const load = (path: string) => 'a'.repeat(path === '/docs/b.md' ? 50_001 : 50_000);
    expect(listLongPages({ ...site, load })).toMatchObject([
      {
        file: '/docs/b/',
        severity: 'warning',
        message: expect.stringContaining('50,001') as string,
      },
    ]);
    const pages = [{ ...toPage('/docs/api/a/create', 'Create'), kind: 'operation' } as const];
    const long = { ...site, pages, load: () => 'a'.repeat(60_000) };
    expect(listLongPages(long)).toMatchObject([{ severity: 'note' }]);
  });
});
