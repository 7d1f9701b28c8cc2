import { join } from 'node:path';
import { build } from 'vike/api';
import { site } from '../../content/site';
import { toApiId, toApiPath } from '../api/document/api-path';
import type { SpecStore } from '../api/spec-store';
import { createSpecStore } from '../api/spec-store';
import type { Reporting } from '../diagnostics/problem-report';
import type { ProblemLog } from '../diagnostics/problem-log';
import { openProblemLog } from '../diagnostics/problem-log';
import type { Problem } from '../diagnostics/problem';
import { ProblemError } from '../diagnostics/problem';
import type { GuideStore } from '../guides/guide-store';
import { checkApiAddresses } from '../guides/api-addresses';
import { openGuideStore } from '../guides/guide-store';
import { writeGuideFiles } from '../guides/guide-files';
import { keepTexts } from '../guides/kept-texts';
import { openSiteCompiler } from '../guides/site-compiler';
import { checkNavbar } from '../guides/navbar';
import { loadTranslatedFiles } from '../guides/translations/translated-files';
import { loadTranslation } from '../guides/translations/translation';
import { checkOtherTargets } from '../samples/other-targets';
import type { Settings } from '../settings/settings';
import type { Source } from '../sources/sources';
import { writeOutput } from '../sources/output-files';
import { loadSource } from '../sources/sources';
import { loadPublishedTemplate } from '../vite/document-template';
import { createSitePlugins } from '../vite/site-plugins';
import { doTasks } from './processes';
import { loadSpecFiles } from '../api/read/spec-files';
import { toBundleProblems } from '../diagnostics/bundle-problems';
import { rememberBundled } from './bundled-guides';
import { compileEarly } from './early-compiling';
import { checkFiles } from './file-checks';
import { openKeptBundles, toBundleKey } from './kept-bundles';
import { BUNDLE_KEY_FILE, TEMPLATE_FILE } from './build-files';
import { checkForeignSpecs } from './foreign-specs';
import { checkSources } from './source-checks';

/** A site in one language to bundle. */
export interface BundleRequest {
  readonly root: string;
  /** The folder for both bundles: for browsers, and for prerendering. */
  readonly outDir: string;
  /** The browser folder of the last build. */
  readonly earlier: string;
  readonly settings: Settings;
  readonly reporting: Reporting;
}

export interface BundleTasks {
  /** Checks the sources and bundles the app. */
  readonly bundle: (request: BundleRequest) => Promise<Bundled>;
}

interface Bundled {
  /** What stopped the build. */
  readonly problems: readonly Problem[];
  /** What was printed, and did not. */
  readonly printed: readonly Problem[];
  /** Whether the bundle is that of an earlier build. */
  readonly isKept: boolean;
}

/** The entry of the process that `site-build.ts` starts to check and bundle a site. */
export function run(): void {
  doTasks<BundleTasks>({
    bundle: async (request) => {
      const log = openProblemLog(request.reporting);
      try {
        const isKept = await checkAndBundle(request, log);
        return { problems: [], printed: log.list(), isKept };
      } catch (error) {
        if (error instanceof ProblemError)
          return { problems: error.problems, printed: [], isKept: false };
        throw error;
      }
    },
  });
}

/** Vike warns of one of our settings: one style sheet for all pages, in `site-options.ts`. */
function silenceVike(): void {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('build.cssCodeSplit')) warn(...words);
  };
}

/**
 * Checks the sources, then bundles the app: for browsers into `outDir/client`, for prerendering into
 * `outDir/server`. Returns whether the bundle is that of an earlier build.
 */
async function checkAndBundle(request: BundleRequest, log: ProblemLog): Promise<boolean> {
  const { root, outDir, settings } = request;
  const { locale, base } = settings;
  const specs = createSpecStore(root, site.foreignSpecs);
  const opened = await openGuideStore(root, locale.code);
  const store = keepTexts(opened.store);
  const compiler = openSiteCompiler(root, base, store);
  const { compile, find: findBundled } = rememberBundled(compiler.compile);
  await compileEarly(store, compiler, base, locale.code);
  const specFiles = await Promise.all(
    store.versions.map((version) => loadSpecFiles(root, version.specs)),
  );
  const settingProblems = [
    ...checkOtherTargets(site.sampleTargets ?? []),
    ...checkForeignSpecs(
      site.foreignSpecs ?? [],
      specFiles.flatMap(({ entries }) => entries.map(({ file }) => file)),
    ),
  ];
  const isTranslation = locale.code !== site.locales.default;
  const apis = specFiles.flatMap(({ entries }) => entries.map(({ file }) => toApiId(file)));
  const found = [
    ...opened.problems,
    ...settingProblems,
    ...(await checkFiles(root)),
    ...(isTranslation ? await checkTranslation(root, locale.code) : []),
    ...(await checkSources(root, store, specs, compile)),
    ...(await checkNavigation(root, store, apis)),
    ...(await checkAddresses(
      store,
      specFiles.flatMap(({ entries }) => entries),
    )),
  ];
  log.stopAt(found);
  const kept = openKeptBundles(root);
  const key = await toBundleKey({ root, outDir, settings, site, store, findBundled });
  const isKept = await kept.restore(key, outDir);
  if (!isKept) {
    await bundle(request, store, specs, log);
    await kept.keep(key, outDir);
  }
  // The bundler would have emptied the folder.
  await writeGuideFiles(outDir, request.earlier, store, compile);
  await writeOutput(outDir, BUNDLE_KEY_FILE, key);
  await writeOutput(outDir, TEMPLATE_FILE, await loadPublishedTemplate(root));
  return isKept;
}

async function bundle(
  { root, outDir, settings }: BundleRequest,
  store: GuideStore,
  specs: SpecStore,
  log: ProblemLog,
): Promise<void> {
  const unmade: Problem[] = [];
  const sources = {
    root,
    store,
    specs,
    client: join(outDir, 'client'),
    reportPages: (found: readonly Problem[]) => void unmade.push(...found),
  };
  silenceVike();
  try {
    await build({
      viteConfig: {
        root,
        // What is wrong is thrown, and a writer can do nothing about the rest.
        logLevel: 'silent',
        build: { outDir, emptyOutDir: true },
        plugins: [...(await createSitePlugins(sources, settings))],
      },
    });
  } catch (error) {
    // The bundler's own error repeats one of them, with a stack.
    if (unmade.length > 0) log.stopAt(unmade);
    const bundling = toBundleProblems(root, error);
    if (bundling.length === 0) throw error;
    throw new ProblemError(bundling, { cause: error });
  }
  log.stopAt(unmade);
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
