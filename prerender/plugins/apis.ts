import { join, relative } from 'node:path';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { colorCode } from '../../src/model/color-code';
import type { DocsVersion } from '../../src/model/docs/docs-version';
import type { PageHead } from '../../src/model/head';
import type { ReferenceLabels } from '../../src/model/reference/reference-labels';
import { englishLabels } from '../../src/model/reference/reference-labels';
import type { OperationPage } from '../../src/model/reference/operation';
import type { Highlight } from '../highlight/highlight';
import { toApiPath } from '../openapi/document/to-api-path';
import type { Api, LoadedApi } from '../openapi/load-api';
import { toApi } from '../openapi/load-api';
import { toErrorsHead, toOperationHead, toOverviewHead } from '../openapi/pages/to-page-head';
import { toSchemaHead, toSchemaIndexHead } from '../openapi/pages/to-schema-page';
import { checkOtherTargets, toOtherTargets } from '../samples/other-targets';
import { createSpecStore } from '../openapi/spec-store';
import { loadSampleRuns } from '../samples/sample-runs-file';
import { throwInVite } from '../problems/throw-in-vite';
import { findCheckedSpecs } from './checked-specs';
import { createTurns } from './create-turns';
import { toDataExpression, toDataModule, toHotContent } from './hot-content';
import type { PageData } from './page-module';
import { toPageModule } from './page-module';
import type { ValuesContext } from './values-loader';
import { toValuesLoader } from './values-loader';

/**
 * Answers the questions that an OpenAPI file is asked:
 *
 * - `api.yaml?summary`: its title and version
 * - `api.yaml?reference`: the table of its pages, and how to load each
 * - `api.yaml?overview`: its overview page, and the page's head
 * - `api.yaml?operation=create-team`: one operation's page, and its head
 * - `api.yaml?errors`: all errors with the operations that answer them, and the page's head
 * - `api.yaml?schemas`: the list of its schemas, and the page's head
 * - `api.yaml?schema=Team`: one named schema's page, and its head
 * - `api.yaml?call=create-team`: only its first sample and the first answer
 * - `api.yaml?values=create-team`: what its samples can be made from with other values, in development
 */
export function apis(
  root: string,
  versions: readonly DocsVersion[],
  highlight: Highlight,
  sampleTargets: readonly string[] = [],
  translated: Readonly<Record<string, string>> = {},
): Plugin {
  const labels: ReferenceLabels = { ...englishLabels, ...translated };
  const cache = new Map<string, Promise<LoadedApi>>();
  const takeTurn = createTurns();
  let specs = createSpecStore(root);

  async function read(absolute: string): Promise<LoadedApi> {
    const file = relative(root, absolute);
    const source = await readFile(absolute, 'utf8');
    const loaded = await specs.load(file, source);
    if (loaded.kind === 'invalid') return loaded;
    const samples = {
      runs: await loadSampleRuns(root),
      others: toOtherTargets(sampleTargets),
    };
    const path = toApiPath(file, versions);
    return {
      kind: 'valid',
      api: toApi(loaded.spec, source, path, highlight, samples, labels),
    };
  }
  const load = async (path: string) => {
    const loading = cache.get(path) ?? read(path);
    cache.set(path, loading);
    const loaded = await loading;
    // It may have been read while it was being written.
    if (loaded.kind === 'invalid' && cache.get(path) === loading) cache.delete(path);
    return loaded;
  };

  return {
    name: 'easier:apis',
    enforce: 'pre',
    // What is read for browsers is there when it is asked for again to prerender.
    sharedDuringBuild: true,
    configResolved(config) {
      specs = findCheckedSpecs(config) ?? specs;
    },
    load: {
      filter: { id: QUESTION },
      async handler(id) {
        const match = QUESTION.exec(id);
        if (match?.[1] === undefined) return null;
        if (!isSpec(relative(root, match[1]))) return null;
        const wrong = checkOtherTargets(sampleTargets);
        if (wrong.length > 0) return throwInVite(this, wrong, root);
        const loaded = await load(match[1]);
        if (loaded.kind === 'invalid') return throwInVite(this, loaded.problems, root);
        for (const file of loaded.api.files) this.addWatchFile(join(root, file));
        await takeTurn();
        const url = `/${relative(root, match[1])}`;
        const [, , question = '', encoded = ''] = match;
        const slug = decodeURIComponent(encoded);
        const toPage = pages.get(question);
        const code =
          toPage === undefined
            ? toModule(loaded.api, url, question, slug)
            : await toPageModule(this.environment, id, () => toPage(loaded.api, slug));
        const values = question === 'operation' ? toValues(this, loaded.api, url, slug) : '';
        return { code: code + values + toHotContent(id.replace(match[1], url)), moduleType: 'js' };
      },
    },
    hotUpdate({ file }) {
      // A part may belong to several APIs, so all of them are read again.
      if (!isSpec(relative(root, file))) return;
      specs.clear();
      cache.clear();
    },
    closeBundle() {
      // The last one to ask is the server's bundle.
      if (this.environment.name !== 'client') cache.clear();
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const loading of cache.values()) {
        const loaded = await loading;
        if (loaded.kind === 'invalid') continue;
        for (const { file, text } of loaded.api.getDownloads()) {
          this.emitFile({ type: 'asset', fileName: file, source: text });
        }
      }
    },
  };
}

