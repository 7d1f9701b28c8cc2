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

  it('are named after method and path without an id, with a warning', async () => {
    expect(await check(`  /teams:\n    get: { ${OK} }\n`)).toEqual([
      'warning 5 GET /teams has no "operationId", so its page is named after method and path.',
    ]);
  });

  it.each(['getTeam', 'get_team', 'GetTeam'])(
    'with the ids getTeam and %s cannot share a page, and both positions are reported',
    async (other) => {
      const paths = `  /a:\n    get: { operationId: getTeam, ${OK} }\n  /b:\n    get: { operationId: ${other}, ${OK} }\n`;
      const problems = await check(paths);
      expect(problems.length).toBeGreaterThan(0);
      expect(problems.join('\n')).toMatch(/error 7 /);
    },
  );

  it('must describe every parameter in their path, and no others', async () => {
    const parameter = '{ name: team, in: path, required: true, schema: { type: string } }';
    const problems = await check(
      `  /teams/{id}:\n    get: { operationId: a, parameters: [${parameter}], ${OK} }\n`,
    );
    expect(problems.join('\n')).toContain('"{id}"');
    expect(problems.every((problem) => problem.startsWith('error'))).toBe(true);
  });
});
