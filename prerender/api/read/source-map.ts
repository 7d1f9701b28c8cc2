import { toPointer } from '../document/pointer';
import type { FilePosition, Locate } from '../../sources/position';
import type { SpecPart } from './spec-part';

/** A value by its place in a file. */
export interface PartPlace {
  readonly part: SpecPart;
  readonly keys: readonly string[];
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

/** Identifies a place: no file name has a `#`, or it would be a fragment. */
export function toId({ part, keys }: PartPlace): string {
  return `${part.file}#${toPointer(keys)}`;
}
