import { site } from '../../content/site';
import type { SiteFacts } from '../../src/model/pages/site-facts';
import type { TextCatalogue } from '../../src/model/text/text-catalogue';
import { toApiId, toApiPath } from '../api/document/api-path';
import type { SpecFiles } from '../api/read/spec-files';
import { loadSpecFiles } from '../api/read/spec-files';
import { listHistoryFiles } from '../history/release-notes';
import type { Problem } from '../diagnostics/problem';
import { checkApiAddresses } from '../guides/doc-checks';
import type { GuideStore } from '../guides/guide-store';
import { openGuideStore } from '../guides/guide-store';
import type { GuideVersion } from '../guides/guide-version';
import { checkNavbar } from '../guides/navbar';
import { loadTranslatedFiles } from '../guides/translations/translated-files';
import { loadTranslation } from '../guides/translations/translation';
import { openGuideCompiler } from '../mdx/guide-cache';
import type { CompileGuide } from '../mdx/guide-compiler';
import { withReferenceParts } from '../pages/reference-parts';
import { toSiteFacts } from '../pages/site-facts';
import { checkOtherTargets } from '../samples/other-targets';
import type { Settings } from '../settings/settings';
import { checkSiteNames } from '../settings/site-names';
import { loadCodeStamp, openCache } from '../sources/cache';
import { loadSource } from '../sources/sources';
import type { MadeApi } from './cached-apis';
import { makeApis } from './cached-apis';
import { compileInPool } from './compile-guides';
import { checkFiles } from './file-checks';
import { compileGuides } from './guide-checks';
import type { Pool } from './pool';
import { checkForeignSpecs, checkSpecs } from './spec-checks';

/** The sources of a site in one language: checked, its guides compiled, and its APIs made. */
export interface SiteSources {
  readonly problems: readonly Problem[];
  readonly store: GuideStore;
  /** In the order of the versions. */
  readonly guides: readonly GuideVersion[];
  readonly compile: CompileGuide;
  /** The files of guides with code of their own, which need a module. */
  readonly modules: readonly string[];
  /** By their files; those with mistakes are missing. */
  readonly apis: ReadonlyMap<string, MadeApi>;
  readonly facts: SiteFacts;
  /** The interface texts in the language, if they are translated. */
  readonly translation: TextCatalogue | undefined;
}

/** Loads the sources of a site; what is not cached is made by the processes of a pool. */
export async function loadSiteSources(
  root: string,
  { locale, base }: Settings,
  pool: Pool,
): Promise<SiteSources> {
  const stamp = await loadCodeStamp(root);
  const opened = await openGuideStore(root, locale.code);
  const { store } = opened;
  const { versions } = store;
  const specs = await Promise.all(versions.map((version) => loadSpecFiles(root, version.specs)));
  const entries = specs.flatMap((files) => files.entries);
  const isTranslation = locale.code !== site.locales.default;
  const translation = isTranslation ? await loadTranslation(root, locale.code) : undefined;
  const labels = translation?.texts['referenceLabels'];
  const requests = entries.map(async (entry) => {
    const history = await listHistoryFiles(root, toApiId(entry.file));
    return { root, versions, labels, stamp, entry, history };
  });
  const making = makeApis(await Promise.all(requests), pool.tasks.makeApi);
  // Awaited below: until then, a failure would be an unhandled rejection.
  making.catch(() => {});
  const guides = await Promise.all(versions.map(store.load));
  const cache = openCache(root);
  const { links, style, markdown } = store;
  const cached = openGuideCompiler({ root, base, links, style, markdown, cache, stamp });
  const addParts = (compile: CompileGuide) =>
    withReferenceParts(compile, versions, async ({ specs: folder }) => {
      const { apis } = await making;
      const own = entries.filter(({ file }) => file.startsWith(`${folder}/`));
      const made = own.flatMap(({ file }) => apis.get(file) ?? []);
      return { apis: made.length === own.length ? made : undefined, sources: [] };
    });
  const request = { root, base, locale: locale.code, stamp };
  const compileGuide = (file: string) => pool.tasks.compileGuide({ ...request, file });
  const { now, later } = compileInPool(cached, compileGuide);
  // More than the pool has processes: some wait for the APIs that they show.
  const checked = await compileGuides(root, store, addParts(now), { most: 100 });
  const found = [
    ...opened.problems,
    ...checkOtherTargets(site.sampleTargets ?? []),
    ...checkForeignSpecs(
      site.foreignSpecs ?? [],
      entries.map(({ file }) => file),
    ),
    ...(await checkFiles(root)),
    ...(translation?.problems ?? []),
    ...(isTranslation ? (await loadTranslatedFiles(root, locale.code)).problems : []),
    ...checked.problems,
    ...(await checkNavigation(root, store, guides, specs)),
    ...checkAddresses(store, guides, specs),
  ];
  const { apis, problems } = await making;
  for (const files of specs) {
    const specProblems = await checkSpecs(files, ({ file }) =>
      Promise.resolve(
        apis.get(file)?.checked ?? { problems: problems.get(file) ?? [], files: undefined },
      ),
    );
    found.push(...specProblems);
  }
  found.push(...(await checkNames(root, guides, specs, apis)));
  await cache.prune();
  const facts = toSiteFacts(
    site,
    guides,
    Array.from(apis, ([file, { summary }]) => ({ file, summary })),
  );
  return {
    problems: found,
    store,
    guides,
    compile: addParts(later),
    modules: checked.modules,
    apis,
    facts,
    translation: translation?.texts,
  };
}

function checkAddresses(
  { versions }: GuideStore,
  guides: readonly GuideVersion[],
  specs: readonly SpecFiles[],
): readonly Problem[] {
  const entries = specs.flatMap((files) => files.entries);
  const apis = entries.map(({ file }) => ({ file, path: toApiPath(file, versions) }));
  return guides.flatMap(({ docs }) => checkApiAddresses(docs, apis));
}

/** The names of APIs, guides and operations in `content/site.ts`; those of an invalid API are not known. */
async function checkNames(
  root: string,
  guides: readonly GuideVersion[],
  specs: readonly SpecFiles[],
  apis: ReadonlyMap<string, MadeApi>,
): Promise<readonly Problem[]> {
  const ids = specs.flatMap(({ entries }) => entries.map(({ file }) => toApiId(file)));
  const made = [...apis.values()];
  const slugs = made.flatMap(({ pages }) => pages.map(({ path }) => path.replace(/^.*\//, '')));
  const parts = {
    apis: ids,
    guides: guides.flatMap(({ docs, table }) =>
      docs.map(({ path }) => path.slice(table.version.path.length)),
    ),
    operations: made.length === ids.length ? slugs : undefined,
  };
  return checkSiteNames(site, parts, await loadSource(root, 'content/site.ts'));
}

async function checkNavigation(
  root: string,
  { versions }: GuideStore,
  guides: readonly GuideVersion[],
  specs: readonly SpecFiles[],
): Promise<readonly Problem[]> {
  const last = guides[versions.findIndex(({ isLast }) => isLast)];
  if (last === undefined || site.navbar === undefined) return [];
  const names = specs.flatMap(({ entries }) => entries.map(({ file }) => toApiId(file)));
  return checkNavbar(site.navbar, last.table, names, await loadSource(root, 'content/site.ts'));
}
