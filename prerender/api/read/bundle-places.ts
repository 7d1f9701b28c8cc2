import type { FilePosition, Locate } from '../../sources/position';
import type { Slot } from '../document/object-kinds';
import { findInnerSlot, toVersion } from '../document/objects';
import { findAt, isContainer, toPointer } from '../document/pointer';
import type { SpecPart } from './spec-part';

/** A value by its place in a file. */
export interface PartPlace {
  readonly part: SpecPart;
  readonly keys: readonly string[];
}

/** Identifies a place: no file name has a `#`, or it would be a fragment. */
export function toId({ part, keys }: PartPlace): string {
  return `${part.file}#${toPointer(keys)}`;
}

/** True for the same place, and for one within it. */
export function isWithin(place: PartPlace, around: PartPlace): boolean {
  return place.part === around.part && around.keys.every((key, i) => place.keys[i] === key);
}

/** Knows which place of a file each value of a bundle comes from. */
export interface SourceMap {
  /** Says that the value at a place comes from another place. */
  readonly set: (from: PartPlace, to: PartPlace) => void;
  /** The place where a value stands, found key by key from a place above it. */
  readonly follow: (start: PartPlace, keys: readonly string[]) => PartPlace;
  /** Finds the position of a value of the bundle. */
  readonly locate: Locate;
}

/** Creates a map in which all values come from the root file. */
export function createSourceMap(root: SpecPart): SourceMap {
  const moved = new Map<string, PartPlace>();

  function follow(start: PartPlace, keys: readonly string[]): PartPlace {
    if (moved.size === 0) return { part: start.part, keys: [...start.keys, ...keys] };
    let place = moved.get(toId(start)) ?? start;
    for (const key of keys) {
      const inner = { part: place.part, keys: [...place.keys, key] };
      place = moved.get(toId(inner)) ?? inner;
    }
    return place;
  }

  return {
    // A value may come from a place that has been moved itself.
    set: (from, to) => moved.set(toId(from), moved.get(toId(to)) ?? to),
    follow,
    locate: (keys): FilePosition => {
      const place = follow({ part: root, keys: [] }, keys);
      return place.part.locate(place.keys);
    },
  };
}

/** A value of a bundle: the object and key that hold it, and the place that it comes from. */
export interface BundlePlace extends PartPlace {
  readonly holder: object;
  readonly key: string;
  /** The slot that OpenAPI defines there; undefined if it defines none, as in examples. */
  readonly slot: Slot | undefined;
  /** Set if OpenAPI leaves the value to authors, where a `$ref` may be just a key. */
  readonly isData: boolean;
  /** The places around it in which a reference was replaced by what it refers to. */
  readonly around: readonly PartPlace[];
}

/** A place of a file, to be searched as what a slot holds. */
export function toBundlePlace({ part, keys }: PartPlace, slot: Slot): BundlePlace {
  const all = ['root', ...keys];
  const around = findAt({ root: part.document }, all.slice(0, -1));
  const holder = isContainer(around) ? around : {};
  return { part, keys, holder, key: all.at(-1) ?? '', slot, isData: false, around: [] };
}

/** The value at a place. */
export function getValue({ holder, key }: BundlePlace): unknown {
  return Reflect.get(holder, key);
}

/** Lists the places within a value that may hold references. */
export function listInside(
  place: BundlePlace,
  value: Readonly<Record<string, unknown>>,
  document: unknown,
  sources: SourceMap,
): readonly BundlePlace[] {
  const version = toVersion(document);
  return Object.keys(value)
    .filter((key) => isContainer(value[key]))
    .map((key) => {
      const { slot: outer, around } = place;
      const slot = outer === undefined ? undefined : findInnerSlot(outer, key, value, version);
      const isUnknown = outer === undefined ? place.isData : !textFields.has(key);
      const isData = slot === undefined && isUnknown;
      return { ...sources.follow(place, [key]), holder: value, key, slot, isData, around };
    });
}

/** Fields that hold texts or lists of them, so that an object in their place can only be a reference. */
const textFields = new Set(['description', 'enum', 'required', 'summary', 'tags', 'title']);
