import { existsSync } from 'node:fs';
import { relative, sep } from 'node:path';
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

/** Checks the guides of all versions on their own, before anything is built; it waits for `pause` between them. */
export async function checkGuides(
  root: string,
  store: GuideStore,
  compile: CompileGuide,
  pause = () => Promise.resolve(),
): Promise<readonly Problem[]> {
  const compileLater: CompileGuide = async (file, source) => {
    await pause();
    return compile(file, source);
  };
  const found = await Promise.all(
    store.versions.map((version) => checkVersion(root, version, store, compileLater)),
  );
  return [...found.flat(), ...(await checkLabelStyle(root, store))];
}

/** How many guides are checked at once. */
const MOST_GUIDES = 4;

async function checkVersion(
  root: string,
  version: DocsVersion,
  store: GuideStore,
  compile: CompileGuide,
): Promise<readonly Problem[]> {
  const { docs, problems } = await store.load(version);
  const partials = new Set<string>();
  const check = async (doc: Doc): Promise<readonly Problem[]> => {
    const { file, text } = await store.loadText(doc.file);
    const compiled = await compile(doc.file, text);
    for (const path of compiled.dependencies) if (isPartial(path)) partials.add(path);
    const own = [...compiled.problems, ...(store.isStyled(file) ? compiled.styleProblems : [])];
    return own.map((problem) => ({ ...problem, file }));
  };
  // A few at a time: the syntax trees of a thousand guides take a gigabyte.
  const found = (await pMap(docs, check, { concurrency: MOST_GUIDES })).flat();
  // Partials may include others, which the set then has, too.
  for (const path of partials) {
    const source = await loadSource(root, relative(root, path).split(sep).join('/'));
    const compiled = await compile(source.file, source.text);
    found.push(...compiled.problems);
    if (store.isStyled(source.file)) found.push(...compiled.styleProblems);
    for (const next of compiled.dependencies) if (isPartial(next)) partials.add(next);
  }
  return [...problems, ...found];
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

/** True for a Markdown dependency of a page, which is compiled in turn. */
function isPartial(path: string): boolean {
  return /\.mdx?$/.test(path) && existsSync(path);
}
