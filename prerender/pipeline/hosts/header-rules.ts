import { toContentPolicy } from '../../html/content-policy';

/** The headers of the files whose path matches: `/docs/*`, where a star stands for any text. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The name of the file with the headers, which `npm run preview` reads as well. */
export const HEADERS_FILE = '_headers';

/** The catalogue of the APIs: https://www.rfc-editor.org/rfc/rfc9727. */
export const CATALOG_FILE = '.well-known/api-catalog';

/** The headers of a site made from a document template and served below a base path. */
export function toHeaderRules(template: string, base: string): readonly HeaderRule[] {
  return [
    {
      path: `${base}*`,
      headers: [
        ['Content-Security-Policy', toContentPolicy(template).header],
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ],
    },
    {
      path: `${base}*.md`,
      headers: [
        ['Content-Type', 'text/markdown; charset=utf-8'],
        // Search engines list the page itself.
        ['X-Robots-Tag', 'noindex'],
      ],
    },
    { path: `${base}*.atom`, headers: [['Content-Type', 'application/atom+xml; charset=utf-8']] },
    {
      path: `${base}${CATALOG_FILE}`,
      headers: [['Content-Type', 'application/linkset+json']],
    },
    // Their names have a hash of what they say.
    {
      path: `${base}assets/*`,
      headers: [['Cache-Control', 'public, max-age=31536000, immutable']],
    },
    // Asked for with a hash of what they say, by every tab; a host may still have those of the build before.
    { path: `${base}search-*`, headers: [['Cache-Control', 'public, max-age=86400']] },
  ];
}

/** The text of a `_headers` file, as Netlify and Cloudflare Pages read it. */
export function toHeadersText(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/** Reads a `_headers` file. */
export function parseHeaderRules(text: string): readonly HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) rules.push({ path: line.trim(), headers: [] });
    else rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/** The headers of the file at a path. */
export function listHeaders(
  rules: readonly HeaderRule[],
  path: string,
): readonly (readonly [name: string, value: string])[] {
  return rules.filter((rule) => isMatch(rule.path, path)).flatMap(({ headers }) => headers);
}

function isMatch(pattern: string, path: string): boolean {
  const [start = '', ...others] = pattern.split('*');
  if (others.length === 0) return path === pattern;
  return path.startsWith(start) && path.slice(start.length).endsWith(others.join('*'));
}
