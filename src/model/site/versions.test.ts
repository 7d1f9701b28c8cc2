import { describe, expect, it } from 'vitest';
import { toVersions } from './versions';
import type { VersionsOptions } from './versions';

const toTable = (names: readonly string[], options?: VersionsOptions) =>
  toVersions(names, options).map(({ name, label, path, isLast, banner, badge }) =>
    [name, label, path, isLast ? 'last' : '', banner, badge ? 'badge' : ''].join(' '),
  );

describe('the versions of a site', () => {
  it('are only the current one, at /docs, if none was cut', () => {
    expect(toTable([])).toEqual(['current Next /docs last none ']);
  });

  it('have the newest cut one as the last; newer ones are unreleased, older ones unmaintained', () => {
    expect(toTable(['2.0', '1.0'])).toEqual([
      'current Next /docs/next  unreleased badge',
      '2.0 2.0 /docs last none badge',
      '1.0 1.0 /docs/1.0  unmaintained badge',
    ]);
  });

  it('have the one that the site chooses as the last', () => {
    expect(toTable(['2.0', '1.0'], { lastVersion: '1.0' })).toEqual([
      'current Next /docs/next  unreleased badge',
      '2.0 2.0 /docs/2.0  unreleased badge',
      '1.0 1.0 /docs last none badge',
    ]);
    expect(toTable(['1.0'], { lastVersion: 'current' })).toEqual([
      'current Next /docs last none badge',
      '1.0 1.0 /docs/1.0  unmaintained badge',
    ]);
  });

  it('take label, path, banner and badge from the options', () => {
    const versions = {
      current: { label: '3.0 (beta)', path: 'beta' },
      '2.0': { path: '/stable/', badge: false },
      '1.0': { banner: 'none' },
    } as const;
    expect(toTable(['2.0', '1.0'], { versions })).toEqual([
      'current 3.0 (beta) /docs/beta  unreleased badge',
      '2.0 2.0 /docs/stable last none ',
      '1.0 1.0 /docs/1.0  none badge',
    ]);
  });

  it('are only those that the site includes, and defaults are derived from these', () => {
    expect(toTable(['2.0', '1.0'], { onlyIncludeVersions: ['current'] })).toEqual([
      'current Next /docs last none ',
    ]);
    expect(toTable(['2.0', '1.0'], { onlyIncludeVersions: ['1.0', 'current'] })).toEqual([
      'current Next /docs/next  unreleased badge',
      '1.0 1.0 /docs last none badge',
    ]);
  });

  it('each have the folders of their files', () => {
    expect(toVersions(['1.0']).map(({ folder, specs }) => [folder, specs])).toEqual([
      ['content', 'specs'],
      ['content/versions/1.0', 'content/versions/1.0/specs'],
    ]);
  });
});
