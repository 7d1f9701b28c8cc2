import type { OpenApiDocument } from '../document/document';
import { createFindDerived } from './inheritance';
import { findAt, toKeys } from '../document/pointer';

/** Which component schemas a part of a document leads to, by their names. */
export interface Reach {
  /** Those that it refers to, itself or in a response or another component that it shares. */
  readonly listDirect: (part: unknown) => ReadonlySet<string>;
  /** Those that these lead to, too. */
  readonly listAll: (part: unknown) => ReadonlySet<string>;
}

/** Follows references through the components of a document; each is read once. */
export function createReach(document: OpenApiDocument): Reach {
  const places = createListPlaces(document);
  const known = new Map<string, ReadonlySet<string>>();
  // Where schemas hang together, each of them leads to every place.
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
    const found = new Set([toSchemaPlace(name)]);
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

/** The places that the component at a place refers to; a parent leads to its children. */
function createListPlaces(document: OpenApiDocument): (place: string) => readonly string[] {
  const findDerived = createFindDerived(document);
  const known = new Map<string, readonly string[]>();
  return (place) => {
    const places = known.get(place) ?? [
      ...listReferences(findAt(document, toKeys(place))),
      ...listChildren(place).map(toSchemaPlace),
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

/** The places that the references of a part name, each once. */
function listReferences(part: unknown): readonly string[] {
  const places = new Set<string>();
  // Grows while it is walked.
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

function toSchemaPlace(name: string): string {
  return SCHEMAS + name.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('%', '%25');
}

/** The name of the component that a place is, or is within. */
function toSchemaName(place: string): string | undefined {
  return place.startsWith(SCHEMAS) ? toKeys(place)[2] : undefined;
}
