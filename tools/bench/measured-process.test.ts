import { describe, expect, it } from 'vitest';
import { measureNode } from './measured-process';

describe('measuring a process', { tags: ['all'] }, () => {
  it('returns its time, its exit code and its output', async () => {
    const code = 'setTimeout(() => { console.log("done"); process.exit(3); }, 200)';
    const measured = await measureNode('.', ['-e', code]);
    expect(measured.code).toBe(3);
    expect(measured.seconds).toBeGreaterThan(0.2);
    expect(measured.output).toBe('done\n');
  });

  it('adds the processor time of children that have ended', async () => {
    const work =
      'do { for (let i = 0; i < 1e7; i += 1); } while (process.cpuUsage().user < 600_000);';
    const code = `const { spawnSync } = require('node:child_process');
for (let i = 0; i < 3; i += 1) spawnSync(process.execPath, ['-e', ${JSON.stringify(work)}]);
setTimeout(() => {}, 2500);`;
    const { cpuSeconds } = await measureNode('.', ['-e', code]);
    expect(cpuSeconds >= 1.8).toBe(process.platform === 'linux');
  });

  it('adds the memory of its children to its own, where the system reports it', async () => {
    const hold = 'const held = Buffer.alloc(80e6, 1); setTimeout(() => held.length, 2500);';
    const code = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(hold)}]); ${hold}`;
    const { peakBytes, cpuSeconds } = await measureNode('.', ['-e', code]);
    const [least, most] = process.platform === 'linux' ? [200e6, 600e6] : [0, 0];
    expect(peakBytes).toBeGreaterThanOrEqual(least);
    expect(peakBytes).toBeLessThanOrEqual(most);
    expect(cpuSeconds > 0).toBe(process.platform === 'linux');
  });
});
