import { describe, expect, it } from 'vitest';
import type { SchemaObject } from '../document/schema-object';
import { createConversion } from '../fixtures/create-conversion';
import { isSecretSchema, listSecretNames } from './secrets';

const toGraph = (schema: SchemaObject) => createConversion({}, [{ schema, id: 'root' }]).graph;

const password = { type: 'string', format: 'password' } as const;

describe('a schema', () => {
  it.each<[string, SchemaObject]>([
    ['a password', password],
    ['a value that is only sent', { type: 'integer', writeOnly: true }],
    ['a list of secrets', { type: 'array', items: password }],
    ['a map of secrets', { type: 'object', additionalProperties: password }],
    ['a secret in one of its parts', { allOf: [{ type: 'string' }, password] }],
    ['a secret in one of its variants', { oneOf: [{ type: 'integer' }, password] }],
  ])('is secret for %s', (_, schema) => {
    expect(isSecretSchema(toGraph(schema).nodes, 'root')).toBe(true);
  });

  it.each<[string, SchemaObject]>([
    ['a text', { type: 'string' }],
    ['an object with a secret', { type: 'object', properties: { a: password } }],
  ])('is not secret for %s', (_, schema) => {
    expect(isSecretSchema(toGraph(schema).nodes, 'root')).toBe(false);
  });
});

describe('the names of secrets', () => {
  it('are those of the properties, however deep', () => {
    const user: SchemaObject = {
      properties: {
        name: { type: 'string' },
        phrase: password,
        keys: { items: { properties: { answer: { type: 'string', writeOnly: true } } } },
      },
    };
    expect(listSecretNames(toGraph({ items: user }), ['root'])).toEqual(['phrase', 'answer']);
  });

  it('are also those of the JSON in a text, which is not secret itself', () => {
    const payload: SchemaObject = {
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: { properties: { phrase: password } },
    };
    const graph = toGraph({ properties: { payload } });
    expect(listSecretNames(graph, ['root'])).toEqual(['phrase']);
  });

  it('are none in a document without secrets', () => {
    expect(listSecretNames(toGraph({ properties: { a: {} } }), ['root'])).toEqual([]);
  });
});
