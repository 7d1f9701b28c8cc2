import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { DocsVersion } from '../../src/model/site/docs-version';
import { toApiId } from '../api/document/api-path';
import type { SpecFiles } from '../api/read/spec-files';
import { loadSpecFiles } from '../api/read/spec-files';
import { throwInVite } from '../diagnostics/problem-report';
import type { Source } from '../sources/sources';
import type { CurrentSite } from './current-site';

/** The modules' names within Vite. */
export const APIS = '\0virtual:apis';
export const HOME_APIS = '\0virtual:home-apis';
const REFERENCES = '\0virtual:api-references';

/**
 * Provides `virtual:apis`, the OpenAPI files of all versions; `virtual:api-references`, how to load the pages
 * of each; and `virtual:home-apis`, what the home page shows of those that are not of a version.
 */
export function apiList(
  root: string,
  versions: readonly DocsVersion[],
  current: CurrentSite,
): Plugin {
  let listed = '';

  const load = async (): Promise<readonly SpecFiles[]> => {
    const found = await Promise.all(versions.map(({ specs }) => loadSpecFiles(root, specs)));
    const { apiOrder } = current.site;
    return found.map((files) => ({ ...files, entries: toOrder(files.entries, apiOrder) }));
  };

  return {
    name: 'easier:api-list',
    resolveId: {
      filter: { id: /^virtual:(?:apis|api-references|home-apis)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      // oxlint-disable-next-line no-control-regex -- Rollup's mark of virtual modules.
      filter: { id: /^\0virtual:(?:apis|api-references|home-apis)$/ },
      async handler(id) {
        const found = await load();
        if (id === HOME_APIS)
          return { code: toHomeModule(found, current.site.home?.call), moduleType: 'js' };
        const problems = found.flatMap((one) => one.problems);
        listed = toModule(found);
        if (problems.length > 0) return throwInVite(this, problems, root);
        return { code: id === APIS ? listed : toReferences(found), moduleType: 'js' };
      },
    },
    async hotUpdate({ file, modules }) {
      const path = relative(root, file).split(sep).join('/');
      if (!versions.some(({ specs }) => path.startsWith(`${specs}/`))) return undefined;
      // The file may have become an API, or have ceased to be one.
      if (toModule(await load()) === listed) return undefined;
      const lists = [APIS, REFERENCES].flatMap(
        (id) => this.environment.moduleGraph.getModuleById(id) ?? [],
      );
      return [...modules, ...lists];
    },
  };
}

/** First those that are listed, then the others by name. */
function toOrder(entries: SpecFiles['entries'], order: readonly string[]): SpecFiles['entries'] {
  const toRank = ({ file }: Source) => {
    const index = order.indexOf(toApiId(file));
    return index === -1 ? order.length : index;
  };
  return entries.toSorted(
    (a, b) => toRank(a) - toRank(b) || (toApiId(a.file) < toApiId(b.file) ? -1 : 1),
  );
}

function toHomeModule(found: readonly SpecFiles[], call = ''): string {
  const question = `?home=${encodeURIComponent(call)}`;
  const loads = found.flatMap(({ entries }) =>
    entries.map(({ file }) => `  () => import(${JSON.stringify(`/${file}${question}`)}),\n`),
  );
  return `export const homeApis = [\n${loads.join('')}];\n`;
}

function toModule(found: readonly SpecFiles[]): string {
  const urls = listUrls(found);
  const imports = urls.map((url, index) => {
    const path = JSON.stringify(`${url}?summary`);
    return `import summary${index} from ${path};\n`;
  });
  const items = urls.map(
    (url, index) => `  { file: ${JSON.stringify(url)}, summary: { default: summary${index} } },\n`,
  );
  return `${imports.join('')}export const apiFiles = [\n${items.join('')}];\n`;
}

function toReferences(found: readonly SpecFiles[]): string {
  const items = listUrls(found).map(
    (url) => `  ${JSON.stringify(url)}: () => import(${JSON.stringify(`${url}?reference`)}),\n`,
  );
  return `export const references = {\n${items.join('')}};\n`;
}

function listUrls(found: readonly SpecFiles[]): readonly string[] {
  return found.flatMap(({ entries }) => entries.map(({ file }) => `/${file}`));
}
