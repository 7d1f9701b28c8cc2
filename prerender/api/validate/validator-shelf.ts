import { EXTENSION, toGroupKeys } from '../document/component-group';
import type { ReferableKind } from '../document/object-kinds';

/** What can be put where the validator looks at it. */
export type ShelfKind = ReferableKind | 'operation' | 'server';

/** A place of a document that takes objects of one kind. */
export interface Shelf {
  /** Puts one there under a name that no other has, and returns where it is. */
  readonly put: (value: unknown, name: string) => readonly string[];
}

/** Where objects of a kind may stand in a document of its version; undefined where they may not. */
export function getShelf(document: unknown, kind: ShelfKind): Shelf | undefined {
  const place = findPlace(document, kind);
  if (place === undefined) return undefined;
  const { group, prefix = '', inside = [] } = place;
  return {
    put: (value, name) => {
      const wrapped = inside
        .toReversed()
        .reduce<unknown>((inner, key) => (key === '0' ? [inner] : { [key]: inner }), value);
      makeGroup(document, group)[prefix + name] =
        kind === 'mediaTypes' ? { description: '', ...(wrapped as object) } : wrapped;
      return [...group, prefix + name, ...inside];
    },
  };
}

interface Place {
  readonly group: readonly string[];
  readonly prefix?: string;
  readonly inside?: readonly string[];
}

function findPlace(document: unknown, kind: ShelfKind): Place | undefined {
  const paths = { group: ['paths'], prefix: '/' };
  if (kind === 'server') return { ...paths, inside: ['servers', '0'] };
  if (kind === 'operation') return { ...paths, inside: ['get'] };
  if (kind === 'pathItems') return paths;
  if (kind === 'mediaTypes')
    return { group: ['components', 'responses'], inside: ['content', 'any/any'] };
  const group = toGroupKeys(document, kind);
  return group[0]?.startsWith(EXTENSION) === true ? undefined : { group };
}

function makeGroup(document: unknown, keys: readonly string[]): Record<string, unknown> {
  let group = document as Record<string, unknown>;
  for (const key of keys) {
    const inner = Object.hasOwn(group, key) ? group[key] : undefined;
    const isThere = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
    const next = isThere ? (inner as Record<string, unknown>) : {};
    if (!isThere) group[key] = next;
    group = next;
  }
  return group;
}
