import { basename, join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Problem } from '../diagnostics/problem';
import { throwInVite } from '../diagnostics/problem-report';
import type { GuideStore } from '../guides/guide-store';
import type { CompileGuide } from '../mdx/guide-compiler';

interface GuideModuleSettings {
  readonly root: string;
  readonly store: GuideStore;
  readonly compile: CompileGuide;
  /** The files of guides that a build has in its bundle. */
  readonly modules?: readonly string[] | undefined;
  /** Takes the problems of modules that cannot be made, which stop the bundle as well. */
  readonly report?: (problems: readonly Problem[]) => void;
}

const LIST = '\0virtual:guide-modules';

/**
 * Provides the modules of guides with code of their own and of partials, and in a build `virtual:guide-modules`, which
 * loads them. A guide without code is data, and so bundling takes as long with a thousand of them as with one.
 */
export function guideModules({
  root,
  store,
  compile,
  modules = [],
  report = () => {},
}: GuideModuleSettings): Plugin {
  return {
    name: 'easier:guide-modules',
    enforce: 'pre',
    sharedDuringBuild: true,
    resolveId: { filter: { id: /^virtual:guide-modules$/ }, handler: () => LIST },
    load: {
      filter: { id: [/\.mdx?$/, /virtual:guide-modules$/] },
      async handler(id) {
        if (id === LIST) {
          const files = modules.map(toPattern);
          const code = `export const modules = import.meta.glob(${JSON.stringify(files)});\n`;
          return { code, moduleType: 'js' };
        }
        const { file, text } = await store.loadText(relative(root, id));
        this.addWatchFile(join(root, file));
        return text;
      },
    },
    transform: {
      filter: { id: /\.mdx?$/ },
      async handler(source, id) {
        const file = relative(root, id);
        const { code, map, problems, dependencies } = await compile(file, source);
        for (const dependency of dependencies) this.addWatchFile(dependency);
        const errors = problems.filter(({ severity }) => severity === 'error');
        if (errors.length > 0) {
          report(errors);
          throwInVite(this, errors, root);
        }
        const isMapped = this.environment.mode === 'dev' && map !== undefined;
        return { code, moduleType: 'js', ...(isMapped && { map: toFileMap(map, file) }) };
      },
    },
  };
}

/** The glob pattern of one file, whatever is in its name: `[id].mdx`. */
function toPattern(file: string): string {
  return `/${file.replaceAll(/[[\]{}()*?+]/g, String.raw`\$&`)}`;
}

/** Vite looks for a source beside the module that it became. */
function toFileMap(map: unknown, file: string): Rolldown.ExistingRawSourceMap {
  return { ...(map as Rolldown.ExistingRawSourceMap), sources: [basename(file)] };
}
