import { describe, expect, it } from 'vitest';
import { toAdvice } from './install-tools';
import { tools } from './tools';

describe('toAdvice', () => {
  it('says which step needs the tool, and how to install it', () => {
    expect(
      toAdvice({
        name: 'Go',
        probe: ['go', 'version'],
        packages: ['golang-go'],
        step: 'samples',
        elsewhere: 'install it',
      }),
    ).toBe(
      'The step "samples" needs Go. On Debian: sudo apt-get install golang-go. Elsewhere, install it.',
    );
  });
});

describe('tools', () => {
  it('each come from a package', () => {
    for (const { packages } of tools) expect(packages.length).toBeGreaterThan(0);
  });
});
