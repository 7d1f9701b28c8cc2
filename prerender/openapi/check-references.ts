import type { Problem } from '../../src/model/problem';
import { findNearest } from '../problems/find-nearest';
import type { Locate } from './locate';
import { findAt, toKeys } from './pointer';

/** Complains about each `$ref` that names nothing, or something outside this document. */
export function checkReferences(
  file: string,
  document: unknown,
  locate: Locate,
): readonly Problem[] {
  return listReferences(document).flatMap(({ ref, keys }) => {
    const problem = checkReference(document, ref);
    return problem === undefined
      ? []
      : [{ file, ...locate(keys), severity: 'error' as const, ...problem }];
  });
}

function checkReference(
  document: unknown,
  ref: string,
): Pick<Problem, 'message' | 'hint'> | undefined {
  if (!ref.startsWith('#/')) {
    return {
      message: `"$ref: ${ref}" leaves the document.`,
      hint: 'Move what it names into this file, below "components", and refer to it with "#/components/…".',
    };
  }
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

interface FoundReference {
  readonly ref: string;
  readonly keys: readonly string[];
}

// Iterative: a document may be nested deeper than the stack is.
function listReferences(document: unknown): readonly FoundReference[] {
  const found: FoundReference[] = [];
  const open: { value: unknown; keys: readonly string[] }[] = [{ value: document, keys: [] }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { value, keys } = place;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (isData(keys, key, child)) continue;
      if (key === '$ref' && typeof child === 'string')
        found.push({ ref: child, keys: [...keys, key] });
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

const nameMaps = new Set([
  '$defs',
  'callbacks',
  'definitions',
  'dependentSchemas',
  'encoding',
  'examples',
  'headers',
  'links',
  'parameters',
  'pathItems',
  'paths',
  'patternProperties',
  'properties',
  'requestBodies',
  'responses',
  'schemas',
  'securitySchemes',
  'webhooks',
]);
