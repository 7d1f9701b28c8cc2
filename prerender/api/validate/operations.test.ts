import { describe, expect, it } from 'vitest';
import { parseSpec } from '../load-spec';

const START = 'openapi: 3.1.0\ninfo: { title: Teams, version: 1.0.0 }\npaths:\n';
const OK = 'responses: { 204: { description: Done } }';

async function check(paths: string): Promise<readonly string[]> {
  const loaded = await parseSpec('specs/teams.yaml', START + paths);
  const problems = loaded.kind === 'valid' ? loaded.spec.warnings : loaded.problems;
  return problems.map(({ severity, line, message }) => `${severity} ${line} ${message}`);
}

describe('operations', () => {
  it('are valid with unique ids and all parameters described', async () => {
    const parameter = '{ name: id, in: path, required: true, schema: { type: string } }';
    expect(
      await check(`  /teams/{id}:
    parameters: [${parameter}]
    get: { operationId: getTeam, ${OK} }
    put: { operationId: updateTeam, ${OK} }
`),
    ).toEqual([]);
  });

  it('may have no id: they are named after method and path', { tags: ['F75'] }, async () => {
    expect(await check(`  /teams:\n    get: { ${OK} }\n`)).toEqual([]);
  });

  it.each(['getTeam', 'get_team', 'GetTeam'])(
    'with the ids getTeam and %s have pages of their own, and both positions are reported',
    { tags: ['F75'] },
    async (other) => {
      const paths = `  /a:\n    get: { operationId: getTeam, ${OK} }\n  /b:\n    get: { operationId: ${other}, ${OK} }\n`;
      const problems = await check(paths);
      expect(problems).toEqual([
        expect.stringMatching(
          /^warning 7 .* first at specs\/teams\.yaml:5:\d+: the address of this one gets a number\.$/,
        ),
      ]);
    },
  );

  it('should describe every parameter in their path, and no others', async () => {
    const parameter = '{ name: team, in: path, required: true, schema: { type: string } }';
    const problems = await check(
      `  /teams/{id}:\n    get: { operationId: a, parameters: [${parameter}], ${OK} }\n`,
    );
    expect(problems).toEqual([
      'warning 5 The path "/teams/{id}" has "{id}", which no parameter describes: read as a required string.',
      'warning 5 The path "/teams/{id}" has no place for its parameter "team": the parameter is ignored.',
    ]);
  });
});
