import { findSection } from '../../catalog/sections';
import { toSitePath } from '../layout/site-identity';
import { preloadPage } from '../routing/navigation';
import { whenIdle } from './idle';
import { findSiteLink, isSparing } from './links';

/** The part of React Router's router that tells of navigations. */
interface Navigations {
  readonly subscribe: (
    listener: (state: {
      readonly navigation: { readonly state: string };
      readonly location: { readonly pathname: string };
    }) => void,
  ) => void;
}

/**
 * Fetches the pages whose links come into view, on this page and after each navigation: one after the other,
 * each when the browser is idle. Never on a slow or metered connection.
 */
export function loadViewAhead(router: Navigations): void {
  if (isSparing()) return;
  const queue = createQueue();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      queue.add(findPath(target));
    }
  });
  const look = async () => {
    observer.disconnect();
    queue.clear();
    await whenIdle();
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link);
  };
  let shown = window.location.pathname;
  void look();
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.pathname === shown) return;
    shown = location.pathname;
    void look();
  });
}

/** The site path that a link leads to, if it is that of a section's page. */
function findPath(link: Element): string | undefined {
  const url = findSiteLink(link)?.url;
  if (url === undefined || url.pathname === window.location.pathname) return undefined;
  const path = toSitePath(url.pathname);
  return findSection(path) && path;
}

/** Pages to fetch, each once. */
function createQueue() {
  const fetched = new Set<string>();
  const waiting = new Set<string>();
  let isWorking = false;
  const work = async () => {
    if (isWorking) return;
    isWorking = true;
    // What is added meanwhile comes last, what is cleared does not come.
    for (const path of waiting) {
      await whenIdle();
      waiting.delete(path);
      fetched.add(path);
      // What fails is told when the reader follows the link.
      await preloadPage(path).catch(() => undefined);
    }
    isWorking = false;
  };
  return {
    add: (path: string | undefined) => {
      if (path === undefined || fetched.has(path)) return;
      waiting.add(path);
      void work();
    },
    clear: () => waiting.clear(),
  };
}
