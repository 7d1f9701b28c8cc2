import { StrictMode } from 'react';
import type { ReactElement } from 'react';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import { findSection, sections } from '../catalog/sections';
import type { PageHead } from '../model/head';
import { toDocumentTitle, toHeadTags } from '../model/head';
import { withBase } from '../model/paths';
import type { PageData } from './loaded-page';
import { notFoundHead } from './not-found';
import { createRoutes } from './routes';
import { siteIdentity } from './site-identity';

/** Paths that are pages although no section lists them. */
const standalonePaths = ['/', '/search', '/404'] as const;

/** Every site path that has a page. */
export async function listPaths(): Promise<readonly string[]> {
  const tables = await Promise.all(sections.map((section) => section.loadTable()));
  const paths = tables.flatMap((table) => table.pages.map((page) => page.path));
  return [...standalonePaths, ...new Set(paths)];
}

/** A page as the prerenderer takes it: elements and head as data, nothing rendered yet. */
export interface ServerPage {
  readonly element: ReactElement;
  readonly title: string;
  readonly tags: ReturnType<typeof toHeadTags>;
  readonly base: string;
  /** Modules that the page asks for right after its first script, as the build's manifest names them. */
  readonly modules: readonly string[];
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
  const head = await findHead(Object.values(context.loaderData) as (PageData | undefined)[]);
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
    modules: await listModules(path),
  };
}

async function listModules(path: string): Promise<readonly string[]> {
  const section = findSection(path);
  if (section === undefined) return path === '/' ? ['src/home/home-page.tsx'] : [];
  const { pages } = await section.loadTable();
  const module = pages.find((page) => page.path === path)?.module;
  return module === undefined ? section.modules : [...section.modules, module];
}

async function findHead(data: readonly (PageData | undefined)[]): Promise<PageHead> {
  const page = await data.find((value) => value !== undefined)?.page;
  return page?.head ?? notFoundHead;
}
