/** An address at which a page was, and the one at which it is: site paths, decoded. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The file at an old address, as pages have theirs. */
export function toRedirectFile(from: string): string {
  if (/\.html?$/i.test(from)) return from.slice(1);
  return `${from.replace(/^\//, '').replace(/\/$/, '')}/index.html`;
}

/** The text of a `_redirects` file, as Netlify and Cloudflare Pages read it. */
export function toRedirectsText(redirects: readonly Redirect[], base: string): string {
  const lines = redirects.flatMap(({ from, to }) => {
    const target = toUrl(base, to);
    const source = toUrl(base, from);
    const isFile = /\.html?$/i.test(from);
    const other = source.endsWith('/') ? source.slice(0, -1) : `${source}/`;
    return [source, ...(isFile ? [] : [other])].map((path) => `${path} ${target} 301`);
  });
  return `${lines.join('\n')}\n`;
}

function toUrl(base: string, path: string): string {
  return encodeURI(base.replace(/\/$/, '') + path);
}
