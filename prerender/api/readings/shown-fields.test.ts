import { describe, expect, it } from 'vitest';
import { readWholeApi } from '../fixtures/read-whole-api';

const FILE = 'specs/odd.json';

const odd: readonly unknown[] = [3, 'x', true, [3], { toString: 1 }, [{ a: [] }], { a: [3] }];

const keywords = [
  '$anchor',
  '$defs',
  '$id',
  'anyOf',
  'contains',
  'contentSchema',
  'dependentRequired',
  'dependentSchemas',
  'examples',
  'if',
  'minContains',
  'nullable',
  'patternProperties',
  'prefixItems',
  'propertyNames',
  'unevaluatedItems',
];

/** How a document with a value at an odd place ends: "valid", "invalid", or what was thrown. */
async function read(version: object, fields: object): Promise<string> {
  const info = { title: 'Odd', version: '1' };
  const paths = { '/a': { get: { responses: {} } } };
  const text = JSON.stringify({ ...version, info, paths, ...fields });
  const api = await readWholeApi(FILE, text).catch(String);
  return typeof api === 'string' ? api : api.kind;
}

describe('a value of another kind than its field has', () => {
  it.each(keywords)('breaks no page as "%s" of a schema, in any version', async (keyword) => {
    for (const value of odd) {
      const schemas = { Odd: { type: 'object', [keyword]: value } };
      expect(await read({ swagger: '2.0' }, { definitions: schemas })).toMatch(/valid$/);
      for (const openapi of ['3.0.3', '3.1.0'])
        expect(await read({ openapi }, { components: { schemas } })).toMatch(/valid$/);
    }
  });

  it.each<[string, (value: unknown) => object]>([
    ['a path without a slash', (value) => ({ paths: { a: value } })],
    ['a path without a name', (value) => ({ paths: { '': value } })],
    ['a path named toString', (value) => ({ paths: { toString: value } })],
    ['4xx', (value) => ({ paths: { '/a': { get: { responses: { '4xx': value } } } } })],
    ['an odd name', (value) => ({ components: { securitySchemes: { 'a b': value } } })],
    ['the schema of items', (value) => toBody({ itemSchema: value })],
  ])('breaks no page as %s, in any version', async (_, toFields) => {
    for (const value of odd)
      for (const version of ['2.0', '3.0.3', '3.1.0', '3.2.0']) {
        const head = version === '2.0' ? { swagger: version } : { openapi: version };
        expect(await read(head, toFields(value))).toMatch(/valid$/);
      }
  });

  it('is ignored with a warning, where the version has no such field', async () => {
    const components = { schemas: { Odd: { type: 'array', prefixItems: 3 } } };
    const document = { openapi: '3.0.3', info: { title: 'Odd', version: '1' }, paths: {} };
    const api = await readWholeApi(FILE, JSON.stringify({ ...document, components }));
    expect(api).toMatchObject({
      kind: 'valid',
      warnings: [
        { message: expect.stringContaining('"components › schemas › Odd › prefixItems"') },
      ],
    });
  });
});

function toBody(media: object): object {
  const requestBody = { content: { 'application/jsonl': media } };
  return { paths: { '/a': { post: { requestBody, responses: {} } } } };
}
