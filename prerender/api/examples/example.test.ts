import { describe, expect, it } from 'vitest';
import { toNode } from '../../../src/model/schema/fixtures/to-node';
import type { SchemaNode } from '../../../src/model/schema/schema';
import { toGraph } from '../../../src/model/schema/schema';
import { findShownFields, toExample } from './example';

function toValue(...nodes: readonly SchemaNode[]): unknown {
  return toExample(toGraph(nodes), 'root', 'request');
}

const text = toNode('text', { types: ['string'] });

describe('an example', () => {
  it.each<[string, Partial<SchemaNode>, unknown]>([
    ['the constant', { constant: '1', examples: ['2'], default: '3' }, 1],
    ['the first example', { examples: ['2', '5'], default: '3', types: ['integer'] }, 2],
    ['the default', { default: '3', values: [{ value: '4' }, { value: '3' }] }, 3],
    ['the first of some values', { values: [{ value: '"open"' }, { value: '"done"' }] }, 'open'],
    [
      'null when that is what the author gave',
      { types: ['string'], nullable: true, examples: ['null'] },
      null,
    ],
  ])('is %s, before anything is made up', (_, node, value) => {
    expect(toValue(toNode('root', node))).toEqual(value);
  });

  it.each<[Partial<SchemaNode>, unknown]>([
    [{ types: ['string'] }, 'string'],
    [{ types: ['string'], format: 'uuid' }, '3fa85f64-5717-4562-b3fc-2c963f66afa6'],
    [{ types: ['string'], format: 'unheard-of' }, 'string'],
    [{ types: ['string'], format: 'constructor' }, 'string'],
    [{ types: ['integer'] }, 0],
    [{ types: ['integer'], limits: { minimum: '1', maximum: '9' } }, 1],
    [{ types: ['integer'], limits: { exclusiveMinimum: '3' } }, 4],
    [{ types: ['boolean'] }, true],
    [{ types: ['array'] }, []],
    [{ types: ['object'] }, {}],
    [{ nullable: true }, null],
    [{}, null],
  ])('of %j is %j, the same in every build', (node, value) => {
    expect(toValue(toNode('root', node))).toEqual(value);
  });

  it.each<[string, SchemaNode['limits'], (value: number) => boolean]>([
    ['a maximum below zero', { maximum: '-5' }, (value) => value <= -5],
    ['an exclusive maximum of zero', { exclusiveMaximum: '0' }, (value) => value < 0],
    ['a step', { minimum: '1', multipleOf: ['5'] }, (value) => value >= 1 && value % 5 === 0],
  ])('respects %s', (_, limits, isValid) => {
    expect(toValue(toNode('root', { types: ['integer'], limits }))).toSatisfy(isValid);
  });

  it('is a list of one item', () => {
    expect(toValue(toNode('root', { types: ['array'], items: 'text' }), text)).toEqual(['string']);
  });

  it('has the properties of all parts', () => {
    const root = toNode('root', { properties: [{ name: 'a', schema: 'text' }], allOf: ['base'] });
    const base = toNode('base', { properties: [{ name: 'b', schema: 'text' }] });
    expect(toValue(root, base, text)).toEqual({ a: 'string', b: 'string' });
  });

  it('treats a key that is special in JavaScript as data', () => {
    const value = toValue(
      toNode('root', { properties: [{ name: '__proto__', schema: 'text' }] }),
      text,
    );
    expect(JSON.stringify(value)).toBe('{"__proto__":"string"}');
  });
});

