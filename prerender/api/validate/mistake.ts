import { findNearest } from '../../diagnostics/find-nearest';
import type { Problem } from '../../diagnostics/problem';
import type { Locate } from '../../sources/position';
import { toPlaceText } from '../document/pointer';

/** A problem of the value at some keys of a document, and its fix. */
export interface Mistake {
  readonly keys: readonly string[];
  readonly message: string;
  readonly hint: string;
}

/** The same mistakes at their places in the files, each once: several values may come from one place. */
export function toProblems(
  mistakes: readonly Mistake[],
  severity: Problem['severity'],
  locate: Locate,
): readonly Problem[] {
  const found = mistakes.map(({ keys, message, hint }) => {
    const problem = { ...locate(keys), severity, message, hint };
    const words = message.replace(toPlaceText(keys), '');
    return [JSON.stringify({ ...problem, message: words }), problem] as const;
  });
  return [...new Map(found).values()];
}

/** How to fix a name that is not known: by the most similar one that is, else in another way. */
export function toNameHint(name: string, known: Iterable<string>, otherwise: string): string {
  const nearest = findNearest(name, known);
  return nearest === undefined ? otherwise : `Did you mean "${nearest}"?`;
}
