import type { Problem } from '../../src/model/problem';
import { createHighlight } from '../highlight/highlight';
import { checkGuide } from '../mdx/check-guide';
import { createMdxOptions } from '../mdx/mdx-options';
import { parseSpec } from '../openapi/load-spec';
import { loadGuides, loadSpecs } from '../sources';

/** Everything that is wrong with guides and specs by themselves, before anything is built. */
export async function checkSources(root: string): Promise<readonly Problem[]> {
  const options = createMdxOptions({
    highlight: await createHighlight(),
    links: { findPath: () => undefined },
    root,
    base: '/',
  });
  const [guides, specs] = await Promise.all([loadGuides(root), loadSpecs(root)]);
  const found = await Promise.all([
    ...guides.map(({ file, text }) => checkGuide(file, text, options)),
    ...specs.map(({ file, text }) => checkSpec(file, text)),
  ]);
  return found.flat();
}

async function checkSpec(file: string, text: string): Promise<readonly Problem[]> {
  const loaded = await parseSpec(file, text);
  return loaded.kind === 'invalid' ? loaded.problems : [];
}
