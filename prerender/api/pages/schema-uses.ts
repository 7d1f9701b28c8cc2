import type { OperationUses, SchemaUses } from '../../../src/model/api/schema-page';
import { toSchemaPath } from '../../../src/model/api/schema-page';
import { toGroups } from '../../../src/model/to-groups';
import type { OpenApiDocument } from '../document/document';
import { createFindDerived } from '../schema/inheritance';
import type { LocatedOperation } from '../document/operations';
import { listOperations } from '../document/operations';
import { findAt, toKeys } from '../document/pointer';
import { getSchemaNames } from '../document/components';
import { toOperationLink } from '../operation/links';

/** Finds where a named schema of a document is used. */
export type FindUses = (name: string) => SchemaUses;

/** Indexes which operations send or receive each schema, and which schemas refer to it. */
export function createFindUses(document: OpenApiDocument, apiPath: string): FindUses {
  const { listDirect, listAll } = createReach(document);
  const names = getSchemaNames(document);
  const schemas = Object.entries(findAt(document, ['components', 'schemas']) ?? {});
  const users = toGroups(schemas, ([, schema]) => listDirect(schema));
  const operations = listOperations(document).map((located) => ({
    ...toParts(located),
    link: toOperationLink(located, apiPath),
  }));
  const createFind = (part: keyof ReturnType<typeof toParts>) => {
    const direct = toGroups(operations, (operation) => listDirect(operation[part]));
    const all = toGroups(operations, (operation) => listAll(operation[part]));
    // Those that refer to it directly come first.
    return (name: string): OperationUses => {
      const found = new Set([...(direct.get(name) ?? []), ...(all.get(name) ?? [])]);
      const links = Array.from(found, ({ link }) => link);
      return { operations: links.slice(0, MOST), more: Math.max(links.length - MOST, 0) };
    };
  };
  const [findSenders, findReceivers] = [createFind('sent'), createFind('received')];
  return (name) => ({
    request: findSenders(name),
    response: findReceivers(name),
    schemas: (users.get(name) ?? []).map(([user]) => ({
      name: user,
      href: toSchemaPath(apiPath, user, names),
    })),
  });
}

/** The parts that a client sends and receives, including the callback requests that it receives. */
function toParts({ operation, pathItem }: LocatedOperation) {
  const { parameters, requestBody, responses, callbacks } = operation;
  return {
    sent: { parameters: [pathItem.parameters, parameters], requestBody },
    received: { responses, callbacks },
  };
}

/** How many operations a page lists. The others are only counted, because every operation may use a schema. */
const MOST = 60;

/** The names of the component schemas that a part of a document reaches. */
interface Reach {
  /** Those that it references, directly or through a shared response or another shared component. */
  readonly listDirect: (part: unknown) => ReadonlySet<string>;
  /** Those, and all that they reach in turn. */
  readonly listAll: (part: unknown) => ReadonlySet<string>;
}

/** Follows references through the components of a document and reads each component once. */
function createReach(document: OpenApiDocument): Reach {
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
