import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { normalizePath } from 'vite';
import type { DocsVersion } from '../../src/model/site/docs-version';
import type { GuideStore } from '../guides/guide-store';
import { isDocFile } from '../guides/docs/doc-address';
import type { CompilerSettings } from '../mdx/guide-cache';
import { createCachedCompiler } from '../mdx/guide-cache';
import type { CompileGuide } from '../mdx/guide-compiler';
import type { Problem } from '../diagnostics/problem';
import { throwInVite } from '../diagnostics/problem-report';
import { GUIDE_ADDRESSES } from './guide-addresses';
import { HOME } from './home';
import { toFileModule, toTableFile } from '../guides/guide-files';
import { toDataExpression, toDataModule, toHotUpdate } from './hot-updates';
import { workInQuiet } from './quiet-time';

const TABLE = /^(.+\/sidebars\.(?:ts|json))\?(?:.*&)?(guides|descriptions)\b/;
const GUIDE = /\.mdx?$/;
const PAGE = /(\.mdx?)\?page$/;

/** The page of a guide that is no module. */
const NO_MODULE = '\0guide-without-module';
// oxlint-disable-next-line no-control-regex -- Rollup's mark of virtual modules.
const NO_MODULE_ID = /^\0guide-without-module$/;
const NOTHING = 'export default undefined;\n';

/** The body of a draft: the glob includes its file, but its text must not be published. */
const NO_PAGE = 'export default function NoPage() { return null; }\nexport const headings = [];\n';

interface GuideSettings extends Omit<CompilerSettings, 'links' | 'style' | 'markdown'> {
  /** The browser folder of a build; undefined in development. */
  readonly client?: string | undefined;
  /** Takes the problems of pages that cannot be made, which stop the bundle as well. */
  readonly reportPages?: ((problems: readonly Problem[]) => void) | undefined;
}

/**
 * Provides the modules of the guides of a version:
 *
 * - `sidebars.ts?guides`: all guides with their addresses, sidebars and tags; only for prerendering
 * - `sidebars.ts?descriptions`: the descriptions on their cards; only for prerendering
 * - `page.mdx`: its body as a React component, its headings, and its data from the table
 * - `page.mdx?page`: the same, for the page itself; nothing if a build has its data in a file
 *
 * In a build, tables and plain guides are files beside the bundle, `guide-files.ts`: bundling takes as long with a
 * thousand of them as with one, and what it makes stays the same when their texts change.
 */
export function guides(store: GuideStore, settings: GuideSettings): readonly Plugin[] {
  return [tablePlugin(store, settings), bodyPlugin(store, settings)];
}

function tablePlugin(store: GuideStore, { root, client }: GuideSettings): Plugin {
  return {
    name: 'easier:guide-tables',
    enforce: 'pre',
    sharedDuringBuild: true,
    resolveId: {
      // A site without a sidebar file has a table, too.
      filter: { id: /^\/content\/sidebars\.ts\?(?:guides|descriptions)$/ },
      handler: (source) => join(root, source),
    },
    load: {
      filter: { id: TABLE },
      async handler(id) {
        const match = TABLE.exec(id);
        if (match?.[1] === undefined) return null;
        const file = relative(root, match[1]);
        const loaded = await store.load(getVersion(store, file));
        const errors = loaded.problems.filter(({ severity }) => severity === 'error');
        if (errors.length > 0) throwInVite(this, errors, root);
        const question = match[2] === 'guides' ? 'guides' : 'descriptions';
        if (client !== undefined)
          return {
            code: toFileModule(client, toTableFile(file, question)),
            moduleType: 'js',
          };
        const data = question === 'guides' ? loaded.table : loaded.descriptions;
        return {
          code: toDataModule(data) + toHotUpdate(`/${file}?${match[2]}`),
          moduleType: 'js',
        };
      },
    },
    hotUpdate({ file, modules, type }) {
      if (!isGuideSource(relative(root, file))) return undefined;
      store.clear();
      // The tables of its version contain the guide's title, address and description.
      const tables = [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) =>
        /\/sidebars\.(?:ts|json)\?(?:guides|descriptions)/.test(id ?? ''),
      );
      // Navbar and home page show a new address after a reload: every page imports it.
      for (const id of [GUIDE_ADDRESSES, HOME]) {
        const shown = this.environment.moduleGraph.idToModuleMap.get(id);
        if (shown !== undefined) this.environment.moduleGraph.invalidateModule(shown);
      }
      for (const table of tables) this.environment.moduleGraph.invalidateModule(table);
      // An open page would ask for the module of a file that is gone.
      const kept = type === 'delete' ? modules.filter((module) => module.file !== file) : modules;
      return [...new Set([...kept, ...tables])];
    },
  };
}

function getVersion(store: GuideStore, file: string): DocsVersion {
  const version = store.versions.find(({ folder }) => file.startsWith(`${folder}/sidebars.`));
  if (version === undefined) throw new Error(`${file} belongs to no version.`);
  return version;
}

