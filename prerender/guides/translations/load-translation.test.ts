import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadTranslation } from './load-translation';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'translation-'));
  await write(
    'src/ui/texts/texts.ts',
    "export const english: object = { search: { noResults: 'No results' } };",
  );
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

describe('loadTranslation', () => {
  it('reads the texts of a locale and checks them by the English ones', async () => {
    await write(
      'content/i18n/vi/texts.json',
      '{"search": {"noResults": "Không tìm thấy kết quả nào", "all": "Tất cả"}}',
    );
    const { texts, problems } = await loadTranslation(root, 'vi');
    expect(texts).toEqual({ search: { noResults: 'Không tìm thấy kết quả nào' } });
    expect(problems).toMatchObject([{ message: 'The interface has no text "all".' }]);
  });

  it('warns when there is no such file', async () => {
    expect(await loadTranslation(root, 'vi')).toMatchObject({
      texts: {},
      problems: [{ file: 'content/i18n/vi/texts.json', severity: 'warning' }],
    });
  });
});
