import { describe, expect, it } from 'vitest';
import type { Problem } from '../diagnostics/problem';
import { parseSpec } from './load-spec';

const FILE = 'specs/teams-api.yaml';

const VALID = `openapi: 3.1.0
info:
  title: Teams
  version: 1.0.0
paths: {}
`;

async function listProblems(source: string): Promise<readonly Problem[]> {
  const loaded = await parseSpec(FILE, source);
  return loaded.kind === 'invalid' ? loaded.problems : [];
}

describe('a valid document', () => {
  it('is returned with its id and its file', async () => {
    const loaded = await parseSpec(FILE, VALID);
    expect(loaded).toMatchObject({
      kind: 'valid',
      spec: { id: 'teams-api', file: FILE, document: { openapi: '3.1.0', paths: {} } },
    });
  });

  it.each(['3.0.0', '3.0.3', '3.1.0', '3.1.1', '3.2.0'])(
    'may declare version %s',
    async (version) => {
      expect(await listProblems(VALID.replace('3.1.0', version))).toEqual([]);
    },
  );

  it('needs no quotes for a version, a port, a tag or the version of Swagger', async () => {
    const source = `swagger: 2.0
info: { title: 2024, version: 1.10 }
tags: [{ name: 007 }]
paths: { /a: { get: { operationId: getA, tags: [007], responses: { 200: { description: OK } } } } }
`;
    expect(await parseSpec(FILE, source)).toMatchObject({
      kind: 'valid',
      spec: {
        document: {
          info: { title: '2024', version: '1.10' },
          tags: [{ name: '007' }],
          paths: { '/a': { get: { tags: ['007'] } } },
        },
        warnings: [],
      },
    });
  });

  it('keeps references, and expands nothing', async () => {
    const source = `${VALID}components:
  schemas:
    Team:
      type: object
      properties:
        parent: { $ref: '#/components/schemas/Team' }
`;
    const loaded = await parseSpec(FILE, source);
    expect(JSON.stringify(loaded)).toContain('"parent":{"$ref":"#/components/schemas/Team"}');
  });

  it.each(['__proto__', 'constructor'])('may have a property named %s', async (name) => {
    const source = `${VALID}components:
  schemas:
    Team:
      type: object
      properties:
        ${name}: { type: string }
`;
    const loaded = await parseSpec(FILE, source);
    expect(loaded.kind).toBe('valid');
    expect(JSON.stringify(loaded)).toContain(`"properties":{"${name}":{"type":"string"}}`);
  });
});

describe('a file that is not YAML', () => {
  it('is rejected at its line and column', async () => {
    expect(await listProblems('openapi: 3.1.0\ninfo:\n  title: "Teams\n')).toContainEqual({
      file: FILE,
      line: 4,
      column: 1,
      severity: 'error',
      message: expect.stringMatching(/^The file is not valid YAML: .*[^.]\.$/),
      hint: 'Close it at the end of the value.',
    });
  });

  it('is rejected for a repeated key, with both positions', { tags: ['F63'] }, async () => {
    const [problem] = await listProblems(`${VALID}info: {}\n`);
    const message = 'The file is not valid YAML: "info" is used twice, first at 2:1.';
    expect(problem).toMatchObject({ line: 6, column: 1, message });
  });

  it('reports each mistake, not only the first', async () => {
    const problems = await listProblems('openapi: 3.1.0\nopenapi: 3.1.0\ninfo: {}\ninfo: {}\n');
    expect(problems.map(({ line }) => line)).toEqual([2, 4]);
  });

  it('is rejected for an alias without an anchor, such as a text that starts with an asterisk', async () => {
    const [problem] = await listProblems(VALID.replace('title: Teams', 'title: *Teams'));
    expect(problem).toMatchObject({ file: FILE, line: 3, column: 10, severity: 'error' });
  });
});

describe('aliases that multiply', () => {
  it('are rejected before they exhaust memory', { tags: ['F65'] }, async () => {
    const list = (name: string) => `[${Array.from({ length: 9 }, () => name).join(', ')}]`;
    const source = `${VALID}x-a: &a ${list('1')}\nx-b: &b ${list('*a')}\nx-c: &c ${list('*b')}\nx-d: ${list('*c')}\n`;
    expect(await listProblems(source)).toMatchObject([{ file: FILE, severity: 'error' }]);
  });
});

