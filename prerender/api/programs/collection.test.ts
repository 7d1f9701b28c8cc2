import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import { toPlainCode } from '../../../src/model/text/code';
import { loadApi } from '../load-api';

/** The collections of a file, and the names of its variables. */
async function load(source: string, variablePrefix?: string) {
  const options = {
    file: 'specs/teams.yaml',
    path: '/api',
    highlight: toPlainCode,
    variablePrefix,
  };
  const loaded = await loadApi({ ...options, source });
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
  const texts = new Map(loaded.api.getDownloads());
  return {
    postman: JSON.parse(texts.get('/specs/teams.postman.json') ?? '') as Postman,
    bruno: parse(texts.get('/specs/teams.opencollection.yaml') ?? '') as Bruno,
  };
}

interface Postman {
  readonly item: readonly { readonly name: string; readonly item: readonly unknown[] }[];
  readonly variable: readonly unknown[];
}

interface Bruno {
  readonly items: readonly { readonly items: readonly unknown[] }[];
}

const spec = `openapi: 3.1.0
info: { title: Teams API, version: 1.0.0 }
servers: [{ url: https://api.example/v1 }]
security: [{ bearer: [] }]
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
    key: { type: apiKey, in: query, name: key }
paths:
  /teams/{teamId}:
    get:
      operationId: getTeam
      summary: Get a team
      tags: [Teams]
      parameters:
        - { name: teamId, in: path, required: true, schema: { type: string }, example: team_1 }
        - { name: q, in: query, required: true, schema: { type: string }, example: a b }
      responses: { 200: { description: OK } }
    delete:
      operationId: deleteTeam
      summary: Delete a team
      tags: [Teams]
      security: [{ key: [] }]
      servers: [{ url: https://other.example }]
      parameters:
        - { name: teamId, in: path, required: true, schema: { type: string }, example: a/b }
      responses: { 204: { description: Gone } }
  /uploads:
    post:
      operationId: upload
      summary: Upload
      tags: [Uploads]
      requestBody:
        content:
          multipart/mixed:
            schema:
              type: object
              required: [note, picture]
              properties:
                note: { type: string }
                picture: { type: string, contentMediaType: image/png }
      responses: { 204: { description: Stored } }
`;

describe('the collections of an API', () => {
  it('take the server and the credentials from variables named after the API', async () => {
    const { postman } = await load(spec);
    expect(postman.variable).toEqual([
      { key: 'TEAMS_URL', value: 'https://api.example/v1' },
      { key: 'TEAMS_TOKEN', value: 'YOUR_ACCESS_TOKEN' },
      { key: 'TEAMS_KEY', value: 'YOUR_API_KEY' },
    ]);
  });

  it('name them as the site says', async () => {
    const { postman } = await load(spec, 'T');
    expect(postman.variable).toContainEqual({ key: 'T_TOKEN', value: 'YOUR_ACCESS_TOKEN' });
  });

  it('have an operation for Postman in the folder of its tag, with values to change', async () => {
    const { postman } = await load(spec);
    expect(postman.item[0]?.name).toBe('Teams');
    expect(postman.item[0]?.item[0]).toMatchObject({
      name: 'Get a team',
      request: {
        method: 'GET',
        header: [{ key: 'Authorization', value: 'Bearer {{TEAMS_TOKEN}}' }],
        url: {
          raw: '{{TEAMS_URL}}/teams/:teamId?q=a%20b',
          host: ['{{TEAMS_URL}}'],
          path: ['teams', ':teamId'],
          query: [{ key: 'q', value: 'a%20b' }],
          variable: [{ key: 'teamId', value: 'team_1' }],
        },
      },
    });
  });

  it('keep a server of its own, and a value of the path that needs encoding, in the address', async () => {
    const { bruno } = await load(spec);
    expect(bruno.items[0]?.items[1]).toMatchObject({
      http: {
        method: 'DELETE',
        url: 'https://other.example/teams/a%2Fb?key={{TEAMS_KEY}}',
        params: [{ name: 'key', value: '{{TEAMS_KEY}}', type: 'query' }],
      },
    });
  });

  it('say which files they cannot put between the texts of a body', async () => {
    const { postman, bruno } = await load(spec);
    const remark = expect.stringMatching(
      /^The body lacks the content of the file ".+"\.$/,
    ) as string;
    expect(postman.item[1]?.item[0]).toMatchObject({ request: { description: remark } });
    expect(bruno.items[1]?.items[0]).toMatchObject({ docs: remark });
  });

  it("have all operations of the site's own APIs", async () => {
    const { postman, bruno } = await load(readFileSync('specs/easier-api.yaml', 'utf8'));
    const count = postman.item.flatMap(({ item }) => item).length;
    expect(count).toBeGreaterThan(25);
    expect(bruno.items.flatMap(({ items }) => items)).toHaveLength(count);
    expect(postman.variable[1]).toEqual({ key: 'EASIER_TOKEN', value: 'YOUR_ACCESS_TOKEN' });
  });
});
