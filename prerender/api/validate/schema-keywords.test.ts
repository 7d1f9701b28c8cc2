import { describe, expect, it } from 'vitest';
import { parseSpec } from '../load-spec';

async function listProblems(schema: string, version = '3.1.0'): Promise<readonly string[]> {
  const loaded = await parseSpec(
    'specs/teams-api.yaml',
    `openapi: ${version}
info: { title: Teams, version: 1.0.0 }
paths: {}
components:
  schemas:
    Team: ${schema}
`,
  );
  const problems = loaded.kind === 'valid' ? loaded.spec.warnings : loaded.problems;
  return problems.map(
    ({ severity, line, column, message, hint }) =>
      `${severity} ${line}:${column} ${message} ${hint}`,
  );
}

describe('a keyword with an invalid value', () => {
  it.each([
    [
      '{ type: any }',
      'error 6:19 "components › schemas › Team › type" has an invalid value. Use "string", "number",',
    ],
    [
      '{ required: true }',
      'error 6:23 "components › schemas › Team › required" is not of type array. List the required',
    ],
    [
      '{ enum: a }',
      'error 6:19 "components › schemas › Team › enum" is not of type array. Write a list of values.',
    ],
    [
      '{ description: 5 }',
      'error 6:26 "components › schemas › Team › description" is not of type string. Correct the value',
    ],
    [
      '{ properties: [] }',
      'error 6:25 "components › schemas › Team › properties" is not of type object.',
    ],
    [
      '{ items: [true] }',
      'error 6:20 "components › schemas › Team › items" is not of type object or boolean.',
    ],
    ['{ allOf: {} }', 'error 6:20 "components › schemas › Team › allOf" is not of type array.'],
    [
      '{ minimum: "0" }',
      'error 6:22 "components › schemas › Team › minimum" is not of type number.',
    ],
    [
      '{ exclusiveMinimum: true }',
      'error 6:31 "components › schemas › Team › exclusiveMinimum" is not of type number.',
    ],
    ['{ $ref: 5 }', 'error 6:19 "components › schemas › Team › $ref" is not of type string.'],
    [
      '{ discriminator: kind }',
      'error 6:28 "components › schemas › Team › discriminator" is not of type object. Write the name of',
    ],
    [
      '{ discriminator: {} }',
      'error 6:28 "components › schemas › Team › discriminator" lacks "propertyName". Write the name of',
    ],
    [
      '{ externalDocs: {} }',
      'error 6:27 "components › schemas › Team › externalDocs" lacks "url".',
    ],
    [
      '{ properties: { a: { items: { xml: 1 } } } }',
      'error 6:46 "components › schemas › Team › properties › a › items › xml" is not of type object.',
    ],
    [
      '{ properties: { schema: { type: any } } }',
      'error 6:43 "components › schemas › Team › properties › schema › type" has an invalid value.',
    ],
  ])('(%s) is a problem at its position: %s', async (schema, problem) => {
    const problems = await listProblems(schema);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  it('gets a hint with the type that it is nearest to', async () => {
    for (const type of ['strng', 'String', 'intger'])
      expect(await listProblems(`{ type: ${type} }`)).toMatchObject([
        expect.stringMatching(/ Did you mean "(?:string|integer)"\?$/),
      ]);
  });

  it('gets a hint with the new syntax where it has changed', async () => {
    expect(await listProblems('{ items: [true] }')).toMatchObject([
      expect.stringContaining('"prefixItems" takes a list'),
    ]);
    expect(await listProblems('{ maximum: 1, exclusiveMaximum: true }')).toMatchObject([
      expect.stringContaining('write the limit itself here'),
    ]);
  });
});

describe('a keyword with a valid value', () => {
  it.each([
    'true',
    '{ type: [string, "null"], pattern: "(" }',
    '{ const: { type: any }, enum: [{ required: true }], default: { items: [] } }',
    '{ example: { type: any }, examples: [{ type: any }] }',
    '{ properties: { type: { type: string }, required: true, enum: false } }',
    '{ x-anything: { type: any }, unheardOf: { type: 5 } }',
    '{ $id: team, $defs: { a: { $anchor: here } }, properties: { a: { $ref: "#here" }, b: { $ref: team } } }',
  ])('(%s) is not a problem', async (schema) => {
    expect(await listProblems(schema)).toEqual([]);
  });

  it('follows OpenAPI 3.0 in a document of that version', async () => {
    const schema = '{ minimum: 0, exclusiveMinimum: true, nullable: true, type: integer }';
    expect(await listProblems(schema, '3.0.3')).toEqual([]);
  });
});
