import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toPlainText } from '../../src/model/text/rich-text';
import { checkExamples } from './validate/examples';
import type { Api } from './load-api';
import { toApi } from './load-api';
import { parseSpec } from './load-spec';

// The official OpenAPI examples, rewritten, with the content that readers must find for each.

async function load(name: string) {
  const source = readFileSync(`prerender/api/fixtures/official/${name}.yaml`, 'utf8');
  const loaded = await parseSpec(`specs/${name}.yaml`, source);
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
  const plain = (text: string, language: string) => ({ language, lines: [[text]] });
  const api = toApi(loaded.spec, { source, path: '/docs/api/example', highlight: plain });
  return { api, warnings: [...loaded.spec.warnings, ...checkExamples(loaded.spec)] };
}

function listOperations({ reference }: Api): readonly string[] {
  return reference.groups.flatMap(({ label, operations }) =>
    operations.map(({ method, path, slug }) => `${label}: ${method} ${path} ${slug}`),
  );
}

describe('the official examples', () => {
  it.each([
    [
      'petstore',
      [
        'Pets: GET /pets list-pets',
        'Pets: POST /pets create-pets',
        'Pets: GET /pets/{petId} show-pet-by-id',
      ],
    ],
    [
      'petstore-expanded',
      [
        'Pets: GET /pets find-pets',
        'Pets: POST /pets add-pet',
        'Pets: GET /pets/{id} find-pet-by-id',
        'Pets: DELETE /pets/{id} delete-pet',
      ],
    ],
    ['callback', ['Streams: POST /streams post-streams']],
    [
      'link',
      [
        'Users: GET /2.0/users/{username} get-user-by-name',
        'Repositories: GET /2.0/repositories/{username} get-repositories-by-owner',
        'Repositories: GET /2.0/repositories/{username}/{slug} get-repository',
        'Repositories: GET /2.0/repositories/{username}/{slug}/pullrequests get-pull-requests-by-repository',
        'Repositories: POST /2.0/repositories/{username}/{slug}/pullrequests/{pid}/merge merge-pull-request',
      ],
    ],
    [
      'uspto',
      [
        'Metadata: GET / list-data-sets',
        'Metadata: GET /{dataset}/{version}/fields list-searchable-fields',
        'Search: POST /{dataset}/{version}/records perform-search',
      ],
    ],
    ['api-with-examples', ['Other: GET / list-versionsv2', 'Other: GET /v2 get-version-detailsv2']],
    ['webhook', ['Webhooks: POST newPet new-pet']],
    ['non-oauth-scopes', ['Users: GET /users get-users']],
    [
      'tictactoe',
      [
        'Gameplay: GET /board get-board',
        'Gameplay: GET /board/{row}/{column} get-square',
        'Gameplay: PUT /board/{row}/{column} put-square',
      ],
    ],
    [
      'swagger2-petstore',
      [
        'Pet: POST /pet add-pet',
        'Pet: GET /pet/findByStatus find-pets-by-status',
        'Pet: POST /pet/{petId}/uploadImage upload-file',
      ],
    ],
  ])('%s has its operations in its groups', async (name, operations) => {
    expect(listOperations((await load(name)).api)).toEqual(operations);
  });

  it('petstore: a list of shared schemas, a header, nullable values', async () => {
    const { api, warnings } = await load('petstore');
    const [ok, others] = api.getOperation('list-pets').responses;
    expect(ok?.headers).toMatchObject([{ name: 'x-next', description: [{ tag: 'p' }] }]);
    expect([ok?.status, others?.status]).toEqual(['200', 'default']);
    expect(api.reference.schemas).toEqual(['Error', 'Pet', 'Pets']);
    expect(JSON.stringify(api.getSchema('Pet').schemas)).toContain('null');
    expect(api.overview.license).toEqual({ name: 'MIT' });
    expect(warnings).toEqual([]);
  });

  it('petstore-expanded: parts of allOf become one object', async () => {
    const { api } = await load('petstore-expanded');
    const example = JSON.stringify(api.getSchema('Pet').example);
    for (const field of ['id', 'name', 'tag']) expect(example).toContain(`\\"${field}\\"`);
    expect(api.overview.contact).toMatchObject({ email: 'apiteam@swagger.example.com' });
    expect(api.overview.termsOfService).toBe('https://swagger.example.com/terms/');
  });

  it('callback: the request that the API sends, and the expected response', async () => {
    const { api, warnings } = await load('callback');
    expect(api.getOperation('post-streams').callbacks).toMatchObject([
      {
        anchor: 'callback-onData',
        method: 'POST',
        expression: '{$request.query.callbackUrl}/data',
        responses: [{ status: '202' }, { status: '204' }],
      },
    ]);
    expect(warnings).toEqual([]);
  });

  it('link: the next operation, by reference to components', async () => {
    const { api } = await load('link');
    const [ok] = api.getOperation('get-repository').responses;
    expect(ok?.links).toMatchObject([
      {
        name: 'repositoryPullRequests',
        operation: { href: '/docs/api/example/get-pull-requests-by-repository' },
        parameters: [
          { name: 'username', expression: '$response.body#/owner/username' },
          { name: 'slug', expression: '$response.body#/slug' },
        ],
      },
    ]);
  });

  it('uspto: a server with a variable, a form, an example', async () => {
    const { api, warnings } = await load('uspto');
    expect(api.overview.servers).toMatchObject([
      {
        url: 'https://developer.example.gov/ds-api',
        variables: [{ name: 'scheme', values: ['https', 'http'] }],
      },
    ]);
    const search = api.getOperation('perform-search');
    expect(search.body?.content).toMatchObject([
      { mediaType: 'application/x-www-form-urlencoded' },
    ]);
    expect(JSON.stringify(api.getOperation('list-data-sets').responses)).toContain(
      'cancer_moonshot',
    );
    expect(warnings).toEqual([]);
  });

  it('api-with-examples: named examples without a schema', async () => {
    const { api } = await load('api-with-examples');
    const [ok, choices] = api.getOperation('list-versionsv2').responses;
    expect(ok?.content[0]?.examples).toMatchObject([{ name: 'foo', label: 'foo' }]);
    expect(choices?.status).toBe('300');
  });

  it('webhook: a page for the request that the API sends, without paths', async () => {
    const page = (await load('webhook')).api.getOperation('new-pet');
    expect(page).toMatchObject({ kind: 'webhook', path: 'newPet', servers: [], samples: [] });
    expect(toPlainText(page.body?.description ?? [])).toBe(
      'Information about a new pet in the system',
    );
  });

  it('non-oauth-scopes: scopes of any scheme, without a declaration', async () => {
    const { api, warnings } = await load('non-oauth-scopes');
    expect(api.getOperation('get-users').security).toMatchObject([
      [{ name: 'bearerAuth', scopes: [{ name: 'read:users' }, { name: 'public' }] }],
    ]);
    expect(warnings.filter(({ message }) => message.includes('scope'))).toEqual([]);
  });

  it('tictactoe: each type of security scheme, and alternatives', async () => {
    const { api, warnings } = await load('tictactoe');
    expect(api.overview.securitySchemes.map(({ label }) => label)).toEqual([
      'API key in header api-key',
      'Basic authentication',
      'Bearer token (JWT)',
      'OAuth 2.0: app2AppOauth',
      'OAuth 2.0: user2AppOauth',
    ]);
    expect(api.getOperation('get-board').security).toHaveLength(2);
    expect(warnings).toEqual([]);
  });

  it('swagger2-petstore: servers, forms with files, lists in the query, flows', async () => {
    const { api } = await load('swagger2-petstore');
    expect(api.overview.servers.map(({ url }) => url)).toEqual([
      'https://petstore.example.com/v2',
      'http://petstore.example.com/v2',
    ]);
    expect(api.getOperation('upload-file').body?.content).toMatchObject([
      { mediaType: 'multipart/form-data' },
    ]);
    expect(api.getOperation('find-pets-by-status').parameters).toMatchObject([
      { name: 'status', in: 'query', serialization: 'repeated' },
    ]);
    expect(api.overview.securitySchemes[0]?.flows).toMatchObject([{ kind: 'implicit' }]);
  });
});