describe('a version that is not supported', () => {
  it.each([
    ['openapi: 4.0.0\n', 'says "openapi: 4.0.0"'],
    ['openapi:\n', 'has no "openapi" field'],
    ['info: {}\n', 'has no "openapi" field'],
    ['- a\n', 'has no "openapi" field'],
    ['', 'has no "openapi" field'],
  ])('%j is rejected on the first line', async (source, found) => {
    expect(await listProblems(source)).toEqual([
      {
        file: FILE,
        line: 1,
        column: expect.any(Number),
        severity: 'error',
        message: `The file ${found}; supported versions are 3.0, 3.1, 3.2 and Swagger 2.0.`,
        hint: 'Start the file with "openapi: 3.1.0".',
      },
    ]);
  });
});

describe('a reference without a target', () => {
  it('is rejected at its position, with the nearest name', async () => {
    const source = `${VALID}components:
  schemas:
    Team: { type: object }
    Task:
      type: object
      properties:
        team:
          $ref: '#/components/schemas/Teem'
`;
    expect(await listProblems(source)).toEqual([
      {
        file: FILE,
        line: 13,
        column: 17,
        severity: 'error',
        message: '"$ref: #/components/schemas/Teem" points to nothing in this document.',
        hint: 'Did you mean "Team"?',
      },
    ]);
  });

  it('is reported together with others and with a wrong version', async () => {
    const source = `openapi: 4.0.0
info: { title: Teams, version: 1.0.0 }
paths: {}
components:
  schemas:
    A: { $ref: '#/components/schemas/X' }
    B: { $ref: 'other.yaml#/B' }
`;
    const problems = await listProblems(source);
    expect(new Set(problems.map(({ line }) => line))).toEqual(new Set([1, 6, 7]));
  });

  it('is rejected even if its percent sign encodes nothing', async () => {
    const source = `${VALID}components:\n  schemas:\n    A: { $ref: '#/components/schemas/100%' }\n`;
    const [problem] = await listProblems(source);
    expect(problem).toMatchObject({
      line: 8,
      message: expect.stringContaining('points to nothing'),
    });
  });
});

describe('a document that is not valid OpenAPI', () => {
  it('is rejected at the object that lacks a field', async () => {
    const source = `openapi: 3.1.0\ninfo:\n  title: Teams\n  version: "1"\npaths: {}\ncomponents:\n  parameters:\n    Page: { in: query, schema: {} }\n`;
    expect(await listProblems(source)).toEqual([
      {
        file: FILE,
        line: 8,
        column: 11,
        severity: 'error',
        message: `"components › parameters › Page" must have required property 'name'.`,
        hint: 'Add "name" here.',
      },
    ]);
  });

  it.each(['3.0.3', '3.1.0'])('gets all its problems reported in %s', async (version) => {
    const source = `openapi: ${version}
info:
  title: Teams
  version: 1.0.0
  colour: red
paths:
  /teams:
    get:
      deprecated: very
      responses:
        '200':
          description: Fine
servers:
  - description: No address
`;
    const problems = await listProblems(source);
    const places = problems.map(({ line, column }) => `${line}:${column}`);
    expect(places.toSorted()).toEqual(['14:5', '5:11', '9:19']);
    expect(problems.map(({ severity }) => severity)).toEqual(['error', 'error', 'error']);
    expect(problems.find(({ line }) => line === 5)).toMatchObject({
      message: expect.stringMatching(/^"info" must NOT have .* properties \("colour"\)\.$/),
      hint: 'Correct its spelling, begin it with "x-", or remove it.',
    });
    expect(problems.find(({ line }) => line === 9)?.hint).toBe('Write a value of type boolean.');
  });

  it('is not one with a range of statuses in small letters', async () => {
    const responses = `{ 4xx: { description: Wrong }, default: { description: Else } }`;
    const source = VALID.replace(
      'paths: {}',
      `paths: { /teams: { get: { responses: ${responses} } } }`,
    );
    const loaded = await parseSpec(FILE, source);
    if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
    expect(JSON.stringify(loaded.spec.document.paths)).toMatch(/\{"4XX":\{[^}]*\},"default":/);
  });

  it('gets a hint with the allowed values of a field', async () => {
    const source = `${VALID}components:
  parameters:
    Page: { name: page, in: body, schema: { type: integer } }
`;
    const problems = await listProblems(source);
    expect(problems).toContainEqual(
      expect.objectContaining({ line: 8, hint: 'Use one of: query, header, path, cookie.' }),
    );
  });

  it('is reported for a path whose percent sign encodes nothing', async () => {
    const source = VALID.replace('paths: {}', 'paths:\n  /100%:\n    get: { deprecated: very }');
    const [problem] = await listProblems(source);
    expect(problem).toMatchObject({ line: 7 });
  });
});
