import { isObject } from '../../../src/model/json-object';
import type { Problem } from '../../diagnostics/problem';
import { findNearest } from '../../diagnostics/find-nearest';
import type { Locate } from '../../sources/position';
import { createSchemaIndex, listMarkedSchemas } from '../schema/references';
import { EXTENSION, toGroupKeys } from '../document/components';
import type { ReferableKind } from '../document/object-kinds';
import { findSlotAt } from '../document/object-kinds';
import { isSwagger, listReferences } from '../document/objects';
import { findAt, toKeys } from '../document/pointer';

/** Reports each `$ref` without a target; other files have been bundled into the document already. */
export function checkReferences(document: unknown, locate: Locate): readonly Problem[] {
  const index = createSchemaIndex(document, listMarkedSchemas(document));
  return listReferences(document).flatMap(({ ref, kind, keys }) => {
    // Also resolves schemas by `$anchor` or `$id`.
    const target = index.find(ref, index.findResource(keys));
    const problem =
      target === undefined ? checkReference(document, ref) : checkKind(document, ref, kind, target);
    return problem === undefined
      ? []
      : [{ ...locate(keys), severity: 'error' as const, ...problem }];
  });
}

/** Reports a reference to what OpenAPI has for something else, as to a schema in place of a response. */
function checkKind(
  document: unknown,
  ref: string,
  kind: ReferableKind,
  target: readonly string[],
): Pick<Problem, 'message' | 'hint'> | undefined {
  const slot = findSlotAt('document', target, isSwagger(document));
  const found = findAt(document, target);
  const isForm = isObject(found) || (kind === 'schemas' && typeof found === 'boolean');
  if (isForm && (slot === undefined || slot === kind)) return undefined;
  const group = toGroupKeys(document, kind).join('.');
  return {
    message: `"$ref: ${ref}" points to something that is not allowed here.`,
    // The version may have no such components.
    hint: group.startsWith(EXTENSION)
      ? 'Write the value here.'
      : `Refer to an entry of "${group}", or write the value here.`,
  };
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
    message: `"$ref: ${ref}" points to nothing in this document.`,
    hint:
      nearest === undefined
        ? 'Add its target, or correct the reference.'
        : `Did you mean "${nearest}"?`,
  };
}
