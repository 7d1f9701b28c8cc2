import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toPlainCode } from '../../src/model/text/code';
import type { Api } from '../api/load-api';
import { loadApi } from '../api/load-api';
import { ProblemError } from '../diagnostics/problem';
import { writeOutput } from '../sources/output-files';
import { listSlugs } from './api-modules';
import { makeDataFiles, toFileReader, toFileSources } from './data-files';

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

let client = '';
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-files-'));
  client = join(folder, 'client');
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

/** Writes all files as a build does, and returns what they hold. */
async function write(api: Api) {
  const written = new Map<string, unknown>();
  const files = await makeDataFiles(
    api,
    async (file, text) => {
      written.set(file, JSON.parse(text));
      await writeOutput(client, file, text);
    },
    () => Promise.resolve(),
  );
  return { files, written };
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
    const { files } = await write({
      ...api,
      getOperation: (slug, template) =>
        slug === 'list-teams' ? fail(slug) : api.getOperation(slug, template),
      getSchema: fail,
    });
    expect(files.operations.map(([slug]) => slug)).toEqual(['team-made']);
    expect(files.schemas).toEqual([]);
    expect(files.problems.map(({ message }) => message)).toEqual([
      'There can be no page of "list-teams".',
      'There can be no page of "Team".',
    ]);
  });

  it('are one per operation and named schema, with its page data and its head', async () => {
    const api = await loadA();
    const { files, written } = await write(api);
    expect(files.operations.map(([slug]) => slug)).toEqual(['list-teams', 'team-made']);
    const [[name, file] = ['', '']] = files.schemas;
    expect(name).toBe('Team');
    expect(file).toMatch(/^assets\/pages\/[\da-f]{16}\.json$/);
    expect(written.get(file)).toMatchObject({
      data: { name: 'Team' },
      head: { path: '/docs/api/a/schemas/Team' },
    });
  });

  it('include the file name of an operation’s template, which a webhook does not have', async () => {
    const { files, written } = await write(await loadA());
    const [operation, webhook] = files.operations.map(([, file]) => written.get(file) as Page);
    expect(operation?.values).toMatch(/^assets\/values\/[\da-f]{16}\.json$/);
    expect(written.get(operation?.values ?? '')).toMatchObject({ method: 'GET', path: '/teams' });
    expect(webhook).not.toHaveProperty('values');
  });

  it('are named after their content', async () => {
    const api = await loadA();
    const { files } = await write(api);
    const getSchema = (name: string) => ({ ...api.getSchema(name), name: 'Crew' });
    const other = await write({ ...api, getSchema });
    expect(other.files.operations).toEqual(files.operations);
    expect(other.files.schemas).not.toEqual(files.schemas);
  });
});

describe('the sources of pages', () => {
  it('read the browser files during prerendering, without templates', async () => {
    const api = await loadA();
    const { files } = await write(api);
    const code = `${toFileReader(client)}export default ${toFileSources(files).operations};`;
    const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      readonly default: ReadonlyMap<string, { file: string; load: () => Promise<Loaded> }>;
    };
    const source = module.default.get('list-teams');
    expect(source?.file).toBe(files.operations[0]?.[1]);
    const loaded = await source?.load();
    expect(loaded).toMatchObject({
      default: { slug: 'list-teams' },
      head: { path: '/docs/api/a/list-teams' },
    });
    expect(await loaded?.template()).toBeNull();
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
