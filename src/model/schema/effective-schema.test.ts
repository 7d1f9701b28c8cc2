import { describe, expect, it } from 'vitest';
import { toEffectiveSchema } from './effective-schema';
import { toNode } from './fixtures/to-node';
import type { SchemaNode } from './schema';
import { matchesPattern } from './pattern';
import { isValidValue } from './validity';
import { toGraph } from './schema';

const text = toNode('text', { types: ['string'] });

function toNames(nodes: readonly SchemaNode[], direction: 'request' | 'response'): string[] {
  return toEffectiveSchema(toGraph(nodes), 'root', direction).properties.map(({ name }) => name);
}

describe('the direction', () => {
  const nodes = [
    toNode('root', {
      types: ['object'],
      properties: [
        { name: 'id', schema: 'id' },
        { name: 'password', schema: 'password' },
        { name: 'name', schema: 'text' },
      ],
      required: ['id', 'password'],
    }),
    toNode('id', { types: ['string'], readOnly: true }),
    toNode('password', { types: ['string'], writeOnly: true }),
    text,
  ];

  it('hides what a client cannot send, and what it never receives', () => {
    expect(toNames(nodes, 'request')).toEqual(['password', 'name']);
    expect(toNames(nodes, 'response')).toEqual(['id', 'name']);
  });

  it('depends on all parts of a property: a reference with a "readOnly" sibling is hidden, too', () => {
    const withPart = [
      toNode('root', { properties: [{ name: 'owner', schema: 'root.owner' }] }),
      toNode('root.owner', { readOnly: true, allOf: ['text'] }),
      text,
    ];
    expect(toNames(withPart, 'request')).toEqual([]);
    expect(toNames(withPart, 'response')).toEqual(['owner']);
  });
});

describe('allOf', () => {
  it('is merged into one object, and the lists of required names are joined', () => {
    const graph = toGraph([
      toNode('root', {
        properties: [{ name: 'b', schema: 'text' }],
        required: ['a'],
        allOf: ['base'],
      }),
      toNode('base', {
        types: ['object'],
        properties: [
          { name: 'a', schema: 'text' },
          { name: 'c', schema: 'text' },
        ],
        required: ['c'],
      }),
      text,
    ]);
    const { types, properties, parts } = toEffectiveSchema(graph, 'root', 'response');
    expect(types).toEqual(['object']);
    expect(parts).toEqual(['root', 'base']);
    expect(properties.map(({ name, required }) => [name, required])).toEqual([
      ['b', false],
      ['a', true],
      ['c', true],
    ]);
  });

  it('joins descriptions, prefers the values of the outer schema, and combines limits', () => {
    const outer = toNode('root', {
      description: ['outer'],
      default: '"a"',
      limits: { maxLength: 5 },
      allOf: ['base'],
    });
    const base = toNode('base', {
      types: ['string'],
      nullable: true,
      description: ['inner'],
      default: '"b"',
      format: 'uuid',
      examples: ['"c"'],
      deprecated: true,
      limits: { minLength: 2 },
    });
    expect(toEffectiveSchema(toGraph([outer, base]), 'root', 'response')).toMatchObject({
      description: ['outer', 'inner'],
      default: '"a"',
      types: ['string'],
      nullable: true,
      format: 'uuid',
      examples: ['"c"'],
      deprecated: true,
      limits: { minLength: 2, maxLength: 5 },
    });
  });

  it('requires a property that two parts describe to satisfy both', () => {
    const graph = toGraph([
      toNode('root', { allOf: ['one', 'two'] }),
      toNode('one', { properties: [{ name: 'a', schema: 'text' }] }),
      toNode('two', { properties: [{ name: 'a', schema: 'short' }], required: ['a'] }),
      text,
      toNode('short', { limits: { maxLength: 3 } }),
    ]);
    const [property] = toEffectiveSchema(graph, 'root', 'response').properties;
    expect(property).toEqual({ name: 'a', schema: ['text', 'short'], required: true });
    expect(toEffectiveSchema(graph, property?.schema ?? '', 'response')).toMatchObject({
      types: ['string'],
      limits: { maxLength: 3 },
    });
  });

  it('has the properties of all parts although closed ones exclude each other, with one reason', () => {
    const graph = toGraph([
      toNode('root', { allOf: ['Person', 'own'] }),
      toNode('Person', {
        name: 'Person',
        additional: false,
        required: ['name', 'lost'],
        properties: [{ name: 'name', schema: 'text' }],
      }),
      toNode('own', {
        additional: false,
        properties: [
          { name: 'salary', schema: 'text' },
          { name: 'role', schema: 'text' },
        ],
      }),
      text,
    ]);
    const { properties, contradictions } = toEffectiveSchema(graph, 'root', 'request');
    expect(properties.map(({ name }) => name)).toEqual(['name', 'salary', 'role']);
    expect(contradictions).toEqual([
      '"lost" is not allowed: one part allows no properties but its own.',
      'Person allows no properties but its own, not "salary", "role". The fields of all parts are shown.',
    ]);
    expect(
      isValidValue({ graph, matches: matchesPattern }, 'own', 'request', {
        salary: 'a',
        name: 'b',
      }),
    ).toBe(false);
  });

  it('has the properties of parts that close themselves by what is unevaluated', () => {
    const toPart = (id: string, more: Partial<SchemaNode> = {}) =>
      toNode(id, { unevaluated: false, properties: [{ name: id, schema: 'text' }], ...more });
    const parts = [toPart('one', { name: 'One', allOf: ['base'] }), toPart('two'), text];
    const base = toNode('base', { properties: [{ name: 'base', schema: 'text' }] });
    const graph = toGraph([toNode('root', { allOf: ['one', 'two'] }), ...parts, base]);
    const schema = toEffectiveSchema(graph, 'root', 'request');
    expect(schema.properties.map(({ name }) => name)).toEqual(['one', 'base', 'two']);
    expect(schema.contradictions).toEqual([
      'One allows no properties but its own, not "two". The fields of all parts are shown.',
    ]);
    const isValid = (id: string, value: object) =>
      isValidValue({ graph, matches: matchesPattern }, id, 'request', value);
    expect(isValid('root', { one: 'a', base: 'b', two: 'c' })).toBe(true);
    expect(isValid('root', { one: 'a', other: 'b' })).toBe(false);
    expect(isValid('one', { one: 'a', base: 'b', two: 'c' })).toBe(false);
    const whole = toGraph([toPart('root', { allOf: ['base'] }), base, text]);
    expect(toEffectiveSchema(whole, 'root', 'request').contradictions).toEqual([]);
  });

  it('keeps a property where it first appears, so that both tables have the same order', () => {
    const nodes = [
      toNode('root', { allOf: ['one', 'two'] }),
      toNode('one', {
        properties: [
          { name: 'a', schema: 'text' },
          { name: 'b', schema: 'text' },
        ],
      }),
      toNode('two', { properties: [{ name: 'a', schema: 'text' }] }),
      text,
    ];
    expect(toNames(nodes, 'response')).toEqual(['a', 'b']);
  });

  it('includes a schema once if several parts refer to it, or if it refers to itself', () => {
    const graph = toGraph([
      toNode('root', { allOf: ['left', 'right', 'root'] }),
      toNode('left', { allOf: ['root', 'base'] }),
      toNode('right', { allOf: ['base'] }),
      toNode('base', { limits: { uniqueItems: true } }),
    ]);
    expect(toEffectiveSchema(graph, 'root', 'response')).toMatchObject({
      parts: ['root', 'left', 'base', 'right'],
      limits: { uniqueItems: true },
    });
  });
});

