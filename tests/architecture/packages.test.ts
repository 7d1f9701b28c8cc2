import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  readonly version: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const locked = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), ...entry }));

/** Packages whose program is not needed: what it would prepare comes with another package. */
const unneeded = new Set(['esbuild', 'fsevents']);

/** Versions that their owners have withdrawn because others had published them. */
const harmful: Readonly<Record<string, readonly string[]>> = {
  axios: ['0.30.4', '1.14.1'],
  chalk: ['5.6.1'],
  'color-name': ['2.0.1'],
  debug: ['4.4.2'],
  'eslint-config-prettier': ['8.10.1', '9.1.1', '10.1.6', '10.1.7'],
  'event-stream': ['3.3.6'],
  'plain-crypto-js': ['4.2.1'],
  'strip-ansi': ['7.1.1'],
  'ua-parser-js': ['0.7.29', '0.8.0', '1.0.0'],
  'wrap-ansi': ['9.0.1'],
};

describe('the packages', () => {
  it('come from the registry, each with its checksum', { tags: ['F42'] }, () => {
    const odd = locked.filter(
      ({ integrity = '', resolved = '' }) =>
        !integrity.startsWith('sha512-') || /^(?:git|http:|file:)/.test(resolved),
    );
    expect(odd).toEqual([]);
  });

  it('run no program when they are installed', { tags: ['F43'] }, () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    const withProgram = locked.filter(({ hasInstallScript }) => hasInstallScript);
    expect(withProgram.filter(({ name }) => !unneeded.has(name))).toEqual([]);
  });

  it('have no version that is known to be harmful', { tags: ['F44'] }, () => {
    expect(locked.filter(({ name, version }) => harmful[name]?.includes(version))).toEqual([]);
  });

  it('are pinned, and as the lock file has them', { tags: ['F44'] }, () => {
    const own = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Readonly<Record<string, string>>
    >;
    const odd = Object.entries({ ...own.dependencies, ...own.devDependencies }).filter(
      ([name, version]) =>
        !/^\d+\.\d+\.\d+/.test(version) || packages[`node_modules/${name}`]?.version !== version,
    );
    expect(odd).toEqual([]);
  });
});
