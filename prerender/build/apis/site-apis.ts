import { setImmediate } from 'node:timers/promises';
import { site } from '../../../content/site';
import { englishLabels } from '../../../src/model/api/api';
import { makeApiFiles, writeApiFiles } from '../../api/api-files';
import { toApiId, toApiPath } from '../../api/document/api-path';
import type { Spec } from '../../api/document/spec';
import { toHomeApi } from '../../api/home-api';
import type { Api } from '../../api/load-api';
import { toApiSummary } from '../../api/pages/api-summary';
import { readApi } from '../../api/read-api';
import { createSpecStore } from '../../api/spec-store';
import type { Problem } from '../../diagnostics/problem';
import { ProblemError } from '../../diagnostics/problem';
import { loadTranslation } from '../../guides/translations/translation';
import { loadVersions } from '../../guides/versions';
import type { Source } from '../../sources/sources';
import type { Highlight } from '../../text/highlighter';
import { createHighlight } from '../../text/highlighter';
import type { MadeApi } from './kept-apis';
import { openKeptApis } from './kept-apis';
import type { ShownApi } from '../../api/shown-api';
import type { CheckedSpec } from './spec-checks';
import { checkSpec, checkSpecs } from './spec-checks';

/** The APIs of a site in one language while it is built: each step follows on the one before. */
export interface SiteApis {
  /** Checks the specs. */
  readonly check: () => Promise<CheckedApis>;
  /** Makes the files of all APIs, and returns what is wrong with their pages. */
  readonly make: () => Promise<readonly Problem[]>;
  /** Writes them into the folder of a build. */
  readonly write: (outDir: string) => Promise<void>;
}

export interface CheckedApis {
  readonly problems: readonly Problem[];
  readonly shown: readonly ShownApi[];
}

/** An API that has been read, but not made. */
interface ReadApi {
  readonly entry: Source;
  readonly checked: CheckedSpec;
  readonly shown: ShownApi;
  /** Undefined when nothing can be made of it. */
  readonly api: Api | undefined;
  readonly problems: readonly Problem[];
}

/** Opens the APIs of a project; those that are kept are of one version of the code that makes them. */
export async function openSiteApis(
  root: string,
  locale: string,
  codeVersion: string,
): Promise<SiteApis> {
  const { versions } = await loadVersions(root, site.versions);
  const isTranslated = locale !== site.locales.default;
  const labels = isTranslated
    ? (await loadTranslation(root, locale)).texts['referenceLabels']
    : undefined;
  const kept = openKeptApis(root, [process.version, codeVersion, versions, labels]);
  const specs = createSpecStore(root, site.foreignSpecs);
  const since = Date.now();
  const unmade: ReadApi[] = [];
  const made: MadeApi[] = [];
  let highlight: Promise<Highlight> | undefined;

  async function read(entry: Source, checked: CheckedSpec, spec: Spec): Promise<ReadApi> {
    const { file, text } = entry;
    const path = toApiPath(file, versions);
    const summary = toApiSummary(toApiId(file), path, spec.document.info.title);
    try {
      const api = await readApi(root, spec, {
        source: text,
        path,
        highlight: await (highlight ??= createHighlight()),
        sampleTargets: site.sampleTargets ?? [],
        labels: { ...englishLabels, ...labels },
      });
      const home = toHomeApi(api, site.home?.call ?? '');
      return { entry, checked, shown: { file, summary, home }, api, problems: [] };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const { problems } = error;
      return { entry, checked, shown: { file, summary, home: null }, api: undefined, problems };
    }
  }

  async function checkOne(entry: Source): Promise<CheckedSpec> {
    const known = kept.find(entry);
    if (known !== undefined) {
      made.push(known);
      return known.checked;
    }
    const checked = await checkSpec(specs, entry);
    const loaded = await specs.load(entry.file, entry.text);
    if (loaded.kind === 'valid') unmade.push(await read(entry, checked, loaded.spec));
    return checked;
  }

  async function makeOne({ entry, checked, shown, api, problems }: ReadApi) {
    if (api === undefined) return problems;
    const { files, problems: found } = await makeApiFiles(api, setImmediate);
    const one: MadeApi = { checked, shown, files };
    made.push(one);
    if (found.length === 0) await kept.keep(entry, one, since);
    return found;
  }

  return {
    check: async () => {
      const problems: Problem[] = [];
      for (const version of versions) problems.push(...(await checkSpecs(root, version, checkOne)));
      const shown = [...made, ...unmade].map((api) => api.shown);
      return { problems, shown: shown.toSorted((a, b) => (a.file < b.file ? -1 : 1)) };
    },
    make: async () => {
      const problems: Problem[] = [];
      for (const api of unmade.splice(0)) problems.push(...(await makeOne(api)));
      await kept.prune();
      return problems;
    },
    write: async (outDir) => {
      for (const { shown, files } of made) {
        await setImmediate();
        writeApiFiles(outDir, shown.file, files);
      }
    },
  };
}
