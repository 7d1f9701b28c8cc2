import { isSwagger } from '../document/objects';
import type { ObjectKind, ReferableKind, Slot } from '../document/object-kinds';
import { findSlot, isReferable } from '../document/object-kinds';
import { toGroupKeys } from '../document/components';
import { isContainer } from '../document/pointer';
import type { PartPlace, SourceMap } from './source-map';

/** A value of a bundle: the object and key that hold it, and the place that it comes from. */
export interface BundlePlace extends PartPlace {
  readonly holder: object;
  readonly key: string;
  /** The slot that OpenAPI defines there; undefined if it defines none, as in examples. */
  readonly slot: Slot | undefined;
  /** Set if OpenAPI leaves the value to authors, where a `$ref` may be just a key. */
  readonly isData: boolean;
  /** The group of components of the root document that this is, or that it is an entry of. */
  readonly group?: ReferableKind | undefined;
  readonly isComponent: boolean;
  /** Set for the target of a reference, which stands in its own file. */
  readonly isTarget?: boolean;
  /** The places around it in which a reference was replaced by what it refers to. */
  readonly around: readonly PartPlace[];
}

/** The value at a place. */
export function getValue({ holder, key }: BundlePlace): unknown {
  return Reflect.get(holder, key);
}

/** Lists the places within a value that may hold references. */
export function listInside(
  place: BundlePlace,
  value: object,
  document: unknown,
  sources: SourceMap,
): readonly BundlePlace[] {
  return Object.keys(value)
    .filter((key) => isContainer(Reflect.get(value, key)))
    .map((key) => toChild(place, value, key, document, sources));
}

function toChild(
  place: BundlePlace,
  value: object,
  key: string,
  document: unknown,
  sources: SourceMap,
): BundlePlace {
  const slot = findInnerSlot(place.slot, key, Array.isArray(value), isSwagger(document));
  const own = findGroup(place, key, slot, document);
  return {
    ...sources.follow(place, [key]),
    holder: value,
    key,
    slot,
    isData: slot === undefined && (place.slot === undefined ? place.isData : !plainFields.has(key)),
    group: own ?? (place.group !== undefined && !place.isComponent ? place.group : undefined),
    isComponent: place.group !== undefined && !place.isComponent,
    around: place.around,
  };
}

function findInnerSlot(
  slot: Slot | undefined,
  key: string,
  isList: boolean,
  swagger: boolean,
): Slot | undefined {
  if (slot === undefined) return undefined;
  if (typeof slot !== 'string') return slot[1];
  if (!isList) return findSlot(slot, key, swagger);
  return swagger && slot === 'schemas' ? slot : undefined;
}

/** The group of components that a field of the document is. */
function findGroup(
  { slot: around }: BundlePlace,
  key: string,
  slot: Slot | undefined,
  document: unknown,
): ReferableKind | undefined {
  if (around !== 'document' && around !== 'components') return undefined;
  const kind: ObjectKind | undefined = typeof slot === 'object' ? slot[1] : undefined;
  if (kind === undefined || !isReferable(kind)) return undefined;
  return toGroupKeys(document, kind).at(-1) === key ? kind : undefined;
}

/** Fields that hold texts or lists of them, so that an object in their place can only be a reference. */
const plainFields: ReadonlySet<string> = new Set([
  'consumes',
  'description',
  'enum',
  'operationId',
  'produces',
  'required',
  'schemes',
  'security',
  'summary',
  'tags',
  'termsOfService',
  'title',
]);

/** True for the same place, and for one within it. */
export function isWithin(place: PartPlace, around: PartPlace): boolean {
  return place.part === around.part && around.keys.every((key, i) => place.keys[i] === key);
}
