import { toComparablePath } from '../../src/model/site/paths';
import type { Problem } from '../diagnostics/problem';
import type { Doc } from '../guides/docs/doc';
import { NESTING_HINT } from '../mdx/syntax/rehype-nesting';
import type { FinishedPage } from './finished-page';

/**
 * Warns of each guide whose HTML browsers rearrange: a component of it, or an expression in it, is the cause. The others
 * have a warning in `known`, with its line.
 */
export function checkNesting(
  pages: readonly Pick<FinishedPage, 'page' | 'rearranged'>[],
  docs: readonly Pick<Doc, 'file' | 'path'>[],
  known: readonly Problem[],
): readonly Problem[] {
  const named = known.filter(({ hint }) => hint === NESTING_HINT).map(({ file }) => file);
  const byPath = new Map(docs.map(({ file, path }) => [toComparablePath(path), file]));
  const files = new Set(byPath.values());
  // A partial with a warning may be the cause in any guide.
  const isNamed = (file: string) => named.some((one) => one === file || !files.has(one));
  return pages.flatMap(({ page, rearranged }) => {
    const file = byPath.get(toComparablePath(page.path));
    if (rearranged === undefined || file === undefined || isNamed(file)) return [];
    const message = `HTML does not allow ${rearranged} where a component or an expression of the page shows it: browsers rearrange it.`;
    return [{ file, severity: 'warning', message, hint: NESTING_HINT }];
  });
}
