import { posix } from 'node:path';
import { escapeAttribute } from './escape';

/** Where a page that leads on lies, and to what. */
export interface RedirectPage {
  /** Relative to the folder of the site. */
  readonly file: string;
  /** A site path, decoded; or the address of another site. */
  readonly to: string;
  /** The whole address of the page at `to`, if it is known. */
  readonly canonical?: string;
}

/** A page at an old address that leads to the new one, on every static host. */
export function toRedirectPage({ file, to, canonical }: RedirectPage): string {
  const href = escapeAttribute(to.startsWith('/') ? toRelative(file, to) : to);
  const link =
    canonical === undefined
      ? ''
      : `\n    <link rel="canonical" href="${escapeAttribute(canonical)}">`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Moved</title>
    <meta name="robots" content="noindex">${link}
    <meta http-equiv="refresh" content="0; url=${href}">
  </head>
  <body>
    <p>This page is now <a href="${href}">at another address</a>.</p>
  </body>
</html>
`;
}

/** Relative, so that it leads on wherever the site lies. */
function toRelative(file: string, to: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  const relative =
    posix.relative(`/${posix.dirname(file)}`, path) + (path.endsWith('/') ? '/' : '');
  // A first part with a colon would be read as a scheme.
  return encodeURI(/^\/?$/.test(relative) ? './' : relative.replace(/^(?=[^/]*:)/, './')) + rest;
}
