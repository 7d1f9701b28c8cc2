import { describe, expect, it } from 'vitest';
import { listLines, parseValid } from '../fixtures/several-files';

const parts = { 'a.yaml': 'type: string\n' };

describe('a file that is used as two kinds', () => {
  it.each(['before', 'after'])(
    'is a schema and a path item, the schema %s the path item',
    async (order) => {
      const path = '  /a: { $ref: both.yaml }\n';
      const user = `  /b: { get: { operationId: b, responses: { "200": { description: OK, content: { application/json: { schema: { $ref: both.yaml } } } } } } }\n`;
      const { document } = await parseValid(
        `paths:\n${order === 'before' ? user + path : path + user}`,
        {
          ...parts,
          'both.yaml':
            'description: Both\nget: { operationId: a, responses: { "204": { description: Done } } }\n',
        },
      );
      expect(document).toMatchObject({
        paths: { '/a': { get: { operationId: 'a' } } },
        components: { schemas: { both: { description: 'Both' } } },
      });
    },
  );

  it('is a header and a response', async () => {
    const { document } = await parseValid(
      'paths: { /b: { get: { operationId: b, responses: { "200": { $ref: x.yaml }, "201": { description: OK, headers: { Y: { $ref: x.yaml } } } } } } }',
      {
        'x.yaml': 'description: OK\ncontent: { application/json: { schema: { $ref: a.yaml } } }\n',
        ...parts,
      },
    );
    const x = {
      description: 'OK',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/a' } } },
    };
    expect(document).toMatchObject({ components: { headers: { x }, responses: { x } } });
  });

  it('has its problems at its own lines, for each kind', async () => {
    const lines = await listLines(
      'paths: { /b: { get: { operationId: b, parameters: [{ $ref: x.yaml }], responses: { "200": { $ref: x.yaml } } } } }',
      { 'x.yaml': 'name: q\nin: query\ndescription: OK\nschema: { type: string }\n' },
    );
    expect(lines.map((line) => /x\.yaml:\d+/.exec(line)?.[0])).toEqual([
      'x.yaml:1',
      'x.yaml:2',
      'x.yaml:4',
    ]);
  });
});
