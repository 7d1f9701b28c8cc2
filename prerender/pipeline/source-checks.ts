import { loadSpecFiles } from '../api/read/spec-files';
import type { SpecStore } from '../api/spec-store';
import type { Problem } from '../diagnostics/problem';
import type { GuideStore } from '../guides/guide-store';
import type { CompileGuide } from '../mdx/guide-compiler';
import { compileGuides } from './guide-checks';
import { checkSpec } from './checked-spec';
import type { CheckSpec } from './spec-checks';
import { checkSpecs } from './spec-checks';

/** Checks guides and specs on their own, in one process; it waits for `pause` between files. */
export async function checkSources(
  root: string,
  store: GuideStore,
  specs: SpecStore,
  compile: CompileGuide,
  pause = () => Promise.resolve(),
): Promise<readonly Problem[]> {
  // Configuration first: evaluating `sidebars.ts` must not wait for seconds of work with specs.
  await Promise.all(store.versions.map(store.load));
  const check: CheckSpec = async ({ file, text }) => checkSpec(await specs.load(file, text));
  const guides = compileGuides(root, store, compile, { most: 4, pause });
  const found = await Promise.all([
    guides.then(({ problems }) => problems),
    ...store.versions.map(async (version) =>
      checkSpecs(await loadSpecFiles(root, version.specs), check, pause),
    ),
  ]);
  return found.flat();
}
