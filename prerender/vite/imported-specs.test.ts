import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashFiles } from '../sources/kept-files';
import { IMPORTED_SPECS_FILE, importedSpecs } from './imported-specs';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'imported-specs-'));
  await mkdir(join(root, 'specs'));
  for (const name of ['a.yaml', 'b.yaml', 'c.yaml'])
    await writeFile(join(root, 'specs', name), `# ${name}\n`);
});

afterEach(() => rm(root, { recursive: true }));

/** Bundles modules for browsers and for the server, and reads which specs are noted. */
async function bundle(client: readonly string[], server: readonly string[]): Promise<unknown> {
  const outDir = join(root, 'dist.next');
  const plugin = importedSpecs(root, outDir, ['specs', 'content/versions/1.0/specs']);
  const { generateBundle, closeBundle } = plugin as unknown as {
    readonly generateBundle: (this: object) => void;
    readonly closeBundle: (this: object) => Promise<void>;
  };
  for (const [name, ids] of Object.entries({ client, ssr: server })) {
    const context = { environment: { name }, getModuleIds: () => ids.map((id) => join(root, id)) };
    generateBundle.call(context);
    await closeBundle.call(context);
  }
  return JSON.parse(await readFile(join(outDir, IMPORTED_SPECS_FILE), 'utf8'));
}

it('The specs that modules import are noted with their hashes, those of either bundle.', async () => {
  const modules = ['src/app.ts', 'specs/a.yaml?raw', 'specs/c.yaml?summary'];
  expect(await bundle(modules, ['specs/b.yaml?url', 'specs/c.yaml?reference'])).toEqual(
    hashFiles(root, ['specs/a.yaml', 'specs/b.yaml']),
  );
});

it('No spec is noted where modules only ask for what the app shows of it.', async () => {
  expect(await bundle(['specs/a.yaml?home=get-a'], ['content/docs/specs.mdx'])).toEqual({});
});
