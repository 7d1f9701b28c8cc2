import type { ApiReference, HomeApi } from '../../src/model/api/api';
import type { VersionLink } from '../../src/model/guides/version-links';
import { toVersionLinks } from '../../src/model/guides/version-links';
import type { SidebarItem } from '../../src/model/navigation/sidebar';
import { findTrail } from '../../src/model/navigation/sidebar';
import { createSidebarCutter } from '../../src/model/navigation/cut-sidebar';
import type { Page, PageContent, PageLayout } from '../../src/model/pages/page';
import type { PageIndex } from '../../src/model/pages/twin';
import type { PageEntry, SectionPages } from '../../src/model/pages/section-pages';
import { isBelowPath, isSamePath } from '../../src/model/site/paths';
import type { SiteConfig } from '../../src/model/site/site';
import type { Section, SiteFacts } from '../../src/model/pages/site-facts';
import { listApiFiles, toSections } from '../../src/model/pages/site-facts';
import type { TextCatalogue } from '../../src/model/text/text-catalogue';
import type { Doc } from '../guides/docs/doc';
import type { GuideVersion } from '../guides/guide-version';
import type { PageDocuments } from '../search/page-documents';
import { toPageDocuments } from '../search/searched-page';
import type { AddFile } from '../text/content-files';
import { hashContent } from '../text/content-files';
import { toApiSection } from './api-section';
import { loadGuideNodes } from './guide-nodes';
import type { CompileFile } from './guide-section';
import { toGuideSection } from './guide-section';
import { toHomeView } from './home-page';
import { listIndexes } from './page-indexes';

/** All pages of a site in one language, each made when it is asked for. */
export interface SitePages {
  /** Every site path that has a page. */
  readonly listPaths: () => Promise<readonly string[]>;
  /** Undefined if there is no page at a site path. Throws a `ProblemError` for a page with mistakes. */
  readonly make: (path: string) => Promise<Page | undefined>;
  /** What search reads of a page; undefined if it does not search it. */
  readonly toDocuments: (path: string, page: Page) => Promise<PageDocuments | undefined>;
  /** The parts of the site that have an index for agents. */
  readonly listIndexes: () => Promise<readonly PageIndex[]>;
  /** The sidebar around a page, whole; empty outside of sections. */
  readonly findSidebar: (path: string) => Promise<readonly SidebarItem[]>;
}

/** The pages of an API. */
export interface ApiPages {
  readonly reference: ApiReference;
  readonly home: HomeApi;
  readonly pages: readonly PageEntry[];
}

/** The sources of pages. */
export interface PageSources {
  readonly site: SiteConfig;
  /** The base path, with leading and trailing slash. */
  readonly base: string;
  /** The code of the language. */
  readonly locale: string;
  /** The interface texts in that language, if they are translated. */
  readonly translation?: TextCatalogue | undefined;
  readonly facts: SiteFacts;
  /** In the order of the versions. */
  readonly guides: readonly GuideVersion[];
  readonly compile: CompileFile;
  /** Loads an API by its file. */
  readonly loadApi: (file: string) => Promise<ApiPages>;
  readonly addFile: AddFile;
  /** The name of the app that can show the pages. */
  readonly app: string;
}

