import { site } from '../../content/site';
import { toApiId, toApiPath } from '../api/document/api-path';
import type { ShownApi } from '../api/shown-api';
import type { Reporting } from '../diagnostics/problem-report';
import type { ProblemLog } from '../diagnostics/problem-log';
import { openProblemLog } from '../diagnostics/problem-log';
import type { Problem } from '../diagnostics/problem';
import { ProblemError } from '../diagnostics/problem';
import type { GuideStore } from '../guides/guide-store';
import { checkApiAddresses } from '../guides/doc-checks';
import { keepTexts, openGuideStore } from '../guides/guide-store';
import { writeGuideFiles } from '../guides/guide-files';
import { openSiteCompiler } from '../guides/site-compiler';
import { checkNavbar } from '../guides/navbar';
import { loadVersions } from '../guides/versions';
import { loadTranslatedFiles } from '../guides/translations/translated-files';
import { loadTranslation } from '../guides/translations/translation';
import { checkTargets } from '../samples/target-checks';
import type { Settings } from '../settings/settings';
import type { Source } from '../sources/sources';
import { writeOutput } from '../sources/output-files';
import { loadSource } from '../sources/sources';
import { loadPublishedTemplate } from '../vite/document-template';
import type { SiteApis } from './apis/site-apis';
import { startApis } from './started-apis';
import { doTasks } from './processes';
import type { SpecFiles } from '../api/read/spec-files';
import { loadSpecFiles } from '../api/read/spec-files';
import { rememberBundled } from './bundled-guides';
import { compileEarly } from './early-compiling';
import { checkFiles } from './file-checks';
import { openKeptBundles, toBundleKey, toBundleName } from './kept-bundles';
import { BUNDLE_NAME_FILE, TEMPLATE_FILE } from './build-files';
import { checkForeignSpecs } from './foreign-specs';
import { checkGuides } from './guide-checks';
import type { MovedPage } from './redirects';
import { loadMovedPages } from './redirects';

/** A site in one language to bundle. */
export interface BundleRequest {
  readonly root: string;
  /** The folder for both bundles: for browsers, and for prerendering. */
  readonly outDir: string;
  readonly settings: Settings;
  readonly reporting: Reporting;
}

export interface BundleTasks {
  /** Checks the sources and bundles the app. */
  readonly bundle: (request: BundleRequest) => Promise<BundleAnswer>;
}

/** The result of bundling a site. */
export interface Bundled {
  /** The bundle is that of an earlier build. */
  readonly isKept: boolean;
  /** The guides that were at other addresses before. */
  readonly moved: readonly MovedPage[];
}

interface BundleAnswer extends Bundled {
  /** Problems that stopped the build. */
  readonly problems: readonly Problem[];
  /** Problems that were printed, and did not stop it. */
  readonly printed: readonly Problem[];
}

/** The entry of the process that `site-build.ts` starts to check and bundle a site. */
export function run(): void {
  doTasks<BundleTasks>({
    bundle: async (request) => {
      const log = openProblemLog(request.reporting);
      try {
        const bundled = await checkAndBundle(request, log);
        return { problems: [], printed: log.list(), ...bundled };
      } catch (error) {
        if (error instanceof ProblemError)
          return { problems: error.problems, printed: [], isKept: false, moved: [] };
        throw error;
      }
    },
  });
}

/**
 * Checks the sources, then bundles the app: for browsers into `outDir/client`, for prerendering into
 * `outDir/server`.
 */
async function checkAndBundle(request: BundleRequest, log: ProblemLog): Promise<Bundled> {
  const { versions } = await loadVersions(request.root, site.versions);
  const specs = await Promise.all(
    versions.map((version) => loadSpecFiles(request.root, version.specs)),
  );
  const apis = startApis(specs, request.settings.locale.code);
  try {
    return await checkAndBundleWith(apis, specs, request, log);
  } finally {
    await apis.stop();
  }
}

