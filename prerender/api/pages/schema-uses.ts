import type { OperationLink } from '../../../src/model/api/operation';
import type { OperationUses, SchemaUses } from '../../../src/model/api/schema-page';
import { toSchemaPath } from '../../../src/model/api/schema-page';
import type { OpenApiDocument } from '../document/document';
import { createFindDerived } from '../schema/inheritance';
import type { LocatedOperation } from '../document/operations';
import { listOperations } from '../document/operations';
import { findAt, toKeys } from '../document/pointer';
import { getSchemaNames } from '../document/schema-names';
import { toOperationLink } from '../operation/links';

/** Finds where a named schema of a document is used. */
export type FindUses = (name: string) => SchemaUses;

/** Indexes which operations send or receive each schema, and which schemas refer to it. */
export function createFindUses(document: OpenApiDocument, apiPath: string): FindUses {
  const { listDirect, listAll } = createReach(document);
  const schemas = Object.entries(findAt(document, ['components', 'schemas']) ?? {});
  const names = getSchemaNames(document);
  const most = schemas.length > MANY_SCHEMAS ? MOST_OF_MANY : MOST;
  const [request, response] = [createUseLists(most), createUseLists(most)];
  for (const located of listOperations(document)) {
    const { sent, received } = toParts(located);
    const link = toOperationLink(located, apiPath);
    request.add(link, listDirect(sent), listAll(sent));
    response.add(link, listDirect(received), listAll(received));
  }
  const users = new Map<string, string[]>();
  for (const [user, schema] of schemas) {
    for (const name of listDirect(schema)) push(users, name, user);
  }
  return (name) => ({
    request: request.find(name),
    response: response.find(name),
    schemas: (users.get(name) ?? []).map((user) => ({
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
/** The same for an API with so many schemas that each page has to be small. */
const MOST_OF_MANY = 20;
const MANY_SCHEMAS = 300;

/** The operations of each schema, those that refer to it directly first. */
function createUseLists(most: number) {
  const direct = new Map<string, OperationLink[]>();
  const indirect = new Map<string, OperationLink[]>();
  return {
    add: (link: OperationLink, own: ReadonlySet<string>, all: ReadonlySet<string>) => {
      for (const name of all) push(own.has(name) ? direct : indirect, name, link);
    },
    find: (name: string): OperationUses => {
      const links = [...(direct.get(name) ?? []), ...(indirect.get(name) ?? [])];
      return { operations: links.slice(0, most), more: Math.max(links.length - most, 0) };
    },
  };
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

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
