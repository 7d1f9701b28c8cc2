import { listObjects } from '../document/objects';
import { findAt, toKeys } from '../document/pointer';

/** True for an object that is internal, or refers to one that is. */
export type IsHidden = (value: unknown) => boolean;

type Fields = Record<string, unknown>;

/** Removes the values of internal properties from all examples and defaults of a document. */
export function pruneExamples(document: unknown, isHidden: IsHidden): void {
  const prune = createPrune(document, isHidden);
  for (const { kind, value } of listObjects(document)) {
    if (kind === 'schemas') {
      const { examples } = value;
      for (const example of [value['example'], value['default']]) prune(example, value);
      if (Array.isArray(examples)) for (const example of examples) prune(example, value);
    } else if ('schema' in value) {
      prune(value['example'], value['schema']);
      for (const named of Object.values(toFields(value['examples']))) {
        const example = toFields(follow(document, named));
        for (const held of [example['value'], example['dataValue']]) prune(held, value['schema']);
      }
    }
  }
}

/** Prunes a value by its schema. A schema may lead back to itself at the same value. */
function createPrune(document: unknown, isHidden: IsHidden) {
  function prune(value: unknown, place: unknown, seen = new Set<unknown>()): void {
    const schema = toFields(follow(document, place));
    if (typeof value !== 'object' || value === null || seen.has(schema)) return;
    seen.add(schema);
    for (const part of listParts(schema)) prune(value, part, seen);
    if (Array.isArray(value)) pruneItems(value, schema);
    else pruneFields(value as Fields, schema);
  }

  function pruneItems(items: readonly unknown[], { items: rest, prefixItems }: Fields): void {
    const first: readonly unknown[] = Array.isArray(prefixItems) ? prefixItems : [];
    items.forEach((item, index) => prune(item, first[index] ?? rest));
  }

  function pruneFields(value: Fields, { properties, additionalProperties }: Fields): void {
    const known = toFields(properties);
    for (const name of Object.keys(value)) {
      const schema = Object.hasOwn(known, name) ? known[name] : additionalProperties;
      if (Object.hasOwn(known, name) && isHidden(schema)) Reflect.deleteProperty(value, name);
      else prune(value[name], schema);
    }
  }

  return (value: unknown, schema: unknown): void => prune(value, schema);
}

/** Other schemas that apply, or may apply, to the same value. */
function listParts(schema: Fields): readonly unknown[] {
  const { allOf, oneOf, anyOf, $ref } = schema;
  const lists = [allOf, oneOf, anyOf].flatMap((list): readonly unknown[] =>
    Array.isArray(list) ? list : [],
  );
  const single = [schema['then'], schema['else'], $ref === undefined ? undefined : { $ref }];
  return [...lists, ...single].filter((part) => typeof part === 'object');
}

/** Resolves a reference that stands alone; one with siblings is a schema with another part. */
function follow(document: unknown, value: unknown): unknown {
  let current = value;
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const { $ref, ...others } = toFields(current);
    if (typeof $ref !== 'string' || !$ref.startsWith('#/') || Object.keys(others).length > 0) break;
    current = findAt(document, toKeys($ref));
  }
  return current;
}

const MAX_STEPS = 100;

function toFields(value: unknown): Fields {
  const isFields = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isFields ? (value as Fields) : {};
}