describe('an example of a recursive schema', () => {
  it('ends at the recursion: omits the property, empties the list', () => {
    const root = toNode('root', {
      properties: [
        { name: 'name', schema: 'text' },
        { name: 'parent', schema: 'root' },
        { name: 'children', schema: 'list' },
      ],
    });
    const list = toNode('list', { types: ['array'], items: 'root' });
    expect(toValue(root, list, text)).toEqual({ name: 'Example root', children: [] });
  });

  it('is a finite list for a list of itself', () => {
    expect(toValue(toNode('root', { types: ['array'], items: 'root' }))).toEqual([]);
  });

  it('ends where a text has JSON of a schema around it', () => {
    const content = { types: ['string'], contentMediaType: 'application/json' } as const;
    const root = toNode('root', {
      types: ['object'],
      properties: [{ name: 'payload', schema: 'payload' }],
      required: ['payload'],
    });
    const payload = toNode('payload', { ...content, contentSchema: 'root' });
    expect(toValue(root, payload)).toEqual({ payload: '{}' });
    expect(toValue(toNode('root', { ...content, contentSchema: 'root' }))).toBe('{}');
  });

  it('shows the same schema twice side by side', () => {
    const root = toNode('root', {
      properties: [
        { name: 'from', schema: 'team' },
        { name: 'to', schema: 'team' },
      ],
    });
    const team = toNode('team', { properties: [{ name: 'id', schema: 'text' }] });
    expect(toValue(root, team, text)).toEqual({ from: { id: 'a1b2c3d4' }, to: { id: 'a1b2c3d4' } });
  });

  it('terminates when the first variant of a union is the union itself', () => {
    const union = { kind: 'oneOf', variants: [{ schema: 'other', label: 'other' }] } as const;
    const back = { kind: 'oneOf', variants: [{ schema: 'root', label: 'root' }] } as const;
    expect(() =>
      toValue(toNode('root', { unions: [union] }), toNode('other', { unions: [back] })),
    ).not.toThrow();
  });
});

describe('an example of a union', () => {
  const card = toNode('card', {
    types: ['object'],
    properties: [
      { name: 'kind', schema: 'text' },
      { name: 'number', schema: 'text' },
    ],
  });

  it('uses the first variant', () => {
    const union = { kind: 'oneOf', variants: [{ schema: 'card', label: 'Card' }] } as const;
    expect(toValue(toNode('root', { unions: [union] }), card, text)).toMatchObject({
      number: 'string',
    });
  });

  it('keeps the properties beside the variants', () => {
    const root = toNode('root', {
      types: ['object'],
      properties: [{ name: 'amount', schema: 'text' }],
      required: ['amount'],
      unions: [{ kind: 'oneOf', variants: [{ schema: 'card', label: 'Card' }] }],
    });
    expect(toValue(root, card, text)).toMatchObject({ amount: '19.99', number: 'string' });
  });

  it('sets the discriminator to its variant', () => {
    const root = toNode('root', {
      unions: [
        {
          kind: 'oneOf',
          discriminator: 'kind',
          variants: [{ schema: 'card', label: 'Card', values: ['"card"'] }],
        },
      ],
    });
    expect(toValue(root, card, text)).toMatchObject({ kind: 'card' });
  });
});

describe('an example of an object with many fields', () => {
  const long = toNode('long', { types: ['string'], constant: JSON.stringify('x'.repeat(300)) });
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const properties = names.map((name) => ({ name, schema: name === 'a' ? 'text' : 'long' }));

  it.each([
    [['a'], ['a'], 'required'],
    [[], ['a', 'b', 'c'], 'some'],
    [names, names, undefined],
  ])('with %j required shows %j', (required, shown, fields) => {
    const root = toNode('root', { types: ['object'], properties, required });
    const graph = toGraph([root, long, text]);
    const value = toExample(graph, 'root', 'request');
    expect(Object.keys(value as object)).toEqual(shown);
    expect(findShownFields(graph, 'root', 'request')).toBe(fields);
  });

  it('shows all of few', () => {
    const root = toNode('root', { types: ['object'], properties: properties.slice(0, 3) });
    const graph = toGraph([root, long, text]);
    expect(Object.keys(toExample(graph, 'root', 'request') as object)).toEqual(['a', 'b', 'c']);
    expect(findShownFields(graph, 'root', 'request')).toBeUndefined();
  });
});

