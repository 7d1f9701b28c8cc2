import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { GuideStore } from '../guides/guide-store';
import { guideModules } from './guide-modules';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'modules-'));
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

it('bundles the module of each guide, whatever its file is called', async () => {
  const modules = ['a', '[id]', 'a{b}', '(group)/c', 'd+(1)', '!e'].map(
    (name) => `content/docs/${name}.mdx`,
  );
  for (const file of modules) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), '');
  }
  const entry = join(root, 'entry.js');
  await writeFile(entry, "export { modules } from 'virtual:guide-modules';\n");
  const store = { loadText: async (file: string) => ({ file, text: 'A' }) };
  const compile = async () => ({
    code: 'export default 1;',
    parts: [],
    problems: [],
    styleProblems: [],
    dependencies: [],
    partials: [],
  });
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [guideModules({ root, store: store as unknown as GuideStore, compile, modules })],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  const [{ code }] = output;
  for (const file of modules) expect(code).toContain(`"/${file}": () => import(`);
});
