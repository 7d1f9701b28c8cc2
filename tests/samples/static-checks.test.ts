import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadShownOperations } from '../../tools/prove/shown-operations';
import { checkStatically, staticChecks } from './static-checks';

const operations = await loadShownOperations(process.cwd());
const samples = operations.flatMap((operation) => operation.samples);

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samples-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the samples of all operations', () => {
  it.each(staticChecks)('pass $name without warnings in $language', async (check) => {
    expect(await checkStatically(check, samples, folder)).toBe('');
  });
});

describe('static checks', () => {
  const mistakes: Readonly<Record<string, string>> = {
    curl: 'curl $HOST',
    javascript: 'const a = ;',
    node: 'const a = ;',
    go: 'package main\n\nfunc main() { a:=1 }',
    ruby: 'a = 1 +',
    python: 'print("\\d")\n',
  };

  it.each(staticChecks)('find a mistake: $name in $language', async (check) => {
    const target = `${check.language}/any` as const;
    const planted = { target, code: mistakes[check.language] ?? '', limitations: [] };
    const place = join(folder, 'mistakes');
    expect(await checkStatically(check, [planted], place)).not.toBe('');
  });
});