describe('an example with required fields only', () => {
  const toLean = (...nodes: readonly SchemaNode[]) =>
    toExample(toGraph([...nodes, text]), 'root', 'request', undefined, { onlyRequired: true });
  const inner = toNode('inner', {
    types: ['object'],
    properties: ['must', 'may'].map((name) => ({ name, schema: 'text' })),
    required: ['must'],
  });
  const list = toNode('list', { types: ['array'], items: 'inner' });

  it('has them at every depth, and one item of a list', () => {
    const properties = [
      { name: 'a', schema: 'text' },
      { name: 'b', schema: 'inner' },
      { name: 'c', schema: 'list' },
    ];
    const root = toNode('root', { types: ['object'], properties, required: ['b', 'c'] });
    const must = { must: 'string' };
    expect(toLean(root, inner, list)).toEqual({ b: must, c: [must] });
    expect(toLean({ ...list, id: 'root' }, inner)).toEqual([must]);
  });

  it.each([
    ['text', { a: 'string' }],
    ['inner', { a: { must: 'string' } }],
    ['list', { a: [{ must: 'string' }] }],
  ])('is not empty where none is required, and the only field is %s', (schema, value) => {
    const root = toNode('root', { types: ['object'], properties: [{ name: 'a', schema }] });
    expect(toLean(root, inner, list)).toEqual(value);
  });

  it('has declared fields where a rule asks for many', () => {
    const properties = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, schema: 'inner' }));
    const limits = { minProperties: 4 } as const;
    const root = toNode('root', { types: ['object'], properties, limits });
    expect(Object.keys(toLean(root, inner) as object)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('has some of the fields where they exclude each other, not none', () => {
    const properties = ['a', 'b', 'c'].map((name) => ({ name, schema: 'text' }));
    const root = toNode('root', { types: ['object'], properties, not: 'both' });
    const both = toNode('both', { required: ['a', 'b'] });
    expect(toLean(root, both)).toEqual({ a: 'string', c: 'string' });
  });

  it.each([
    [['a'], 2, ['a', 'b', 'd']],
    [[], 3, ['b', 'd', 'e']],
  ])('has enough fields, %j among them, where two exclude each other', (required, min, names) => {
    const properties = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, schema: 'text' }));
    const limits = { minProperties: min };
    const not = 'both';
    const root = toNode('root', { types: ['object'], properties, required, limits, not });
    const both = toNode('both', { required: ['b', 'c'] });
    expect(Object.keys(toLean(root, both) as object)).toEqual(expect.arrayContaining(names));
  });

  it('is valid where a rule asks for more than is required', () => {
    const properties = ['a', 'b', 'c'].map((name) => ({ name, schema: 'text' }));
    const limits = { minProperties: 2 } as const;
    const root = toNode('root', { types: ['object'], properties, required: ['a'], limits });
    expect(Object.keys(toLean(root) as object).length).toBeGreaterThanOrEqual(2);
  });
});

describe('an example of a closed object', () => {
  const base = toNode('root', {
    types: ['object'],
    additional: false,
    properties: [{ name: 'kind', schema: 'text' }],
  });
  const more = toNode('more', {
    properties: [{ name: 'size', schema: 'text' }],
    required: ['size'],
  });

  it.each<[string, Partial<SchemaNode>]>([
    ['a variant', { unions: [{ kind: 'oneOf', variants: [{ schema: 'more', label: '' }] }] }],
    ['a condition', { condition: { if: 'text', else: 'more' } }],
    ['another field', { dependentSchemas: [{ name: 'kind', schema: 'more' }] }],
  ])('has the fields that %s adds', (_, node) => {
    const value = toValue({ ...base, ...node }, more, text);
    expect(value).toEqual({ kind: 'string', size: 'string' });
  });

  it('has those of a schema that extends it', () => {
    const union = {
      kind: 'oneOf',
      variants: [{ schema: 'dog', label: 'Dog', values: ['"dog"'] }],
      discriminator: 'kind',
      inherited: true,
    } as const;
    const dog = toNode('dog', { ...more, id: 'dog', allOf: ['root'], additional: false });
    expect(toValue({ ...base, unions: [union] }, dog, text)).toEqual({
      kind: 'dog',
      size: 'string',
    });
  });
});

describe('an example of many levels', () => {
  it('shows an item of every list and an entry of every map that it shows', () => {
    const levels = Array.from({ length: 12 }, (_, index) => [
      toNode(`level${index}`, {
        types: ['object'],
        properties: [
          { name: 'name', schema: 'text' },
          { name: 'next', schema: `level${index + 1}` },
          { name: 'list', schema: `list${index}` },
          { name: 'map', schema: `map${index}` },
        ],
      }),
      toNode(`list${index}`, { types: ['array'], items: `level${index + 1}` }),
      toNode(`map${index}`, { types: ['object'], additional: `level${index + 1}` }),
    ]).flat();
    const root = toNode('root', {
      types: ['object'],
      properties: [{ name: 'top', schema: 'level0' }],
    });
    const last = toNode('level12', { types: ['string'] });
    const json = JSON.stringify(toValue(root, ...levels, last, text));
    expect(json).toContain('"list":[{"name":');
    expect(json).toContain('"map":{"key":{"name":');
    expect(json).not.toMatch(/\[\]|\{\}/);
  });
});
