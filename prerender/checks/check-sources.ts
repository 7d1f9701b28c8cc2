import type { CompileOptions } from '@mdx-js/mdx';
import type { DocsVersion } from '../../src/model/docs/docs-version';
import type { Problem } from '../../src/model/problem';
import type { GuideStore } from '../docs/guide-store';
import { createHighlight } from '../highlight/highlight';
import { checkGuide } from '../mdx/check-guide';
import { createMdxOptions } from '../mdx/mdx-options';
import { parseSpec } from '../openapi/load-spec';
import { loadSource, loadSpecs } from '../sources';

/** Everything that is wrong with guides and specs by themselves, before anything is built. */
export async function checkSources(
  root: string,
  store: GuideStore,
  base: string,
): Promise<readonly Problem[]> {
  const highlight = await createHighlight();
  const options = createMdxOptions({ highlight, links: store.links, root, base });
  const found = await Promise.all(
    store.versions.flatMap((version) => [
      checkGuides(root, version, store, options),
      checkSpecs(root, version),
    ]),
  );
  return found.flat();
}

async function checkGuides(
  root: string,
  version: DocsVersion,
  store: GuideStore,
  options: CompileOptions,
): Promise<readonly Problem[]> {
  const { docs, problems } = await store.load(version);
  const sources = await Promise.all(docs.map(({ file }) => loadSource(root, file)));
  const found = await Promise.all(sources.map(({ file, text }) => checkGuide(file, text, options)));
  return [...problems, ...found.flat()];
}

async function checkSpecs(root: string, { specs }: DocsVersion): Promise<readonly Problem[]> {
  const found = await Promise.all(
    (await loadSpecs(root, specs)).map(async ({ file, text }) => {
      const loaded = await parseSpec(file, text);
      return loaded.kind === 'invalid' ? loaded.problems : [];
    }),
  );
  return found.flat();
}
