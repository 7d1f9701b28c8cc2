import type { Problem } from '../../diagnostics/problem';
import { findNearest } from '../../diagnostics/find-nearest';
import type { Locate } from '../../sources/position';
import { createSchemaIndex, listMarkedSchemas } from '../schema/references';
import { listReferences } from '../document/objects';
import { findAt, toKeys } from '../document/pointer';

/** Reports each `$ref` without a target; other files have been bundled into the document already. */
export function checkReferences(document: unknown, locate: Locate): readonly Problem[] {
  const index = createSchemaIndex(document, listMarkedSchemas(document));
  return listReferences(document).flatMap(({ ref, keys }) => {
    // Also resolves schemas by `$anchor` or `$id`.
    const isFound = index.find(ref, index.findResource(keys)) !== undefined;
    const problem = isFound ? undefined : checkReference(document, ref);
    return problem === undefined
      ? []
      : [{ ...locate(keys), severity: 'error' as const, ...problem }];
  });
}

function checkReference(
  document: unknown,
  ref: string,
): Pick<Problem, 'message' | 'hint'> | undefined {
  // The bundler has reported references to other files.
  if (!ref.startsWith('#')) return undefined;
  const keys = toKeys(ref);
  // A reference to the whole document is not valid.
  if (keys.length > 0 && findAt(document, keys) !== undefined) return undefined;
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
