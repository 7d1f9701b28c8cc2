import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadVersions, parseVersions } from './load-versions';

const hint = 'Write the names as texts, newest first, as in ["2.0", "1.0"].';
const file = 'content/versions.json';

describe('the versions file', () => {
  it('lists names, newest first', () => {
    expect(parseVersions('["2.0", "1.0"]')).toEqual({ names: ['2.0', '1.0'], problems: [] });
    expect(parseVersions('[]')).toEqual({ names: [], problems: [] });
  });

  it.each(['{"1.0": true}', '"1.0"', 'null', '10'])('is a list, and not %s', (text) => {
    const content = JSON.stringify(JSON.parse(text));
    expect(parseVersions(`\n${text}\n`)).toEqual({
      names: [],
      problems: [
        {
          file,
          line: 2,
          column: 1,
          severity: 'error',
          message: `The versions file should contain an array of version names! Found content: ${content}`,
          hint,
        },
      ],
    });
  });

  it('is complained of where its syntax is wrong', () => {
    const { problems } = parseVersions('[\n  "2.0",\n  "1.0"\n');
    expect(problems).toMatchObject([
      { line: 4, column: 1, message: 'The versions file is not valid JSON.', hint },
    ]);
    // YAML, but not JSON.
    expect(parseVersions('- 1.0').problems).toMatchObject([{ line: 1, column: 1 }]);
  });

  it('is complained of at each name that is wrong; the others are kept', () => {
    expect(parseVersions('[\n  "2.0", 1.0,\n  "a/b",\n  "2.0",\n  "1.0"\n]')).toEqual({
      names: ['2.0', '1.0'],
      problems: [
        {
          file,
          line: 2,
          column: 10,
          severity: 'error',
          message: 'Versions should be strings. Found type "number" for version 1.',
          hint,
        },
        {
          file,
          line: 3,
          column: 3,
          severity: 'error',
          message:
            'Invalid version name "a/b": version name should not include slash (/) or backslash (\\).',
          hint,
        },
        {
          file,
          line: 4,
          column: 3,
          severity: 'error',
          message: 'The version "2.0" is listed twice.',
          hint,
        },
      ],
    });
  });
});

describe('loadVersions', () => {
  let root = '';

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'versions-'));
    await mkdir(join(root, 'content/docs'), { recursive: true });
  });

  afterEach(async () => {
    await rm(root, { recursive: true });
  });

  const write = (text: string) => writeFile(join(root, file), text);

  it('finds the version that is written when none was cut', async () => {
    expect(await loadVersions(root)).toMatchObject({
      versions: [{ name: 'current', path: '/docs', isLast: true }],
      names: [],
      problems: [],
    });
  });

  it('finds the cut ones with the options of the site', async () => {
    await mkdir(join(root, 'content/versions/1.0/docs'), { recursive: true });
    await write('["1.0"]');
    const { versions, problems } = await loadVersions(root, { lastVersion: 'current' });
    expect(versions.map(({ name, path }) => `${name} ${path}`)).toEqual([
      'current /docs',
      '1.0 /docs/1.0',
    ]);
    expect(problems).toEqual([]);
  });

  it('complains of a version without a folder', async () => {
    await write('["1.0"]');
    expect((await loadVersions(root)).problems).toEqual([
      {
        file,
        severity: 'error',
        message: 'The version "1.0" has no folder content/versions/1.0/docs.',
        hint: 'Bring the folder back, or take "1.0" out of the file.',
      },
    ]);
  });

  it('complains of options that fit no version', async () => {
    expect((await loadVersions(root, { lastVersion: '2.0' })).problems).toEqual([
      {
        file: 'content/site.ts',
        severity: 'error',
        message: 'Docs option lastVersion: 2.0 is invalid. Available version names are: current',
        hint: 'Correct "versions" in the file.',
      },
    ]);
  });
});
