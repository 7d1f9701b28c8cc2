import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { VFile } from 'vfile';
import type { Plugin } from 'vite';
import type { Problem } from '../diagnostics/problem';
import {
  checkModule,
  docusaurusImports,
  toDocusaurusModule,
  toModulePath,
} from '../mdx/modules/module-paths';
import { createPagePaths } from '../mdx/page/paths';
import { toQuotedPosition } from '../sources/position';

export interface SiteModulesSettings {
  readonly root: string;
  /** Takes what is missing, so that a build finds all of it; in development Vite shows it itself. */
  readonly report?: ((problems: readonly Problem[]) => void) | undefined;
}

const REPLACED = '\0docusaurus:';

/**
 * Resolves what a writer's own modules import: `@site/…`, and the modules of Docusaurus that this site
 * replaces. The compiler does the same for pages.
 */
export function siteModules({ root, report }: SiteModulesSettings): Plugin {
  return {
    name: 'easier:site-modules',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      filter: { id: /^[^\0]/ },
      async handler(source, importer) {
        const module = toDocusaurusModule(source);
        if (docusaurusImports.has(module)) return REPLACED + module;
        const file = findOwnModule(root, importer);
        if (file === undefined) return null;
        // The compiler checks the imports of a page, except dynamic ones.
        if (/\.mdx?$/.test(file) && !source.startsWith('../')) return null;
        const problem = checkImport(root, file, source);
        if (problem !== undefined && report !== undefined) {
          report([problem]);
          return { id: source, external: true };
        }
        if (!source.startsWith('@site/')) return null;
        const path = toModulePath(source, createPagePaths(root, file));
        return this.resolve(path, importer, { skipSelf: true });
      },
    },
    load: {
      filter: { id: /^\0docusaurus:/ },
      handler: (id) => toReplacement(id.slice(REPLACED.length)),
    },
  };
}

/** The path of a writer's module or page, relative to the project root. */
function findOwnModule(root: string, importer = ''): string | undefined {
  const file = relative(root, importer.split('?')[0] ?? '')
    .split(sep)
    .join('/');
  return /^content\/.+\.(?:[cm]?[jt]sx?|mdx?)$/.test(file) ? file : undefined;
}

function checkImport(root: string, file: string, source: string): Problem | undefined {
  const paths = createPagePaths(root, file);
  const problem = checkModule(toModulePath(source, paths), {
    file: new VFile({ path: file }),
    paths,
  });
  if (problem === undefined) return undefined;
  const text = readFileSync(paths.toFile(`/${file}`), 'utf8');
  return { file, ...toQuotedPosition(text, source), severity: 'error', ...problem };
}

/** A module with the site's own component as its default export. */
function toReplacement(module: string): string {
  const { name, module: path } = docusaurusImports.get(module) ?? { name: '', module: '' };
  const from = JSON.stringify(path);
  return `export { ${name} as default } from ${from};\nexport * from ${from};\n`;
}
