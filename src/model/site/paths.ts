/** The comparable form of a path: decoded, in lower case, with a trailing slash. */
export function toComparablePath(path: string): string {
  const found = comparable.get(path) ?? compare(path);
  comparable.set(path, found);
  return found;
}

/** A cache: a sidebar compares the same paths over and over. */
const comparable = new Map<string, string>();

function compare(path: string): string {
  const lower = decodePath(path).toLowerCase();
  return lower.endsWith('/') ? lower : `${lower}/`;
}

/** Browsers and servers percent-encode letters of other scripts; invalid encoding is kept as it is. */
export function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Ignores case and a trailing slash. */
export function isSamePath(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return toComparablePath(a) === toComparablePath(b);
}

/** True for `folder` itself, too. */
export function isBelowPath(path: string, folder: string): boolean {
  return toComparablePath(path).startsWith(toComparablePath(folder));
}

/** Drops `/index.html` and `.html`, which some hosts leave in the URL. */
export function toRoutePath(pathname: string): string {
  return pathname.replace(/\/index\.html$/i, '/').replace(/\.html$/i, '');
}

/** Prepends the base path (`/`, `/pr-12/`) to a site path (`/docs/`). */
export function withBase(base: string, path: string): string {
  return base.replace(/\/$/, '') + path;
}

/** Prepends it to the site paths that the links and images of an HTML text name. */
export function withBaseInHtml(base: string, html: string): string {
  return html.replaceAll(
    /(\s(?:href|src)=["']?)(\/(?!\/)[^\s"'>]*)/gi,
    (_, start: string, path: string) => start + withBase(base, path),
  );
}

/** The inverse of {@link withBase}; undefined if the path is not below the base. */
export function withoutBase(base: string, pathname: string): string | undefined {
  const prefix = base.replace(/\/$/, '');
  if (!pathname.startsWith(`${prefix}/`)) return pathname === prefix ? '/' : undefined;
  return pathname.slice(prefix.length);
}

const EXTERNAL = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** True for a link that leaves the site: it has a scheme or names a host. */
export function isExternalHref(href: string): boolean {
  return EXTERNAL.test(href);
}

/** True for a link to a page of another site. Those to a mail program or a telephone open no tab. */
export function opensNewTab(href: string): boolean {
  return /^(?:https?:|\/\/)/i.test(href);
}

/** Checks that an address from a document can be used as a link: it is absolute, or a site path, and runs no script. */
export function isSafeHref(href: string): boolean {
  return /^(?:https?:\/\/[^\s\\/]|mailto:\S|\/(?:[^\s\\/][^\s\\]*)?$)/i.test(href);
}

/**
 * The scheme of an address that runs a program, or shows what no server has checked: `javascript:`. Browsers skip white
 * space in it.
 */
export function findUnsafeScheme(url: string): string | undefined {
  // oxlint-disable-next-line no-control-regex -- Browsers leave out these characters.
  const [scheme] = UNSAFE.exec(url.replaceAll(/[\u0000-\u0020]/g, '')) ?? [];
  return scheme?.toLowerCase();
}

const UNSAFE = /^(?:javascript|vbscript|data):/i;
