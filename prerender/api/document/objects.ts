import type { ObjectKind, ReferableKind, Slot } from './object-kinds';
import { findSlot, isReferable } from './object-kinds';
import { findAt, toKeys } from './pointer';

/** An object of OpenAPI: its kind, and where it stands. */
export interface TypedObject {
  readonly kind: ObjectKind;
  readonly value: Record<string, unknown>;
  readonly keys: readonly string[];
  /** The kind of the object that it stands in; undefined at the top, and where OpenAPI has no objects. */
  readonly parent?: ObjectKind | undefined;
}

/** A value that should be an object of a kind, or a list or a map of them. */
export interface TypedPlace {
  readonly slot: Slot;
  readonly value: unknown;
  readonly keys: readonly string[];
  readonly parent?: ObjectKind | undefined;
}

/** A version of OpenAPI by its first two numbers. */
export type SpecVersion = '2.0' | '3.0' | '3.1' | '3.2';

/** The version that a document names; 3.1 where it names none that we read. */
export function toVersion(document: unknown): SpecVersion {
  if (isSwagger(document)) return '2.0';
  const version = String(findAt(document, ['openapi'])).slice(0, 3);
  return version === '3.0' || version === '3.2' ? version : '3.1';
}

/** Whether a document is of the version before OpenAPI 3. */
export function isSwagger(document: unknown): boolean {
  return findAt(document, ['swagger']) !== undefined;
}

/**
 * All objects that OpenAPI has in a document, parents first, each where it stands.
 *
 * What no object of OpenAPI has a field for is an author's data: examples, defaults, enums, extensions.
 */
export function listObjects(document: unknown): readonly TypedObject[] {
  return listObjectsAt({ slot: 'document', value: document, keys: [] }, toVersion(document));
}

/** The same, then all that is an object only because a reference names it as one, as in an extension. */
export function listReferencedObjects(document: unknown): readonly TypedObject[] {
  const version = toVersion(document);
  const found = [...listObjects(document)];
  const seen = new Set<string>();
  for (const object of found) {
    const { kind } = object;
    const ref = findReference(object);
    if (ref?.startsWith('#/') !== true) continue;
    const keys = toKeys(ref);
    const id = JSON.stringify([kind, keys]);
    if (seen.has(id) || findKind(keys, version) === kind) continue;
    seen.add(id);
    found.push(...listObjectsAt({ slot: kind, value: findAt(document, keys), keys }, version));
  }
  return found;
}

/** The objects of a part of a document; iterative, as a document may be deeper than the stack. */
export function listObjectsAt(start: TypedPlace, version: SpecVersion): readonly TypedObject[] {
  const found: TypedObject[] = [];
  const open = [start];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { slot, value, keys, parent } = place;
    if (typeof value !== 'object' || value === null) continue;
    if (typeof slot === 'string' && !Array.isArray(value)) {
      const object = { kind: slot, value: value as Record<string, unknown>, keys, parent };
      found.push(object);
      if (isReplaced(object, version)) continue;
    }
    open.push(...listInner(place, value, version).toReversed());
  }
  return found;
}

/** Whether a reference stands for all of an object, so that what is written beside it does not count. */
export function isReplaced({ kind, value }: TypedObject, version: SpecVersion): boolean {
  if (typeof value['$ref'] !== 'string' || kind === 'pathItems' || kind === 'mediaTypes')
    return false;
  return kind !== 'schemas' || version === '2.0' || version === '3.0';
}

/** What an object refers to, if it is a reference. */
export function findReference({ kind, value }: TypedObject): string | undefined {
  const { $ref } = value;
  return isReferable(kind) && typeof $ref === 'string' ? $ref : undefined;
}

/** An object that refers to another one. */
export interface FoundReference {
  readonly ref: string;
  readonly kind: ReferableKind;
  /** Where the `$ref` itself stands. */
  readonly keys: readonly string[];
  readonly holder: Record<string, unknown>;
}

/** Every reference of a document. */
export function listReferences(document: unknown): readonly FoundReference[] {
  return toReferences(listReferencedObjects(document));
}

/** The references among some objects. */
export function toReferences(objects: readonly TypedObject[]): readonly FoundReference[] {
  return objects.flatMap((object) => {
    const { kind, value, keys } = object;
    const ref = findReference(object);
    if (ref === undefined || !isReferable(kind)) return [];
    return [{ ref, kind, keys: [...keys, '$ref'], holder: value }];
  });
}

/** What stands at some keys of a document, if it is an object that OpenAPI knows. */
function findKind(keys: readonly string[], version: SpecVersion): ObjectKind | undefined {
  let slot: Slot | undefined = 'document';
  for (const key of keys) {
    if (slot === undefined) return undefined;
    slot = typeof slot === 'string' ? findSlot(slot, key, version === '2.0') : slot[1];
  }
  return typeof slot === 'string' ? slot : undefined;
}

function listInner(
  { slot, keys, parent }: TypedPlace,
  value: object,
  version: SpecVersion,
): readonly TypedPlace[] {
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const inner = findInnerSlot(slot, key, value, version);
    if (inner === undefined) return [];
    const around = typeof slot === 'string' && !Array.isArray(value) ? slot : parent;
    return [{ slot: inner, value: child, keys: [...keys, key], parent: around }];
  });
}

function findInnerSlot(
  slot: Slot,
  key: string,
  value: object,
  version: SpecVersion,
): Slot | undefined {
  if (typeof slot !== 'string') return slot[1];
  if (!Array.isArray(value)) return findSlot(slot, key, version === '2.0');
  // Before OpenAPI 3, `items` may be a list of schemas.
  return version === '2.0' && slot === 'schemas' ? slot : undefined;
}
