import { describe, expect, it } from 'vitest';
import { listLines, parseValid, ROOT } from '../fixtures/several-files';

describe('a reference by id or anchor', () => {
  it('finds the schema in another file', async () => {
    const { document } = await parseValid(
      `components:
  schemas:
    A: { $ref: "pets.yaml#dog" }
    B: { $ref: pets.yaml }
    C: { properties: { dog: { $ref: "https://example.com/pets#dog" } } }
`,
      {
        'pets.yaml': `$id: https://example.com/pets
properties: { cat: { $ref: "#cat" }, bird: { $ref: birds }, own: { $ref: "#/$defs/Cat" } }
$defs:
  Dog: { $anchor: dog, type: string }
  Cat: { $anchor: cat, type: integer }
  Bird: { $id: birds, type: number, items: { $ref: "#/$defs/Egg" }, $defs: { Egg: { type: 'null' } } }
`,
      },
    );
    expect(document).toMatchObject({
      components: {
        schemas: {
          A: { type: 'string' },
          B: {
            properties: {
              cat: { $ref: '#/components/schemas/Cat' },
              bird: { $ref: '#/components/schemas/Bird' },
              own: { $ref: '#/components/schemas/Cat' },
            },
          },
          C: { properties: { dog: { $ref: '#/components/schemas/A' } } },
          Cat: { type: 'integer' },
          Bird: { items: { $ref: '#/components/schemas/Egg' } },
          Egg: { type: 'null' },
        },
      },
    });
  });
});

describe('a pointer', () => {
  it('leads through references on its way', async () => {
    const { document } = await parseValid(
      `components:
  schemas:
    A: { $ref: "all.yaml#/Pet/properties/owner/properties/name" }
`,
      {
        'all.yaml': 'Pet: { properties: { owner: { $ref: "owner.yaml#/Owner" } } }',
        'owner.yaml': 'Owner: { properties: { name: { $ref: name.yaml } } }',
        'name.yaml': 'type: string',
      },
    );
    expect(document).toMatchObject({ components: { schemas: { A: { type: 'string' } } } });
  });
});

describe('what a reference leads to', () => {
  it('is nothing if it leads through itself', async () => {
    const lines = await listLines(
      'components: { schemas: { A: { $ref: a.yaml#/A/properties/b } } }',
      {
        'a.yaml': 'A: { $ref: "#/A/properties/b" }',
      },
    );
    expect(lines.join()).toContain('points to nothing in specs/petstore/a.yaml');
  });

  it.each([
    [
      'paths: { /pets: { get: { $ref: lost.yml } } }',
      'openapi.yaml:3:32',
      'lost.yml, which does not exist',
    ],
    ['paths: { /pets: { $ref: lost.yml } }', 'openapi.yaml:3:25', 'lost.yml, which does not exist'],
    [
      'paths: { /pets: { get: { operationId: a, description: { $ref: lost.md } } } }',
      'openapi.yaml:3:63',
      'lost.md, which does not exist',
    ],
    [
      'components: { schemas: { A: { $ref: part.yml#/components/schemas/B }, B: {} } }',
      'openapi.yaml:3:37',
      'points to nothing in specs/petstore/part.yml',
    ],
    [
      'components: { schemas: { A: { $ref: part.yml }, B: {} } }',
      'part.yml:1:7',
      'Write "openapi.yaml#/components/schemas/B"',
    ],
  ])('has one problem if it is nothing: %s', async (body, place, says) => {
    const lines = await listLines(body, { 'part.yml': '$ref: "#/components/schemas/B"' });
    expect(lines).toEqual([expect.stringContaining(says)]);
    expect(lines[0]).toContain(`specs/petstore/${place} `);
  });

  it('may be its own file by name', async () => {
    const body =
      'components: { schemas: { A: { $ref: "openapi.yaml#/components/schemas/B" }, B: {} } }';
    const { document } = await parseValid(body, {});
    expect(document).toMatchObject({
      components: { schemas: { A: { $ref: '#/components/schemas/B' } } },
    });
    expect(
      await listLines(
        body.replace('B: {}', 'B: { $ref: "openapi.yaml#/components/schemas/A" }'),
        {},
      ),
    ).toEqual([expect.stringContaining('The reference is circular')]);
  });

  it('may be a whole file that holds other schemas as well', async () => {
    const { document } = await parseValid('components: { schemas: { A: { $ref: a.yaml } } }', {
      'a.yaml': `type: object
properties: { b: { $ref: "#/others/B" } }
others: { B: { properties: { a: { $ref: "#" }, b: { $ref: "#/others/B" } } } }
`,
    });
    expect(document).toMatchObject({
      components: {
        schemas: {
          A: { properties: { b: { $ref: '#/components/schemas/B' } } },
          B: { properties: { b: { $ref: '#/components/schemas/B' } } },
        },
      },
    });
  });

  it('is judged as what it is used as, once, in its own file', async () => {
    const lines = await listLines(
      `paths:
  /a: { get: { $ref: ops/a.yml }, put: { $ref: ops/a.yml } }
  /b: { get: { parameters: [{ $ref: ops/p.yml }] }, put: { parameters: [{ $ref: ops/p.yml }] } }
`,
      {
        'ops/a.yml': 'operationId: [a]\nresponses: {}\n',
        'ops/p.yml': '# A comment\nname: a\nin: paht\n',
      },
    );
    expect(lines.filter((line) => line.includes('ops/p.yml:3:5'))).toHaveLength(1);
    expect(new Set(lines.filter((line) => line.includes('ops/a.yml:1:14'))).size).toBe(1);
    expect(lines.every((line) => /ops\/[ap]\.yml/.test(line))).toBe(true);
  });

  it('is reported once if it is no YAML, however many refer to it', async () => {
    const lines = await listLines(
      'components: { schemas: { A: { $ref: a.yaml }, B: { $ref: a.yaml }, C: { properties: { $ref: a.yaml } } } }',
      { 'a.yaml': 'a: [' },
    );
    expect(new Set(lines.map((line) => line.split(' ')[1]))).toEqual(
      new Set(['specs/petstore/a.yaml:1:5']),
    );
  });

  it('may be in an entry file of its own', async () => {
    const { files, document } = await parseValid(
      'components: { schemas: { A: { $ref: "../other.yaml#/components/schemas/B" } } }',
      { 'specs/other.yaml': 'openapi: 3.0.0\ncomponents: { schemas: { B: { type: string } } }' },
    );
    expect(files).toEqual([ROOT, 'specs/other.yaml']);
    expect(document).toMatchObject({ components: { schemas: { A: { type: 'string' } } } });
  });
});
