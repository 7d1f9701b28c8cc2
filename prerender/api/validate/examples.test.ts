import { describe, expect, it } from 'vitest';
import type { Problem } from '../../diagnostics/problem';
import { checkExamples } from './examples';
import { parseSpec } from '../load-spec';

const FILE = 'specs/teams-api.yaml';

const HEAD = `openapi: 3.1.0
info: { title: Teams, version: 1.0.0 }
`;

async function check(source: string): Promise<readonly Problem[]> {
  const loaded = await parseSpec(FILE, HEAD + source);
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
  return checkExamples(loaded.spec);
}

/** The problems of a schema with an example, as `line:column message`. */
async function checkSchema(schema: string): Promise<readonly string[]> {
  const problems = await check(`paths: {}\ncomponents:\n  schemas:\n    Team: ${schema}\n`);
  return problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

describe('an example that fits its schema', () => {
  it.each([
    '{ type: string, example: a, examples: [b, c], default: d }',
    '{ type: [string, "null"], default: null }',
    '{ type: object, properties: { id: { type: string, readOnly: true } }, required: [id], example: {} }',
    '{ type: object, properties: { id: { type: string, readOnly: true } }, required: [id], example: { id: a } }',
    '{ type: string, format: unheard-of, example: a }',
    '{ type: string, format: uri, example: /teams/1?page=2 }',
    "{ type: string, format: url, example: 'https://{host}/teams' }",
    '{ type: string, format: iri, example: ../équipes }',
    '{ type: string, pattern: "(a+)+$", example: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa }',
    '{ type: string, pattern: "(?<=x)y", example: xy }',
    '{ properties: { default: { type: integer }, example: { type: string } } }',
    '{ example: { $ref: "is data" } }',
  ])('(%s) is not a problem', async (schema) => {
    expect(await checkSchema(schema)).toEqual([]);
  });

  it('may have a pattern that takes long for other texts', async () => {
    const schema = `{ type: string, pattern: '^(a+)+$', example: ${'a'.repeat(60)} }`;
    expect(await checkSchema(schema)).toEqual([]);
  });
});

describe('an example that does not fit', () => {
  it.each([
    [
      '{ type: integer, example: twelve }',
      '6:37 The example does not match its schema: it is not of type integer.',
    ],
    [
      '{ type: string, default: null }',
      '6:36 The default does not match its schema: it is not of type string.',
    ],
    [
      '{ type: integer, examples: [1, 2.5] }',
      '6:42 The example does not match its schema: it is not of type integer.',
    ],
    [
      '{ enum: [a, b], default: c }',
      '6:36 The default does not match its schema: it is not one of "a", "b".',
    ],
    [
      '{ const: a, example: b }',
      '6:32 The example does not match its schema: it is not "a", the only value.',
    ],
    [
      '{ type: string, format: uri, example: see below }',
      '6:49 The example does not match its schema: it does not match the format uri.',
    ],
    [
      '{ type: string, format: date, example: May }',
      '6:50 The example does not match its schema: it does not match the format date.',
    ],
    [
      '{ type: string, pattern: ^t_, example: a }',
      '6:50 The example does not match its schema: it does not match the pattern ^t_.',
    ],
    [
      '{ type: string, minLength: 1, example: "" }',
      '6:50 The example does not match its schema: it has fewer than 1 character.',
    ],
    [
      '{ maximum: 9, example: 10 }',
      '6:34 The example does not match its schema: it is greater than 9.',
    ],
    [
      '{ exclusiveMinimum: 0, example: 0 }',
      '6:43 The example does not match its schema: it is not greater than 0.',
    ],
    [
      '{ multipleOf: 5, example: 7 }',
      '6:37 The example does not match its schema: it is not a multiple of 5.',
    ],
    [
      '{ uniqueItems: true, example: [1, 1] }',
      '6:41 The example does not match its schema: it has an item twice.',
    ],
    [
      '{ maxProperties: 0, example: { a: 1 } }',
      '6:40 The example does not match its schema: it has more than 0 properties.',
    ],
    ['{ required: [a], example: {} }', '6:37 The example does not match its schema: it lacks "a".'],
    [
      '{ additionalProperties: false, example: { a: 1 } }',
      '6:51 The example does not match its schema: it has "a", which its schema does not allow.',
    ],
    [
      '{ unevaluatedProperties: false, example: { a: 1 } }',
      '6:52 The example does not match its schema: it has "a", which its schema does not allow.',
    ],
    [
      '{ propertyNames: { maxLength: 1 }, example: { ab: 1 } }',
      '6:55 The example does not match its schema: it has the name "ab", which "propertyNames" excludes.',
    ],
    [
      '{ dependentRequired: { a: [b] }, example: { a: 1 } }',
      '6:53 The example does not match its schema: it has "a" without "b".',
    ],
    [
      '{ contains: { const: 7 }, example: [1] }',
      '6:46 The example does not match its schema: it does not have as many matching items as "contains" requires.',
    ],
    [
      '{ prefixItems: [{ type: string }], items: false, example: [a, b] }',
      '6:73 The example does not match its schema: "1" is not allowed.',
    ],
    [
      '{ not: { type: string }, example: a }',
      '6:45 The example does not match its schema: it is excluded by "not".',
    ],
    [
      '{ oneOf: [{ type: string }, { type: integer }], example: true }',
      '6:68 The example does not match its schema: it matches none of the variants.',
    ],
    [
      '{ oneOf: [{ type: string }, { minLength: 1 }], example: a }',
      '6:67 The example does not match its schema: it matches several variants of "oneOf".',
    ],
    [
      '{ anyOf: [{ type: string }, { type: integer }], example: true }',
      '6:68 The example does not match its schema: it matches none of the variants.',
    ],
    [
      '{ if: { type: string }, then: { minLength: 2 }, example: a }',
      '6:68 The example does not match its schema: it has fewer than 2 characters.',
    ],
    [
      '{ properties: { a: { type: integer } }, example: { a: b } }',
      '6:65 The example does not match its schema: "a" is not of type integer.',
    ],
    [
      '{ items: { properties: { a: false } }, example: [{ a: 1 }] }',
      '6:65 The example does not match its schema: "0 › a" is not allowed.',
    ],
  ])('(%s) is a warning at its position: %s', async (schema, problem) => {
    expect(await checkSchema(schema)).toEqual([problem]);
  });

  it('is reported with all its errors, and a fix for each', async () => {
    const problems = await check(`paths: {}
components:
  schemas:
    Team:
      type: object
      required: [name]
      properties: { size: { type: integer } }
      example:
        size: many
`);
    expect(problems).toEqual([
      {
        file: FILE,
        line: 11,
        column: 9,
        severity: 'warning',
        message: 'The example does not match its schema: it lacks "name".',
        hint: 'Add "name", or do not require it.',
      },
      {
        file: FILE,
        line: 11,
        column: 15,
        severity: 'warning',
        message: 'The example does not match its schema: "size" is not of type integer.',
        hint: 'Write a value of that type, or let the schema allow this one.',
      },
    ]);
  });

  it('is found in parameters, headers, bodies and named examples', async () => {
    const problems = await check(`paths:
  /teams:
    post:
      parameters:
        - { name: page, in: query, schema: { type: integer }, example: one }
        - { name: sort, in: query, content: { application/json: { schema: { type: integer }, example: up } } }
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Team' }
            examples:
              wrong: { value: { id: 5 } }
              far: { $ref: '#/components/examples/Far' }
              file: { externalValue: 'https://example.com/a.json' }
      responses:
        '200':
          description: Done
          headers: { X-Count: { schema: { type: integer }, example: many } }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Team' }
              example: { id: 6 }
            application/xml:
              schema: { $ref: '#/components/schemas/Team' }
              example: <team/>
components:
  examples: { Far: { value: { id: 7 } } }
  schemas:
    Team: { type: object, properties: { id: { type: string } } }
`);
    expect(problems.map(({ line, message }) => `${line}: ${message.replace(/^.*: /, '')}`)).toEqual(
      [
        '7: it is not of type integer.',
        '8: it is not of type integer.',
        '14: "id" is not of type string.',
        '29: "id" is not of type string.',
        '20: it is not of type integer.',
        '24: "id" is not of type string.',
      ],
    );
  });

  it('includes one with a property of the other direction', async () => {
    const problems = await check(`paths:
  /teams:
    post:
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Team' }
            example: { id: a, name: b }
      responses:
        '200':
          description: Done
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Team' }
              example: { id: a, name: b }
components:
  schemas:
    Team:
      type: object
      required: [id, name]
      properties: { id: { type: string, readOnly: true }, name: { type: string } }
`);
    expect(problems).toMatchObject([
      {
        line: 10,
        column: 28,
        message:
          'The example does not match its schema: "id" is not allowed in this direction: its schema has "readOnly" or "writeOnly".',
      },
    ]);
  });
});

describe('an example that cannot be validated', () => {
  it.each([
    '{ allOf: [{ $ref: "#/components/schemas/Team" }], example: 1 }',
    '{ anyOf: [{ $ref: "#/components/schemas/Team" }, { type: string }], example: 1 }',
    '{ not: { $ref: "#/components/schemas/Team" }, example: 1 }',
  ])('(%s) does not make validation fail', async (schema) => {
    await expect(checkSchema(schema)).resolves.toBeInstanceOf(Array);
  });
});

describe('an example that cannot be checked in time', () => {
  it.each([
    ['(\\w|\\d)+', `${'1'.repeat(60)}!`],
    ['(a|a)*', `${'a'.repeat(60)}!`],
    ['(.*a){12}', `${'a'.repeat(200)}!`],
    ['\\d+\\d+\\d+\\d+\\d+\\d+x', '1'.repeat(1000)],
  ])('is reported with its pattern: ^%s$', async (pattern, text) => {
    const place = `{ type: string, pattern: '^${pattern}$', example: '${text}' }`;
    const names = `{ type: object, patternProperties: { '^${pattern}$': {} }, example: { '${text}': 1 } }`;
    for (const schema of [place, names]) {
      expect(await checkSchema(schema)).toEqual([
        expect.stringContaining(` The example could not be checked: the pattern "^${pattern}$"`),
      ]);
    }
  });

  it('does not keep others from being checked', async () => {
    const problems = await check(`paths: {}
components:
  schemas:
    Slow: { type: string, pattern: '^(a|a)*$', example: ${'a'.repeat(60)}! }
    Team: { type: string, pattern: '^a$', example: b }
`);
    expect(problems.map(({ line }) => line)).toEqual([6, 7]);
  });
});
