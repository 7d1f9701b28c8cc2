import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toSpec } from './fixtures/to-spec';
import { loadHistory, toLifetimes } from './history';

/** A version with the operation `listTeams` under some id, and a component with some fields. */
function toVersion(
  version: string,
  operationId: string,
  fields: Readonly<Record<string, object>>,
  required: readonly string[] = [],
) {
  const schema = { type: 'object', properties: { own: { type: 'string' } } };
  const content = { 'application/json': { schema } };
  const responses = { 200: { description: 'OK', content } };
  return toSpec({
    info: { title: 'Teams', version },
    paths: { '/teams/{id}': { get: { operationId, responses } } },
    components: { schemas: { Team: { type: 'object', properties: fields, required } } },
  });
}

describe('the versions of an API', () => {
  const versions = [
    toVersion('1.9.0', 'list', { id: {}, colour: {} }),
    toVersion('1.10.0', 'listTeams', { id: {}, name: {}, colour: { deprecated: true } }),
    toVersion('2.0.0', 'listTeams', { id: {}, name: {} }, ['name']),
  ];

  it('tell when a field came, was required or deprecated, and went', () => {
    const lifetimes = toLifetimes(versions);
    expect(lifetimes.get('Team id')).toEqual({});
    expect(lifetimes.get('Team name')).toEqual({ added: '1.10.0', required: '2.0.0' });
    expect(lifetimes.get('Team colour')).toEqual({ deprecated: '1.10.0', removed: '2.0.0' });
  });

  it('know an operation and what is in it under another id', () => {
    const known = [...toLifetimes(versions)].filter(([key]) => key.startsWith('operation'));
    expect(known).toEqual([
      ['operation get /teams/{}', {}],
      ['operation get /teams/{} path id', {}],
      ['operation get /teams/{}.responses/200/content/application%2Fjson/schema own', {}],
    ]);
  });

  it('are in the order of their numbers', async () => {
    const root = await mkdtemp(join(tmpdir(), 'history-'));
    const folder = join(root, 'specs/history/teams');
    await mkdir(folder, { recursive: true });
    for (const version of ['1.10.0', '1.9.0'])
      await writeFile(
        join(folder, `${version}.yaml`),
        `openapi: 3.1.0\ninfo: { title: Teams, version: ${version} }\npaths: {}\n`,
      );
    await writeFile(join(folder, 'notes.md'), '# Notes');
    const history = await loadHistory(root, toVersion('2.0.0', 'listTeams', {}));
    await rm(root, { recursive: true });
    expect(history.problems).toEqual([]);
    expect(history.versions.map(({ document }) => document.info.version)).toEqual([
      '1.9.0',
      '1.10.0',
      '2.0.0',
    ]);
  });
});
