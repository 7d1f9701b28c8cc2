// In development, style sheets follow the order of the server's imports: the layers must come first.
import '../ui/styles/index.css';
import { StrictMode } from 'react';
import type { ReactElement } from 'react';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import { findSection, sections } from '../catalog/sections';
import type { ModuleKind, PageView } from '../catalog/page';
import type { PageModule } from '../catalog/section';
import { toDocumentTitle, toHeadTags } from '../model/site/head';
import { withBase } from '../model/site/paths';
import { findPageEntry } from './routing/section-page';
import type { LoadedData, LoadedPage } from './layout/loader-data';
import { notFoundHead } from './routing/not-found';
import { createRoutes } from './routes';
import { siteIdentity } from './layout/site-identity';

/** Paths of the pages outside of sections. */
const standalonePaths = ['/', '/search', '/404'] as const;

/** Every site path that has a page. */
export async function listPaths(): Promise<readonly string[]> {
  const tables = await Promise.all(sections.map((section) => section.loadTable()));
  const paths = tables.flatMap((table) => table.pages.map((page) => page.path));
  return [...standalonePaths, ...new Set(paths)];
}

/** The labels of the categories above a page, outermost first. */
export async function listCategoryLabels(path: string): Promise<readonly string[]> {
  const table = await findSection(path)?.loadTable();
  return (table?.getLayout(path).trail ?? []).slice(0, -1).map(({ label }) => label);
}

/** A page as input for the prerenderer: elements and head as data, nothing rendered yet. */
export interface ServerPage {
  readonly element: ReactElement;
  readonly title: string;
  readonly tags: ReturnType<typeof toHeadTags>;
  readonly base: string;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** What it shows; a standalone page has none. */
  readonly view?: PageView;
  /** The page's own module; pages made from a table have none. */
  readonly module?: PageModule;
  /** The chunks that render it, by their names in `prerender/vite/site-options.ts`. */
  readonly chunks: readonly string[];
}

/** Loads the page at a site path. */
export async function openServerPage(path: string): Promise<ServerPage> {
  const handler = createStaticHandler(createRoutes(), { basename: siteIdentity.base });
  const context = await handler.query(
    new Request(new URL(withBase(siteIdentity.base, path), siteIdentity.url)),
  );
  if (context instanceof Response) throw new Error(`The page ${path} answered with a redirect.`);
  const unexpected = Object.values(context.errors ?? {}).find(() => context.statusCode !== 404);
  if (unexpected !== undefined)
    throw new Error(`The page ${path} cannot be rendered.`, { cause: unexpected });
  const page = findPage(Object.values(context.loaderData) as (LoadedData | undefined)[]);
  const head = page?.head ?? notFoundHead;
  return {
    element: (
      <StrictMode>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </StrictMode>
    ),
    title: toDocumentTitle(head, siteIdentity),
    tags: toHeadTags(head, siteIdentity),
    base: siteIdentity.base,
    language: siteIdentity.locale.htmlLang,
    direction: siteIdentity.locale.direction ?? 'ltr',
    ...(page?.view !== undefined && { view: page.view }),
    ...(await findModule(path)),
  };
}

/** The chunk that renders each kind of page. */
const viewChunks: Readonly<Record<ModuleKind, string>> = {
  guide: 'article',
  operation: 'reference',
  overview: 'reference',
  errors: 'reference',
  schemas: 'reference',
  schema: 'reference',
  fields: 'reference',
};

async function findModule(path: string): Promise<Pick<ServerPage, 'module' | 'chunks'>> {
  const section = findSection(path);
  if (section === undefined) return { chunks: path === '/' ? ['src/home/home-page.tsx'] : [] };
  const module = (await findPageEntry(section, path))?.module;
  if (module === undefined) return { chunks: [] };
  return { module, chunks: [viewChunks[module.kind]] };
}

function findPage(data: readonly (LoadedData | undefined)[]): LoadedPage | undefined {
  return data.find((value) => value !== undefined)?.page;
}
