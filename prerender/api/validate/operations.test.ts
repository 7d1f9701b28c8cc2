import { describe, expect, it } from 'vitest';
import { toDocument } from '../fixtures/create-conversion';
import { parseSpec } from '../load-spec';
import { checkLinks, checkServers } from './operations';

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

describe('the links of a document', () => {
  it('must point to existing operations', () => {
    const links = {
      good: { operationId: 'getTeam' },
      placed: { operationRef: '#/paths/~1a/get' },
      far: { operationRef: 'https://example.com/openapi.yaml#/paths/~1a/get' },
      wrong: { operationId: 'getTeem' },
      lost: { operationRef: '#/paths/~1b/get' },
    };
    const responses = { '200': { description: '', links } };
    const document = toDocument({
      paths: { '/a': { get: { operationId: 'getTeam', responses } } },
    });
    expect(checkLinks(document).map(({ keys, hint }) => [keys.join('/'), hint])).toEqual([
      ['paths//a/get/responses/200/links/wrong/operationId', 'Did you mean "getTeam"?'],
      [
        'paths//a/get/responses/200/links/lost/operationRef',
        'Name an operation by its "operationId".',
      ],
    ]);
  });
});

const servers = (...urls: readonly string[]) => ({ servers: urls.map((url) => ({ url })) });

it('a server whose address leads to no API is a warning, wherever it is', () => {
  const document = toDocument({
    ...servers('https://a.example', 'javascript:alert(1)', '/v1', '{scheme}://a.example'),
    paths: {
      '/a': {
        ...servers('data:text/html,x'),
        get: { operationId: 'a', responses: {}, ...servers(' JavaScript:x') },
        put: { operationId: 'b', responses: {} },
      },
    },
  });
  expect(checkServers(document).map(({ keys }) => keys.join('/'))).toEqual([
    'servers/1/url',
    'paths//a/servers/0/url',
    'paths//a/get/servers/0/url',
  ]);
});

it('a server without a scheme is a warning at its place, with the address that was meant', () => {
  const urls = ['api.example.com/v1/', 'localhost:3000', '{region}.example.com', './v1', 'v1.json'];
  expect(checkServers(toDocument({ ...servers(...urls), paths: {} }))).toEqual(
    urls.slice(0, 3).map((url, index) => ({
      keys: ['servers', `${index}`, 'url'],
      message: `The server "${url}" has no scheme, so it is relative to the address of the file.`,
      hint: `Write "https://${url}", or begin a relative path with "./".`,
    })),
  );
});
