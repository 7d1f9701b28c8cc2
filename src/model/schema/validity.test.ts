import { describe, expect, it } from 'vitest';
import { toNode } from './fixtures/to-node';
import type { SchemaNode } from './schema';
import { toGraph } from './schema';
import { findValidationError } from './validity';
import { matchesPattern } from './pattern';

type Parts = Partial<SchemaNode>;

const find = (value: unknown, root: Parts, others: readonly (Parts & { id: string })[] = []) =>
  findValidationError(
    {
      graph: toGraph([toNode('root', root), ...others.map((part) => toNode(part.id, part))]),
      matches: matchesPattern,
    },
    'root',
    value,
  );

describe('findValidationError', () => {
  it('returns nothing for a valid value', () => {
    expect(find('a', { types: ['string'] })).toBeUndefined();
    expect(find(null, { types: ['string'], nullable: true })).toBeUndefined();
  });

  it.each<[string, unknown, Parts, object]>([
    ['the type', 'a', { types: ['integer'] }, { kind: 'type', types: ['integer'] }],
    ['the enum', 'c', { values: [{ value: '"a"' }] }, { kind: 'choice', values: ['"a"'] }],
    ['the constant', 2, { constant: '1' }, { kind: 'choice', values: ['1'] }],
    [
      'the format',
      'x',
      { types: ['string'], format: 'date' },
      { kind: 'format', format: 'date', example: '2024-07-29' },
    ],
    [
      'the range of a format',
      300,
      { types: ['integer'], format: 'uint8' },
      { kind: 'integers', format: 'uint8', min: '0', max: '255' },
    ],
    [
      'the narrower range of the field',
      99999999999,
      { types: ['integer'], format: 'int32', limits: { minimum: '1', maximum: '1000' } },
      { kind: 'integers', format: 'int32', min: '1', max: '1000' },
    ],
    [
      'a limit',
      0,
      { types: ['integer'], limits: { minimum: '1' } },
      { kind: 'limit', limits: { minimum: '1' }, keyword: 'minimum', limit: '1' },
    ],
    [
      'a missing property',
      {},
      { types: ['object'], required: ['id'] },
      { kind: 'missing', name: 'id' },
    ],
    [
      'a property that is not allowed',
      { a: 1 },
      { types: ['object'], additional: false },
      { kind: 'extra', name: 'a', keyword: 'additionalProperties' },
    ],
    [
      'a property that no part describes',
      { a: 1 },
      { types: ['object'], unevaluated: false },
      { kind: 'extra', name: 'a', keyword: 'additionalProperties' },
    ],
    ['no specific reason', 1, { never: true }, { kind: 'other', keyword: 'false' }],
  ])('reports %s', (_, value, schema, reason) => {
    expect(find(value, schema)).toEqual({ path: [], reason });
  });

  it('returns the path to the invalid value', () => {
    const root: Parts = { types: ['object'], properties: [{ name: 'ids', schema: 'list' }] };
    const others = [
      { id: 'list', types: ['array' as const], items: 'id' },
      { id: 'id', types: ['integer' as const] },
    ];
    expect(find({ ids: [1, 'x'] }, root, others)).toEqual({
      path: ['ids', 1],
      reason: { kind: 'type', types: ['integer'] },
    });
  });

  const number = { id: 'number', types: ['integer' as const] };
  const asks = { id: 'asks', required: ['zip'] };

  it.each<[string, unknown, Parts, readonly (string | number)[], object]>([
    [
      'a name that is not allowed, before what is inside the others',
      { a: 'x', b: 1 },
      { properties: [{ name: 'a', schema: 'number' }], additional: false },
      [],
      { kind: 'extra', name: 'b', keyword: 'additionalProperties' },
    ],
    [
      'the error of a value in a map',
      { a: 1, b: 'x' },
      { types: ['object'], additional: 'number' },
      ['b'],
      { kind: 'type', types: ['integer'] },
    ],
    [
      'the error of a value whose name matches a pattern',
      { a: 'x' },
      { patternProperties: [{ pattern: '^a', schema: 'number' }] },
      ['a'],
      { kind: 'type', types: ['integer'] },
    ],
    [
      'the name that has the wrong form',
      { ab: 1 },
      { propertyNames: 'short' },
      [],
      {
        kind: 'extra',
        name: 'ab',
        keyword: 'propertyNames',
        why: { kind: 'limit', keyword: 'maxLength', limit: 1, limits: { maxLength: 1 } },
      },
    ],
    [
      'the error that a condition leads to',
      {},
      { condition: { if: 'any', then: 'asks' } },
      [],
      {
        kind: 'missing',
        name: 'zip',
      },
    ],
    [
      'what another property requires',
      { card: 1 },
      { dependentSchemas: [{ name: 'card', schema: 'asks' }] },
      [],
      { kind: 'missing', name: 'zip' },
    ],
    [
      'an item that is too much',
      [1, 2],
      { prefixItems: ['number'], unevaluatedItems: false },
      [1],
      { kind: 'other', keyword: 'unevaluatedItems' },
    ],
    [
      'no specific reason for a choice',
      1,
      { not: 'number' },
      [],
      { kind: 'other', keyword: 'not' },
    ],
    [
      'no item as asked for',
      ['x'],
      { contains: { schema: 'number' } },
      [],
      { kind: 'other', keyword: 'contains' },
    ],
  ])('reports %s', (_, value, root, path, reason) => {
    const short = { id: 'short', limits: { maxLength: 1 } };
    expect(find(value, root, [number, asks, short, { id: 'any' }])).toEqual({ path, reason });
  });

  it('makes one error of the limits of several parts', () => {
    const least = { id: 'least', limits: { minimum: '1' } };
    const most = { id: 'most', limits: { maximum: '9' } };
    expect(find(10, { allOf: ['least', 'most'] }, [least, most])?.reason).toEqual({
      kind: 'limit',
      limits: { minimum: '1', maximum: '9' },
      keyword: 'maximum',
      limit: '9',
    });
  });

  it('says nothing of a value that takes too many steps', () => {
    const tree = { id: 'tree', types: ['array' as const], items: 'tree' };
    const many = Array.from({ length: 100_001 }, () => []);
    expect(find(many, { allOf: ['tree'] }, [tree])).toBeUndefined();
    expect(find([1, ...many], { allOf: ['tree'] }, [tree])?.path).toEqual([0]);
  });

  it('reports the error of the selected variant, else that none matches', () => {
    const variants = [
      { schema: 'cat', label: 'Cat', values: ['"cat"'] },
      { schema: 'dog', label: 'Dog', values: ['"dog"'] },
    ];
    const root: Parts = { unions: [{ kind: 'oneOf', discriminator: 'kind', variants }] };
    const others = [
      { id: 'cat', types: ['object' as const], required: ['lives'] },
      { id: 'dog', types: ['object' as const], required: ['tail'] },
    ];
    expect(find({ kind: 'dog' }, root, others)?.reason).toEqual({ kind: 'missing', name: 'tail' });
    expect(find({}, root, others)?.reason).toEqual({ kind: 'variants', labels: ['Cat', 'Dog'] });
  });

  it('accepts what one of several variants with the same discriminator value allows', () => {
    const variants = [
      { schema: 'cat', label: 'Cat', values: ['1'] },
      { schema: 'lynx', label: 'Lynx', values: ['1'] },
      { schema: 'dog', label: 'Dog', values: ['"dog"'] },
    ];
    const root: Parts = { unions: [{ kind: 'oneOf', discriminator: 'kind', variants }] };
    const others = [
      { id: 'cat', types: ['object' as const], required: ['lives'] },
      { id: 'lynx', types: ['object' as const], required: ['ears'] },
      { id: 'dog', types: ['object' as const], required: ['tail'] },
    ];
    expect(find({ kind: 1, ears: 2 }, root, others)).toBeUndefined();
    expect(find({ kind: 1 }, root, others)?.reason).toEqual({
      kind: 'variants',
      labels: ['Cat', 'Lynx'],
    });
  });
});
