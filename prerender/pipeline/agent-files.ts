import type { IndexGroup, IndexLink } from '../../src/markdown/llms-txt';
import { toLlmsTexts } from '../../src/markdown/llms-txt';
import { LONG } from '../../src/markdown/parts';
import type { SidebarItem } from '../../src/model/navigation/sidebar';
import type { PageIndex } from '../../src/model/pages/twin';
import { findParentIndex, getIndex, toIndexFile } from '../../src/model/pages/twin';
import { toComparablePath } from '../../src/model/site/paths';
import type { Problem } from '../diagnostics/problem';
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
  /** The indexes of the site in other languages. */
  readonly languages: readonly IndexLink[];
}

/** The files by which agents find pages: an index of each part of the site, and all texts of a part in one file. */
export async function listAgentFiles(site: AgentSite): Promise<ReadonlyMap<string, string>> {
  const files = new Map([[CATALOG_FILE, toCatalog(site)]]);
  for (const index of site.indexes) {
    const pages = await listPages(index, site);
    const full = pages.map((page) => toFullText(page, site.load)).join('\n');
    const groups = [...listOtherFiles(index, full.length, site), ...listGroups(pages, site.home)];
    files.set(toIndexFile(index, 'llms-full.txt').slice(1), full);
    const toPath = (part: number) =>
      toIndexFile(index, part === 1 ? 'llms.txt' : `llms-${part}.txt`);
    const texts = toLlmsTexts({ ...index, groups }, (part) => site.home + toPath(part));
    for (const [part, text] of texts.entries()) files.set(toPath(part + 1).slice(1), text);
  }
  return files;
}

/** A page as Markdown, and the labels of the categories that it is in. */
interface IndexedPage {
  readonly trail: string;
  readonly url: string;
  readonly twin: NonNullable<FinishedPage['twin']>;
}

/** The pages that an index covers, in the order of the sidebars, and those in none of them. */
async function listPages(index: PageIndex, site: AgentSite): Promise<readonly IndexedPage[]> {
  const own = site.pages.filter(
    ({ page, address }) => address.isIndexed && getIndex(site.indexes, page.path) === index,
  );
  const left = new Map(own.map((page) => [toComparablePath(page.page.path), page]));
  const take = (href: string | undefined, trail: string): readonly IndexedPage[] => {
    const path = toComparablePath(href ?? '');
    const { twin, address } = left.get(path) ?? {};
    left.delete(path);
    return twin === undefined ? [] : [{ trail, url: address?.url ?? '', twin }];
  };
  const walk = (items: readonly SidebarItem[], trail: readonly string[]): readonly IndexedPage[] =>
    items.flatMap((item) => {
      if (item.type === 'html') return [];
      const inner = item.type === 'category' ? [...trail, item.label] : trail;
      // The sidebar of an API lists all APIs.
      const words = inner.slice(index.spec === undefined ? 0 : 1).join(': ');
      const page = take(item.href, words || index.title);
      return item.type === 'category' ? [...page, ...walk(item.items, inner)] : page;
    });
  const sidebars = new Set(await Promise.all(own.map(({ page }) => site.findSidebar(page.path))));
  const listed = [...sidebars].flatMap((items) => walk(items, []));
  return [...listed, ...[...left.keys()].flatMap((path) => take(path, 'Other pages'))];
}

function listGroups(pages: readonly IndexedPage[], home: string): readonly IndexGroup[] {
  const titles = new Set(pages.map(({ trail }) => trail));
  return Array.from(titles, (title) => ({
    title,
    links: pages
      .filter(({ trail }) => trail === title)
      .map(({ twin }) => ({ ...twin, url: home + twin.files[0] })),
  }));
}

/** The other indexes that lie directly below one, those in other languages, and all of its texts in one file. */
function listOtherFiles(index: PageIndex, size: number, site: AgentSite): readonly IndexGroup[] {
  const { indexes, home, languages } = site;
  const below = indexes.filter((one) => findParentIndex(indexes, one) === index);
  const links = below.map(({ title, version = '', spec, summary, path }) => ({
    isApi: spec !== undefined,
    name: `${title} ${version}`.trim(),
    url: home + toIndexFile({ path }),
    note: summary,
  }));
  const full = {
    name: 'All pages of this index in one file',
    url: home + toIndexFile(index, 'llms-full.txt'),
    note: `${size.toLocaleString('en')} characters`,
  };
  return [
    { title: 'APIs', links: links.filter(({ isApi }) => isApi) },
    { title: 'Versions', links: links.filter(({ isApi }) => !isApi) },
    { title: 'Languages', links: index.path === '/' ? languages : [] },
    { title: 'One file', links: [full] },
  ];
}

/** The text of a page without what it says of its index. */
function toFullText({ twin, url }: IndexedPage, load: AgentSite['load']): string {
  const parts = twin.files.filter((file) => !/\.samples(?:\.\d+)?\.md$|.\/index\.md$/.test(file));
  const texts = parts.map((file) => load(file).replace(/^---\n[^]*?\n---\n+> .*\n+/, ''));
  return `URL: ${url}\n\n${texts.join('\n')}`;
}

/** The pages whose Markdown some agents do not read to its end. */
export function listLongPages({ pages, load }: AgentSite): readonly Problem[] {
  return pages.flatMap(({ page, kind, twin }) => {
    const length = Math.max(0, ...(twin?.files ?? []).map((file) => load(file).length));
    if (length <= LONG) return [];
    return {
      file: page.path,
      // Nobody can split an operation.
      severity: kind === 'guide' ? 'warning' : 'note',
      message: `The Markdown of the page has ${length.toLocaleString('en')} characters. Some agents read no more than ${LONG.toLocaleString('en')}.`,
      hint: 'Split the page into several.',
    };
  });
}

/** https://www.rfc-editor.org/rfc/rfc9727 */
function toCatalog({ indexes, home }: AgentSite): string {
  const linkset = indexes
    .filter(({ spec }) => spec !== undefined)
    .map(({ path, spec }) => ({
      anchor: home + encodeURI(path),
      'service-desc': [{ href: home + encodeURI(spec ?? ''), type: 'application/vnd.oai.openapi' }],
      'service-doc': [
        { href: home + encodeURI(path), type: 'text/html' },
        { href: home + encodeURI(toIndexFile({ path })), type: 'text/plain' },
      ],
    }));
  return JSON.stringify({ linkset });
}
