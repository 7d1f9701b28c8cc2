import type { Plugin } from 'vite';

/**
 * Has late scripts loaded by `src/catalog/fetched-files.ts`, with all that they import.
 *
 * Vite's own helper also loads style sheets, reads nonces and tells others of failures: half a kilobyte in every
 * first visit for what this site does not have.
 */
export function lateScripts(): Plugin {
  return {
    name: 'easier:late-scripts',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ build: { modulePreload: { resolveDependencies: listLate } } }),
    load: {
      // oxlint-disable-next-line no-control-regex -- Rollup's mark of virtual modules.
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      // The name by which Vite calls it.
      handler: () => ({
        code: `export { importLate as __vitePreload } from '/src/catalog/fetched-files.ts';`,
        moduleType: 'js',
      }),
    },
  };
}

/** The chunks that every page has loaded before a late script, from `site-options.ts`, and the bundler's own. */
const everywhere = /\/(?:framework|rolldown-runtime|shell)\./;

/** A late script and its imports, but for what every page has loaded. */
export function listLate(_script: string, imports: readonly string[]): string[] {
  return imports.filter((file) => !everywhere.test(file));
}
