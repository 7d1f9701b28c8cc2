import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { DocsVersion } from '../../src/model/site/docs-version';
import type { SpecFiles } from '../api/read/spec-files';
import { loadSpecFiles } from '../api/read/spec-files';
import { throwInVite } from '../diagnostics/problem-report';

const NAME = 'virtual:apis';
const ID = `\0${NAME}`;

/** Provides the module `virtual:apis`: the OpenAPI files of all versions, with their modules. */
export function apiList(root: string, versions: readonly DocsVersion[]): Plugin {
  let listed = '';

  const load = async (): Promise<readonly SpecFiles[]> =>
    Promise.all(versions.map(({ specs }) => loadSpecFiles(root, specs)));

  return {
    name: 'easier:api-list',
    resolveId: { filter: { id: /^virtual:apis$/ }, handler: () => ID },
    load: {
      // oxlint-disable-next-line no-control-regex -- Rollup's mark of virtual modules.
      filter: { id: /^\0virtual:apis$/ },
      async handler() {
        const found = await load();
        const problems = found.flatMap((one) => one.problems);
        listed = toModule(found);
        if (problems.length > 0) return throwInVite(this, problems, root);
        return { code: listed, moduleType: 'js' };
      },
    },
    async hotUpdate({ file, modules }) {
      const path = relative(root, file).split(sep).join('/');
      if (!versions.some(({ specs }) => path.startsWith(`${specs}/`))) return undefined;
      // The file may have become an API, or have ceased to be one.
      if (toModule(await load()) === listed) return undefined;
      const list = this.environment.moduleGraph.getModuleById(ID);
      return list === undefined ? undefined : [...modules, list];
    },
  };
}

function toModule(found: readonly SpecFiles[]): string {
  const urls = found.flatMap(({ entries }) => entries.map(({ file }) => `/${file}`));
  const imports = urls.map((url, index) => {
    const path = JSON.stringify(`${url}?summary`);
    return `import summary${index} from ${path};\n`;
  });
  const items = urls.map((url, index) => {
    const path = JSON.stringify(`${url}?reference`);
    return `  { file: ${JSON.stringify(url)}, summary: { default: summary${index} }, loadReference: () => import(${path}) },\n`;
  });
  return `${imports.join('')}export const apiFiles = [\n${items.join('')}];\n`;
}
