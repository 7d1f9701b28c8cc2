import type { ObjectKind, Slot } from './object-kinds';
import { findSlot } from './object-kinds';
import { findAt } from './pointer';

/** An object of OpenAPI with what it is, and where it stands. */
export interface TypedObject {
  readonly kind: ObjectKind;
  readonly value: Record<string, unknown>;
  readonly keys: readonly string[];
}

/** All objects of a document that OpenAPI knows, parents first; references are not followed. */
export function listTypedObjects(document: unknown): readonly TypedObject[] {
  const place = { slot: 'document', value: document, keys: [] } as const;
  return listTypedObjectsAt(place, isSwagger(document));
}

/** Whether a document is of the version before OpenAPI 3. */
export function isSwagger(document: unknown): boolean {
  return findAt(document, ['swagger']) !== undefined;
}

/** A value that should be an object of a kind, or a list or a map of them. */
export interface TypedPlace {
  readonly slot: Slot;
  readonly value: unknown;
  readonly keys: readonly string[];
}

/** The same for a part of a document. */
export function listTypedObjectsAt(
  start: TypedPlace,
  isOldSwagger: boolean,
): readonly TypedObject[] {
  const found: TypedObject[] = [];
  const open = [start];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { slot, value, keys } = place;
    if (typeof value !== 'object' || value === null) continue;
    if (typeof slot === 'string') {
      if (Array.isArray(value)) continue;
      found.push({ kind: slot, value: value as Record<string, unknown>, keys });
    }
    open.push(...listInner(place, value, isOldSwagger).toReversed());
  }
  return found;
}

/** What stands at some keys, if it is an object that OpenAPI knows. */
export function findKind(document: unknown, keys: readonly string[]): ObjectKind | undefined {
  const isOldSwagger = isSwagger(document);
  let slot: Slot | undefined = 'document';
  for (const key of keys) {
    if (slot === undefined) return undefined;
    slot = typeof slot === 'string' ? findSlot(slot, key, isOldSwagger) : slot[1];
  }
  return typeof slot === 'string' ? slot : undefined;
}

function listInner(
  { slot, keys }: TypedPlace,
  value: object,
  isOldSwagger: boolean,
): readonly TypedPlace[] {
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const inner = typeof slot === 'string' ? findSlot(slot, key, isOldSwagger) : slot[1];
    return inner === undefined ? [] : [{ slot: inner, value: child, keys: [...keys, key] }];
  });
}