describe('ids and names', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'such as %s are plain data',
    (name) => {
      const nodes = [
        toNode('root', { properties: [{ name, schema: 'text' }], required: [name] }),
        text,
      ];
      expect(toEffectiveSchema(toGraph(nodes), 'root', 'request').properties).toEqual([
        { name, schema: 'text', required: true },
      ]);
      expect(toEffectiveSchema(toGraph([toNode('root')]), 'root', 'request').properties).toEqual(
        [],
      );
    },
  );

  it('allow any value if there are none', () => {
    expect(toEffectiveSchema(toGraph([]), [], 'request')).toMatchObject({ types: [], parts: [] });
  });

  it('that are missing from the graph throw, as a bug of ours', () => {
    expect(() => toEffectiveSchema(toGraph([]), 'gone', 'request')).toThrow(
      'Schema "gone" is missing from the graph.',
    );
  });
});

describe('a schema with nothing inside', () => {
  it.each([
    toNode('own', { types: ['string'], format: 'uuid', description: [], readOnly: true }),
    toNode('own', { values: [{ value: '"a"' }, { value: '1' }], nullable: true, default: '1' }),
    toNode('own', { types: ['integer'], values: [{ value: '"a"' }] }),
    toNode('own', { constant: 'null', deprecated: true, examples: ['1'] }),
    toNode('own', { never: true, limits: { minItems: 2, maxItems: 1, uniqueItems: true } }),
    toNode('own', {
      limits: { minLength: 1, maxLength: 3 },
    }),
  ])('is valid as it would be as the only part of another: %#', (own) => {
    const around = toNode('around', { allOf: ['own'] });
    const graph = toGraph([own, around]);
    const { id: _id, parts: _parts, ...alone } = toEffectiveSchema(graph, 'own', 'request');
    const { id: _around, parts: _both, ...merged } = toEffectiveSchema(graph, 'around', 'request');
    expect(alone).toMatchObject(merged);
  });
});
