import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PAGE_DATA_FOLDER, toPageModule } from './page-module';

const page = { data: { title: "It's\n“here”" }, head: { path: '/a', title: 'A', description: '' } };
const ID = '/specs/a.yaml?operation=get-a';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-module-'));
});

afterEach(() => rm(folder, { recursive: true }));

function toModule(mode: 'build' | 'dev', name: string, make = () => page): Promise<string> {
  const config = { build: { outDir: join(folder, name === 'client' ? 'client' : 'server') } };
  return toPageModule({ mode, name, config } as Environment, ID, make);
}

function toUrl(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

const expected = { default: page.data, head: page.head };

describe('the module of a page', () => {
  it('has its data in browsers, and reads it from a file to prerender, made only once', async () => {
    const client: unknown = await import(toUrl(await toModule('build', 'client')));
    expect({ ...(client as object) }).toEqual(expected);
    const server = await toModule('build', 'ssr', () => expect.unreachable());
    expect(server).not.toContain('here');
    expect({ ...((await import(toUrl(server))) as object) }).toEqual(expected);
  });

  it('writes nothing in development', async () => {
    const server: unknown = await import(toUrl(await toModule('dev', 'ssr')));
    expect({ ...(server as object) }).toEqual(expected);
    expect(await readdir(folder)).toEqual([]);
  });

  it('keeps its file beside the two bundles', async () => {
    await toModule('build', 'client');
    expect(await readdir(folder)).toEqual([PAGE_DATA_FOLDER]);
  });
});
