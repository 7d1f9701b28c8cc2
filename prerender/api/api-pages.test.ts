import { describe, expect, it } from 'vitest';
import type { Page, PageView } from '../../src/model/pages/page';
import { toPlainCode } from '../../src/model/text/code';
import { listApiPages } from './api-pages';
import type { Api } from './load-api';
import { loadApi } from './load-api';

const text = `openapi: 3.1.0
info: { title: A, version: '1' }
servers: [{ url: https://a.example }]
paths:
  /teams:
    get:
      operationId: listTeams
      tags: [one, two]
      responses: { '404': { description: None } }
webhooks:
  teamMade:
    post: { operationId: teamMade, responses: {} }
components: { schemas: { Team: { type: object } } }
`;

async function loadA(): Promise<Api> {
  const loaded = await loadApi({
    file: 'specs/a.yaml',
    source: text,
    path: '/docs/api/a',
    highlight: toPlainCode,
  });
  if (loaded.kind === 'invalid') throw new Error('The spec is not valid.');
  return loaded.api;
}

/** Makes all pages, and the files beside them. */
async function makeAll(api: Api) {
  const files: unknown[] = [];
  const addFile = (folder: string, data: unknown) => {
    files.push(data);
    return `/assets/${folder}/${files.length}.json`;
  };
  const pages = listApiPages(api, addFile);
  const made = await Promise.all(pages.map(async ({ make }) => make()));
  return { pages, made, files };
}

describe('the pages of an API', () => {
  it('are its list, its overview, its operations, its errors and its schemas', async () => {
    const { pages, made } = await makeAll(await loadA());
    expect(pages.map(({ path, kind }) => [path, kind])).toEqual([
      ['/docs/api/a', 'api'],
      ['/docs/api/a/a', 'overview'],
      // Each once, also with two tags.
      ['/docs/api/a/list-teams', 'operation'],
      ['/docs/api/a/team-made', 'operation'],
      ['/docs/api/a/errors', 'errors'],
      ['/docs/api/a/schemas', 'schemas'],
      ['/docs/api/a/schemas/Team', 'schema'],
    ]);
    expect(made.map(({ head, view }) => [head?.path, view.kind])).toEqual(
      pages.map(({ path, kind }) => [path, kind]),
    );
  });

  it('are data that survive as JSON', async () => {
    const { made } = await makeAll(await loadA());
    expect(JSON.parse(JSON.stringify(made))).toEqual(made);
  });

  it('name the file with the template of an operation, which a webhook does not have', async () => {
    const { made, files } = await makeAll(await loadA());
    const operations = made.map(({ view }) => view).filter(isOperation);
    expect(operations.map(({ template }) => template)).toEqual([
      '/assets/values/1.json',
      undefined,
    ]);
    expect(files).toMatchObject([{ method: 'GET', path: '/teams' }]);
  });
});

function isOperation(view: Page['view']): view is Extract<PageView, { kind: 'operation' }> {
  return view.kind === 'operation';
}
