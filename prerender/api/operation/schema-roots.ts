import type { OpenApiDocument } from '../document/document';
import { listReferencedObjects } from '../document/objects';
import { listOperations } from '../document/operations';
import { toPointer } from '../document/pointer';
import type { SchemaObject } from '../document/schema-object';
import type { SchemaRoot } from '../schema/schema-graph';
import { toPlaceId } from '../schema/schema-id';
import { UNDESCRIBED } from './parameters';

/** The schemas of the parameters, headers and bodies of a document, and those that stand in for a missing one. */
export function listSchemaRoots(document: OpenApiDocument): readonly SchemaRoot[] {
  const objects = listReferencedObjects(document);
  const ids = new Map<object, string>(
    listOperations(document).map(({ operation, operationId }) => [operation, operationId]),
  );
  const operations = objects.filter(({ value }) => ids.has(value));
  const owners = new Map(operations.map(({ value, keys }) => [toPointer(keys), ids.get(value)]));
  const written = objects.flatMap(({ kind, value, keys }) =>
    (kind === 'schemas' ? [] : ['schema', 'itemSchema'])
      .filter((name) => Object.hasOwn(value, name))
      .map((name) => toRoot(value[name] as SchemaObject, [...keys, name], owners)),
  );
  return [...written, toRoot(true, [], owners), { schema: UNDESCRIBED, id: 'undescribed' }];
}

/** Its id starts with the operation or the shared component that it is in: examples name things after it. */
function toRoot(
  schema: SchemaObject,
  keys: readonly string[],
  owners: ReadonlyMap<string, string | undefined>,
): SchemaRoot {
  const [first, kind = '', component = '', ...rest] = keys;
  if (typeof schema === 'boolean') return { schema, id: String(schema) };
  if (first === 'components') return { schema, id: toPlaceId([component, kind, ...rest]) };
  const length = keys.findIndex((_, index) => owners.has(toPointer(keys.slice(0, index))));
  const owner = owners.get(toPointer(keys.slice(0, length)));
  const id = owner === undefined ? toPlaceId(keys) : `${owner}.${toPlaceId(keys.slice(length))}`;
  return { schema, id };
}
