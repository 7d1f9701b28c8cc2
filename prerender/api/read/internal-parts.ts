import type { OpenApiDocument } from '../document/document';
import type { TypedObject } from '../document/objects';
import { listObjects } from '../document/objects';
import { findAt, toKeys } from '../document/pointer';
import type { IsHidden } from '../schema/internal-values';
import { pruneExamples } from '../schema/internal-values';
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
