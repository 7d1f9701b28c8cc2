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
      'warning 6:19 "components › schemas › Team › type" says "any", which is not allowed here: read as any type.',
    ],
    [
      '{ required: true }',
      'warning 6:23 "components › schemas › Team › required" says true, which is not allowed here: read as nothing.',
    ],
    [
      '{ enum: a }',
      'warning 6:19 "components › schemas › Team › enum" says "a", which is not allowed here: read as one value.',
    ],
    [
      '{ description: 5 }',
      'warning 6:26 "components › schemas › Team › description" is 5: read as the string "5".',
    ],
    [
      '{ properties: [] }',
      'error 6:25 "components › schemas › Team › properties" is not of type object.',
    ],
    [
      '{ items: [true] }',
      'warning 6:20 "components › schemas › Team › items" is a list: read as "prefixItems".',
    ],
    ['{ allOf: {} }', 'error 6:20 "components › schemas › Team › allOf" is not of type array.'],
    ['{ minimum: "0" }', 'warning 6:22 "components › schemas › Team › minimum" is "0": read as 0.'],
    [
      '{ exclusiveMinimum: true }',
      'warning 6:31 "components › schemas › Team › exclusiveMinimum" says true, which is not allowed here: read as no limit.',
    ],
    ['{ $ref: 5 }', 'error 6:19 "components › schemas › Team › $ref" is not of type string.'],
    [
      '{ discriminator: kind }',
      'warning 6:28 "components › schemas › Team › discriminator" says "kind", which is not allowed here: read as the name of the property.',
    ],
    [
      '{ discriminator: {} }',
      'warning 6:28 "components › schemas › Team › discriminator" has no "propertyName": it is ignored.',
    ],
    [
      '{ externalDocs: {} }',
      'warning 6:27 "components › schemas › Team › externalDocs" has no "url": it is ignored.',
    ],
    [
      '{ properties: { a: { items: { xml: 1 } } } }',
      'error 6:46 "components › schemas › Team › properties › a › items › xml" is not of type object.',
    ],
    [
      '{ properties: { schema: { type: any } } }',
      'warning 6:43 "components › schemas › Team › properties › schema › type" says "any", which is not allowed here: read as any type.',
    ],
  ])('(%s) is a problem at its position: %s', async (schema, problem) => {
    const problems = await listProblems(schema);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
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
