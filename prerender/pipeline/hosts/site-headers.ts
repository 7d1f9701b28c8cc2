import { toContentPolicy } from '../../html/content-policy';
import type { HeaderRule } from './header-rules';

/** The name of the file with the headers, which `npm run preview` reads as well. */
export const HEADERS_FILE = '_headers';

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
    // Their names have a hash of what they say.
    {
      path: `${base}assets/*`,
      headers: [['Cache-Control', 'public, max-age=31536000, immutable']],
    },
    // Asked for with a hash of what they say, by every tab; a host may still have those of the build before.
    { path: `${base}search-*`, headers: [['Cache-Control', 'public, max-age=86400']] },
  ];
}
