import type { Plugin } from 'vite';
import type { DocsVersion } from '../../src/model/site/docs-version';

/** Provides `virtual:versions`: the versions of the documentation, worked out. Every page loads it. */
export function docsVersions(versions: readonly DocsVersion[]): Plugin {
  return {
    name: 'easier:docs-versions',
    resolveId: {
      filter: { id: /^virtual:versions$/ },
      handler: () => '\0virtual:versions',
    },
    load: {
      // oxlint-disable-next-line no-control-regex -- Rollup's mark of virtual modules.
      filter: { id: /^\0virtual:versions$/ },
      handler: () => ({
        code: `export const versions = ${JSON.stringify(versions)};\n`,
        moduleType: 'js',
      }),
    },
  };
}
