import type { Card } from '../../model/guides/card';
import type { SidebarItem } from '../../model/navigation/sidebar';
import { cutSidebar, joinSidebar } from '../../model/navigation/sidebar-parts';
import type { SidebarPart, SidebarView } from '../../model/navigation/sidebar-parts';
import { oncePer } from '../../model/once-per';
import { withBase } from '../../model/site/paths';
import { hashContent } from '../../model/text/content-hash';
import type { RoutePage, RouteRecord, RouteLayout } from '../route-record';
import type { Section } from '../section';
import { findSection } from '../sections';
import type { PageEntry, PageModule, PageLayout } from './page-table';
import { loadTable } from './tables';
import { loadVersionLinks } from './version-links';

/** The record of a page, and the files that it names, by address. */
export interface MadeRoute {
  readonly record: RouteRecord;
  readonly files: ReadonlyMap<string, unknown>;
}

/** Where the scripts of the site are. */
export interface SiteScripts {
  /** Names the app: it changes with any of its scripts. */
  readonly app: string;
  /** The address of a module's script, then those of its imports that are not in every page. */
  readonly find: (module: PageModule) => readonly [script: string, ...preloads: string[]];
  /** The addresses of the scripts that show a data file, but for those that are in every page. */
  readonly findViews: (module: PageModule) => readonly string[];
  /** Whether modules are replaced while a page is open. */
  readonly isDevelopment: boolean;
}

/** Makes the record of the page at a site path; undefined if there is nothing to say about it. */
export async function makeRoute(
  path: string,
  scripts: SiteScripts,
): Promise<MadeRoute | undefined> {
  const links = await loadVersionLinks(path);
  const versionLinks = links.map(({ version: { name }, ...link }) => ({ name, ...link }));
  const record = { app: scripts.app, ...(versionLinks.length > 0 && { versionLinks }) };
  const section = findSection(path);
  // A page outside of sections is a part of the app.
  if (section === undefined) return links.length > 0 ? { record, files: new Map() } : undefined;
  const table = await loadTable(section);
  const entry = table.findPage(path);
  if (entry === undefined) return undefined;
  const { layout, files } = await makeLayout(table.findLayout(path), path);
  return { record: { ...record, page: await toRoutePage(entry, scripts), layout }, files };
}

async function toRoutePage(entry: PageEntry, scripts: SiteScripts): Promise<RoutePage> {
  const { module } = entry;
  if (module === undefined) return { content: await entry.load() };
  const { kind, id, file } = module;
  if (file !== undefined)
    return { kind, data: toAddress(`/${file}`), preloads: scripts.findViews(module) };
  const [script, ...preloads] = scripts.find(module);
  return { kind, script, preloads, ...(scripts.isDevelopment && { id }) };
}

interface MadeLayout {
  readonly layout: RouteLayout;
  readonly files: ReadonlyMap<string, unknown>;
}

async function makeLayout(
  { sidebar, sidebarId, neighbours, loadCards }: PageLayout,
  path: string,
): Promise<MadeLayout> {
  const cut = cutOnce(sidebar);
  const cards = await loadCards();
  const cardsFile = cards && toFile('cards', cards);
  const layout = {
    sidebar: cut.findView(path),
    ...(sidebarId !== undefined && { sidebarId }),
    neighbours,
    ...(cardsFile !== undefined && { cards: cardsFile }),
  };
  const files = new Map<string, readonly Card[] | SidebarPart>(cut.parts);
  if (cards !== undefined && cardsFile !== undefined) files.set(cardsFile, cards);
  return { layout, files };
}

/** The sidebar that the page at a site path shows, as a browser puts it together. */
export async function loadSidebar(section: Section, path: string): Promise<readonly SidebarItem[]> {
  const table = await loadTable(section);
  const { parts, findView } = cutOnce(table.findLayout(path).sidebar);
  return joinView(findView(path), parts);
}

function joinView(
  view: SidebarView,
  named: ReadonlyMap<string, SidebarPart>,
): readonly SidebarItem[] {
  const get = (name: string) => named.get(name) ?? { items: [] };
  const parts = view.parts.map(({ at, part }) => ({ at, part: get(part) }));
  return joinSidebar(get(view.root), parts);
}

const cutOnce = oncePer((sidebar: readonly SidebarItem[]) =>
  cutSidebar(sidebar, (part) => toFile('sidebars', part)),
);

/** The address of a file with some data; hosts may keep it for ever, as it is named after its content. */
function toFile(folder: string, data: unknown): string {
  return toAddress(`/assets/${folder}/${hashContent(JSON.stringify(data))}.json`);
}

function toAddress(path: string): string {
  return withBase(import.meta.env.BASE_URL, path);
}
