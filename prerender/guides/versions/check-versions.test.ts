import { describe, expect, it } from 'vitest';
import { checkVersionName, checkVersionsOptions } from './check-versions';

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
  ])('is a text: %s is none', (name, message) => {
    expect(checkVersionName(name)).toBe(message);
  });
});

describe('the options for versions', () => {
  it('are right when they name versions that there are', () => {
    const options = { lastVersion: '1.0', versions: { current: {}, '1.0': { label: 'One' } } };
    expect(checkVersionsOptions(['2.0', '1.0'], options)).toEqual([]);
    expect(checkVersionsOptions([], {})).toEqual([]);
  });

  it('name the versions that there are when the last one is none of them', () => {
    expect(checkVersionsOptions(['1.0'], { lastVersion: '3.0' })).toEqual([
      'Docs option lastVersion: 3.0 is invalid. Available version names are: current, 1.0',
    ]);
  });

  it('name the versions that are not known', () => {
    expect(checkVersionsOptions(['1.0'], { versions: { '3.0': {}, next: {} } })).toEqual([
      'Invalid docs option "versions": unknown versions (3.0,next) found. Available version names are: current, 1.0',
    ]);
  });

  it('include at least one version, and only those that there are', () => {
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

  it('keep two versions from standing at one place', () => {
    expect(checkVersionsOptions(['2.0', 'Next'], {})).toEqual([
      'The versions "current" and "Next" have the same path /docs/Next.',
    ]);
    expect(checkVersionsOptions(['2.0', '1.0'], { versions: { '1.0': { path: '/' } } })).toEqual([
      'The versions "2.0" and "1.0" have the same path /docs.',
    ]);
  });
});
