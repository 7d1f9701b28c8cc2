import { describe, expect, it } from 'vitest';
import { toNode } from './fixtures/to-node';
import type { SchemaNode } from './schema';
import { toGraph } from './schema';
import { findValidationError } from './validation-error';
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
      { kind: 'integers', min: '0', max: '255' },
    ],
    [
      'a limit',
      0,
      { types: ['integer'], bounds: [{ kind: 'range', min: '1' }] },
      { kind: 'bound', bound: { kind: 'range', min: '1' } },
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
      { kind: 'extra', name: 'a' },
    ],
    ['no specific reason', 1, { never: true }, { kind: 'other' }],
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
