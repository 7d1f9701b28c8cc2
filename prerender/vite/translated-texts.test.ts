import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translatedTexts } from './translated-texts';

let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'translated-texts-'));
  await mkdir(join(root, 'src/search'), { recursive: true });
  await write('src/main.ts', "import { texts } from './search/texts';\nconsole.log(texts);");
  await write(
    'src/search/texts.ts',
    "export const texts = { search: { none: 'No', all: 'All' } };",
  );
});

afterAll(async () => {
  await rm(root, { recursive: true });
});

async function write(file: string, text: string): Promise<void> {
  await writeFile(join(root, file), text);
}

describe('a build for another language', () => {
  it('has the translated texts of a module, and English ones for missing translations', async () => {
    const result = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [translatedTexts({ search: { none: 'Không' }, pager: { next: 'Trang sau' } })],
      build: { write: false, rolldownOptions: { input: join(root, 'src/main.ts') } },
    });
    const [bundle] = Array.isArray(result) ? result : [result];
    if (bundle === undefined || !('output' in bundle)) throw new Error('Nothing was built.');
    const { code } = bundle.output[0];
    expect(code).toContain('Không');
    expect(code).toContain('All');
    expect(code).not.toMatch(/No\b|Trang sau/);
  });
});
