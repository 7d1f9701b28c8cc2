import type { OpenApiDocument } from '../document/document';
import { createFindDerived } from './inheritance';
import { findAt, toKeys } from '../document/pointer';

/** The names of the component schemas that a part of a document reaches. */
export interface Reach {
  /** Those that it references, directly or through a shared response or another shared component. */
  readonly listDirect: (part: unknown) => ReadonlySet<string>;
  /** Those, and all that they reach in turn. */
  readonly listAll: (part: unknown) => ReadonlySet<string>;
}

/** Follows references through the components of a document and reads each component once. */
export function createReach(document: OpenApiDocument): Reach {
  const findDerived = createFindDerived(document);
  const known = new Map<string, readonly string[]>();

  function listDirect(part: unknown): ReadonlySet<string> {
    const names = new Set<string>();
    const places = new Set(listReferences(part));
    // Grows during the loop.
    for (const place of places) {
      const name = findSchemaName(place);
      if (name !== undefined) names.add(name);
      else for (const next of listReferences(findAt(document, toKeys(place)))) places.add(next);
    }
    return names;
  }

  /** A parent also leads to its children. */
  function listInside(name: string): readonly string[] {
    const schema = findAt(document, ['components', 'schemas', name]);
    const isParent = findAt(schema, ['discriminator']) !== undefined;
    const inside = known.get(name) ?? [
      ...listDirect(schema),
      ...(isParent ? findDerived(name) : []),
    ];
    known.set(name, inside);
    return inside;
  }

  function listAll(part: unknown): ReadonlySet<string> {
    const all = new Set(listDirect(part));
    // Grows during the loop.
    for (const name of all) for (const next of listInside(name)) all.add(next);
    return all;
  }

  return { listDirect, listAll };
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
function findSchemaName(place: string): string | undefined {
  return place.startsWith(SCHEMAS) ? toKeys(place)[2] : undefined;
}
