import { describe, expect, it } from 'vitest';
import type { PathItem } from './document';
import { toDocument } from '../fixtures/create-conversion';
import { listOperations } from './operations';

function list(paths: Readonly<Record<string, PathItem>>) {
  return listOperations(toDocument({ paths }));
}

describe('listOperations', () => {
  it('keeps document order, with a fixed order of methods within a path', () => {
    const operations = list({ '/b': { post: {}, get: {} }, '/a': { delete: {} } });
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'get /b',
      'post /b',
      'delete /a',
    ]);
  });

  it('takes the title from the summary and the slug from the operation id', () => {
    const [operation] = list({
      '/a': { get: { operationId: 'listAllTeams', summary: 'All teams' } },
    });
    expect(operation).toMatchObject({
      operationId: 'listAllTeams',
      slug: 'list-all-teams',
      title: 'All teams',
    });
  });

  it('takes the slug that the author gives as x-slug, so that an id can change', () => {
    const get = { operationId: 'listTeams', 'x-slug': 'list all teams' };
    const [operation] = list({ '/a': { get } });
    expect(operation).toMatchObject({ operationId: 'listTeams', slug: 'list-all-teams' });
    const [other] = list({ '/a': { get: { operationId: 'listTeams', 'x-slug': 7 } } });
    expect(other).toMatchObject({ slug: 'list-teams' });
  });

  it('derives a missing id from method and path', () => {
    const [operation] = list({ '/teams/{teamId}': { get: {} } });
    expect(operation).toMatchObject({
      operationId: 'get /teams/{teamId}',
      slug: 'get-teams-team-id',
      title: 'GET /teams/{teamId}',
    });
  });

  it('does not treat parameters or servers of a path as operations', () => {
    expect(list({ '/a': { parameters: [], servers: [{ url: '/' }] } })).toEqual([]);
  });

  it('is empty without paths', () => {
    expect(listOperations(toDocument({}))).toEqual([]);
  });

  it('gives each operation a unique slug, even when ids differ only in spelling', () => {
    const slugs = list({
      '/a': { get: { operationId: 'getTeam' }, put: { operationId: 'get_team' } },
      '/teams/{id}': { get: {} },
      '/teams/id': { get: {} },
    }).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(4);
  });

  it('reserves the slugs of the pages that every API has', () => {
    const slugs = list({
      '/a': { get: { operationId: 'errors' }, put: { operationId: 'teams' } },
      '/b': { get: { operationId: 'errors2' } },
    }).map(({ slug }) => slug);
    expect(slugs).toEqual(['errors-2', 'teams-2', 'errors2']);
  });

  it('makes a slug from any id: letters of any script, no punctuation, bounded length', () => {
    const slugs = list({
      '/チーム': { get: {}, put: { operationId: '../../x' }, post: { operationId: '!!!' } },
      '/long': { get: { operationId: 'a'.repeat(300) } },
    }).map(({ slug }) => slug);
    expect(slugs).toEqual(['get-チーム', 'x', 'post-チーム', 'a'.repeat(80)]);
  });

  it('omits internal operations', () => {
    const operations = list({
      '/a': { get: { operationId: 'a', 'x-internal': true }, put: { operationId: 'b' } },
      '/b': { 'x-internal': true, get: { operationId: 'c' } },
    });
    expect(operations.map(({ operationId }) => operationId)).toEqual(['b']);
  });

  it('lists webhooks last, identified by name', () => {
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
