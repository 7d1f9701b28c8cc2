import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { site } from '../../content/site';
import { oncePer } from '../../src/model/once-per';
import type { LoadJson } from '../../src/model/pages/page';
import type { ApiFile, SiteFacts } from '../../src/model/pages/site-facts';
import { listApiFiles } from '../../src/model/pages/site-facts';
import type { TextCatalogue } from '../../src/model/text/text-catalogue';
import { listApiPages } from '../api/api-pages';
import { toApiId, toApiPath } from '../api/document/api-path';
import { toHomeApi } from '../api/home-api';
import type { Api, KnownTexts } from '../api/load-api';
import { toApiSummary } from '../api/pages/api-page';
import { loadSpecFiles, readSpecTitle } from '../api/read/spec-files';
import type { SpecStore } from '../api/spec-store';
import { ProblemError, throwErrors } from '../diagnostics/problem';
import type { GuideStore } from '../guides/guide-store';
import { openGuideCompiler } from '../mdx/guide-cache';
import type { CompileGuide } from '../mdx/guide-compiler';
import { withReferenceParts } from '../pages/reference-parts';
import type { ApiPages, SitePages } from '../pages/site-pages';
import { openSitePages } from '../pages/site-pages';
import { toSiteFacts } from '../pages/site-facts';
import { openCache } from '../sources/cache';
import { createFileAdder } from '../text/content-files';

/** The pages of the writer's server, each made when it is asked for. */
export interface DevelopmentSite {
  /** Compiles guides with what they show of the APIs. */
  readonly compile: CompileGuide;
  readonly loadFacts: () => Promise<SiteFacts>;
  readonly openPages: () => Promise<SitePages>;
  /** The text of a JSON file beside the pages, by its site path. */
  readonly findFile: (path: string) => string | undefined;
  /** Loads such a file. */
  readonly load: LoadJson;
  /**
   * Makes everything anew that may depend on a file, which was saved, added or removed; returns whether that changes
   * what every page knows.
   */
  readonly expire: (file: string) => Promise<boolean>;
}

export interface DevelopmentSources {
  readonly root: string;
  readonly base: string;
  readonly store: GuideStore;
  readonly specs: SpecStore;
  /** From `loadCodeStamp`. */
  readonly stamp: string;
  /** The code of the language. */
  readonly locale: string;
  /** The interface texts in that language, if they are translated. */
  readonly translation: TextCatalogue | undefined;
}

/** The name of the app in development. */
export const DEVELOPMENT_APP = 'development';

