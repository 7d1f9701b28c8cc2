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
    config: () => ({ build: { modulePreload: { resolveDependencies: listLate } } }),
    load: {
      // oxlint-disable-next-line no-control-regex -- Rollup's mark of virtual modules.
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => ({ code: toHelper(base), moduleType: 'js' }),
    },
  };
}

/** The chunks that every page has loaded before a late script, from `site-options.ts`, and the bundler's own. */
const everywhere = /\/(?:framework|rolldown-runtime|shell)\./;

/** The imports of a late script that a page may lack; none if that is the script alone. */
export function listLate(script: string, imports: readonly string[]): string[] {
  const late = imports.filter((file) => !everywhere.test(file));
  return late.every((file) => file === script) ? [] : late;
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
