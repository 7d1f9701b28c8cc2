import { describe, expect, it } from 'vitest';
import { emptySchema } from '../../../src/model/schema/schema';
import type { SchemaNode } from '../../../src/model/schema/schema';
import type { SchemaObject } from '../document/schema-object';
import { toPlainDescription } from '../fixtures/create-conversion';
import { toSchemaNode } from './schema-node';

function convert(schema: SchemaObject): SchemaNode {
  return toSchemaNode({
    schema,
    id: 'A',
    toText: toPlainDescription,
    add: (child, id) =>
      typeof child === 'object' && child.$ref !== undefined && Object.keys(child).length === 1
        ? (child.$ref.split('/').at(-1) ?? id)
        : id,
    resolve: (child) => child,
    children: [],
  });
}

describe('an empty schema', () => {
  it.each([true, {}])('(%j) has empty lists instead of undefined', (schema) => {
    expect(convert(schema)).toEqual({ id: 'A', ...emptySchema });
  });
});

describe('types', () => {
  it.each<[SchemaObject, readonly string[], boolean]>([
    [{ type: 'string' }, ['string'], false],
    [{ type: ['string', 'null'] }, ['string'], true],
    [{ type: 'string', nullable: true }, ['string'], true],
    [{ type: ['string', 'integer'] }, ['string', 'integer'], false],
    [{ type: 'null' }, ['null'], true],
    [{ type: ['null', 'null'] }, ['null'], true],
    [{ properties: {} }, [], false],
    [{ enum: ['a', null] }, [], true],
    [{ type: 'string', enum: ['a', null] }, ['string'], false],
    [{ type: ['string', 'null'], enum: ['a'] }, ['string'], false],
    [{ oneOf: [{ type: 'null' }, { type: 'string' }] }, [], true],
    [{ anyOf: [{ type: 'null' }] }, ['null'], true],
    [{ type: 'object', oneOf: [{ type: 'null' }, {}] }, ['object'], false],
  ])('of %j are %j, nullable: %s', (schema, types, nullable) => {
    expect(convert(schema)).toMatchObject({ types, nullable });
  });
});

describe('values', () => {
  it('are JSON text, so that null, strings and numbers stay distinct', () => {
    const schema = { const: null, default: 0, example: '1', examples: [1, { b: 1, a: 2 }] };
    expect(convert(schema)).toMatchObject({
      constant: 'null',
      default: '0',
      examples: ['"1"', '1', '{"b":1,"a":2}'],
    });
  });

  it('of an enum have their meanings; null is part of the type', () => {
    const schema = {
      enum: ['open', 2, true, null],
      'x-enumDescriptions': { open: 'Not done', '2': 'Two', true: 'Yes' },
    };
    expect(convert(schema).values).toEqual([
      { value: '"open"', meaning: ['Not done'] },
      { value: '2', meaning: ['Two'] },
      { value: 'true', meaning: ['Yes'] },
    ]);
  });

  it('of a choice between constants have what is said of each', () => {
    const { values, unions, nullable } = convert({
      oneOf: [
        { const: 'CREATE', type: 'string', title: 'CREATE', description: 'Makes a new one' },
        { const: 2, title: 'Two' },
        { const: null },
      ],
    });
    expect(values).toEqual([
      { value: '"CREATE"', meaning: ['Makes a new one'] },
      { value: '2', name: 'Two' },
    ]);
    expect(unions).toEqual([]);
    expect(nullable).toBe(true);
  });

  it('are not made of a choice of which more is said', () => {
    const constant = { const: 'a' };
    for (const schema of [
      { oneOf: [constant, { const: 'b', deprecated: true }] },
      { anyOf: [constant, { type: 'string' } as const] },
      { oneOf: [constant, { const: 'b' }], discriminator: { propertyName: 'x' } },
    ])
      expect(convert(schema).unions).toHaveLength(1);
  });

  it.each<SchemaObject>([
    { oneOf: [{ const: 'a', description: 'First' }, { const: 'b' }, { type: 'null' }] },
    {
      anyOf: [
        { type: 'string', enum: ['a'], description: 'First' },
        { type: 'string', enum: ['b'] },
        { enum: [null] },
      ],
    },
  ])('of a choice between constants, as any version writes them, may be null: %j', (schema) => {
    const { values, unions, nullable } = convert(schema);
    expect(values).toEqual([{ value: '"a"', meaning: ['First'] }, { value: '"b"' }]);
    expect(unions).toEqual([]);
    expect(nullable).toBe(true);
  });

  it.each(['constructor', '__proto__'])('called %s inherit no meaning', (value) => {
    expect(convert({ enum: [value] }).values).toEqual([{ value: `"${value}"` }]);
    const described = JSON.parse(`{"enum":["${value}"],"x-enumDescriptions":{"${value}":"Odd"}}`);
    expect(convert(described as SchemaObject).values).toEqual([
      { value: `"${value}"`, meaning: ['Odd'] },
    ]);
  });
});

