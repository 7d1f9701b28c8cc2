import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashFiles } from '../sources/kept-files';
import { IMPORTED_TEXTS_FILE, importedTexts } from './imported-texts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'imported-texts-'));
  await mkdir(join(root, 'specs'));
  for (const name of ['a.yaml', 'b.yaml', 'c.yaml'])
    await writeFile(join(root, 'specs', name), `# ${name}\n`);
});

afterEach(() => rm(root, { recursive: true }));

interface Bundles {
  readonly client?: readonly string[];
  readonly server?: readonly string[];
  readonly assets?: readonly string[];
}

/** Bundles modules for browsers and for the server, and reads which texts are noted. */
async function bundle({ client = [], server = [], assets = [] }: Bundles): Promise<unknown> {
  const outDir = join(root, 'dist.next');
  const plugin = importedTexts(root, outDir, (file) => /^(?:specs|content\/docs)\//.test(file));
  const { generateBundle, closeBundle } = plugin as unknown as {
    readonly generateBundle: (this: object, options: unknown, bundle: object) => void;
    readonly closeBundle: (this: object) => Promise<void>;
  };
  for (const [name, ids] of Object.entries({ client, ssr: server })) {
    const context = { environment: { name }, getModuleIds: () => ids.map((id) => join(root, id)) };
    const outputs = assets.map((file) => ({ type: 'asset', originalFileNames: [file] }));
    generateBundle.call(context, {}, { 'app.js': { type: 'chunk' }, ...outputs });
    await closeBundle.call(context);
  }
  return JSON.parse(await readFile(join(outDir, IMPORTED_TEXTS_FILE), 'utf8'));
}

describe('the texts that are noted', () => {
  it('are those that modules of either bundle import as they are', async () => {
    const client = ['src/app.ts', 'specs/a.yaml?raw', 'content/docs/a.mdx?raw'];
    expect(await bundle({ client, server: ['specs/b.yaml?url'] })).toEqual(
      hashFiles(root, ['content/docs/a.mdx', 'specs/a.yaml', 'specs/b.yaml']),
    );
  });

  it('are those that modules name as assets', async () => {
    expect(await bundle({ assets: ['specs/b.yaml', 'content/picture.svg'] })).toEqual(
      hashFiles(root, ['specs/b.yaml']),
    );
  });

  it('are not those of compiled guides, nor of what the app shows of a spec', async () => {
    const client = ['content/docs/a.mdx', 'content/docs/b.mdx?page', 'specs/c.yaml?home=get-a'];
    expect(await bundle({ client, server: ['specs/c.yaml?reference'] })).toEqual({});
  });
});
