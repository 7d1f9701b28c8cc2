import { posix } from 'node:path';

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

/** A page that leads on; `home` is the address of the site. */
export function toRedirectPage({ from, to }: Redirect, home: string): string {
  // Relative, so that it leads on wherever the site lies.
  const folder = posix.dirname(`/${toRedirectFile(from)}`);
  const relative = posix.relative(folder, to) + (to.endsWith('/') ? '/' : '');
  const href = escapeHtml(encodeURI(relative === '/' ? './' : relative));
  const canonical = escapeHtml(encodeURI(home.replace(/\/$/, '') + to));
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Moved</title>
    <meta name="robots" content="noindex">
    <link rel="canonical" href="${canonical}">
    <meta http-equiv="refresh" content="0; url=${href}">
  </head>
  <body>
    <p>This page is now <a href="${href}">at another address</a>.</p>
  </body>
</html>
`;
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

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