describe('limits', () => {
  it('keep zeros and have a stable order', () => {
    const schema = {
      maxProperties: 2,
      uniqueItems: true,
      minItems: 0,
      pattern: '^a',
      multipleOf: 5,
      minimum: 0,
      exclusiveMaximum: 10,
      minLength: 0,
      maxLength: 80,
    };
    expect(convert(schema).limits).toEqual({
      minLength: 0,
      maxLength: 80,
      minimum: '0',
      exclusiveMaximum: '10',
      multipleOf: ['5'],
      pattern: ['^a'],
      minItems: 0,
      uniqueItems: true,
      maxProperties: 2,
    });
  });

  it('omit "uniqueItems: true" of what is no list', () => {
    expect(convert({ type: 'string', uniqueItems: true }).limits).toEqual({});
    expect(convert({ type: ['array', 'null'], uniqueItems: true }).limits).toEqual({
      uniqueItems: true,
    });
  });

  it('omit "uniqueItems: false"', () => {
    expect(convert({ uniqueItems: false }).limits).toEqual({});
  });

  // In OpenAPI 3.0, a boolean tells whether `minimum` itself is allowed.
  it.each([
    [{ minimum: 0, exclusiveMinimum: true }, { exclusiveMinimum: '0' }],
    [{ maximum: 9, exclusiveMaximum: true }, { exclusiveMaximum: '9' }],
    [{ minimum: 0, exclusiveMinimum: false }, { minimum: '0' }],
  ])('of OpenAPI 3.0 become the same as those of 3.1: %j', (schema, limits) => {
    expect(convert(schema as unknown as SchemaObject).limits).toEqual(limits);
  });
});

describe('children', () => {
  it('have ids that show their path', () => {
    const node = convert({
      properties: { name: { type: 'string' }, owner: { $ref: '#/components/schemas/User' } },
      required: ['name'],
      items: { type: 'string' },
      additionalProperties: { type: 'integer' },
      allOf: [{ $ref: '#/components/schemas/Base' }, { type: 'object' }],
    });
    expect(node).toMatchObject({
      properties: [
        { name: 'name', schema: 'A.name' },
        { name: 'owner', schema: 'User' },
      ],
      required: ['name'],
      items: 'A[]',
      additional: 'A.*',
      allOf: ['Base', 'A/allOf/1'],
    });
  });

  it.each([true, false])('additional properties may be %s', (additionalProperties) => {
    expect(convert({ additionalProperties }).additional).toBe(additionalProperties);
  });

  it('keep names that are special in JavaScript', () => {
    const schema = JSON.parse('{"properties":{"__proto__":{},"constructor":{}}}') as SchemaObject;
    expect(convert(schema).properties.map(({ name }) => name)).toEqual([
      '__proto__',
      'constructor',
    ]);
  });

  it('of a reference with siblings: the target in allOf, and the siblings', () => {
    const node = convert({
      $ref: '#/components/schemas/User',
      description: 'The owner',
      readOnly: true,
    });
    expect(node).toMatchObject({ allOf: ['User'], description: ['The owner'], readOnly: true });
  });
});

describe('a union', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

  it('names its variants by title, then by component, then by type', () => {
    const [union] = convert({
      anyOf: [{ title: 'Some text' }, ref('Card'), { type: 'integer' }],
    }).unions;
    expect(union).toEqual({
      kind: 'anyOf',
      variants: [
        { schema: 'A/anyOf/0', label: 'Some text' },
        { schema: 'Card', label: 'Card' },
        { schema: 'A/anyOf/2', label: 'integer' },
      ],
    });
  });

  it('does not count null as a variant', () => {
    const { unions, nullable } = convert({ oneOf: [{ type: 'null' }, ref('Card'), ref('Bank')] });
    expect(unions).toMatchObject([
      { nullable: true, variants: [{ label: 'Card' }, { label: 'Bank' }] },
    ]);
    expect(nullable).toBe(true);
    expect(convert({ oneOf: [{ type: 'null' }] }).unions).toEqual([]);
  });

  it('takes discriminator values from the mapping, by pointer or by name, else from the names', () => {
    const [union] = convert({
      oneOf: [ref('Card'), ref('Bank'), ref('Cash'), { title: 'Inline' }],
      discriminator: {
        propertyName: 'kind',
        mapping: { card: '#/components/schemas/Card', transfer: 'Bank' },
      },
    }).unions;
    expect(union?.discriminator).toBe('kind');
    expect(union?.variants.map(({ label, values }) => [label, values])).toEqual([
      ['Card', ['"card"']],
      ['Bank', ['"transfer"']],
      ['Cash', ['"Cash"']],
      ['Inline', undefined],
    ]);
  });

  it('without a discriminator has no values', () => {
    expect(convert({ oneOf: [ref('Card')] }).unions[0]?.variants).toEqual([
      { schema: 'Card', label: 'Card' },
    ]);
  });
});
