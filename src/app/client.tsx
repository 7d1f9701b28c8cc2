import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { HydrationState, RouteObject } from 'react-router-dom';
import { RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom';
import '../ui/styles/index.css';
import { hotUpdates } from '../catalog/hot-updates';
import { renewRoute } from '../catalog/routes';
import { versions } from '../catalog/versions';
import { applyKeptStyles } from '../ui/kept-styles';
import { orPrerendered } from '../shell/messages/load-notice';
import { leaveMenu } from '../shell/navbar/menu-entry';
import type { PendingData } from './layout/loader-data';
import { firstVisit } from './hydration/first-page';
import { whenIdle } from './hydration/idle';
import { followLinks } from './hydration/links';
import { createHydrationReport } from './hydration/stale-document';
import { createNotFound } from './routing/not-found';
import type { follow } from './hydration/addresses';
import type { PageHandle } from './routes';
import { pendingAddress, reloadAfterDeploy } from './routing/failed-loads';
import { rememberVersionChoice } from './layout/version-choice';
import { createRoutes } from './routes';
import { navigation } from './routing/navigation';
import { toSitePath } from './layout/site-identity';

const basename = import.meta.env.BASE_URL;
// `public/base-notice.js` looks for it.
document.documentElement.dataset['started'] = '';
const root = document.querySelector('#root');
if (root !== null) start(root);

function start(element: Element): void {
  if (import.meta.env.PROD) applyKeptStyles(element);
  const routes = createRoutes(navigation);
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
    .then(() => (import.meta.env.DEV ? loadSearch() : followAddresses(router)))
    .catch(() => undefined);
  if (versions.length > 1) rememberVersionChoice();
  if (import.meta.hot) {
    hotUpdates.subscribe(() => void router.revalidate());
    import.meta.hot.on('sources:saved', () => {
      void renewRoute(toSitePath(window.location.pathname)).then(() => router.revalidate());
    });
  }
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
  await Promise.all([import('../search/palette/palette'), import('../search/preparing')]);
}

async function followAddresses(router: Parameters<typeof follow>[0]): Promise<void> {
  const module = await import('./hydration/addresses');
  module.follow(router);
}

/**
 * Passes the page's promises to the router as its data, so no loader runs and nothing is awaited: the shell
 * hydrates at once, and the prerendered page stays until its chunks have loaded.
 */
function createHydrationData(routes: RouteObject[]): HydrationState {
  const leaf = matchRoutes(routes, window.location, basename)?.at(-1)?.route;
  if (leaf?.id === undefined) return {};
  if (document.querySelector('[data-not-found]') !== null)
    return { errors: { [leaf.id]: createNotFound() } };
  const { open } = leaf.handle as PageHandle;
  const data = open(firstVisit, toSitePath(window.location.pathname));
  return { loaderData: { [leaf.id]: keepPrerendered(data) } };
}

/** When a chunk of the first page fails to load, keeps the prerendered text and shows a notice. */
function keepPrerendered({ page, layout, versionLinks }: PendingData): PendingData {
  return {
    page: orPrerendered(page),
    ...(layout !== undefined && { layout: orPrerendered(layout) }),
    ...(versionLinks !== undefined && { versionLinks: orPrerendered(versionLinks) }),
  };
}
