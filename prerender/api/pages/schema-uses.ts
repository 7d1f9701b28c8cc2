import type { OperationLink } from '../../../src/model/api/operation';
import type { OperationUses, SchemaUses } from '../../../src/model/api/schema-page';
import { toSchemaPath } from '../../../src/model/api/schema-page';
import type { OpenApiDocument } from '../document/document';
import { createReach } from '../schema/reach';
import type { LocatedOperation } from '../document/operations';
import { listOperations } from '../document/operations';
import { findAt } from '../document/pointer';
import { getSchemaNames } from '../document/components';
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
