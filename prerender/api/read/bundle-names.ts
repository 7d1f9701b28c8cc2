import { posix } from 'node:path';
import { toGroupKeys } from '../document/components';
import type { ReferableKind } from '../document/object-kinds';
import { findAt, setOwn } from '../document/pointer';
import type { PartPlace, SourceMap } from './source-map';
import { toId } from './source-map';

/** The components that a bundle has for places of other files. */
export interface BundleNames {
  /** Says that a component of the root file is what stands at a place of another file; false if one is already. */
  readonly claim: (kind: ReferableKind, name: string, place: PartPlace) => boolean;
  /** The reference to the component for a place. */
  readonly toRef: (kind: ReferableKind, place: PartPlace) => string;
  /** Says what the component for a place is, as the place may be used as another kind, too. */
  readonly setValue: (kind: string, place: PartPlace, value: object) => void;
  /** Adds the components that the root file does not have. */
  readonly addComponents: (root: PartPlace, sources: SourceMap) => void;
}

interface Component {
  readonly kind: ReferableKind;
  readonly name: string;
  readonly place: PartPlace;
}

/** Creates the names for the places that a document refers to. */
export function createBundleNames(document: object): BundleNames {
  const claimed = new Map<string, Component>();
  const added = new Map<string, Component>();
  const values = new Map<string, object>();
  const taken = new Map<ReferableKind, Set<string>>();

  function toFreeName(kind: ReferableKind, place: PartPlace): string {
    const names = taken.get(kind) ?? new Set(listNames(document, kind));
    taken.set(kind, names);
    const wanted = toComponentName(kind, place);
    let name = wanted;
    for (let count = 2; names.has(name); count++) name = `${wanted}-${count}`;
    names.add(name);
    return name;
  }

  return {
    claim: (kind, name, place) => {
      const id = `${kind} ${toId(place)}`;
      if (claimed.has(id)) return false;
      claimed.set(id, { kind, name, place });
      return true;
    },
    toRef: (kind, place) => {
      const id = `${kind} ${toId(place)}`;
      const known = claimed.get(id) ?? added.get(id);
      const component = known ?? { kind, name: toFreeName(kind, place), place };
      if (known === undefined) added.set(id, component);
      return toRef([...toGroupKeys(document, kind), component.name]);
    },
    setValue: (kind, place, value) => void values.set(`${kind} ${toId(place)}`, value),
    addComponents: (root, sources) => {
      for (const { kind, name, place } of added.values()) {
        const keys = toGroupKeys(document, kind);
        const own = values.get(`${kind} ${toId(place)}`);
        const value = own ?? findAt(place.part.document, place.keys);
        setOwn(makeGroup(document as Group, keys), name, value);
        sources.set({ part: root.part, keys: [...root.keys, ...keys, name] }, place);
      }
    },
  };
}

/** A reference to some keys of the bundle. */
export function toRef(keys: readonly string[]): string {
  return `#${keys.map((key) => `/${escapeKey(key)}`).join('')}`;
}

function escapeKey(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function listNames(document: unknown, kind: ReferableKind): readonly string[] {
  return Object.keys(findAt(document, toGroupKeys(document, kind)) ?? {});
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
  const name = posix.basename(file).replace(/\.[^.]+$/, '');
  return name === 'index' ? posix.basename(posix.dirname(file)) : name;
}

function toSafeName(name: string): string {
  return name.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-+|-+$/g, '');
}

type Group = Record<string, unknown>;

/** Leaves any other value in place of a group unchanged, so that validation reports it. */
function makeGroup(document: Group, keys: readonly string[]): Group {
  return keys.reduce<Group>((group, key) => {
    const inner = Object.hasOwn(group, key) ? group[key] : undefined;
    if (typeof inner === 'object' && inner !== null) return inner as Group;
    const made: Group = {};
    if (inner === undefined) group[key] = made;
    return made;
  }, document);
}
