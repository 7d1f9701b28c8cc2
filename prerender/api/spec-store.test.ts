import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSpecStore } from './spec-store';

const text = `openapi: 3.1.0
info: { title: A, version: '1' }
paths: {}
components: { schemas: { Team: { $ref: ./parts/team.yaml } } }
`;

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'spec-store-'));
  await mkdir(join(root, 'specs/parts'), { recursive: true });
  await writeFile(join(root, 'specs/parts/team.yaml'), 'type: object\n');
});

afterEach(() => rm(root, { recursive: true }));

describe('the specs of a project', () => {
  it('are parsed once, with the files they reference', async () => {
    const store = createSpecStore(root);
    const first = await store.load('specs/a.yaml', text);
    expect(first).toMatchObject({
      kind: 'valid',
      spec: { files: ['specs/a.yaml', 'specs/parts/team.yaml'] },
    });
    expect(await store.load('specs/a.yaml', text)).toBe(first);
  });

  it('are parsed again when their text changes', async () => {
    const store = createSpecStore(root);
    await store.load('specs/a.yaml', text);
    const titles = ['B', 'A'].map(async (title) => {
      const loaded = await store.load('specs/a.yaml', text.replace('title: A', `title: ${title}`));
      return loaded.kind === 'valid' ? loaded.spec.document.info.title : undefined;
    });
    expect(await Promise.all(titles)).toEqual(['B', 'A']);
  });

  it('are parsed again after one of their files has changed', async () => {
    const store = createSpecStore(root);
    const first = await store.load('specs/a.yaml', text);
    const other = await store.load('specs/b.yaml', text.replace('./parts/team.yaml', '#/x-team'));
    expect(other.kind).toBe('invalid');
    await store.load(
      'specs/c.yaml',
      'openapi: 3.1.0\ninfo: { title: A, version: 1.0.0 }\npaths: {}',
    );
    // What is missing in an invalid one may be in any file.
    expect(store.listUsers('specs/parts/team.yaml')).toEqual(['specs/a.yaml', 'specs/b.yaml']);
    expect(store.listUsers('specs/c.yaml')).toEqual(['specs/b.yaml', 'specs/c.yaml']);
    store.forget('specs/a.yaml');
    expect(await store.load('specs/a.yaml', text)).not.toBe(first);
  });
});
