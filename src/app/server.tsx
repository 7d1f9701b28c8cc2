// In development, style sheets follow the order of the server's imports: the layers must come first.
import '../ui/styles/index.css';
import { StrictMode } from 'react';
import type { ReactElement } from 'react';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import { site } from '../../content/site';
import type { LoadJson, Page } from '../model/pages/page';
import { toDocumentTitle, toHeadTags } from '../model/site/head';
import { withBase, withBaseInHtml } from '../model/site/paths';
import { AnnouncementBar } from '../shell/announcement/announcement-bar';
import type { LoadedData } from './layout/loader-data';
import { toPageType } from './layout/page-type';
import { siteIdentity } from './layout/site-identity';
import { notFoundHead } from './routing/not-found';
import { toPendingData } from './routing/open-page';
import { createRoutes } from './routes';

/** A page as input for the prerenderer: elements and head as data, nothing rendered yet. */
export interface ServerPage {
  /** Site path. */
  readonly path: string;
  readonly element: ReactElement;
  /** The status of an answer with it: 404 for an address without a page. */
  readonly status: number;
  /** The bar above all pages. */
  readonly announcement?: (toClean: (html: string) => string) => ReactElement;
  readonly title: string;
  readonly tags: ReturnType<typeof toHeadTags>;
  readonly base: string;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** True if it takes the colours of the system until a reader chooses others. */
  readonly followsSystem: boolean;
  /** The label of its kind. */
  readonly pageType: string;
}

/** Opens a page at a site path; without one, the not-found page. `load` loads the files that its layout names. */
export async function openServerPage(
  path: string,
  page: Page | undefined,
  load: LoadJson,
): Promise<ServerPage> {
  const routes = createRoutes(() => toPendingData(path, Promise.resolve(page), { load }));
  const handler = createStaticHandler(routes, { basename: siteIdentity.base });
  const context = await handler.query(
    new Request(new URL(withBase(siteIdentity.base, path), siteIdentity.url)),
  );
  if (context instanceof Response) throw new Error(`The page ${path} answered with a redirect.`);
  const unexpected = Object.values(context.errors ?? {}).find(() => context.statusCode !== 404);
  if (unexpected !== undefined)
    throw new Error(`The page ${path} cannot be rendered.`, { cause: unexpected });
  const loaded = Object.values(context.loaderData) as (LoadedData | undefined)[];
  const shown = loaded.find((value) => value !== undefined)?.page;
  const head = shown?.head ?? notFoundHead;
  const { announcement } = site;
  return {
    path,
    element: (
      <StrictMode>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </StrictMode>
    ),
    status: context.statusCode,
    ...(announcement !== undefined && {
      announcement: (toClean) => (
        <AnnouncementBar
          {...announcement}
          content={withBaseInHtml(siteIdentity.base, toClean(announcement.content))}
        />
      ),
    }),
    title: toDocumentTitle(head, siteIdentity),
    tags: toHeadTags(head, siteIdentity),
    base: siteIdentity.base,
    language: siteIdentity.locale.htmlLang,
    direction: siteIdentity.locale.direction ?? 'ltr',
    followsSystem: site.colorMode?.respectPrefersColorScheme === true,
    pageType: toPageType(shown?.view.kind),
  };
}
