import { toSitePath } from '../layout/site-identity';
import { whenIdle } from '../../ui/idle';
import { findSiteLink, isSparing, prefetch } from './links';
import { reportUndecodable } from './undecodable';

/** The part of React Router's router that reports navigations. */
interface Navigations {
  readonly subscribe: (
    listener: (state: {
      readonly navigation: { readonly state: string };
      readonly location: { readonly pathname: string };
    }) => void,
  ) => void;
}

/** Starts the work for an idle browser, on this page and after each navigation. */
export function followUp(router: Navigations & Parameters<typeof reportUndecodable>[0]): void {
  leaveFileName();
  reportUndecodable(router);
  let { pathname } = window.location;
  let stop = prefetchInView();
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.pathname === pathname) return;
    ({ pathname } = location);
    stop();
    stop = prefetchInView();
  });
}

/** A host that has no `/docs/routing.html` is asked for the page itself, without the end of a file's name. */
function leaveFileName(): void {
  const { pathname, search, hash } = window.location;
  const page = pathname.replace(/\.html$/, '');
  if (page !== pathname && document.querySelector('[data-not-found]') !== null)
    window.location.replace(page + search + hash);
}

/**
 * Prefetches the pages whose links are in view, one after the other, each when the browser is idle. Returns what
 * stops it when the reader goes elsewhere.
 */
function prefetchInView(): () => void {
  let last: Promise<void> = whenIdle();
  let isStopped = isSparing();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const url = isIntersecting ? findSiteLink(target)?.url : undefined;
      if (url === undefined || url.pathname === window.location.pathname) continue;
      observer.unobserve(target);
      last = last.then(whenIdle).then(async () => {
        if (!isStopped) await prefetch(toSitePath(url.pathname));
      });
    }
  });
  void last.then(() => {
    if (!isStopped) for (const link of document.querySelectorAll('a[href]')) observer.observe(link);
  });
  return () => {
    isStopped = true;
    observer.disconnect();
  };
}
