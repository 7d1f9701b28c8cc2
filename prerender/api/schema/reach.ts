import type { OpenApiDocument } from '../document/document';
import { createFindDerived } from './inheritance';
import { findAt, toKeys } from '../document/pointer';
import { toComponentReference } from './schema-id';

/** The names of the component schemas that a part of a document reaches. */
export interface Reach {
  /** Those that it references, directly or through a shared response or another shared component. */
  readonly listDirect: (part: unknown) => ReadonlySet<string>;
  /** Those, and all that they reach in turn. */
  readonly listAll: (part: unknown) => ReadonlySet<string>;
}

/** Follows references through the components of a document and reads each component once. */
export function createReach(document: OpenApiDocument): Reach {
  const places = createListPlaces(document);
  const known = new Map<string, ReadonlySet<string>>();
  // Where schemas are tightly connected, each reaches every pointer, so the names are cached.
  const names = new Map<string, string | undefined>();

  function toNames(found: ReadonlySet<string>): ReadonlySet<string> {
    const all = new Set<string>();
    for (const place of found) {
      if (!names.has(place)) names.set(place, toSchemaName(place));
      const name = names.get(place);
      if (name !== undefined) all.add(name);
    }
    return all;
  }

  function listDirect(part: unknown): ReadonlySet<string> {
    const found = new Set(listReferences(part));
    for (const place of found) {
      if (toSchemaName(place) !== undefined) continue;
      for (const next of places(place)) found.add(next);
    }
    return toNames(found);
  }

  function listFrom(name: string): ReadonlySet<string> {
    const reached = known.get(name);
    if (reached !== undefined) return reached;
    const found = new Set([toComponentReference(name)]);
    for (const place of found) for (const next of places(place)) found.add(next);
    const all = toNames(found);
    known.set(name, all);
    return all;
  }

  return {
    listDirect,
    listAll: (part) => {
      const all = new Set<string>();
      for (const name of listDirect(part)) for (const inner of listFrom(name)) all.add(inner);
      return all;
    },
  };
}

/** Lists the pointers that the component at a pointer references; a parent also leads to its children. */
function createListPlaces(document: OpenApiDocument): (place: string) => readonly string[] {
  const findDerived = createFindDerived(document);
  const known = new Map<string, readonly string[]>();
  return (place) => {
    const places = known.get(place) ?? [
      ...listReferences(findAt(document, toKeys(place))),
      ...listChildren(place).map(toComponentReference),
    ];
    known.set(place, places);
    return places;
  };

  function listChildren(place: string): readonly string[] {
    const name = toSchemaName(place);
    const isParent = findAt(document, [...toKeys(place), 'discriminator']) !== undefined;
    return name !== undefined && isParent ? findDerived(name) : [];
  }
}

/** The targets of all references in a part, each once. */
function listReferences(part: unknown): readonly string[] {
  const places = new Set<string>();
  // Grows during the loop.
  const open = [part];
  for (const value of open) {
    if (typeof value !== 'object' || value === null) continue;
    const ref: unknown = Reflect.get(value, '$ref');
    if (typeof ref === 'string' && ref.startsWith('#/')) places.add(ref);
    for (const inner of Object.values(value)) open.push(inner);
  }
  return [...places];
}

const SCHEMAS = '#/components/schemas/';

/** The name of the component that a pointer names or leads into. */
function toSchemaName(place: string): string | undefined {
  return place.startsWith(SCHEMAS) ? toKeys(place)[2] : undefined;
}
