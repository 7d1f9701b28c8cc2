import { expect, it } from 'vitest';
import { toDocument } from '../fixtures/create-conversion';
import { listSchemaRoots } from './schema-roots';

it('the id of a schema starts with the operation or the shared component that it is in', () => {
  const schema = { type: 'string' } as const;
  const get = { operationId: 'getTeam', parameters: [{ name: 'id', in: 'path', schema }] };
  const document = toDocument({
    paths: { '/teams/{id}': { get } },
    components: {
      parameters: { page: { name: 'page', in: 'query', schema } },
      headers: { etag: { schema: true } },
      schemas: { Team: { properties: { id: schema } } },
    },
  } as object);
  expect(listSchemaRoots(document)).toEqual([
    { schema, id: 'getTeam.parameters/0/schema' },
    { schema, id: 'page/parameters/schema' },
    { schema: true, id: 'true' },
    { schema: true, id: 'true' },
    { schema, id: 'undescribed' },
  ]);
});
