import { describe, expect, it } from 'vitest';
import { toPlainCode } from '../../src/model/text/code';
import type { Api } from '../api/load-api';
import { loadApi } from '../api/load-api';
import type { ApiQuestion } from './api-modules';
import { toApiModule } from './api-modules';

const text = `openapi: 3.1.0
info: { title: A, version: '1' }
servers: [{ url: https://a.example }]
paths:
  /teams:
    get:
      operationId: listTeams
      responses: { '200': { description: All., content: { application/json: { example: [] } } } }
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

async function ask(question: string, name = '', more: Partial<ApiQuestion> = {}): Promise<string> {
  const url = '/specs/a.yaml';
  return toApiModule(await loadA(), { url, question, name, environment: 'client', ...more });
}

/** Returns the exports of a module without imports. */
async function evaluate(code: string): Promise<Readonly<Record<string, unknown>>> {
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Readonly<
    Record<string, unknown>
  >;
}

describe('the module of an API', () => {
  it.each([
    ['overview', '', { title: 'A' }, '/docs/api/a/a'],
    ['schemas', '', {}, '/docs/api/a/schemas'],
    ['schema', 'Team', { name: 'Team' }, '/docs/api/a/schemas/Team'],
    ['operation', 'list-teams', { slug: 'list-teams' }, '/docs/api/a/list-teams'],
  ])('for %s %s has page data and a head', async (question, name, data, path) => {
    const code = await ask(question, name, { environment: 'server' });
    expect(await evaluate(code)).toMatchObject({ default: data, head: { path } });
  });

  it('loads the template of an operation only in browsers', async () => {
    expect(await ask('operation', 'list-teams')).toContain(
      'import("/specs/a.yaml?values=list-teams")',
    );
    const server = await ask('operation', 'list-teams', { environment: 'server' });
    expect(server).not.toContain('import(');
    expect(await evaluate(await ask('values', 'list-teams'))).toMatchObject({
      default: { method: 'GET', path: '/teams' },
    });
  });

  it('has a module for each page in its table', async () => {
    const code = await ask('reference');
    expect(code).toContain(
      '["list-teams", { load: () => import("/specs/a.yaml?operation=list-teams") }]',
    );
    expect(code).toContain('["Team", { load: () => import("/specs/a.yaml?schema=Team") }]');
  });

  it('says to the home page what it has, and a call of one operation, if that exists', async () => {
    const home = { count: 1, operations: [{ title: 'List teams', method: 'GET' }] };
    expect(await evaluate(await ask('home', 'gone'))).toMatchObject({
      default: { ...home, call: null },
    });
    expect(await evaluate(await ask('home', 'list-teams'))).toMatchObject({
      default: { ...home, call: { method: 'GET', path: '/teams' } },
    });
  });
});
