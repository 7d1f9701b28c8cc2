import { describe, expect, it } from 'vitest';
import { toExample } from './examples/example';
import { createConversion, toDocument } from './fixtures/create-conversion';
import { parseSpec } from './load-spec';
import { findValidationError } from '../../src/model/schema/validity';
import { getSchema } from '../../src/model/schema/schema';
import { matchesPattern } from '../../src/model/schema/pattern';

// What a discriminator selects by, as pages, samples, the form and its validator have it.

type Schemas = Readonly<Record<string, object>>;

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const kind = (schema: object) => ({
  type: 'object',
  properties: { kind: { type: 'string', ...schema } },
  required: ['kind'],
});
const choice = (more: object = {}) => ({
  oneOf: [ref('Card'), ref('Bank')],
  discriminator: { propertyName: 'kind', ...more },
});

function convert(schemas: Schemas) {
  const document = toDocument({ components: { schemas } } as object);
  return createConversion(document).graph.nodes;
}

function listValues(schemas: Schemas) {
  const [union] = getSchema(convert(schemas), 'S').unions;
  return Object.fromEntries((union?.variants ?? []).map(({ label, values }) => [label, values]));
}

const Bank = kind({ const: 'bank' });

describe('the value of a discriminator', () => {
  it.each<[string, Schemas, object]>([
    ['const', { Card: kind({ const: 'card' }), Bank }, { Card: ['"card"'], Bank: ['"bank"'] }],
    ['enum of one', { Card: kind({ enum: ['card'] }), Bank }, { Card: ['"card"'] }],
    ['enum of its own', { Card: kind({ enum: ['a', 'b'] }), Bank }, { Card: ['"a"', '"b"'] }],
    ['enum with its name', { Card: kind({ enum: ['Card', 'Bank'] }), Bank }, { Card: ['"Card"'] }],
    [
      'enum that others share',
      { Card: kind({ enum: ['x', 'y'] }), Bank: kind({ enum: ['x', 'y'] }) },
      { Card: undefined, Bank: undefined },
    ],
    [
      'const that another has, too',
      { Card: kind({ const: 'bank' }), Bank },
      { Card: ['"bank"'], Bank: ['"bank"'] },
    ],
    ['number', { Card: kind({ const: 1, type: 'integer' }), Bank }, { Card: ['1'] }],
    ['allOf', { Card: { allOf: [{}, kind({ const: 'card' })] }, Bank }, { Card: ['"card"'] }],
    [
      'allOf that narrows',
      {
        Card: { allOf: [ref('Base'), kind({ const: 'card' })] },
        Base: kind({ enum: ['card', 'x'] }),
        Bank,
      },
      { Card: ['"card"'] },
    ],
    [
      'reference to the property',
      { Card: { properties: { kind: ref('Kind') } }, Kind: { enum: ['card'] }, Bank },
      { Card: ['"card"'] },
    ],
    ['alias', { Card: ref('Real'), Real: kind({ const: 'card' }), Bank }, { Card: ['"card"'] }],
    [
      'nested choice',
      { Card: { oneOf: [kind({ const: 'visa' }), kind({ const: 'amex' })] }, Bank },
      { Card: ['"visa"', '"amex"'] },
    ],
    ['nothing', { Card: kind({}), Bank }, { Card: ['"Card"'] }],
    ['a name with signs', { Card: kind({ const: '<b>"é' }), Bank }, { Card: ['"<b>\\"é"'] }],
    [
      'itself',
      { Card: { allOf: [ref('S'), kind({ const: 'card' })] }, Bank },
      { Card: ['"card"'] },
    ],
  ])('without a mapping comes from the schema: %s', (_, schemas, values) => {
    expect(listValues({ S: choice(), ...schemas })).toMatchObject(values);
  });

  it('comes from a variant without a name, too', () => {
    const schema = { oneOf: [{ title: 'Inline', ...kind({ const: 'in' }) }, ref('Bank')] };
    const discriminator = { propertyName: 'kind' };
    expect(listValues({ S: { ...schema, discriminator }, Bank })).toEqual({
      Inline: ['"in"'],
      Bank: ['"bank"'],
    });
  });

  it('comes from a child of a parent that lists no variants', () => {
    const S = { ...kind({ enum: ['card', 'bank'] }), discriminator: { propertyName: 'kind' } };
    const toChild = (value: string) => ({ allOf: [ref('S'), kind({ const: value })] });
    const schemas = { S, Card: toChild('card'), Bank: toChild('bank') };
    expect(listValues(schemas)).toEqual({ Card: ['"card"'], Bank: ['"bank"'] });
    expect(toExample(convert(schemas), 'Bank', 'request')).toEqual({ kind: 'bank' });
  });

  it.each<[string, object, object]>([
    ['by name', { a: 'Card', b: 'Card', c: 'Bank' }, { Card: ['"a"', '"b"'], Bank: ['"c"'] }],
    ['by pointer', { a: '#/components/schemas/Card' }, { Card: ['"a"'], Bank: ['"Bank"'] }],
    ['by URI', { a: 'https://e.example/card' }, { Card: ['"a"'], Bank: ['"Bank"'] }],
    ['by anchor', { a: '#bank' }, { Card: ['"Card"'], Bank: ['"a"'] }],
  ])('comes from a mapping %s', (_, mapping, values) => {
    const Card = { $id: 'https://e.example/card', ...kind({}) };
    const schemas = { S: choice({ mapping }), Card, Bank: { $anchor: 'bank', ...kind({}) } };
    expect(listValues(schemas)).toEqual(values);
  });

  it('of a mapping is left out where the schema does not allow it', () => {
    const Card = kind({ const: 'card' });
    const mapping = { kard: 'Card', card: 'Card', bank: 'Bank' };
    expect(listValues({ S: choice({ mapping }), Card, Bank })['Card']).toEqual(['"card"']);
    expect(listValues({ S: choice({ mapping: { kard: 'Card' } }), Card, Bank })['Card']).toEqual([
      '"card"',
    ]);
    const numbered = { S: choice({ mapping: { 1: 'Card' } }), Card: kind({ enum: [1] }), Bank };
    expect(listValues(numbered)['Card']).toEqual(['1']);
  });

  it('is what the example sends and the validator asks for', () => {
    const Card = { ...kind({ const: 'card' }), additionalProperties: false };
    const graph = convert({ S: choice(), Card, Bank });
    const example = toExample(graph, 'S', 'request');
    expect(example).toEqual({ kind: 'card' });
    expect(findValidationError({ graph, matches: matchesPattern }, 'S', example)).toBeUndefined();
    // The error is that of the variant that the value selects.
    expect(
      findValidationError({ graph, matches: matchesPattern }, 'S', { kind: 'card', x: 1 })?.reason
        .kind,
    ).not.toBe('variants');
  });
});

async function listWarnings(mapping: object): Promise<readonly string[]> {
  const schemas = { S: choice({ mapping }), Card: kind({ enum: ['card', 'debit'] }), Bank };
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {},
    components: { schemas },
  };
  const loaded = await parseSpec('specs/a.json', JSON.stringify(document, undefined, 1));
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
  return loaded.spec.warnings.map(
    ({ line = 0, message, hint = '' }) => `${line > 1} ${message} ${hint}`,
  );
}

describe('a mapping', () => {
  it('that its schema contradicts is a warning with its place', async () => {
    expect(await listWarnings({ card: 'Card', debit: 'Card', bank: 'Bank' })).toEqual([]);
    expect(await listWarnings({ kard: '#/components/schemas/Card' })).toEqual([
      'true The value "kard" of "kind" is mapped to "#/components/schemas/Card", which allows only "card", "debit". The page shows what the schema allows. Map "card", or correct "kind" of the schema.',
    ]);
  });

  it('to a schema that there is not is a warning', async () => {
    expect(await listWarnings({ card: 'Crad' })).toEqual([
      'true The value "card" of "kind" is mapped to "Crad", which is not a schema. Did you mean "Card"?',
    ]);
  });
});
