import type { OpenApiDocument } from '../document/document';
import type { TypedObject } from '../document/objects';
import { listObjects } from '../document/objects';
import { findAt, toKeys } from '../document/pointer';
import { copyJson } from '../document/json-object';

/**
 * Removes everything marked `x-internal`: the parts themselves, references to them and their values in
 * examples. Returns the same document if nothing is internal.
 */
export function dropInternal(document: OpenApiDocument): OpenApiDocument {
  if (!listObjects(document).some(({ value }) => isMarked(value))) return document;
  const copy = copyJson(document);
  const isHidden = createIsHidden(copy);
  pruneExamples(copy, isHidden);
  dropOperationsOfTags(copy);
  const objects = listObjects(copy);
  for (const object of objects) if (object.kind === 'discriminator') dropMappings(object, isHidden);
  // In reverse, because removing an item shifts the indexes after it.
  for (const object of objects.filter(({ value }) => isHidden(value)).toReversed())
    drop(copy, object);
  return copy;
}

/** True for an object that is internal, or refers to one that is. */
type IsHidden = (value: unknown) => boolean;

function createIsHidden(document: unknown): IsHidden {
  return (value) => {
    let current = value;
    for (let steps = 0; steps < MAX_STEPS; steps++) {
      if (typeof current !== 'object' || current === null) return false;
      if (isMarked(current)) return true;
      const ref: unknown = Object.hasOwn(current, '$ref')
        ? Reflect.get(current, '$ref')
        : undefined;
      if (typeof ref !== 'string' || !ref.startsWith('#/')) return false;
      current = findAt(document, toKeys(ref));
    }
    return false;
  };
}

/** Circular references have been rejected already; nobody writes longer chains. */
const MAX_STEPS = 100;

function isMarked(value: object): boolean {
  return Object.hasOwn(value, 'x-internal') && Reflect.get(value, 'x-internal') === true;
}

type Fields = Record<string, unknown>;

/** Removes the values of internal properties from all examples and defaults of a document. */
function pruneExamples(document: unknown, isHidden: IsHidden): void {
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

function toFields(value: unknown): Fields {
  const isFields = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isFields ? (value as Fields) : {};
}

/** Marks an operation as internal if all its tags are; removes the internal tags from others. */
function dropOperationsOfTags(document: OpenApiDocument): void {
  const names = new Set((document.tags ?? []).filter(isMarked).map(({ name }) => name));
  if (names.size === 0) return;
  for (const { kind, value } of listObjects(document)) {
    const { tags } = value;
    if (kind !== 'operation' || !Array.isArray(tags) || tags.length === 0) continue;
    const kept = tags.filter((tag) => !names.has(String(tag)));
    if (kept.length === 0) value['x-internal'] = true;
    else value['tags'] = kept;
  }
}

function dropMappings({ value }: TypedObject, isHidden: IsHidden): void {
  const { mapping } = value;
  if (typeof mapping !== 'object' || mapping === null) return;
  for (const [name, target] of Object.entries(mapping)) {
    const $ref = String(target).includes('#')
      ? String(target)
      : `#/components/schemas/${String(target)}`;
    if (isHidden({ $ref })) Reflect.deleteProperty(mapping, name);
  }
}

/** Removes an object from its parent, and a list of alternatives that becomes empty. */
function drop(document: unknown, { keys }: TypedObject): void {
  const [key = ''] = keys.slice(-1);
  const holder = findAt(document, keys.slice(0, -1));
  if (typeof holder !== 'object' || holder === null) return;
  if (!Array.isArray(holder)) Reflect.deleteProperty(holder, key);
  else holder.splice(Number(key), 1);
  const around = findAt(document, keys.slice(0, -2));
  if (typeof around !== 'object' || around === null) return;
  const [group = ''] = keys.slice(-2, -1);
  if (group === 'properties') dropRequired(around, key);
  if (/^(?:allOf|oneOf|anyOf)$/.test(group) && Array.isArray(holder) && holder.length === 0)
    Reflect.deleteProperty(around, group);
}

function dropRequired(schema: object, name: string): void {
  const required: unknown = Reflect.get(schema, 'required');
  if (Array.isArray(required))
    Reflect.set(
      schema,
      'required',
      required.filter((one) => one !== name),
    );
}
