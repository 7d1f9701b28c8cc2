import { describe, expect, it } from 'vitest';
import type { OpenApiDocument, OperationObject } from '../document/document';
import { toDocument } from '../fixtures/create-conversion';
import { createFindUses } from './schema-uses';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const body = (name: string) => ({ content: { 'application/json': { schema: ref(name) } } });
const respond = (name: string) => ({ 200: { description: 'Done', ...body(name) } });

const schemas = {
  Team: { type: 'object', properties: { lead: ref('User') } },
  User: { type: 'object', properties: { team: ref('Team') } },
  Page: { type: 'array', items: ref('Team') },
  Alone: { type: 'string' },
};

function toUses(
  operations: Readonly<Record<string, OperationObject>>,
  components: object = {},
): ReturnType<typeof createFindUses> {
  const paths = Object.fromEntries(
    Object.entries(operations).map(([operationId, operation]) => [
      `/${operationId}`,
      { post: { operationId, summary: operationId, ...operation } },
    ]),
  );
  const document = { paths, components: { schemas, ...components } } as Partial<OpenApiDocument>;
  return createFindUses(toDocument(document), '/docs/api/teams');
}

const listTitles = (operations: readonly { readonly title: string }[]) =>
  operations.map(({ title }) => title);

describe('the uses of a schema', () => {
  it('are the operations that send it and those that return it', () => {
    const find = toUses({ createTeam: { requestBody: body('Team'), responses: respond('Page') } });
    const { request, response } = find('Team');
    const link = { title: 'createTeam', method: 'POST', href: '/docs/api/teams/create-team' };
    expect(request).toEqual({ operations: [link], more: 0 });
    expect(response).toEqual({ operations: [link], more: 0 });
    expect(find('Page').request).toEqual({ operations: [], more: 0 });
  });

  it('are found through other schemas, even if those are recursive', () => {
    const find = toUses({ list: { responses: respond('Page') } });
    expect(listTitles(find('User').response.operations)).toEqual(['list']);
  });

  it('are found through shared responses, bodies and parameters', () => {
    const find = toUses(
      {
        get: {
          parameters: [{ $ref: '#/components/parameters/Who' }],
          responses: { 200: { $ref: '#/components/responses/Found' } },
        },
      },
      {
        parameters: { Who: { name: 'who', in: 'query', schema: ref('Alone') } },
        responses: { Found: { description: 'Found', ...body('User') } },
      },
    );
    expect(listTitles(find('Alone').request.operations)).toEqual(['get']);
    expect(listTitles(find('User').response.operations)).toEqual(['get']);
  });

  it('start with the operations that refer to it directly', () => {
    const find = toUses({
      list: { responses: respond('Page') },
      get: { responses: respond('Team') },
    });
    expect(listTitles(find('Team').response.operations)).toEqual(['get', 'list']);
  });

  it('are counted if there are too many to list', () => {
    const many = Array.from({ length: 100 }, (_, index) => [
      `get${index}`,
      { responses: respond('Team') },
    ]);
    const { operations, more } = toUses(Object.fromEntries(many))('Team').response;
    expect(operations.length + more).toBe(100);
    expect(operations.length).toBeLessThan(100);
  });

  it('are the schemas that refer to it', () => {
    expect(toUses({})('Team').schemas).toEqual([
      { name: 'User', href: '/docs/api/teams/schemas/User' },
      { name: 'Page', href: '/docs/api/teams/schemas/Page' },
    ]);
    expect(toUses({})('Alone').schemas).toEqual([]);
  });

  it('include those of a parent that has it as a variant', () => {
    const find = toUses(
      { get: { responses: respond('Pet') } },
      {
        schemas: {
          Pet: { discriminator: { propertyName: 'kind' } },
          Cat: { allOf: [ref('Pet'), { type: 'object' }] },
        },
      },
    );
    expect(listTitles(find('Cat').response.operations)).toEqual(['get']);
  });
});

it('a schema that many operations use lists sixty of them, and counts the others', () => {
  const operations = Object.fromEntries(
    Array.from({ length: 70 }, (_, index) => [`get${index}`, { responses: respond('Team') }]),
  );
  const { response } = toUses(operations)('Team');
  expect([response.operations.length, response.more]).toEqual([60, 10]);
});
