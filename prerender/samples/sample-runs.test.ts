import { describe, expect, it } from 'vitest';
import { findRuntime } from './sample-runs';

const runs = {
  samples: 2,
  runtimes: { 'ruby/net::http': ['Ruby 3.1.2'] },
  digests: { 'easier-api create-team': 'abc' },
};

describe('findRuntime', () => {
  it('names what ran the very samples', () => {
    expect(findRuntime(runs, 'abc', 'ruby/net::http')).toEqual(['Ruby 3.1.2']);
  });

  it('is silent about samples that have changed since', () => {
    expect(findRuntime(runs, 'abd', 'ruby/net::http')).toBeUndefined();
  });

  it('is silent about targets that did not run', () => {
    expect(findRuntime(runs, 'abc', 'php/guzzle')).toBeUndefined();
    expect(findRuntime(runs, 'abc', 'constructor')).toBeUndefined();
  });

  it('is silent where nothing was recorded', () => {
    expect(findRuntime(undefined, 'abc', 'ruby/net::http')).toBeUndefined();
  });
});
