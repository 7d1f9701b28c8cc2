import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toPlainCode } from '../../src/model/text/code';
import { ProblemError } from '../diagnostics/problem';
import { makeApiFiles, toReferenceFileModule, writeApiFiles } from './api-files';
import type { Api } from './load-api';
import { loadApi } from './load-api';
import { listSlugs } from './page-data';

const text = `openapi: 3.1.0
info: { title: A, version: '1' }
servers: [{ url: https://a.example }]
paths:
  /teams:
    get: { operationId: listTeams, tags: [one, two], responses: {} }
webhooks:
  teamMade:
    post: { operationId: teamMade, responses: {} }
components: { schemas: { Team: { type: object } } }
`;

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-files-'));
});

afterEach(() => rm(folder, { recursive: true }));

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

/** Makes all files, and reads what those of pages hold. */
async function make(api: Api) {
  const { files, problems } = await makeApiFiles(api);
  const { pages } = files.table;
  const read = (file: string) => JSON.parse(files.texts.get(file) ?? 'null') as unknown;
  return { files, pages, read, problems };
}

interface Page {
  readonly values?: string;
}

describe('the data files of an API', () => {
  it('are made of the other pages when some cannot be made, with a problem for each', async () => {
    const api = await loadA();
    const fail = (name: string) => {
      const message = `There can be no page of "${name}".`;
      throw new ProblemError([{ file: 'specs/a.yaml', severity: 'error', message }]);
    };
    const { pages, problems } = await make({
      ...api,
      getOperation: (slug, template) =>
        slug === 'list-teams' ? fail(slug) : api.getOperation(slug, template),
      getSchema: fail,
    });
    expect(pages.operations.map(([slug]) => slug)).toEqual(['team-made']);
    expect(pages.schemas).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual([
      'There can be no page of "list-teams".',
      'There can be no page of "Team".',
    ]);
  });

  it('are one per operation and named schema, with its page data and its head', async () => {
    const { pages, read } = await make(await loadA());
    expect(pages.operations.map(([slug]) => slug)).toEqual(['list-teams', 'team-made']);
    const [[name, file] = ['', '']] = pages.schemas;
    expect(name).toBe('Team');
    expect(file).toMatch(/^assets\/pages\/[\da-f]{16}\.json$/);
    expect(read(file)).toMatchObject({
      data: { name: 'Team' },
      head: { path: '/docs/api/a/schemas/Team' },
    });
  });

  it('include the file name of an operation’s template, which a webhook does not have', async () => {
    const { pages, read } = await make(await loadA());
    const [operation, webhook] = pages.operations.map(([, file]) => read(file) as Page);
    expect(operation?.values).toMatch(/^assets\/values\/[\da-f]{16}\.json$/);
    expect(read(operation?.values ?? '')).toMatchObject({ method: 'GET', path: '/teams' });
    expect(webhook).not.toHaveProperty('values');
  });

  it('are named after their content', async () => {
    const api = await loadA();
    const { pages } = await make(api);
    const getSchema = (name: string) => ({ ...api.getSchema(name), name: 'Crew' });
    const other = await make({ ...api, getSchema });
    expect(other.pages.operations).toEqual(pages.operations);
    expect(other.pages.schemas).not.toEqual(pages.schemas);
  });

  it('are made one after the other, with a pause before each', async () => {
    let pauses = 0;
    await makeApiFiles(await loadA(), () => Promise.resolve((pauses += 1)));
    // The overview, the errors and the schemas, two operations, and one schema.
    expect(pauses).toBe(6);
  });
});

describe('the files of an API', () => {
  it('have those to download beside those of its pages', async () => {
    const { files } = await make(await loadA());
    expect([...files.texts.keys()]).toEqual(
      expect.arrayContaining(['specs/a.yaml', 'specs/a.json']),
    );
    expect(files.texts.get('specs/a.yaml')).toBe(text);
  });

  it('are read by their table during prerendering, without templates', async () => {
    const { files, pages } = await make(await loadA());
    writeApiFiles(folder, 'specs/a.yaml', files);
    const code = toReferenceFileModule(join(folder, 'client'), 'specs/a.yaml');
    const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      readonly default: unknown;
      readonly operations: ReadonlyMap<string, { file: string; load: () => Promise<Loaded> }>;
    };
    expect(module.default).toMatchObject({ id: 'a', path: '/docs/api/a' });
    const source = module.operations.get('list-teams');
    expect(source?.file).toBe(pages.operations[0]?.[1]);
    const loaded = await source?.load();
    expect(loaded).toMatchObject({
      default: { slug: 'list-teams' },
      head: { path: '/docs/api/a/list-teams' },
    });
    expect(await loaded?.template()).toBeNull();
  });

  it('are read from the folder of the build, wherever the project lies', () => {
    const code = toReferenceFileModule(join(process.cwd(), 'dist.next/client'), 'specs/a.yaml');
    expect(code).toContain('"dist.next/client/" + file');
    expect(code).toContain('"dist.next/server/references/');
  });

  it('have tables of their own also where paths look alike', () => {
    const client = join(process.cwd(), 'dist.next/client');
    expect(toReferenceFileModule(client, 'specs/a/b.yaml')).not.toBe(
      toReferenceFileModule(client, 'specs/a-b.yaml'),
    );
  });
});

interface Loaded {
  readonly template: () => Promise<unknown>;
}

describe('the slugs of an API', () => {
  it('list an operation with two tags once', async () => {
    const api = await loadA();
    expect(api.reference.groups.filter(({ operations }) => operations.length > 0)).toHaveLength(3);
    expect(listSlugs(api)).toEqual(['list-teams', 'team-made']);
  });
});