const QUESTION =
  /^(.+\.(?:ya?ml|json))\?(?:.*&)?(summary|reference|overview|operation|errors|schemas|schema|call|values)(?:=([^&]*))?/;

/** Everything below a version's `specs` folder. */
function isSpec(file: string): boolean {
  return /(?:^|\/)specs\/.+\.(?:ya?ml|json)$/.test(file);
}

/** The questions of which there are as many as pages. */
const pages = new Map<string, (api: Api, slug: string) => PageData>([
  [
    'operation',
    (api, slug) => {
      const data = api.getOperation(slug);
      return { data, head: toOperationHead(api.reference, data) };
    },
  ],
  [
    'schema',
    (api, name) => {
      const data = api.getSchema(name);
      return { data, head: toSchemaHead(api.reference, data) };
    },
  ],
]);

function toModule(api: Api, url: string, question: string, slug: string): string {
  switch (question) {
    case 'summary':
      return toDataModule(api.summary);
    case 'overview':
      return toDataModule(api.overview) + toHead(toOverviewHead(api.reference));
    case 'errors':
      return toDataModule(api.getErrors()) + toHead(toErrorsHead(api.reference));
    case 'schemas':
      return toDataModule(api.getSchemaIndex()) + toHead(toSchemaIndexHead(api.reference));
    case 'call':
      return toDataModule(findCall(api, slug));
    case 'values':
      return toDataModule(api.findCall(slug) ?? null);
    default:
      return toReferenceModule(api, url);
  }
}

function toValues(context: ValuesContext, api: Api, url: string, slug: string): string {
  const id = `${url}?values=${encodeURIComponent(slug)}`;
  return `export const call = ${toValuesLoader(context, id, () => api.findCall(slug))};\n`;
}

function toHead(head: PageHead): string {
  return `export const head = ${toDataExpression(head)};\n`;
}

/** Null for an operation that the API does not have: the home page can do without. */
function findCall({ reference, getOperation }: Api, slug: string): object | null {
  const isThere = reference.groups.some(({ operations }) =>
    operations.some((operation) => operation.slug === slug),
  );
  return isThere ? toCall(getOperation(slug)) : null;
}

function toCall({ samples, responses }: OperationPage) {
  const [answer] = responses.flatMap((response) =>
    response.content.flatMap((media) => media.examples),
  );
  const [request] = samples.flatMap((group) => group.samples);
  return {
    request: request && colorCode(request.code),
    answer: answer && colorCode(answer.code),
  };
}

/** The table with one dynamic import for each page, so that each becomes a chunk of its own. */
function toReferenceModule({ reference }: Api, url: string): string {
  const slugs = reference.groups.flatMap((group) =>
    group.operations.map((operation) => operation.slug),
  );
  return `${toDataModule(reference)}
export const overview = () => import(${JSON.stringify(`${url}?overview`)});
export const errors = () => import(${JSON.stringify(`${url}?errors`)});
export const schemaIndex = () => import(${JSON.stringify(`${url}?schemas`)});
export const operations = ${toLoaders(`${url}?operation`, slugs)};
export const schemas = ${toLoaders(`${url}?schema`, reference.schemas)};
`;
}

function toLoaders(question: string, names: readonly string[]): string {
  const loaders = [...new Set(names)].map((name) => {
    const url = JSON.stringify(`${question}=${encodeURIComponent(name)}`);
    return `  [${JSON.stringify(name)}, () => import(${url})],`;
  });
  return `new Map([\n${loaders.join('\n')}\n])`;
}