async function checkAndBundleWith(
  apis: SiteApis,
  specs: readonly SpecFiles[],
  request: BundleRequest,
  log: ProblemLog,
): Promise<Bundled> {
  const { root, outDir, settings } = request;
  const { locale, base } = settings;
  // One after the other, while this process does the rest.
  const checking = settle(apis.check());
  const making = settle(apis.make());
  const opened = await openGuideStore(root, locale.code);
  const store = keepTexts(opened.store);
  const compiler = openSiteCompiler(root, base, store);
  const { compile, find: findBundled } = rememberBundled(compiler.compile);
  await compileEarly(store, compiler, base, locale.code);
  const entries = specs.flatMap((files) => files.entries);
  const settingProblems = [
    ...(await checkTargets(site.sampleTargets ?? [])),
    ...checkForeignSpecs(
      site.foreignSpecs ?? [],
      entries.map(({ file }) => file),
    ),
  ];
  const isTranslation = locale.code !== site.locales.default;
  const names = entries.map(({ file }) => toApiId(file));
  const found = [
    ...opened.problems,
    ...settingProblems,
    ...(await checkFiles(root)),
    ...(isTranslation ? await checkTranslation(root, locale.code) : []),
    ...(await checkGuides(root, store, compile)),
    ...(await checkNavigation(root, store, names)),
    ...(await checkAddresses(store, entries)),
  ];
  const checked = await checking;
  log.stopAt([...found, ...checked.problems]);
  const kept = openKeptBundles(root);
  const sources = { root, outDir, settings, site, store, apis: checked.shown, findBundled };
  const key = await toBundleKey(sources);
  const isKept = await kept.restore(key, outDir);
  const unbundled = isKept ? [] : await bundle(request, store, checked.shown);
  log.stopAt([...unbundled, ...(await making)]);
  if (!isKept) await kept.keep(key, outDir);
  // The bundler would have emptied the folder, and what is kept has none of this.
  await Promise.all([apis.write(outDir), writeGuideFiles(outDir, store, compile)]);
  writeOutput(outDir, BUNDLE_NAME_FILE, toBundleName(key, outDir));
  writeOutput(outDir, TEMPLATE_FILE, await loadPublishedTemplate(root));
  return { isKept, moved: await loadMovedPages(store) };
}

/** Delays an unhandled rejection until the promise is awaited: another process works on it meanwhile. */
function settle<Answer>(answer: Promise<Answer>): Promise<Answer> {
  answer.catch(() => {});
  return answer;
}

/** The bundler is loaded only for a new bundle. */
async function bundle(
  { root, outDir, settings }: BundleRequest,
  store: GuideStore,
  apis: readonly ShownApi[],
): Promise<readonly Problem[]> {
  const { bundleApp } = await import('./bundled-app');
  return bundleApp({ root, outDir, settings, store, apis });
}

async function checkAddresses(
  store: GuideStore,
  specs: readonly Source[],
): Promise<readonly Problem[]> {
  const versions = await Promise.all(store.versions.map(store.load));
  const apis = specs.map(({ file }) => ({ file, path: toApiPath(file, store.versions) }));
  return versions.flatMap(({ docs }) => checkApiAddresses(docs, apis));
}

async function checkNavigation(
  root: string,
  store: GuideStore,
  apis: readonly string[],
): Promise<readonly Problem[]> {
  const last = store.versions.find(({ isLast }) => isLast);
  if (last === undefined || site.navbar === undefined) return [];
  const { table } = await store.load(last);
  return checkNavbar(site.navbar, table, apis, await loadSource(root, 'content/site.ts'));
}

/** The problems in the texts of a language, and its translated guides without a source. */
async function checkTranslation(root: string, locale: string): Promise<readonly Problem[]> {
  const [texts, files] = await Promise.all([
    loadTranslation(root, locale),
    loadTranslatedFiles(root, locale),
  ]);
  return [...texts.problems, ...files.problems];
}
