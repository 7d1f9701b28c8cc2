import { describe, expect, it } from 'vitest';
import { parseSpec } from '../load-spec';

const ROOT = 'specs/teams.yaml';

const START = `openapi: 3.1.0
info: { title: Teams, version: 1.0.0 }
`;

const files: Readonly<Record<string, string>> = {
  'specs/schemas/team.yaml': `type: object
properties:
  lead: { $ref: './people.yaml#/Person' }
  parent: { $ref: '#' }
  division: { $ref: '../teams.yaml#/components/schemas/Division' }
`,
  'specs/schemas/people.yaml': `Person:
  type: object
  properties:
    manager: { $ref: '#/Person' }
    team: { $ref: team.yaml }
`,
  'specs/parts/teams.json': `{
  "get": {
    "operationId": "getTeam",
    "parameters": [{ "$ref": "parameters.yaml#/teamId" }],
    "responses": { "200": { "$ref": "responses.yaml#/Team" } }
  }
}`,
  'specs/parts/parameters.yaml':
    'teamId: { name: teamId, in: path, required: true, schema: { type: string } }\n',
  'specs/parts/responses.yaml': `Team:
  description: A team
  content:
    application/json:
      schema: { $ref: ../schemas/team.yaml }
`,
};

function parse(body: string, parts: Readonly<Record<string, string>> = files) {
  return parseSpec(ROOT, START + body, (file) => Promise.resolve(parts[file]));
}

async function listProblems(body: string, parts?: Readonly<Record<string, string>>) {
  const loaded = await parse(body, parts);
  return loaded.kind === 'invalid' ? loaded.problems : [];
}

const WHOLE = `paths:
  /teams/{teamId}: { $ref: ./parts/teams.json }
components:
  schemas:
    Division: { type: object, properties: { name: { type: string } } }
`;

describe('an API in several files', () => {
  it('becomes one document with internal references only', async () => {
    const loaded = await parse(WHOLE);
    expect(loaded).toMatchObject({
      kind: 'valid',
      spec: {
        files: expect.arrayContaining([ROOT, ...Object.keys(files)]),
        document: {
          paths: {
            '/teams/{teamId}': {
              get: { parameters: [{ $ref: '#/components/parameters/teamId' }] },
            },
          },
          components: {
            parameters: { teamId: { name: 'teamId' } },
            responses: { Team: { description: 'A team' } },
            schemas: {
              Division: { type: 'object' },
              team: {
                properties: {
                  lead: { $ref: '#/components/schemas/Person' },
                  parent: { $ref: '#/components/schemas/team' },
                  division: { $ref: '#/components/schemas/Division' },
                },
              },
              Person: {
                properties: {
                  manager: { $ref: '#/components/schemas/Person' },
                  team: { $ref: '#/components/schemas/team' },
                },
              },
            },
          },
        },
      },
    });
  });

  it('gives components of the same name from two files unique names', async () => {
    const loaded = await parse(
      `paths: {}
components:
  schemas:
    Team: { type: object }
    A: { type: object, properties: { b: { $ref: 'a.yaml#/Team' }, c: { $ref: 'b.yaml#/Team' } } }
`,
      { 'specs/a.yaml': 'Team: { type: string }', 'specs/b.yaml': 'Team: { type: integer }' },
    );
    expect(loaded).toMatchObject({
      spec: {
        document: {
          components: {
            schemas: {
              A: {
                properties: {
                  b: { $ref: '#/components/schemas/Team-2' },
                  c: { $ref: '#/components/schemas/Team-3' },
                },
              },
              'Team-2': { type: 'string' },
              'Team-3': { type: 'integer' },
            },
          },
        },
      },
    });
  });

  it('has each problem reported in its own file', async () => {
    const parts = {
      ...files,
      'specs/parts/parameters.yaml': 'teamId:\n  name: teamId\n  in: paht\n',
    };
    const problems = await listProblems(WHOLE, parts);
    expect(problems).toContainEqual(
      expect.objectContaining({ file: 'specs/parts/parameters.yaml', line: 3, column: 7 }),
    );
  });

  it.each([
    ['lost.yaml', 'names the file specs/lost.yaml, which does not exist'],
    ['schemas/people.yaml#/Persn', 'points to nothing in specs/schemas/people.yaml'],
  ])('is rejected for a reference to %s', async ($ref, message) => {
    const body = `paths: {}\ncomponents:\n  schemas:\n    A: { $ref: '${$ref}' }\n`;
    expect(await listProblems(body)).toEqual([
      expect.objectContaining({ file: ROOT, line: 6, message: expect.stringContaining(message) }),
    ]);
  });
});

describe('a reference out of the specs folder', () => {
  it.each([
    'https://example.com/a.yaml',
    'http://127.0.0.1/a.yaml',
    'http://169.254.169.254/latest',
    '//example.com/a.yaml',
    'file:///etc/passwd',
    '/etc/passwd',
    '../package.json',
    'schemas/../../package.json',
    '..%2fpackage.json',
    String.raw`..\package.json`,
    String.raw`\\host\share`,
  ])('is rejected without being read: %s', { tags: ['F71', 'F72'] }, async ($ref) => {
    const asked: string[] = [];
    const body = `paths: {}\ncomponents:\n  schemas:\n    A: { $ref: '${$ref}' }\n`;
    const loaded = await parseSpec(ROOT, START + body, (file) => {
      asked.push(file);
      return Promise.resolve('{}');
    });
    expect(asked).toEqual([]);
    expect(loaded).toMatchObject({ kind: 'invalid', problems: [{ line: 6 }] });
  });
});
