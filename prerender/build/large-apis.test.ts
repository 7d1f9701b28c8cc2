import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { englishLabels } from '../../src/model/api/api';
import type { LargeApis } from './large-apis';
import { startLargeApis } from './large-apis';

const file = 'specs/a.json';
const toText = (method: object) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'One', version: '1', description: 'A'.repeat(700_000) },
    servers: [{ url: 'https://a.example' }],
    paths: { '/teams': { get: method } },
  });
const listTeams = { operationId: 'listTeams', responses: { 200: { description: 'All.' } } };

let root = '';
let apis: LargeApis | undefined;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'large-'));
  await mkdir(join(root, 'client/assets/pages'), { recursive: true });
});

afterEach(async () => {
  await apis?.stop();
  await rm(root, { recursive: true });
});

function start(text: string): LargeApis {
  apis = startLargeApis([{ file, text }], () => ({
    root,
    file,
    text,
    foreignSpecs: [],
    outDir: join(root, 'large'),
    client: join(root, 'client'),
    path: '/docs/api/a',
    sampleTargets: [],
    labels: englishLabels,
  }));
  return apis;
}

describe('a large API', () => {
  it('is checked, and writes its modules, data files and downloads', async () => {
    const text = toText(listTeams);
    const { check, find, moveFiles } = start(text);
    expect(await check({ file, text })).toMatchObject({ kind: 'valid', files: [file] });
    const ask = (question: string) =>
      find(file)?.toModule({ url: `/${file}`, question, name: '', environment: 'client' });
    expect((await ask('summary'))?.code).toContain('One');
    const table = await ask('reference');
    const [page = ''] = /assets\/pages\/[\da-f]+\.json/.exec(table?.code ?? '') ?? [];
    await writeFile(join(root, 'client/assets/pages/other.json'), '{}');
    await moveFiles();
    expect(await readFile(join(root, 'client', page), 'utf8')).toContain('listTeams');
    expect(await readFile(join(root, 'client/specs/a.json'), 'utf8')).toBe(text);
    expect(await readFile(join(root, 'client/assets/pages/other.json'), 'utf8')).toBe('{}');
  });

  it('reports what is wrong with it, with its place', async () => {
    const text = toText({ ...listTeams, responses: 5 });
    const { check } = start(text);
    const checked = await check({ file, text });
    expect(checked).toMatchObject({ kind: 'invalid', problems: [{ file, line: 1 }] });
  });

  it('is none that is small', () => {
    const { check, find } = start('{}');
    expect(check({ file, text: '{}' })).toBeUndefined();
    expect(find(file)).toBeUndefined();
  });
});
