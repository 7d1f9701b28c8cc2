import type { OperationLink } from '../../../src/model/api/operation';
import type { OperationUses, SchemaUses } from '../../../src/model/api/schema-page';
import { MANY_SCHEMAS } from '../schema/schema-views';
import type { OpenApiDocument } from '../document/document';
import { createReach } from '../schema/create-reach';
import type { LocatedOperation } from '../document/list-operations';
import { listOperations } from '../document/list-operations';
import { findAt } from '../document/pointer';

/** Where the component schemas of a document are used, by their names. */
export type FindUses = (name: string) => SchemaUses;

/** Reads once which operations send or receive which schemas, and which schemas refer to which. */
export function createFindUses(document: OpenApiDocument, apiPath: string): FindUses {
  const { listDirect, listAll } = createReach(document);
  const schemas = Object.entries(findAt(document, ['components', 'schemas']) ?? {});
  const most = schemas.length > MANY_SCHEMAS ? MOST_OF_MANY : MOST;
  const [request, response] = [createUseLists(most), createUseLists(most)];
  for (const located of listOperations(document)) {
    const { sent, received } = toParts(located);
    const link = toLink(located, apiPath);
    request.add(link, listDirect(sent), listAll(sent));
    response.add(link, listDirect(received), listAll(received));
  }
  const holders = new Map<string, string[]>();
  for (const [holder, schema] of schemas) {
    for (const name of listDirect(schema)) push(holders, name, holder);
  }
  return (name) => ({
    request: request.find(name),
    response: response.find(name),
    schemas: holders.get(name) ?? [],
  });
}

/** What is sent and what comes back; a callback's request comes back, too. */
function toParts({ operation, pathItem }: LocatedOperation) {
  const { parameters, requestBody, responses, callbacks } = operation;
  return {
    sent: { parameters: [pathItem.parameters, parameters], requestBody },
    received: { responses, callbacks },
  };
}

function toLink({ title, method, slug }: LocatedOperation, apiPath: string): OperationLink {
  return { title, method: method.toUpperCase(), href: `${apiPath}/${slug}` };
}

/** More operations than these are counted only: a schema that everything uses must not name everything. */
const MOST = 60;
const MOST_OF_MANY = 20;

/** The operations of each schema: those that name it themselves come first. */
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