/** Whether a file is a source of the tables of guides. */
function isGuideSource(file: string): boolean {
  return /^content\/(?:.*\.mdx?|.*\/_category_\.[a-z]+|.*\/tags\.yml|(?:.*\/)?sidebars\.(?:[cm]?[jt]s|json))$/.test(
    file,
  );
}

function bodyPlugin(store: GuideStore, settings: GuideSettings): Plugin {
  const { root, client, reportPages = () => {} } = settings;
  const { links, style, markdown } = store;
  const { compile, prepare, warmUp } = createCachedCompiler({
    ...settings,
    links,
    style,
    markdown,
  });
  /** Whether the page of a guide is a module. */
  const isBundled = async (file: string): Promise<boolean> => {
    if ((await store.findPage(file)) === undefined) return false;
    if (client === undefined) return true;
    return (await compile(file, (await store.loadText(file)).text)).plain === undefined;
  };
  const toPath = (id: string) => (id.startsWith(join(root, '/')) ? id : join(root, id));
  const toFile = (page: string) => relative(root, page.replace(PAGE, '$1'));
  /** The guide that was opened last. */
  let opened: Parameters<CompileGuide> | undefined;
  let isWarm = false;
  /** The files that each module depends on. */
  const depended = new Map<string, readonly string[]>();
  return {
    name: 'easier:guide-body',
    enforce: 'pre',
    sharedDuringBuild: true,
    configureServer(server) {
      prepare();
      workInQuiet(server, () => {
        if (isWarm || opened === undefined) return;
        isWarm = true;
        void warmUp(...opened);
      });
    },
    async buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return;
      // Browsers load the script of a guide by its address; no other script names it.
      const versions = await Promise.all(store.versions.map(store.load));
      for (const { file } of versions.flatMap(({ table }) => table.docs))
        if (await isBundled(file))
          this.emitFile({ type: 'chunk', id: join(root, file), preserveSignature: 'exports-only' });
    },
    resolveId: {
      filter: { id: PAGE },
      async handler(id, importer = '') {
        // The glob of all guides names them from where it stands.
        const path = id.startsWith('.') ? resolve(dirname(importer), id) : toPath(id);
        const isModule = client === undefined || (await isBundled(toFile(path)));
        // One module for all, or each would be a file of the bundle.
        return isModule ? path : NO_MODULE;
      },
    },
    load: {
      filter: { id: [GUIDE, PAGE, NO_MODULE_ID] },
      async handler(id) {
        if (id === NO_MODULE) return { code: NOTHING, moduleType: 'js' };
        if (PAGE.test(id)) {
          const file = toFile(id);
          if (!(await isBundled(file))) return { code: NOTHING, moduleType: 'js' };
          const code = `export { default, headings, page } from ${JSON.stringify(`/${file}`)};\n`;
          return { code, moduleType: 'js' };
        }
        const { file, text } = await store.loadText(relative(root, id));
        this.addWatchFile(join(root, file));
        return text;
      },
    },
    transform: {
      filter: { id: GUIDE },
      async handler(source, id) {
        const file = relative(root, id);
        const page = await store.findPage(file);
        if (page === undefined && isDocFile(file)) return { code: NO_PAGE, moduleType: 'js' };
        opened = [file, source];
        const { code, map, problems, dependencies } = await compile(file, source);
        // Also of a guide with errors: a file that is missing may be added.
        depended.set(id, dependencies.map(normalizePath));
        for (const dependency of dependencies) this.addWatchFile(dependency);
        const errors = problems.filter(({ severity }) => severity === 'error');
        if (errors.length > 0) {
          reportPages(errors);
          throwInVite(this, errors, root);
        }
        // A partial does not accept its own update, so it reaches the guides that import it.
        const data =
          page === undefined
            ? ''
            : `export const page = ${toDataExpression(page)};\n${toHotUpdate(`/${file}`)}`;
        return {
          code: `${code}\n${data}`,
          ...(this.environment.mode === 'dev' &&
            map !== undefined && { map: toFileMap(map, file) }),
          moduleType: 'js',
        };
      },
    },
    hotUpdate({ file, modules, type }) {
      // Vite knows what depends on a file that is there, and an import's ending may be left out.
      if (type === 'update') return undefined;
      const { moduleGraph } = this.environment;
      const ids = [...depended.keys()].filter((id) =>
        depended.get(id)?.some((path) => file.startsWith(path)),
      );
      return [
        ...new Set([...modules, ...ids.flatMap((id) => moduleGraph.getModuleById(id) ?? [])]),
      ];
    },
  };
}

/** Vite looks for a source beside the module that it became. */
function toFileMap(map: unknown, file: string): Rolldown.ExistingRawSourceMap {
  return { ...(map as Rolldown.ExistingRawSourceMap), sources: [basename(file)] };
}
