import { describe, expect, it } from 'vitest';
import { toJsonText } from '../../../src/model/json-text';
import { findAt } from '../document/pointer';
import { parseSpec } from '../load-spec';

/** The document of a file with one schema and, in a response, an example of it; and its warnings. */
async function read(schema: string, example = 'null') {
  const loaded = await parseSpec(
    'specs/a.yaml',
    `openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /a:
    get:
      operationId: a
      tags: [a]
      parameters:
        - { name: q, in: query, schema: { $ref: '#/components/schemas/A' }, example: ${example} }
      responses:
        '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/A' }, examples: { one: { $ref: '#/components/examples/One' } } } } }
components:
  examples: { One: { value: ${example} } }
  schemas: { A: ${schema} }
tags: [{ name: a }]
`,
  );
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
  const { document, warnings } = loaded.spec;
  const { A } = findAt(document, ['components', 'schemas']) as { readonly A: unknown };
  const places = [
    ['components', 'examples', 'One', 'value'],
    ['paths', '/a', 'get', 'parameters', '0', 'example'],
  ];
  return {
    schema: toJsonText(A),
    examples: places.map((place) => toJsonText(findAt(document, place))),
    warnings: warnings.map(({ line, message }) => `${line} ${message}`),
  };
}

describe('a value without quotes', () => {
  it.each(['00123', '+15551234567', '1.10', '0x1F', '0o17', '.5', '1e3', '200', 'true'])(
    'is the text %s where its schema says so',
    async (text) => {
      const { schema, examples, warnings } = await read(
        `{ type: string, default: ${text}, enum: [${text}, x], examples: [${text}] }`,
        text,
      );
      expect(schema).toBe(
        `{"type":"string","default":"${text}","enum":["${text}","x"],"examples":["${text}"]}`,
      );
      expect(examples).toEqual([`"${text}"`, `"${text}"`]);
      // Only of what could be meant as a number; a parameter is a text in any case.
      const count = /^(?:1\.10|1e3|200|true)$/.test(text) ? 4 : 0;
      expect(warnings).toHaveLength(count);
    },
  );

  it.each([
    ['string', '200', '"200"', 'is a number below "type: string": read as the string "200"'],
    ['string', 'true', '"true"', 'is a boolean below "type: string": read as the string "true"'],
    ['integer', '"5"', '5', 'is a string below "type: integer": read as "5" without quotes'],
    ['number', '"1.10"', '1.10', 'is a string below "type: number": read as "1.10" without quotes'],
    [
      'boolean',
      '"false"',
      'false',
      'is a string below "type: boolean": read as "false" without quotes',
    ],
  ])('is said to be read by its type: %s, %s', async (type, written, value, text) => {
    const { schema, warnings } = await read(`{ type: ${type}, default: ${written} }`);
    expect(schema).toContain(`"default":${value}}`);
    expect(warnings).toEqual([`14 "components › schemas › A › default" ${text}.`]);
  });

  it.each(['{ type: integer, default: "5 kg" }', '{ type: [string, integer], default: "5" }'])(
    'stays as it is where it may be right, or cannot be: %s',
    async (written) => {
      const { schema, warnings } = await read(written);
      expect(schema).toMatch(/"default":"5/);
      expect(warnings).toEqual([]);
    },
  );

  it('is a text in a type that also has null, but not beside numbers', async () => {
    const { schema } = await read('{ type: [string, "null"], enum: [007, null] }');
    expect(schema).toContain('"enum":["007",null]');
    expect((await read('{ type: [string, integer], default: 007 }')).schema).toContain(':7}');
    expect((await read('{ default: 007 }')).schema).toBe('{"default":7}');
  });

  it('is read by the schema of its field, in parts, references, lists and maps', async () => {
    const { examples, warnings } = await read(
      `{ type: object,
        allOf: [{ properties: { zip: { $ref: '#/components/schemas/A/$defs/Zip' } } }],
        oneOf: [{ properties: { list: { items: { type: string } } } }, { properties: { n: { type: integer } } }],
        additionalProperties: { type: string },
        $defs: { Zip: { type: string } } }`,
      '{ zip: 00123, list: [+1], n: +1, other: 08, sent: 5 }',
    );
    const [example] = examples;
    expect(example).toBe('{"zip":"00123","list":["+1"],"n":1,"other":"08","sent":5}');
    expect(warnings).toEqual([]);
  });

  it('ends in a schema that contains itself', async () => {
    const { examples } = await read(
      `{ allOf: [{ $ref: '#/components/schemas/A' }], properties: { a: { $ref: '#/components/schemas/A' }, b: { type: string } } }`,
      '{ a: { a: { b: 01 } } }',
    );
    expect(examples[0]).toBe('{"a":{"a":{"b":"01"}}}');
  });
});

describe('what versions of YAML read differently', () => {
  it.each([
    ['boolean', 'yes', 'true', 'is "yes", which is a boolean only in YAML 1.1: read as "true"'],
    ['boolean', 'Off', 'false', 'is "Off", which is a boolean only in YAML 1.1: read as "false"'],
    ['integer', '1_000', '1000', 'is "1_000", which is a number only in YAML 1.1: read as 1000'],
    [
      'number',
      '-1_0.50',
      '-10.50',
      'is "-1_0.50", which is a number only in YAML 1.1: read as -10.50',
    ],
    ['integer', '017', '17', 'is 017, which YAML 1.1 reads by base 8: read as 17'],
  ])('is said: %s, %s', async (type, written, value, text) => {
    const { schema, warnings } = await read(`{ type: ${type}, default: ${written} }`);
    expect(schema).toContain(`"default":${value}}`);
    expect(warnings).toEqual([`14 "components › schemas › A › default" ${text}.`]);
  });

  it.each([
    ['string', 'yes'],
    ['string', 'NO'],
    ['string', '1_000'],
    ['string', '2024-01-01'],
    ['string', '12:30'],
  ])('is a plain text under "type: %s": %s', async (type, written) => {
    const { schema, warnings } = await read(`{ type: ${type}, default: ${written} }`);
    expect(schema).toContain(`"default":"${written}"}`);
    expect(warnings).toEqual([]);
  });

  it.each(['018', '0', '00', '0.5'])('is one number in all of them: %s', async (written) => {
    expect((await read(`{ type: number, default: ${written} }`)).warnings).toEqual([]);
  });
});

it('what an alias uses in two ways is read as each', async () => {
  const { schema } = await read(
    '{ type: string, enum: &e [007], not: { type: integer, enum: *e } }',
  );
  expect(schema).toBe('{"type":"string","enum":["007"],"not":{"type":"integer","enum":[7]}}');
});
