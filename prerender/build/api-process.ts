import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ReferenceLabels } from '../../src/model/api/api';
import type { Api } from '../api/load-api';
import { toApi } from '../api/load-api';
import type { CheckedSpec } from '../api/spec-checks';
import { toCheckedSpec } from '../api/spec-checks';
import type { SpecStore } from '../api/spec-store';
import { createSpecStore } from '../api/spec-store';
import { ProblemError } from '../diagnostics/problem';
import { toOtherTargets } from '../samples/other-targets';
import { loadSampleRuns } from '../samples/sample-runs';
import { toOutputPath } from '../sources/output-path';
import { createHighlight } from '../text/highlighter';
import type { ApiQuestion } from '../vite/api-modules';
import { toApiModule } from '../vite/api-modules';
import type { DataFiles } from '../vite/data-files';
import { createQueue, makeDataFiles, toBuiltReference } from '../vite/data-files';
import type { MadeModule } from '../vite/large-api';
import { doTasks } from './processes';

/** A large API, and where its files go. */
export interface ApiRequest {
  readonly root: string;
  /** Path from the project root. */
  readonly file: string;
  readonly text: string;
  readonly foreignSpecs: readonly string[];
  /** The folder that its files are written to until the browser bundle is there. */
  readonly outDir: string;
  /** The browser folder, where they are at last. */
  readonly client: string;
  /** The base path of its pages on the site. */
  readonly path: string;
  readonly sampleTargets: readonly string[];
  readonly labels: ReferenceLabels;
}

export interface ApiTasks {
  readonly check: (request: ApiRequest) => Promise<CheckedSpec>;
  /** Makes a module of an API that was checked; with its table also all files. */
  readonly toModule: (file: string, asked: ApiQuestion) => Promise<MadeModule>;
}

/** The entry of the process that `large-apis.ts` starts for large APIs. */
export function run(): void {
  const stores = new Map<string, { readonly request: ApiRequest; readonly specs: SpecStore }>();
  const apis = new Map<string, Promise<Api>>();
  const made = new Map<string, Promise<DataFiles>>();
  const getRequest = (file: string) => {
    const known = stores.get(file);
    if (known === undefined) throw new Error(`The API ${file} was not checked.`);
    return known;
  };

  async function loadApi(file: string): Promise<Api> {
    const { request, specs } = getRequest(file);
    const { root, text, path, sampleTargets, labels } = request;
    const loaded = await specs.load(file, text);
    if (loaded.kind === 'invalid') throw new ProblemError(loaded.problems);
    const samples = { runs: await loadSampleRuns(root), others: toOtherTargets(sampleTargets) };
    const highlight = await createHighlight();
    return toApi(loaded.spec, { source: text, path, highlight, samples, labels });
  }

  async function makeFiles(api: Api, { outDir }: ApiRequest): Promise<DataFiles> {
    const write = (file: string, text: string) => {
      const path = toOutputPath(outDir, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    };
    const emit = (asset: { readonly fileName: string; readonly source: string }) =>
      write(asset.fileName, asset.source);
    const files = await makeDataFiles(api, emit, createQueue());
    for (const { file, text } of api.getDownloads()) write(file, text);
    return files;
  }

  async function toModule(file: string, asked: ApiQuestion): Promise<MadeModule> {
    const api = await getOrMake(apis, file, () => loadApi(file));
    if (asked.question !== 'reference') return { code: toApiModule(api, asked), problems: [] };
    const { request } = getRequest(file);
    const files = await getOrMake(made, file, () => makeFiles(api, request));
    const code = toBuiltReference(api, files, asked, request.client);
    return { code, problems: asked.environment === 'client' ? files.problems : [] };
  }

  doTasks<ApiTasks>({
    check: async (request) => {
      const specs = createSpecStore(request.root, request.foreignSpecs);
      stores.set(request.file, { request, specs });
      return toCheckedSpec(await specs.load(request.file, request.text));
    },
    toModule: async (file, asked) => {
      try {
        return await toModule(file, asked);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        return { code: undefined, problems: error.problems };
      }
    },
  });
}

function getOrMake<Value>(known: Map<string, Value>, file: string, make: () => Value): Value {
  const value = known.get(file) ?? make();
  known.set(file, value);
  return value;
}
