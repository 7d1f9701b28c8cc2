import pMap from 'p-map';
import type { DocsVersion } from '../../src/model/site/docs-version';
import type { Problem } from '../diagnostics/problem';
import type { Doc } from '../guides/docs/doc';
import type { GuideStore } from '../guides/guide-store';
import type { CompileGuide } from '../mdx/guide-compiler';
import { isCategoryFile } from '../guides/sidebars/category-file';
import { isSidebarsFile } from '../guides/sidebars/sidebars-file';
import { checkLabels } from '../mdx/style/labels';
import { listFiles, loadSource } from '../sources/sources';

interface CheckedGuides {
  readonly problems: readonly Problem[];
  /** The files of guides with code of their own, in the order of the guides. */
  readonly modules: readonly string[];
}

interface CheckSettings {
  /** How many guides are compiled at once: in one process, the syntax trees of a thousand take a gigabyte. */
  readonly most: number;
  /** Awaited before each guide. */
  readonly pause?: () => Promise<void>;
}

/** Compiles the guides of all versions, and lists what is wrong with them, before anything is built. */
export async function compileGuides(
  root: string,
  store: GuideStore,
  compile: CompileGuide,
  { most, pause = () => Promise.resolve() }: CheckSettings,
): Promise<CheckedGuides> {
  const compileLater: CompileGuide = async (file, source) => {
    await pause();
    return compile(file, source);
  };
  const found = await Promise.all(
    store.versions.map((version) => checkVersion(version, store, compileLater, most)),
  );
  const problems = found.flatMap((version) => version.problems);
  return {
    problems: [...problems, ...(await checkLabelStyle(root, store))],
    modules: found.flatMap(({ modules }) => modules),
  };
}

async function checkVersion(
  version: DocsVersion,
  store: GuideStore,
  compile: CompileGuide,
  most: number,
): Promise<CheckedGuides> {
  const { docs, problems } = await store.load(version);
  const partials = new Set<string>();
  const checkText = async (path: string) => {
    const { file, text } = await store.loadText(path);
    const compiled = await compile(path, text);
    const own = [...compiled.problems, ...(store.isStyled(file) ? compiled.styleProblems : [])];
    return { compiled, problems: own.map((problem) => ({ ...problem, file })) };
  };
  const check = async (doc: Doc): Promise<CheckedGuides> => {
    const { compiled, problems } = await checkText(doc.file);
    for (const path of compiled.partials) partials.add(path);
    return { problems, modules: compiled.plain === undefined ? [doc.file] : [] };
  };
  const checked = await pMap(docs, check, { concurrency: most });
  const found = checked.flatMap((one) => one.problems);
  // Partials may include others, which the set then has, too.
  for (const path of partials) {
    const { compiled, problems: own } = await checkText(path);
    found.push(...own);
    for (const next of compiled.partials) partials.add(next);
  }
  return { problems: [...problems, ...found], modules: checked.flatMap(({ modules }) => modules) };
}

/** The labels that no guide has: those of sidebars and of categories. */
async function checkLabelStyle(root: string, store: GuideStore): Promise<readonly Problem[]> {
  const { style } = store;
  if (style === undefined) return [];
  const files = (await listFiles(root, 'content')).filter(
    (file) => store.isStyled(file) && (isCategoryFile(file) || isSidebarsFile(file)),
  );
  const sources = await Promise.all(files.map((file) => loadSource(root, file)));
  return sources.flatMap(({ file, text }) =>
    checkLabels(file, text, style).map((problem) => ({ file, ...problem })),
  );
}
