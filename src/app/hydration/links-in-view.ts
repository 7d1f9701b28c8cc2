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
    const visible = entries.filter(({ isIntersecting }) => isIntersecting);
    for (const { target } of visible) observer.unobserve(target);
    queue.add(visible.flatMap(({ target }) => findPath(target)));
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
function findPath(link: Element): readonly string[] {
  const url = findSiteLink(link)?.url;
  if (url === undefined || url.pathname === window.location.pathname) return [];
  const path = toSitePath(url.pathname);
  return findSection(path) === undefined ? [] : [path];
}

/** Pages to fetch, each once. */
function createQueue() {
  const known = new Set<string>();
  let waiting: string[] = [];
  let isWorking = false;
  const work = async () => {
    if (isWorking) return;
    isWorking = true;
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await whenIdle();
      // What fails is told when the reader follows the link.
      await preloadPage(path).catch(() => undefined);
    }
    isWorking = false;
  };
  return {
    add: (paths: readonly string[]) => {
      const added = [...new Set(paths)].filter((path) => !known.has(path));
      for (const path of added) known.add(path);
      waiting.push(...added);
      void work();
    },
    clear: () => {
      for (const path of waiting) known.delete(path);
      waiting = [];
    },
  };
}
