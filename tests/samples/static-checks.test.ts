import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TargetLanguage } from '../../src/model/samples/syntax/target';
import { loadShownOperations } from '../../tools/prove/shown-operations';
import { checkStatically, staticChecks } from './static-checks';

const operations = await loadShownOperations(process.cwd());
const samples = operations.flatMap((operation) => operation.samples);

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samples-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const checks = (Object.keys(staticChecks) as TargetLanguage[]).flatMap((language) =>
  staticChecks[language].map((check) => ({ language, name: check.name, check })),
);

describe('the samples of all operations', () => {
  it.each(checks)('pass $name without warnings in $language', async ({ language, check }) => {
    const own = samples.filter(({ target }) => target.startsWith(`${language}/`));
    expect(own).not.toEqual([]);
    expect(await checkStatically(check, own, folder)).toBe('');
  });
});

describe('static checks', () => {
  const mistakes: Readonly<Record<TargetLanguage, string>> = {
    curl: 'curl $HOST',
    javascript: 'const a = ;',
    node: 'const a = ;',
    go: 'package main\n\nfunc main() { a:=1 }',
    ruby: 'a = 1 +',
    python: 'print("\\d")\n',
  };

  it.each(checks)('find a mistake: $name in $language', async ({ language, check }) => {
    const planted = { code: mistakes[language] };
    expect(await checkStatically(check, [planted], join(folder, 'mistakes'))).not.toBe('');
  });
});
