import { nameMaps } from './name-maps';

/** A `$ref` with the object that holds it. */
export interface FoundReference {
  readonly ref: string;
  /** Where the `$ref` itself stands. */
  readonly keys: readonly string[];
  readonly holder: { $ref: string };
}

/** Every `$ref` of a document, in its order. Iterative: a document may be deeper than the stack is. */
export function listReferences(document: unknown): readonly FoundReference[] {
  const found: FoundReference[] = [];
  const open: { value: unknown; keys: readonly string[] }[] = [{ value: document, keys: [] }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { value, keys } = place;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (isData(keys, key, child)) continue;
      if (key === '$ref' && typeof child === 'string' && !holdsNames(keys))
        found.push({ ref: child, keys: [...keys, key], holder: value as { $ref: string } });
      else open.push({ value: child, keys: [...keys, key] });
    }
  }
  return found.toReversed();
}

/** What an author shows as data is not read as OpenAPI. */
function isData(keys: readonly string[], key: string, value: unknown): boolean {
  if (holdsNames(keys)) return false;
  if (key === 'examples') return Array.isArray(value);
  const isNamedExample = keys.at(-2) === 'examples' && holdsNames(keys.slice(0, -1));
  return dataKeys.has(key) || (key === 'value' && isNamedExample);
}

const dataKeys = new Set(['const', 'default', 'enum', 'example']);

/** Whether the object at some keys maps names that an author chose, such as those of properties. */
function holdsNames(keys: readonly string[]): boolean {
  const last = keys.at(-1);
  return last !== undefined && nameMaps.has(last) && !holdsNames(keys.slice(0, -1));
}
