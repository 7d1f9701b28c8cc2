import type { OpenApiDocument } from '../document/document';
import { copyJson } from '../document/json-object';
import type { TypedObject } from '../document/objects';
import { listObjects } from '../document/objects';
import { isInternal } from '../document/operations';
import { findAt, isContainer, toKeys } from '../document/pointer';
import type { IsHidden } from '../schema/internal-values';
import { pruneExamples } from '../schema/internal-values';
import { findRef } from './reference-target';

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

/** Follows references: circular ones have been rejected already. */
function createIsHidden(document: unknown): IsHidden {
  return function isHidden(value) {
    if (!isContainer(value)) return false;
    const ref = findRef(value);
    if (isInternal(value) || ref?.startsWith('#/') !== true) return isInternal(value);
    return isHidden(findAt(document, toKeys(ref)));
  };
}

/** Marks an operation as internal if all its tags are; removes the internal tags from others. */
function dropOperationsOfTags(document: OpenApiDocument): void {
  const names = new Set((document.tags ?? []).filter(isInternal).map(({ name }) => name));
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
  if (!isContainer(mapping)) return;
  for (const [name, target] of Object.entries(mapping)) {
    const ref = String(target);
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
