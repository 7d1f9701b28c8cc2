import type { ObjectKind, ReferableKind, Slot } from './object-kinds';
import { findSlot, findSlotAt, isReferable } from './object-kinds';
import { findAt, isContainer, toKeys, toScalarText } from './pointer';

/** An OpenAPI object with its kind and its location in the document. */
export interface TypedObject {
  readonly kind: ObjectKind;
  readonly value: Record<string, unknown>;
  readonly keys: readonly string[];
  /** The kind of the enclosing object; undefined at the root, and outside the fields that OpenAPI defines. */
  readonly parent?: ObjectKind | undefined;
}

/** A value expected to be an object of a kind, or a list or map of such objects. */
export interface TypedPlace {
  readonly slot: Slot;
  readonly value: unknown;
  readonly keys: readonly string[];
  readonly parent?: ObjectKind | undefined;
}

/** The major and minor version of OpenAPI. */
export type SpecVersion = '2.0' | '3.0' | '3.1' | '3.2';

/** The version that a document declares; 3.1 if it declares none or an unsupported one. */
export function toVersion(document: unknown): SpecVersion {
  if (isSwagger(document)) return '2.0';
  const version = toScalarText(findAt(document, ['openapi'])).slice(0, 3);
  return version === '3.0' || version === '3.2' ? version : '3.1';
}

/** Swagger is the predecessor of OpenAPI 3. */
export function isSwagger(document: unknown): boolean {
  return findAt(document, ['swagger']) !== undefined;
}

/**
 * Lists all OpenAPI objects of a document with their locations, parents first.
 *
 * Everything that OpenAPI defines no field for is author data: examples, defaults, enums, extensions.
 */
export function listObjects(document: unknown): readonly TypedObject[] {
  return listObjectsAt({ slot: 'document', value: document, keys: [] }, toVersion(document));
}

/** Like `listObjects`, then the values that are objects only because a reference points to them, as in an extension. */
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
    // Objects that OpenAPI has there are listed already; as another kind, they would be misread.
    if (seen.has(id) || findSlotAt('document', keys, version === '2.0') !== undefined) continue;
    seen.add(id);
    found.push(...listObjectsAt({ slot: kind, value: findAt(document, keys), keys }, version));
  }
  return found;
}

/** Lists the objects in a part of a document, as deep as a file may be nested. */
export function listObjectsAt(start: TypedPlace, version: SpecVersion): readonly TypedObject[] {
  const found: TypedObject[] = [];
  const visit = ({ slot, value, keys, parent }: TypedPlace) => {
    if (!isContainer(value)) return;
    const isObject = typeof slot === 'string' && !Array.isArray(value);
    if (isObject) {
      const object = { kind: slot, value, keys, parent };
      found.push(object);
      if (isReplaced(object, version)) return;
    }
    for (const [key, item] of Object.entries(value)) {
      // Most of a document is text and numbers.
      const inner = isContainer(item) ? findInnerSlot(slot, key, value, version) : undefined;
      if (inner !== undefined)
        visit({ slot: inner, value: item, keys: [...keys, key], parent: isObject ? slot : parent });
    }
  };
  visit(start);
  return found;
}

/** True if a `$ref` replaces the entire object, so that its siblings are ignored. */
export function isReplaced({ kind, value }: TypedObject, version: SpecVersion): boolean {
  if (typeof value['$ref'] !== 'string' || kind === 'pathItems') return false;
  return kind !== 'schemas' || version === '2.0' || version === '3.0';
}

/** The `$ref` of an object, if it is a reference. */
export function findReference({ kind, value }: TypedObject): string | undefined {
  const { $ref } = value;
  return isReferable(kind) && typeof $ref === 'string' ? $ref : undefined;
}

/** A reference and the object that contains it. */
export interface FoundReference {
  readonly ref: string;
  readonly kind: ReferableKind;
  /** The keys of the `$ref` itself. */
  readonly keys: readonly string[];
  readonly holder: Record<string, unknown>;
}

/** Lists every reference in a document. */
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

/** The content at a key of a value, if OpenAPI has something there. */
export function findInnerSlot(
  slot: Slot,
  key: string,
  value: object,
  version: SpecVersion,
): Slot | undefined {
  if (typeof slot !== 'string') return slot[1];
  if (!Array.isArray(value)) return findSlot(slot, key, version === '2.0');
  // In Swagger 2.0, `items` may be a list of schemas.
  return version === '2.0' && slot === 'schemas' ? slot : undefined;
}
