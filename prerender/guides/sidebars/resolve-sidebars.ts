import type { Problem } from '../../diagnostics/problem';
import { findNearest } from '../../diagnostics/find-nearest';
import type { CategoryFile } from './category-file';
import type { Doc } from '../pages/doc';
import { expandSidebars } from './expand-sidebars';
import type { SidebarsFile } from './read-sidebars';
import { toQuotedPosition } from '../../sources/position';
import { readSidebars } from './read-sidebars';
import type { ResolvedSidebars, SidebarTargets } from './to-sidebars';
import { toSidebars } from './to-sidebars';

/** A version's sidebars from its sidebar file, its docs and its `_category_` files, and what is wrong. */
export function resolveSidebars(
  file: SidebarsFile,
  categories: ReadonlyMap<string, CategoryFile>,
  targets: SidebarTargets,
): ResolvedSidebars & { readonly problems: readonly Problem[] } {
  const read = readSidebars(file);
  const { docs } = targets;
  const expanded = expandSidebars({ file, sidebars: read.sidebars, docs, categories });
  const resolved = toSidebars(expanded.sidebars, targets);
  const unknown = toUnknownProblems(resolved.unknownIds, file, docs);
  return {
    ...resolved,
    problems: [...file.problems, ...read.problems, ...expanded.problems, ...unknown],
  };
}

/** One for each id; the list of all ids, which can be long, comes with the first. */
function toUnknownProblems(
  ids: readonly string[],
  { file, text }: SidebarsFile,
  docs: ReadonlyMap<string, Doc>,
): readonly Problem[] {
  const available = `\n\nAvailable document ids are:${toList([...docs.keys()].toSorted())}`;
  return ids.map((id, index) => {
    const nearest = findNearest(id, docs.keys());
    return {
      file,
      ...toQuotedPosition(text, id),
      severity: 'error',
      message: `Invalid sidebar file at "${file}".\nThese sidebar document ids do not exist:${toList([id])}${index === 0 ? available : ''}`,
      hint: nearest === undefined ? 'Use the id of a doc.' : `Did you mean "${nearest}"?`,
    };
  });
}

function toList(ids: readonly string[]): string {
  return ids.map((id) => `\n- ${id}`).join('');
}
