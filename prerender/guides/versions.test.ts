import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadVersions, parseVersions, checkVersionName, checkVersionsOptions } from './versions';

const hint = 'Write the names as strings, newest first, as in ["2.0", "1.0"].';
const file = 'content/versions.json';

describe('the versions file', () => {
  it('lists names, newest first', () => {
    expect(parseVersions('["2.0", "1.0"]')).toEqual({ names: ['2.0', '1.0'], problems: [] });
    expect(parseVersions('[]')).toEqual({ names: [], problems: [] });
  });

  it.each(['{"1.0": true}', '"1.0"', 'null', '10'])('must be a list, not %s', (text) => {
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

  it('has a problem where its syntax is wrong', () => {
    const { problems } = parseVersions('[\n  "2.0",\n  "1.0"\n');
    expect(problems).toMatchObject([
      { line: 4, column: 1, message: 'The versions file is not valid JSON.', hint },
    ]);
    // YAML, but not JSON.
    expect(parseVersions('- 1.0').problems).toMatchObject([{ line: 1, column: 1 }]);
  });

  it('has a problem at each invalid name, and keeps the others', () => {
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

  it('finds the current version when no version was cut', async () => {
    expect(await loadVersions(root)).toMatchObject({
      versions: [{ name: 'current', path: '/docs', isLast: true }],
      names: [],
      problems: [],
    });
  });

  it('finds the cut versions with the options of the site', async () => {
    await mkdir(join(root, 'content/versions/1.0/docs'), { recursive: true });
    await write('["1.0"]');
    const { versions, problems } = await loadVersions(root, { lastVersion: 'current' });
    expect(versions.map(({ name, path }) => `${name} ${path}`)).toEqual([
      'current /docs',
      '1.0 /docs/1.0',
    ]);
    expect(problems).toEqual([]);
  });

  it('reports a version without a folder', async () => {
    await write('["1.0"]');
    expect((await loadVersions(root)).problems).toEqual([
      {
        file,
        severity: 'error',
        message: 'The version "1.0" has no folder content/versions/1.0/docs.',
        hint: 'Restore the folder, or remove "1.0" from the file.',
      },
    ]);
  });

  it('reports options for versions that do not exist', async () => {
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

describe('the name of a version', () => {
  it.each(['1.0', '1.0.0-beta.2', 'v2', 'Sakura 桜', 'a'.repeat(32)])('may be %s', (name) => {
    expect(checkVersionName(name)).toBeUndefined();
  });

  it.each([
    [' ', 'must contain at least one non-whitespace character'],
    ['1/0', 'should not include slash (/) or backslash (\\)'],
    ['1\\0', 'should not include slash (/) or backslash (\\)'],
    ['a'.repeat(33), 'cannot be longer than 32 characters'],
    ['1.0?', 'should be a valid file path'],
    ['1:0', 'should be a valid file path'],
    ['1\t0', 'should be a valid file path'],
    ['.', 'should not be "." or ".."'],
    ['..', 'should not be "." or ".."'],
    ['current', 'should not be "current": content/docs has it'],
  ])('may not be "%s": it %s', (name, reason) => {
    expect(checkVersionName(name)).toBe(`Invalid version name "${name}": version name ${reason}.`);
  });

  it.each([
    [1, 'Versions should be strings. Found type "number" for version 1.'],
    [null, 'Versions should be strings. Found type "object" for version null.'],
  ])('must be a string, not %s', (name, message) => {
    expect(checkVersionName(name)).toBe(message);
  });
});

describe('the options for versions', () => {
  it('have no problem when they name known versions', () => {
    const options = { lastVersion: '1.0', versions: { current: {}, '1.0': { label: 'One' } } };
    expect(checkVersionsOptions(['2.0', '1.0'], options)).toEqual([]);
    expect(checkVersionsOptions([], {})).toEqual([]);
  });

  it('have a problem that lists the known versions when the last version is unknown', () => {
    expect(checkVersionsOptions(['1.0'], { lastVersion: '3.0' })).toEqual([
      'Docs option lastVersion: 3.0 is invalid. Available version names are: current, 1.0',
    ]);
  });

  it('have a problem that lists unknown versions', () => {
    expect(checkVersionsOptions(['1.0'], { versions: { '3.0': {}, next: {} } })).toEqual([
      'Invalid docs option "versions": unknown versions (3.0,next) found. Available version names are: current, 1.0',
    ]);
  });

  it('must include at least one version, and only known ones', () => {
    expect(checkVersionsOptions([], { onlyIncludeVersions: [] })).toEqual([
      'Invalid docs option "onlyIncludeVersions": an empty array is not allowed, at least one version is needed.',
    ]);
    expect(checkVersionsOptions([], { onlyIncludeVersions: ['2.0'] })).toEqual([
      'Invalid docs option "onlyIncludeVersions": unknown versions (2.0) found. Available version names are: current',
    ]);
    const options = { onlyIncludeVersions: ['current'], lastVersion: '1.0' };
    expect(checkVersionsOptions(['1.0'], options)).toEqual([
      'Docs option lastVersion: 1.0 is not in "onlyIncludeVersions".',
    ]);
  });

  it('must not give two versions the same path', () => {
    expect(checkVersionsOptions(['2.0', 'Next'], {})).toEqual([
      'The versions "current" and "Next" have the same path /docs/Next.',
    ]);
    expect(checkVersionsOptions(['2.0', '1.0'], { versions: { '1.0': { path: '/' } } })).toEqual([
      'The versions "2.0" and "1.0" have the same path /docs.',
    ]);
  });
});
