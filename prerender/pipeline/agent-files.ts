import type { IndexGroup, IndexLink } from '../../src/markdown/llms-txt';
import { toLlmsTexts } from '../../src/markdown/llms-txt';
import type { SidebarItem } from '../../src/model/navigation/sidebar';
import type { PageIndex } from '../../src/model/pages/twin';
import { getIndex, toIndexFile } from '../../src/model/pages/twin';
import { toComparablePath } from '../../src/model/site/paths';
import type { FinishedPage } from './finished-page';
import { CATALOG_FILE } from './hosts/header-rules';

/** A site whose pages are written. */
export interface AgentSite {
  readonly indexes: readonly PageIndex[];
  readonly pages: readonly FinishedPage[];
  /** The sidebar around a page, whole. */
  readonly findSidebar: (path: string) => Promise<readonly SidebarItem[]>;
  /** The text of a file of Markdown, by its site path. */
  readonly load: (path: string) => string;
  /** The address of the site, without a slash at its end. */
  readonly home: string;
}

/** The files by which agents find pages: an index of each part of the site, and all texts of a part in one file. */
export async function listAgentFiles(site: AgentSite): Promise<ReadonlyMap<string, string>> {
  const files = new Map([[CATALOG_FILE, toCatalog(site)]]);
  for (const index of site.indexes) {
    const groups = await listGroups(index, site);
    const full = toFullText(groups, site);
    const links = listIndexLinks(index, full.length, site);
    files.set(toIndexFile(index, 'llms-full.txt').slice(1), full);
    const texts = toLlmsTexts({ ...index, groups: [...links, ...groups.map(toLinks(site.home))] });
    for (const [number, text] of texts.entries())
      files.set(
        toIndexFile(index, number === 0 ? 'llms.txt' : `llms-${number + 1}.txt`).slice(1),
        text,
      );
  }
  return files;
}

/** Pages below one heading. */
interface PageGroup {
  readonly title: string;
  readonly pages: FinishedPage[];
}

/** The pages that an index covers, in the order of the sidebars, and those in none of them. */
async function listGroups(index: PageIndex, site: AgentSite): Promise<readonly PageGroup[]> {
  const own = site.pages.filter(
    ({ page, address, twins }) =>
      address.isIndexed && twins.length > 0 && getIndex(site.indexes, page.path) === index,
  );
  const left = new Map(own.map((page) => [toComparablePath(page.page.path), page]));
  const sidebars = new Set(await Promise.all(own.map(({ page }) => site.findSidebar(page.path))));
  const groups = new Map<string, FinishedPage[]>();
  const take = (href: string | undefined, title: string) => {
    const path = toComparablePath(href ?? '');
    const page = left.get(path);
    if (page === undefined) return;
    left.delete(path);
    groups.set(title, [...(groups.get(title) ?? []), page]);
  };
  const walk = (items: readonly SidebarItem[], trail: readonly string[]): void => {
    for (const item of items) {
      if (item.type === 'html') continue;
      const inner = item.type === 'category' ? [...trail, item.label] : trail;
      // The sidebar of an API lists all of them.
      take(item.href, inner.slice(index.spec === undefined ? 0 : 1).join(': ') || index.title);
      if (item.type === 'category') walk(item.items, inner);
    }
  };
  for (const items of sidebars) walk(items, []);
  for (const path of left.keys()) take(path, 'Other pages');
  return Array.from(groups, ([title, pages]) => ({ title, pages }));
}

function toLinks(home: string) {
  return ({ title, pages }: PageGroup): IndexGroup => ({
    title,
    links: pages.map((page) => toLink(page, home)),
  });
}

/** Method and path come first: agents search by them. */
function toLink({ documents, twins: [twin = ''] }: FinishedPage, home: string): IndexLink {
  const { title = 'Home', description = '', facts } = documents ?? {};
  const request = facts?.method === undefined ? '' : `${facts.method} ${facts.path ?? ''}: `;
  return { name: request + title, url: home + twin, note: description };
}

/** The other indexes that lie directly below one, and all of its texts in one file. */
function listIndexLinks(index: PageIndex, size: number, { indexes, home }: AgentSite) {
  const below = indexes.filter((one) => one !== index && getParent(one, indexes) === index);
  const toGroup = (title: string, all: readonly PageIndex[]): IndexGroup => ({
    title,
    links: all.map((one) => ({
      name: one.version === undefined ? one.title : `${one.title} ${one.version}`,
      url: home + toIndexFile(one),
      note: one.summary,
    })),
  });
  const full = {
    name: 'All pages of this index in one file',
    url: home + toIndexFile(index, 'llms-full.txt'),
    note: `${size.toLocaleString('en')} characters`,
  };
  return [
    toGroup(
      'APIs',
      below.filter(({ spec }) => spec !== undefined),
    ),
    toGroup(
      'Versions',
      below.filter(({ spec }) => spec === undefined),
    ),
    { title: 'One file', links: [full] },
  ];
}

function getParent(index: PageIndex, indexes: readonly PageIndex[]): PageIndex | undefined {
  const others = indexes.filter((one) => one !== index);
  return index.path === '/' ? undefined : getIndex(others, index.path);
}

/** The texts of pages one after another, without what each of them says of the index. */
function toFullText(groups: readonly PageGroup[], { load, home }: AgentSite): string {
  const pages = groups.flatMap((group) => group.pages);
  const texts = pages.flatMap(({ twins, address }) =>
    twins
      .filter((twin) => !/\.samples\.md$|\/index\.md$/.test(twin))
      .map(
        (twin) => `URL: ${address.url}\n\n${load(twin).replace(/^---\n[^]*?\n---\n+> .*\n+/, '')}`,
      ),
  );
  return `${home}\n\n${texts.join('\n')}`;
}

function toCatalog({ indexes, home }: AgentSite): string {
  const linkset = indexes
    .filter(({ spec }) => spec !== undefined)
    .map(({ path, spec, ...index }) => ({
      anchor: home + path,
      'service-desc': [{ href: home + spec, type: 'application/vnd.oai.openapi' }],
      'service-doc': [
        { href: home + path, type: 'text/html' },
        { href: home + toIndexFile({ path, ...index }), type: 'text/plain' },
      ],
    }));
  return JSON.stringify({ linkset });
}
