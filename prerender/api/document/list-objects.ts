import { nameMaps } from './name-maps';

/** An object of OpenAPI or JSON Schema with its place in the document. */
export interface PlacedObject {
  readonly value: object;
  readonly keys: readonly string[];
}

/**
 * All objects of a document that are not an author's data, nor only map names to others, each once.
 *
 * Iterative: a document may be nested deeper than the stack is.
 */
export function listObjects(document: unknown): readonly PlacedObject[] {
  const found: PlacedObject[] = [];
  // YAML's aliases make one object stand in several places.
  const seen = new WeakSet<object>();
  const open: Place[] = [{ value: document, keys: [], isNameMap: false }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { value, keys, isNameMap } = place;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (!isNameMap && !Array.isArray(value)) found.push({ value, keys });
    open.push(...listInner(value, place).toReversed());
  }
  return found;
}

interface Place {
  readonly value: unknown;
  readonly keys: readonly string[];
  /** Its keys are names that an author chose. */
  readonly isNameMap: boolean;
}

function listInner(value: object, { keys, isNameMap }: Place): readonly Place[] {
  return Object.entries(value)
    .filter(([key]) => isNameMap || !(dataKeys.has(key) || key.startsWith('x-')))
    .map(([key, child]: [string, unknown]) => ({
      value: child,
      keys: [...keys, key],
      isNameMap: !isNameMap && nameMaps.has(key) && !Array.isArray(child),
    }));
}

/** What stands below these is data, however it looks. */
const dataKeys = new Set(['const', 'default', 'enum', 'example', 'examples', 'mapping', 'value']);
