import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findVersionProblem } from './node-version';

describe('Node.js', () => {
  it.each(['18.20.4', '20.18.9', '8.0.0'])(
    'is refused in one line when it is too old: %s',
    { tags: ['F13'] },
    (version) => {
      expect(findVersionProblem(version)).toBe(
        `error Node.js ${version} is too old for this project.\n  fix: Install Node.js 20.19 or later.`,
      );
    },
  );

  it.each(['20.19.0', '22.0.0', '100.1.2'])(
    'may be as old as package.json says, or newer: %s',
    (version) => {
      expect(findVersionProblem(version)).toBeUndefined();
    },
  );

  it('has its oldest version in package.json, too', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      engines: { node: string };
    };
    expect(engines.node).toBe('>=20.19.0');
  });
});
