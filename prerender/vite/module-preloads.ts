import type { Plugin } from 'vite';

/**
 * Loads the scripts that a late one imports together with it, and nothing more.
 *
 * Vite's own helper also loads style sheets, reads nonces and tells others of failures: half a kilobyte in every
 * first visit for what this site does not have.
 */
export function modulePreloads(base: string): Plugin {
  return {
    name: 'easier:module-preloads',
    apply: 'build',
    enforce: 'pre',
    load: {
      // oxlint-disable-next-line no-control-regex -- Rollup's mark of virtual modules.
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => ({ code: toHelper(base), moduleType: 'js' }),
    },
  };
}

/** The names and parameters are those by which Vite calls it. A second link to the same script loads nothing. */
function toHelper(base: string): string {
  return `
const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = ${JSON.stringify(base)} + file;
    document.head.append(link);
  }
  return load();
};
`;
}
