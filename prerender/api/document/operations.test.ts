import { describe, expect, it } from 'vitest';
import type { PathItem } from './document';
import { toDocument } from '../fixtures/create-conversion';
import { listOperations } from './operations';

function list(paths: Readonly<Record<string, PathItem>>) {
  return listOperations(toDocument({ paths }));
}

describe('listOperations', () => {
  it('follows the document, and one order of methods within a path', () => {
    const operations = list({ '/b': { post: {}, get: {} }, '/a': { delete: {} } });
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'get /b',
      'post /b',
      'delete /a',
    ]);
  });

  it('takes title and address from summary and operation id', () => {
    const [operation] = list({
      '/a': { get: { operationId: 'listAllTeams', summary: 'All teams' } },
    });
    expect(operation).toMatchObject({
      operationId: 'listAllTeams',
      slug: 'list-all-teams',
      title: 'All teams',
    });
  });

  it('makes up an id of method and path where the author gave none', () => {
    const [operation] = list({ '/teams/{teamId}': { get: {} } });
    expect(operation).toMatchObject({
      operationId: 'get /teams/{teamId}',
      slug: 'get-teams-team-id',
      title: 'get /teams/{teamId}',
    });
  });

  it('does not take parameters or servers of a path for operations', () => {
    expect(list({ '/a': { parameters: [], servers: [{ url: '/' }] } })).toEqual([]);
  });

  it('is empty without paths', () => {
    expect(listOperations(toDocument({}))).toEqual([]);
  });

  it('gives each operation an address of its own, even when ids differ in their writing only', () => {
    const slugs = list({
      '/a': { get: { operationId: 'getTeam' }, put: { operationId: 'get_team' } },
      '/teams/{id}': { get: {} },
      '/teams/id': { get: {} },
    }).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(4);
  });

  it('keeps the addresses of the pages that every API has', () => {
    const slugs = list({
      '/a': { get: { operationId: 'errors' }, put: { operationId: 'teams' } },
      '/b': { get: { operationId: 'errors2' } },
    }).map(({ slug }) => slug);
    expect(slugs).toEqual(['errors-2', 'teams-2', 'errors2']);
  });

  it('makes an address of any id: of letters of any script, without signs, of bounded length', () => {
    const slugs = list({
      '/チーム': { get: {}, put: { operationId: '../../x' }, post: { operationId: '!!!' } },
      '/long': { get: { operationId: 'a'.repeat(300) } },
    }).map(({ slug }) => slug);
    expect(slugs).toEqual(['get-チーム', 'x', 'post-チーム', 'a'.repeat(80)]);
  });

  it('leaves out what is internal', () => {
    const operations = list({
      '/a': { get: { operationId: 'a', 'x-internal': true }, put: { operationId: 'b' } },
      '/b': { 'x-internal': true, get: { operationId: 'c' } },
    });
    expect(operations.map(({ operationId }) => operationId)).toEqual(['b']);
  });

  it('ends with webhooks, which go by their names', () => {
    const operations = listOperations(
      toDocument({
        webhooks: { taskDone: { post: { summary: 'A task is done' } } },
        paths: { '/a': { get: {} } },
      }),
    );
    expect(operations.map(({ kind, slug, path }) => [kind, slug, path])).toEqual([
      ['operation', 'get-a', '/a'],
      ['webhook', 'task-done', 'taskDone'],
    ]);
  });
});
