import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { HydrationState, RouteObject } from 'react-router-dom';
import { RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom';
import '../ui/styles/index.css';
import { renewPages } from '../catalog/pages';
import { versions } from '../catalog/site';
import { applyKeptStyles } from '../ui/kept-styles';
import { orPrerendered } from '../shell/messages/load-notice';
import { leaveMenu } from '../shell/navbar/menu-entry';
import { createHydrationReport, showMistake } from './development/writers-page';
import { keyEntries } from '../ui/history-entry';
import { whenIdle } from '../ui/idle';
import { rememberVersionChoice } from '../ui/version-preference-store';
import { followLinks } from './hydration/links';
import { toSitePath } from './layout/site-identity';
import { pendingAddress, reloadAfterDeploy } from './routing/failed-loads';
import { createNotFound } from './routing/not-found';
import { openFirstPage, openPage } from './routing/open-page';
import { createRoutes } from './routes';

const basename = import.meta.env.BASE_URL;
// Some hosts serve the home page without the slash of its base path, at which the router finds no page, and others a page
// at the name of its file: `/docs/index`, which no page names as its own address.
const { pathname, search, hash } = window.location;
const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
const isFileName = pathname.endsWith('/index') && canonical?.endsWith('/index') === false;
if (isFileName || `${pathname}/` === basename) {
  const address = isFileName ? pathname.slice(0, -'index'.length) : basename;
  window.history.replaceState(window.history.state, '', address + search + hash);
}
// `public/base-notice.js` looks for it.
document.documentElement.dataset['started'] = '';
// `index.html` marks browsers that can run it; others show what is prerendered.
const isRunnable = document.documentElement.dataset['scripted'] !== undefined;
const root = document.querySelector('#root');
if (root !== null && isRunnable) start(root);

function start(element: Element): void {
  if (import.meta.env.PROD) applyKeptStyles(element);
  keyEntries();
  const routes = createRoutes(openPage);
  const hydrationData = createHydrationData(routes);
  const router = createBrowserRouter(routes, { basename, hydrationData });
  router.subscribe(({ navigation }) => {
    pendingAddress.hash = navigation.location?.hash;
  });
  followLinks((path, options) => {
    void leaveMenu().then(() => router.navigate(path, options));
  });
  window.addEventListener('vite:preloadError', () => void reloadAfterDeploy().catch(() => {}));
  // Without it, pages load a little later. In development each would have to be compiled ahead.
  whenIdle()
    .then(() => (import.meta.env.DEV ? loadSearch() : followUp(router)))
    .catch(() => undefined);
  if (versions.length > 1) rememberVersionChoice();
  // The message of `prerender/vite/development-pages.ts` after content was saved.
  import.meta.hot?.on('easier:saved', ({ timestamp }: { readonly timestamp: number }) => {
    renewPages(timestamp);
    void router.revalidate();
  });
  hydrateRoot(
    element,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    import.meta.env.DEV ? { onRecoverableError: createHydrationReport() } : undefined,
  );
}

/** In development the search is dozens of modules, for which a writer would wait on every page. */
async function loadSearch(): Promise<void> {
  await Promise.all([import('../search/palette/palette'), import('../search/site-search')]);
}

async function followUp(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  const module = await import('./hydration/follow-up');
  module.followUp(router);
}

/**
 * Passes the page's promises to the router as its data, so no loader runs and nothing is awaited: the shell
 * hydrates at once, and the prerendered page stays until its chunks have loaded.
 */
function createHydrationData(routes: RouteObject[]): HydrationState {
  const id = matchRoutes(routes, window.location, basename)?.at(-1)?.route.id;
  if (id === undefined) return {};
  if (document.querySelector('[data-not-found]') !== null)
    return { errors: { [id]: createNotFound() } };
  // When a chunk of the first page fails to load, the prerendered text stays, and a notice shows.
  const { page, layout, versionLinks } = openFirstPage(toSitePath(window.location.pathname));
  if (import.meta.env.DEV) page.catch(showMistake);
  const data = {
    page: orPrerendered(page),
    layout: orPrerendered(layout),
    versionLinks: orPrerendered(versionLinks),
  };
  return { loaderData: { [id]: data } };
}
