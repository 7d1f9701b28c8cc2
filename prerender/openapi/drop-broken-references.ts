import { findAt, toKeys } from './pointer';

/**
 * Takes the references that name nothing out of a copy of a document, so that the rest can be validated.
 *
 * A schema becomes one that allows anything; an entry of a list or a map goes.
 */
export function dropBrokenReferences(value: unknown, document: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    const kept = value.filter((item) => !isBroken(item, document));
    value.splice(0, value.length, ...kept);
  }
  for (const [key, child] of Object.entries(value)) {
    if (!isBroken(child, document)) dropBrokenReferences(child, document);
    else if (key === 'schema') Object.assign(value, { schema: {} });
    else Reflect.deleteProperty(value, key);
  }
}

function isBroken(value: unknown, document: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return false;
  const { $ref: ref } = value;
  return (
    typeof ref === 'string' &&
    (!ref.startsWith('#/') || findAt(document, toKeys(ref)) === undefined)
  );
}
