import type { JsonObject } from '../../../src/model/json-object';
import type { OpenApiDocument } from '../document/document';
import { copyJson, toObject } from '../document/json-object';
import type { TypedObject } from '../document/objects';
import { listObjects } from '../document/objects';
import { isInternal } from '../document/operations';
import { findAt, isContainer, toKeys, toScalarText } from '../document/pointer';
import { findRef, findSoleRef } from './reference-target';

/**
 * Removes everything marked `x-internal`: the parts themselves, references to them and their values in
 * examples. Returns the same document if nothing is internal.
 */
export function dropInternal(document: OpenApiDocument): OpenApiDocument {
  if (!listObjects(document).some(({ value }) => isInternal(value))) return document;
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

/** Follows references: circular ones have been rejected already. */
function createIsHidden(document: unknown): IsHidden {
  return function isHidden(value): boolean {
    if (!isContainer(value)) return false;
    const ref = findRef(value);
    if (isInternal(value) || ref?.startsWith('#/') !== true) return isInternal(value);
    return isHidden(findAt(document, toKeys(ref)));
  };
}

/** Removes the values of internal properties from all examples and defaults of a document. */
function pruneExamples(document: unknown, isHidden: IsHidden): void {
  const prune = createPrune(document, isHidden);
  for (const { kind, value } of listObjects(document)) {
    const { example, examples, schema } = value;
    if (kind === 'schemas') {
      const more: readonly unknown[] = Array.isArray(examples) ? examples : [];
      for (const one of [example, value['default'], ...more]) prune(one, value);
    } else if ('schema' in value) {
      prune(example, schema);
      for (const named of Object.values(toObject(examples))) {
        const { value: plain, dataValue } = toObject(follow(document, named));
        for (const one of [plain, dataValue]) prune(one, schema);
      }
    }
  }
}

/** Prunes a value by its schema. A schema may lead back to itself at the same value. */
function createPrune(document: unknown, isHidden: IsHidden) {
  return function prune(value: unknown, place: unknown, seen = new Set<unknown>()): void {
    const schema = toObject(follow(document, place));
    if (!isContainer(value) || seen.has(schema)) return;
    seen.add(schema);
    for (const part of listParts(schema)) prune(value, part, seen);
    const { items, prefixItems, properties, additionalProperties } = schema;
    const first: readonly unknown[] = Array.isArray(prefixItems) ? prefixItems : [];
    for (const [key, inner] of Object.entries(value)) {
      const own = findAt(properties, [key]);
      if (Array.isArray(value)) prune(inner, first[Number(key)] ?? items);
      else if (isHidden(own)) Reflect.deleteProperty(value, key);
      else prune(inner, own ?? additionalProperties);
    }
  };
}

/** Other schemas that apply, or may apply, to the same value. */
function listParts(schema: JsonObject): readonly unknown[] {
  const { allOf, oneOf, anyOf, $ref } = schema;
  const lists = [allOf, oneOf, anyOf].flatMap((list): readonly unknown[] =>
    Array.isArray(list) ? list : [],
  );
  const single = [schema['then'], schema['else'], $ref === undefined ? undefined : { $ref }];
  return [...lists, ...single].filter(isContainer);
}

/** Resolves a reference that stands alone; one with siblings is a schema with another part. */
function follow(document: unknown, value: unknown): unknown {
  const ref = findSoleRef(value);
  return ref?.startsWith('#/') === true ? follow(document, findAt(document, toKeys(ref))) : value;
}

/** Marks an operation as internal if all its tags are; removes the internal tags from others. */
function dropOperationsOfTags(document: OpenApiDocument): void {
  const names = new Set((document.tags ?? []).filter(isInternal).map(({ name }) => name));
  if (names.size === 0) return;
  for (const { kind, value } of listObjects(document)) {
    const { tags } = value;
    if (kind !== 'operation' || !Array.isArray(tags) || tags.length === 0) continue;
    const kept = tags.filter((tag) => !names.has(toScalarText(tag)));
    if (kept.length === 0) value['x-internal'] = true;
    else value['tags'] = kept;
  }
}

function dropMappings({ value }: TypedObject, isHidden: IsHidden): void {
  const { mapping } = value;
  if (!isContainer(mapping)) return;
  for (const [name, target] of Object.entries(mapping)) {
    const ref = toScalarText(target);
    const $ref = ref.includes('#') ? ref : `#/components/schemas/${ref}`;
    if (isHidden({ $ref })) Reflect.deleteProperty(mapping, name);
  }
}

/** Removes an object from its parent, and a list of alternatives that becomes empty. */
function drop(document: unknown, { keys }: TypedObject): void {
  const [group = '', key = ''] = keys.slice(-2);
  const holder = findAt(document, keys.slice(0, -1));
  const around = findAt(document, keys.slice(0, -2));
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (isContainer(holder)) Reflect.deleteProperty(holder, key);
  if (!isContainer(around)) return;
  const { required } = around;
  if (group === 'properties' && Array.isArray(required))
    around['required'] = required.filter((name) => name !== key);
  if (/^(?:allOf|oneOf|anyOf)$/.test(group) && Array.isArray(holder) && holder.length === 0)
    Reflect.deleteProperty(around, group);
}
