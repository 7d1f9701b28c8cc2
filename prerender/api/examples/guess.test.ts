import { describe, expect, it } from 'vitest';
import { toNode } from '../../../src/model/schema/fixtures/to-node';
import type { SchemaNode } from '../../../src/model/schema/schema';
import { toGraph } from '../../../src/model/schema/schema';
import { toExample } from './example';
import { moments, names, vocabulary } from './vocabulary';

function toValue(name: string, node: Partial<SchemaNode>): unknown {
  return toExample(toGraph([toNode('root', node)]), 'root', 'request', name);
}

describe('a generated value', () => {
  it.each<[string, Partial<SchemaNode>, unknown]>([
    ['email', {}, 'aiko.tanaka@example.com'],
    ['billingEmail', {}, 'aiko.tanaka@example.com'],
    ['work_email_addresses', {}, 'aiko.tanaka@example.com'],
    ['first_name', {}, 'Aiko'],
    ['LastName', {}, 'Tanaka'],
    ['country', {}, 'JP'],
    ['country', { limits: { minLength: 3, maxLength: 3 } }, 'JPN'],
    ['currency', {}, 'EUR'],
    ['currency', { limits: { pattern: ['^[a-z]{3}$'] } }, 'eur'],
    ['time-zone', {}, 'Asia/Tokyo'],
    ['webhookURL', {}, 'https://example.com/webhooks'],
    ['avatar_url', { format: 'uri' }, 'https://example.com/avatar.png'],
    ['ip', { format: 'ipv6' }, '2001:db8::8a2e:370:7334'],
    ['anything', { format: 'phone-number' }, '+12025550143'],
    ['id', { limits: { pattern: ['^tea_[0-9]{4}$'] } }, 'tea_5678'],
    ['created_at', { format: 'date-time' }, '2024-07-29T09:30:00Z'],
    ['endDate', { format: 'date' }, '2024-08-31'],
    ['expires_at', {}, '2025-07-29T09:30:00Z'],
    ['birthday', {}, '1990-04-12'],
    ['displayName', {}, 'string'],
    ['customer_name', {}, 'Aiko Tanaka'],
    ['project_name', {}, 'Example project'],
    ['[]', {}, 'string'],
    ['constructor', {}, 'string'],
    ['__proto__', {}, 'string'],
    ['名前', {}, 'string'],
  ])('of a text called %s with %j is %j', (name, node, value) => {
    expect(toValue(name, { types: ['string'], ...node })).toBe(value);
  });

  it.each<[string, Partial<SchemaNode>, unknown]>([
    ['amount', { types: ['integer'] }, 1999],
    ['amount', { types: ['number'] }, 19.99],
    ['amount', { types: ['integer'], limits: { maximum: '100' } }, 0],
    ['latitude', { types: ['number'], format: 'double' }, 35.6586],
    ['page_size', { types: ['integer'] }, 20],
    ['created', { types: ['integer'] }, 1_722_245_400],
    ['expiresAt', { types: ['integer'] }, 1_753_781_400],
    ['is_deleted', { types: ['boolean'] }, false],
    ['isActive', { types: ['boolean'] }, true],
    ['is_deleted', { types: ['boolean'], constant: 'true' }, true],
    ['strange', { types: ['integer'] }, 0],
  ])('of a number or a truth value called %s with %j is %j', (name, node, value) => {
    expect(toValue(name, node)).toBe(value);
  });

  it.each<[string, string, Partial<SchemaNode>, unknown]>([
    ['404', 'message', { types: ['string'] }, 'Not Found'],
    ['404', 'status', { types: ['integer'] }, 404],
    ['401', 'errorCode', { types: ['string'] }, 'unauthorized'],
    ['4XX', 'title', { types: ['string'] }, 'Bad Request'],
    ['default', 'detail', { types: ['string'] }, 'Error'],
    ['default', 'code', { types: ['integer'] }, 500],
    ['422', 'message', { types: ['string'] }, 'Unprocessable Content'],
    ['404', 'text', { types: ['string'] }, 'Not Found'],
    ['404', 'messages', { types: ['array'], items: 'text' }, ['Not Found']],
    ['404', 'errors', { types: ['array'], items: 'text' }, ['Not Found']],
    ['404', 'codes', { types: ['array'], items: 'text' }, ['not_found']],
    ['404', 'email', { types: ['string'] }, 'aiko.tanaka@example.com'],
    ['404', 'status', { values: [{ value: '"gone"' }] }, 'gone'],
  ])('in the error %s called %s comes from its status', (status, name, node, value) => {
    const graph = toGraph([toNode('root', node), toNode('text', { types: ['string'] })]);
    expect(toExample(graph, 'root', 'response', name, { status })).toEqual(value);
  });

  it.each([
    ['ApiError', 'Error'],
    ['ProblemDetails', 'Error'],
    ['Order', 'Hello'],
  ])('of a message in %s without a status is %j', (name, message) => {
    const graph = toGraph([
      toNode('root', { name, properties: [{ name: 'message', schema: 'text' }] }),
      toNode('text', { types: ['string'] }),
    ]);
    expect(toExample(graph, 'root', 'response')).toEqual({ message });
  });

  it('is for the status that it has, also where a schema is of several errors', () => {
    const graph = toGraph([
      toNode('root', { properties: [{ name: 'message', schema: 'text' }] }),
      toNode('text', { types: ['string'] }),
    ]);
    const toMessage = (status: string) => toExample(graph, 'root', 'response', '', { status });
    expect(toMessage('404')).toEqual({ message: 'Not Found' });
    expect(toMessage('409')).toEqual({ message: 'Conflict' });
  });

  it('is for the object that it stands in', () => {
    const graph = toGraph([
      toNode('list', { types: ['array'], items: 'pet' }),
      toNode('pet', {
        name: 'Pet',
        types: ['object'],
        properties: [
          { name: 'name', schema: 'text' },
          { name: 'owner', schema: 'owner' },
          { name: 'price', schema: 'money' },
        ],
      }),
      toNode('owner', { types: ['object'], properties: [{ name: 'name', schema: 'text' }] }),
      toNode('money', {
        name: 'Money',
        types: ['object'],
        properties: [
          { name: 'value', schema: 'number' },
          { name: 'currency', schema: 'text' },
        ],
      }),
      toNode('text', { types: ['string'] }),
      toNode('number', { types: ['number'] }),
    ]);
    expect(toExample(graph, 'list', 'response')).toEqual([
      {
        name: 'Example pet',
        owner: { name: 'Aiko Tanaka' },
        price: { value: 19.99, currency: 'EUR' },
      },
    ]);
  });
});

describe('the vocabulary', () => {
  const lists = [vocabulary, names, moments].map((table) =>
    Object.keys(table).flatMap((keys) => keys.split(', ')),
  );

  it.each(lists.flat())('has a key of words in lower case: %s', (key) => {
    expect(key).toMatch(/^[a-z0-9]+(?: [a-z0-9]+)*$/);
  });

  it('has each key once', () => {
    for (const keys of lists) expect(keys).toEqual([...new Set(keys)]);
  });
});
