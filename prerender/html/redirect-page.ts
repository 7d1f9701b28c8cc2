import { withBase } from '../../src/model/site/paths';
import { escapeAttribute } from './escape';

/** To what a page leads on. */
export interface RedirectPage {
  /** The base path of the site. */
  readonly base: string;
  /** A site path, decoded; or the address of another site. */
  readonly to: string;
  /** The whole address of the page at `to`, if it is known. */
  readonly canonical?: string;
}

/** A page at an old address that leads to the new one, on every static host. */
export function toRedirectPage({ base, to, canonical }: RedirectPage): string {
  const href = escapeAttribute(to.startsWith('/') ? toHref(base, to) : to);
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

/** From the root: with a relative address, it would depend on whether the old one ends in a slash. */
function toHref(base: string, to: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  return encodeURI(withBase(base, path)) + rest;
}