/** Opens the pages of a site, which must not change. */
export function openSitePages(sources: PageSources): SitePages {
  const { base, translation, facts, guides, compile, loadApi, addFile, app } = sources;
  const { versions, apis } = facts;
  const siteSections = toSections(facts);
  const cutSidebar = createSidebarCutter((items) => addFile('sidebars', items));
  const opened = new Map<Section, Promise<SectionPages>>();

  async function openSection(section: Section): Promise<SectionPages> {
    const { id, navigation, version } = section;
    const own = guides[versions.indexOf(version)];
    if (own === undefined) throw new Error(`There are no guides in ${id}.`);
    if (navigation === 'guides') return toGuideSection(own, compile);
    const { reference, pages } = await loadApi(id);
    const others = listApiFiles(apis, version).map(({ summary }) => summary);
    const used = pages.map((page) => withGuides(page, own, sources.site));
    return toApiSection(reference, used, others);
  }
  const open = (section: Section): Promise<SectionPages> => {
    const known = opened.get(section) ?? openSection(section);
    opened.set(section, known);
    return known;
  };
  const find = async (path: string) => {
    const section = siteSections.find((one) => isBelowPath(path, one.path));
    return section && open(section);
  };

  async function findVersionLinks(path: string): Promise<readonly VersionLink[]> {
    if (versions.length < 2) return [];
    const from = siteSections.find((one) => isBelowPath(path, one.path))?.version.path;
    const moved = new Set<string>();
    for (const version of from === undefined ? [] : versions) {
      const place = version.path + path.slice(from?.length);
      if ((await find(place))?.find(place) !== undefined) moved.add(place);
    }
    const tables = guides.map(({ table }) => table);
    return toVersionLinks(tables, path, (place) => moved.has(place));
  }

  function toLayout(section: SectionPages, path: string): PageLayout {
    const { sidebar, sidebarId, neighbours, cards } = section.findLayout(path);
    return {
      sidebar: cutSidebar(sidebar, path),
      ...(sidebarId !== undefined && { sidebarId }),
      neighbours,
      ...(cards !== undefined && { cards: addFile('cards', cards) }),
    };
  }

  async function toPage(path: string, content: PageContent, layout?: PageLayout): Promise<Page> {
    const versionLinks = await findVersionLinks(path);
    const page = { ...content, ...(layout !== undefined && { layout }), versionLinks };
    return { id: hashContent(JSON.stringify(page)), app, ...page };
  }

  async function toHome(): Promise<PageContent> {
    const last = versions.find(({ isLast }) => isLast);
    const shown = last === undefined ? [] : listApiFiles(apis, last);
    const loaded = await Promise.all(
      shown.map(async ({ file, summary }) => ({ summary, home: (await loadApi(file)).home })),
    );
    return { view: { kind: 'home', home: toHomeView(sources, loaded) } };
  }

  return {
    listPaths: async () => {
      const sections = await Promise.all(siteSections.map(open));
      const paths = sections.flatMap(({ pages }) => pages.map(({ path }) => path));
      return ['/', '/search', ...new Set(paths)];
    },
    make: async (path) => {
      if (path === '/') return toPage(path, await toHome());
      if (isSamePath(path, '/search')) return toPage('/search', { view: { kind: 'search' } });
      const section = await find(path);
      const entry = section?.find(path);
      if (section === undefined || entry === undefined) return undefined;
      return toPage(path, await entry.make(), toLayout(section, path));
    },
    toDocuments: async (path, { head, view }) => {
      const { sidebar = [] } = (await find(path))?.findLayout(path) ?? {};
      const trail = findTrail(sidebar, path).map(({ label }) => label);
      const text = view.kind === 'guide' ? view.text : { nodes: [] };
      const nodes = 'nodes' in text ? text.nodes : await loadGuideNodes(text.module, compile);
      return toPageDocuments({ head, view, base, trail, nodes, translation });
    },
    listIndexes: () => listIndexes(sources),
    findSidebar: async (path) => (await find(path))?.findLayout(path).sidebar ?? [],
  };
}

/** Adds to the page of an operation the guides for readers that link to it or show parts of it. */
function withGuides(
  page: PageEntry,
  { docs, table }: GuideVersion,
  { searchLast = [] }: SiteConfig,
): PageEntry {
  const isUse = ({ unlisted, path, operations }: Doc) =>
    !unlisted &&
    // The first guide lists the others, and where each operation is.
    !isSamePath(path, table.version.path) &&
    operations.some((operation) => page.path.endsWith(`/${operation}`)) &&
    !searchLast.some((place) => isBelowPath(path, `${table.version.path}/${place}`));
  const make = async (): Promise<PageContent> => {
    const content = await page.make();
    if (content.view.kind !== 'operation') return content;
    // By title: a label such as "Guide" says enough only in the sidebar.
    const guides = docs.filter(isUse).map(({ title, path: href }) => ({ label: title, href }));
    return guides.length === 0 ? content : { ...content, view: { ...content.view, guides } };
  };
  return { ...page, make };
}
