import { loadViewAhead } from './links-in-view';
import { reportUndecodable } from './undecodable';

type Router = Parameters<typeof loadViewAhead>[0] & Parameters<typeof reportUndecodable>[0];

/** What happens when the browser is idle, on this page and after each navigation. */
export function follow(router: Router): void {
  leaveFileName();
  reportUndecodable(router);
  loadViewAhead(router);
}

/** A host that has no `/docs/routing.html` is asked for the page itself, without the end of a file's name. */
function leaveFileName(): void {
  const { pathname, search, hash } = window.location;
  const page = pathname.replace(/\.html$/, '');
  if (page !== pathname && document.querySelector('[data-not-found]') !== null)
    window.location.replace(page + search + hash);
}