/** Opens the site of a project. Mistakes are thrown as a `ProblemError` by what they concern. */
export function openDevelopmentSite(sources: DevelopmentSources): DevelopmentSite {
  const { root, base, store, specs, stamp, locale, translation } = sources;
  const labels = translation?.['referenceLabels'];
  const { links, style, markdown } = store;
  const cache = openCache(root);
  const compiler = openGuideCompiler({ root, base, links, style, markdown, cache, stamp });
  const { versions } = store;
  const files = new Map<string, string>();
  const apis = new Map<string, Promise<Api>>();
  /** The short texts of each API, which is read again after each save. */
  const texts = new Map<string, KnownTexts>();
  let facts: Promise<SiteFacts> | undefined;
  /** The last ones without a mistake. */
  let knownFacts: string | undefined;
  let pages: Promise<SitePages> | undefined;

  const addFile = createFileAdder((path, text) => void files.set(path, text));

  async function readApi(file: string): Promise<Api> {
    const { checkOtherTargets } = await import('../samples/other-targets');
    throwErrors(checkOtherTargets(site.sampleTargets ?? []));
    const source = await readFile(join(root, file), 'utf8');
    const loaded = await specs.load(file, source);
    if (loaded.kind === 'invalid') throw new ProblemError(loaded.problems);
    const known = texts.get(file) ?? new Map();
    texts.set(file, known);
    // Loaded with the first API: most guides show no part of one.
    const { readApi: read } = await import('../api/load-api');
    const { sampleTargets, variablePrefixes } = site;
    const variablePrefix = variablePrefixes?.[loaded.spec.id];
    const path = toApiPath(file, versions);
    const { loadHistory } = await import('../history/load-history');
    const { history, problems } = await loadHistory(root, loaded.spec, path);
    throwErrors(problems);
    const options = {
      source,
      versions,
      sampleTargets,
      variablePrefix,
      history,
      labels,
      texts: known,
    };
    return read(root, loaded.spec, options);
  }
  const loadApi = (file: string): Promise<Api> => keepOr(apis, file, () => readApi(file));

  const toApiPages = oncePer((api: Api): ApiPages => ({
    reference: api.reference,
    home: toHomeApi(api, site.home?.call ?? ''),
    pages: listApiPages(api, addFile),
  }));
  const loadApiPages = async (file: string) => toApiPages(await loadApi(file));
  const toPath = (file: string) => join(root, file);
  const compile = withReferenceParts(compiler.compile, versions, async (version) => {
    try {
      const own = listApiFiles((await loadFacts()).apis, version);
      const made = await Promise.all(own.map(({ file }) => loadApi(file)));
      return { apis: made.map(toApiPages), sources: made.flatMap((api) => api.files.map(toPath)) };
    } catch (error) {
      // The pages of the API show what is wrong with it.
      if (!(error instanceof ProblemError)) throw error;
      return { apis: undefined, sources: error.problems.map(({ file }) => toPath(file)) };
    }
  });

  async function toApiFile(file: string, text: string): Promise<ApiFile> {
    const title = readSpecTitle(file, text) ?? (await loadApi(file)).reference.title;
    return { file, summary: toApiSummary(toApiId(file), toApiPath(file, versions), title) };
  }

  async function readFacts(): Promise<SiteFacts> {
    const guides = await Promise.all(versions.map(store.load));
    throwErrors(guides.flatMap(({ problems }) => problems));
    const found = await Promise.all(versions.map((version) => loadSpecFiles(root, version.specs)));
    throwErrors(found.flatMap(({ problems }) => problems));
    const entries = found.flatMap((one) => one.entries);
    const listed = await Promise.all(entries.map(({ file, text }) => toApiFile(file, text)));
    return toSiteFacts(site, guides, listed);
  }

  async function readPages(): Promise<SitePages> {
    return openSitePages({
      site,
      base,
      locale,
      translation,
      facts: await loadFacts(),
      guides: await Promise.all(versions.map(store.load)),
      compile: async (file) => compile(file, (await store.loadText(file)).text),
      loadApi: loadApiPages,
      addFile,
      app: DEVELOPMENT_APP,
    });
  }

  const loadFacts = (): Promise<SiteFacts> => {
    facts ??= readFacts();
    facts.then(
      (read) => (knownFacts = JSON.stringify(read)),
      () => (facts = undefined),
    );
    return facts;
  };
  return {
    compile,
    loadFacts,
    openPages: () => {
      pages ??= readPages();
      pages.catch(() => (pages = undefined));
      return pages;
    },
    findFile: (path) => files.get(path),
    load: (path) => Promise.resolve(JSON.parse(files.get(path) ?? 'null')),
    expire: async (file) => {
      store.clear();
      for (const user of specs.listUsers(file)) {
        specs.forget(user);
        apis.delete(user);
      }
      for (const api of apis.keys())
        if (api === file || isHistoryOf(file, toApiId(api))) apis.delete(api);
      [facts, pages] = [undefined, undefined];
      const before = knownFacts;
      // Mistakes are shown in the place of pages.
      await loadFacts().catch(() => undefined);
      return before !== undefined && before !== knownFacts;
    },
  };
}

/** True for an earlier version of an API, and for the notes about its versions. */
function isHistoryOf(file: string, api: string): boolean {
  return file.startsWith(`specs/history/${api}/`);
}

/** A failure is not kept: the next attempt may succeed. */
function keepOr<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(key) ?? make();
  known.set(key, value);
  value.catch(() => known.get(key) === value && known.delete(key));
  return value;
}
