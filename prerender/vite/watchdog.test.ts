import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

describe('openWatchdog', { tags: ['all'] }, () => {
  it('ends a process that rendering blocks, and names the files; waiting is no blocking', () => {
    const { signal, stdout, stderr } = spawnSync(
      process.execPath,
      ['prerender/run.js', 'prerender/vite/fixtures/blocked-server'],
      { encoding: 'utf8' },
    );
    expect(stdout).toBe('The slow page is rendered.\n');
    expect(stderr).toContain(
      'error content/docs/endless.mdx The server hangs while it renders the page: ',
    );
    expect(stderr).toContain('error content/docs/other.mdx ');
    expect(signal).toBe('SIGKILL');
  }, 60_000);
});
