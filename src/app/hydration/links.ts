import { isBelowPath, withoutBase } from '../../model/site/paths';
import { findSection } from '../../catalog/site';
import { prefetchPage } from '../routing/open-page';
import { toSitePath } from '../layout/site-identity';

type Navigate = (path: string, options: NavigateOptions) => void;

/** https://reactrouter.com/api/hooks/useNavigate#options */
interface NavigateOptions {
  readonly replace: boolean;
  readonly preventScrollReset: boolean;
}

/** A link to a page of this site. */
interface SiteLink {
  /** Site path with query and hash. */
  readonly target: string;
  readonly url: URL;
}

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/**
 * Follows links between pages in place, and prefetches a page when the reader points at or focuses its link.
 *
 * One listener for the whole document also serves prerendered links that are not hydrated yet. It runs
 * before React, which swallows clicks on elements that it has not hydrated.
 */
export function followLinks(navigate: Navigate): void {
  window.addEventListener('click', (event) => followClick(event, navigate), { capture: true });
  for (const type of ['mouseover', 'focusin', 'touchstart'] as const) {
    window.addEventListener(type, loadAhead, { capture: true, passive: true });
  }
}

function followClick(event: MouseEvent, navigate: Navigate): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = findSiteLink(event.target);
  if (link === undefined || isOnlyHash(link.url)) return;
  event.preventDefault();
  navigate(link.target, {
    replace: link.url.href === window.location.href,
    preventScrollReset: isOnlyQuery(link.url),
  });
}

/** True if only the query differs: the reader stays where they are on the page. */
function isOnlyQuery({ pathname, search, hash }: URL): boolean {
  const { location } = window;
  return hash === '' && pathname === location.pathname && search !== location.search;
}

/** True if only the hash differs: the browser then scrolls by itself. */
function isOnlyHash({ pathname, search, hash }: URL): boolean {
  const { location } = window;
  return hash !== '' && pathname === location.pathname && search === location.search;
}

function loadAhead({ target }: Event): void {
  const link = findSiteLink(target);
  if (link !== undefined) void prefetch(toSitePath(link.url.pathname));
}

/** The link that an event is on, if it leads to a page of this site without `target` and `download`. */
export function findSiteLink(target: EventTarget | null): SiteLink | undefined {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (anchor === null || !anchor.hasAttribute('href')) return undefined;
  if (
    anchor.target !== '' ||
    anchor.hasAttribute('download') ||
    anchor.dataset['native'] !== undefined
  )
    return undefined;
  const url = new URL(anchor.href);
  if (url.origin !== window.location.origin) return undefined;
  const path = withoutBase(import.meta.env.BASE_URL, url.pathname);
  if (path === undefined || !isPagePath(path)) return undefined;
  return { target: path + url.search + url.hash, url };
}

/** Other files, such as an OpenAPI document, are opened by the browser. */
function isPagePath(path: string): boolean {
  if (FILE.test(path)) return false;
  return path === '/' || isBelowPath(path, '/search') || findSection(path) !== undefined;
}

const FILE = /\/assets\/|\.(?!html$)[a-z][a-z\d]*$/i;

const prefetched = new Set<string>();

/** Prefetches a page once; never on a slow or metered connection. */
export async function prefetch(path: string): Promise<void> {
  if (findSection(path) === undefined || prefetched.has(path) || isSparing()) return;
  prefetched.add(path);
  // If the load fails again when the reader follows the link, the error is shown then.
  await prefetchPage(path).catch(() => prefetched.delete(path));
}

/** True for a reader with a data saver or a 2G connection. */
export function isSparing(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
