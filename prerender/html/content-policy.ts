import { createHash } from 'node:crypto';
import { listElements, parseHtml } from './html-tree';

/** The content security policy of the site, as the value of a header. */
export interface ContentPolicy {
  /** For hosts that send headers. */
  readonly header: string;
  /** For those that do not: a `<meta>` cannot say who may frame a page. */
  readonly meta: string;
}

/** The policies of Trusted Types that the app makes, with `createTrust`. */
const trusted = ['site', 'search', 'patterns'];

/**
 * The policy of a site whose pages are made from a document template: only its own files, and of scripts
 * within a page only those of the template, by their hashes. https://www.w3.org/TR/CSP3/
 */
export function toContentPolicy(template: string): ContentPolicy {
  const scripts = listElements(
    parseHtml(template),
    ({ name, attributes }) => name === 'script' && attributes['src'] === undefined,
  );
  const hashes = scripts.map(
    ({ children }) => `'${toHash(children.filter((child) => typeof child === 'string').join(''))}'`,
  );
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    // The search box leads to the results page without script.
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    ['trusted-types', ...trusted].join(' '),
  ];
  return {
    header: [...directives, "frame-ancestors 'none'"].join('; '),
    meta: directives.join('; '),
  };
}

function toHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
