import type { Problem } from '../../src/model/problem';
import { findNearest } from '../problems/find-nearest';
import type { Locate } from './locate';
import { listReferences } from './list-references';
import { findAt, toKeys } from './pointer';

/** Complains about each `$ref` that names nothing; other files are part of the document by now. */
export function checkReferences(document: unknown, locate: Locate): readonly Problem[] {
  return listReferences(document).flatMap(({ ref, keys }) => {
    const problem = checkReference(document, ref);
    return problem === undefined
      ? []
      : [{ ...locate(keys), severity: 'error' as const, ...problem }];
  });
}

function checkReference(
  document: unknown,
  ref: string,
): Pick<Problem, 'message' | 'hint'> | undefined {
  // Those to other files have been complained about.
  if (!ref.startsWith('#')) return undefined;
  const keys = toKeys(ref);
  if (findAt(document, keys) !== undefined) return undefined;
  const siblings = findAt(document, keys.slice(0, -1));
  const names = typeof siblings === 'object' && siblings !== null ? Object.keys(siblings) : [];
  const nearest = findNearest(keys.at(-1) ?? '', names);
  return {
    message: `"$ref: ${ref}" names nothing in this document.`,
    hint:
      nearest === undefined
        ? 'Add what it names, or correct the reference.'
        : `Did you mean "${nearest}"?`,
  };
}
