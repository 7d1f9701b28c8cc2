import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { leanRouter } from './lean-router';

const folder = fileURLToPath(new URL('../../node_modules/react-router/dist/', import.meta.url));

describe('the lean router', () => {
  it('finds its patterns in the installed version of the router', async () => {
    const { transform } = leanRouter();
    if (typeof transform !== 'object') throw new Error('The plugin transforms by a filter.');
    const handler = transform.handler as unknown as (code: string) => { code: string };
    const names = await readdir(folder, { recursive: true });
    const files = names.filter((name) => name.endsWith('.mjs'));
    const sources = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
    const changed = sources.filter((source) => handler(source).code !== source);
    expect(changed.some((source) => source.includes('.displayName = "'))).toBe(true);
    for (const source of changed) {
      const { code } = handler(source);
      expect(code).not.toMatch(/^\w+\.displayName = "/m);
      expect(code).not.toContain('ENABLE_DEV_WARNINGS = true');
    }
  });
});
