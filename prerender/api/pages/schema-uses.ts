import type { OperationUses, SchemaUses } from '../../../src/model/api/schema-page';
import { toSchemaPath } from '../../../src/model/api/schema-page';
import { toGroups } from '../../../src/model/to-groups';
import type { OpenApiDocument } from '../document/document';
import type { LocatedOperation } from '../document/operations';
import { listOperations } from '../document/operations';
import { findAt } from '../document/pointer';
import { getSchemaNames } from '../document/schema-names';
import { toOperationLink } from '../operation/links';
import { createReach } from '../schema/reach';

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
