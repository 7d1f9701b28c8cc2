import { describe, expect, it } from 'vitest';
import { listWarnings, readPages, toDocument } from '../fixtures/odd-file';

const place = '"components › schemas › Odd';

type Row = readonly [name: string, version: string, schema: object, text: string, shown: string];

function inEachVersion(name: string, schema: object, text: string, shown: string): readonly Row[] {
  return ['3.0.3', '3.1.0'].map((version) => [name, version, schema, text, shown]);
}

describe('a schema', () => {
  it.each<Row>([
    [
      'exclusiveMinimum: true of 3.0',
      '3.1.0',
      { type: 'integer', minimum: 5, exclusiveMinimum: true },
      ' › exclusiveMinimum" is "true", as in OpenAPI 3.0: read as 5, the "minimum".',
      '"exclusiveMin":"5"',
    ],
    [
      'exclusiveMaximum: true of 3.0',
      '3.2.0',
      { type: 'integer', maximum: 5, exclusiveMaximum: true },
      ' › exclusiveMaximum" is "true", as in OpenAPI 3.0: read as 5, the "maximum".',
      '"exclusiveMax":"5"',
    ],
    [
      'nullable of 3.0',
      '3.1.0',
      { type: 'string', nullable: true },
      ' › nullable" is of OpenAPI 3.0: read as "null" among the types.',
      '"nullable":true',
    ],
    [
      'a type of another language',
      '3.0.3',
      { type: 'int' },
      ' › type" says "int", which is not allowed here: read as integer.',
      '"types":["integer"]',
    ],
    [
      'type: file of 2.0',
      '3.0.3',
      { type: 'file' },
      ' › type" says "file", which is not allowed here: read as string.',
      '"format":"binary"',
    ],
    [
      'a type that nobody knows',
      '3.1.0',
      { type: 'whatsoever', title: 'Whatsoever' },
      ' › type" says "whatsoever", which is not allowed here: read as any type.',
      '"title":"Whatsoever"',
    ],
    ...inEachVersion(
      'a name twice in "required"',
      { type: 'object', required: ['a', 'a'], properties: { a: {} } },
      ' › required" has a name twice: it is read once.',
      '"name":"a","required":true',
    ),
    [
      '"required" at the property',
      '3.0.3',
      { properties: { a: { type: 'string', required: true } } },
      ' › properties › a › required" says true, which is not allowed here: read as the property is required.',
      '"name":"a","required":true',
    ],
    [
      'a discriminator that is a text',
      '3.0.3',
      { type: 'object', discriminator: 'kind' },
      ' › discriminator" says "kind", which is not allowed here: read as the name of the property.',
      '"type"',
    ],
    [
      'additionalProperties that is the name of a type',
      '3.1.0',
      { type: 'object', additionalProperties: 'string' },
      ' › additionalProperties" is the string "string": read as {"type":"string"}.',
      '"type"',
    ],
    [
      'additionalProperties: "false" as a text',
      '3.0.3',
      { type: 'object', additionalProperties: 'false' },
      ' › additionalProperties" is the string "false": read as false.',
      '"type"',
    ],
    ...inEachVersion(
      'a number in quotes',
      { type: 'string', maxLength: '12' },
      ' › maxLength" is "12": read as 12.',
      '"max":12',
    ),
    [
      'a number where a text has to be',
      '3.1.0',
      { type: 'string', title: 12 },
      ' › title" is 12: read as the string "12".',
      '"title":"12"',
    ],
    [
      'a field that OpenAPI does not have',
      '3.0.3',
      { type: 'string', optional: true },
      ' › optional" is not an OpenAPI field here: it is ignored.',
      '"type"',
    ],
    [
      '$recursiveRef of 2019-09',
      '3.1.0',
      { $recursiveAnchor: true, properties: { a: { $recursiveRef: '#' } } },
      ' › properties › a › $recursiveRef" says "#", which is not allowed here: read as a reference to "Odd".',
      '"Odd"',
    ],
    [
      'an empty "enum"',
      '3.0.3',
      { type: 'string', enum: [] },
      ' › enum" says a list, which is not allowed here: read as any value.',
      '"type"',
    ],
    [
      'several schemas for items',
      '3.1.0',
      { type: 'array', items: [{ type: 'string' }, { type: 'integer' }] },
      ' › items" is a list: read as "prefixItems".',
      '"prefixItems"',
    ],
  ])('with %s in %s is shown, and says how it is read', async (_, version, schema, text, shown) => {
    const document = toDocument({ Odd: schema }, version);
    expect(await listWarnings(document)).toEqual([`warning ${place}${text}`]);
    const pages = (await readPages(document)).join('\n');
    expect(pages.replaceAll('\\"', '"')).toContain(shown);
  });

  it.each<[string, string, object]>([
    ['fields without a value', '3.0.3', { description: null, items: null, title: null }],
    ['fields without a value', '3.1.0', { description: null, properties: { a: null } }],
    ['keywords of 3.1', '3.0.3', { const: 5, examples: [5], $comment: 'a' }],
    ['a list of types', '3.0.3', { type: ['string', 'null'] }],
    ['$recursiveAnchor of 2019-09', '3.1.0', { $recursiveAnchor: true, type: 'object' }],
    ['a format that nobody knows', '3.0.3', { type: 'integer', format: 'int' }],
  ])(
    'with %s in %s has no warning: a reader sees what the author means',
    async (_, version, schema) => {
      const document = toDocument({ Odd: schema }, version);
      expect(await listWarnings(document)).toEqual([]);
      expect(await readPages(document)).not.toEqual([]);
    },
  );
});
