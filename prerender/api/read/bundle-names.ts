import { posix } from 'node:path';
import { toGroupKeys } from '../document/components';
import type { ReferableKind } from '../document/object-kinds';
import { findAt, isContainer, setOwn, toPointer } from '../document/pointer';
import type { PartPlace, SourceMap } from './bundle-places';
import { toId } from './bundle-places';
import type { SpecPart } from './spec-part';

/** The components that a bundle has for places of other files. */
export interface BundleNames {
  /** Says that a component of the root file is what stands at a place of another file; false if one is already. */
  readonly claim: (kind: ReferableKind, name: string, place: PartPlace) => boolean;
  /** The reference to the component for a place. */
  readonly toRef: (kind: ReferableKind, place: PartPlace) => string;
  /** Adds the components that the root file does not have. */
  readonly addComponents: (sources: SourceMap) => void;
}

interface Component {
  readonly keys: readonly string[];
  readonly place: PartPlace;
}

/** Creates the names for the places that a root file refers to. */
export function createBundleNames(root: SpecPart): BundleNames {
  const { document } = root;
  const components = new Map<string, Component>();
  const taken = new Set<string>();

  function toFreeKeys(kind: ReferableKind, place: PartPlace): readonly string[] {
    const group = toGroupKeys(document, kind);
    const wanted = toComponentName(kind, place);
    let name = wanted;
    const isTaken = () =>
      taken.has(`${kind} ${name}`) || findAt(document, [...group, name]) !== undefined;
    for (let count = 2; isTaken(); count++) name = `${wanted}-${count}`;
    taken.add(`${kind} ${name}`);
    return [...group, name];
  }

  return {
    claim: (kind, name, place) => {
      const id = `${kind} ${toId(place)}`;
      if (components.has(id)) return false;
      components.set(id, { keys: [...toGroupKeys(document, kind), name], place });
      return true;
    },
    toRef: (kind, place) => {
      const id = `${kind} ${toId(place)}`;
      const component = components.get(id) ?? { keys: toFreeKeys(kind, place), place };
      components.set(id, component);
      return toRef(component.keys);
    },
    addComponents: (sources) => {
      for (const { keys, place } of components.values()) {
        // One that the author has named stands there already.
        if (findAt(document, keys) !== undefined) continue;
        const value = findAt(place.part.document, place.keys);
        setOwn(makeGroup(document, keys.slice(0, -1)), keys.at(-1) ?? '', value);
        sources.set({ part: root, keys }, place);
      }
    },
  };
}

/** A reference to some keys of the bundle. */
export function toRef(keys: readonly string[]): string {
  const parts = toPointer(keys).split('/');
  return `#${parts.map((part) => encodeURIComponent(part)).join('/')}`;
}

/** Names a component after the last of its keys, or after its file or folder. */
function toComponentName(
  kind: ReferableKind,
  { part: { file, document }, keys }: PartPlace,
): string {
  const key = keys.at(-1);
  const title: unknown = findAt(document, [...keys, 'title']);
  const isTitled = kind === 'schemas' && typeof title === 'string' && title.trim() !== '';
  // The name of a field of OpenAPI says nothing of what stands there.
  const name = key === 'schema' || key === 'items' ? (isTitled ? title : key) : key;
  return toSafeName(name ?? toFileName(file)) || 'part';
}

function toFileName(file: string): string {
  const { dir, name } = posix.parse(file);
  return name === 'index' ? posix.basename(dir) : name;
}

function toSafeName(name: string): string {
  return name.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-+|-+$/g, '');
}

/** Leaves any other value in place of a group unchanged, so that validation reports it. */
function makeGroup(document: unknown, keys: readonly string[]): object {
  return keys.reduce<object>(
    (around, key) => {
      if (!Object.hasOwn(around, key)) setOwn(around, key, {});
      const group: unknown = Reflect.get(around, key);
      return isContainer(group) ? group : {};
    },
    isContainer(document) ? document : {},
  );
}
