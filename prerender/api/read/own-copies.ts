import { copyJson } from '../document/json-object';
import { findAt, setOwn } from '../document/pointer';
import type { BundleNames } from './bundle-names';
import type { BundlePlace } from './bundle-places';
import { getValue } from './bundle-places';
import type { Parts } from './reference-target';

/** Keeps apart what several uses of one object would otherwise change together. */
export interface OwnCopies {
  /** A place with an object of its own if another use has its object; undefined if it has been searched. */
  readonly claim: (place: BundlePlace) => Promise<BundlePlace | undefined>;
}

/**
 * A file may be used as two kinds, such as a schema and a path item, or an example and a schema. Each is read,
 * and changed, as what it is used as, so the second one gets a copy of what is written in the file.
 */
export function createOwnCopies(parts: Parts, names: BundleNames): OwnCopies {
  const uses = new WeakMap<object, Set<string>>();
  const files = new Map<string, unknown>();

  async function loadWritten({ part, keys }: BundlePlace, value: object): Promise<unknown> {
    if (!files.has(part.file)) {
      const read = await parts.load(part.file);
      files.set(part.file, read?.kind === 'read' ? read.part.document : undefined);
    }
    return copyJson(findAt(files.get(part.file), keys) ?? value);
  }

  return {
    claim: async (place) => {
      const { slot, isData, isTarget } = place;
      const value = getValue(place);
      if (typeof value !== 'object' || value === null) return place;
      const known = uses.get(value) ?? new Set();
      uses.set(value, known);
      const id = `${String(slot)} ${isData}`;
      const isNew = !known.has(id);
      known.add(id);
      if (!isNew) return undefined;
      // A component of the first file is what its group says, whoever refers to it.
      const isComponent = isTarget === true && place.part !== parts.root;
      if (known.size === 1 || (isTarget === true && !isComponent)) {
        // A path item may yet be replaced by what it refers to.
        if (isComponent && slot !== 'pathItems') names.setValue(String(slot), place, value);
        return place;
      }
      const copy = await loadWritten(place, value);
      if (typeof copy !== 'object' || copy === null) return place;
      if (isComponent) {
        names.setValue(String(slot), place, copy);
        return { ...place, holder: { copy }, key: 'copy' };
      }
      setOwn(place.holder, place.key, copy);
      return place;
    },
  };
}
