import { afterEach, describe, expect, it } from 'vitest';
import type { FixtureTasks } from './fixtures/process';
import type { ProcessSettings, Processes } from './processes';
import { startProcesses } from './processes';

let processes: Processes<FixtureTasks> | undefined;

function start(settings: Partial<ProcessSettings> = {}): Processes<FixtureTasks> {
  const module = new URL('fixtures/process.ts', import.meta.url);
  processes = startProcesses<FixtureTasks>({ module, ...settings });
  return processes;
}

afterEach(async () => processes?.stop());

describe('a process', { tags: ['all'] }, () => {
  it('accepts and returns sets, which JSON would lose', async () => {
    expect(await start().ask('double', new Set([1, 2]))).toEqual(new Set([2, 4]));
  });

  it('reports the error of a task, and can do another one', async () => {
    const { ask } = start();
    await expect(ask('fail', 'Nowhere.')).rejects.toThrow('Nowhere.');
    await expect(ask('fail', 'Still nowhere.')).rejects.toThrow('Still nowhere.');
  });

  it('fails with its exit code when it ends before its task is done', async () => {
    const failure = await start()
      .ask('exit', 3)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({
      message: 'The process prerender/build/fixtures/process ended by itself.',
      cause: { message: expect.stringContaining('exitCode: `3`') },
    });
  });

  it('fails when it cannot load its module', async () => {
    const { ask } = start({ module: new URL('fixtures/nowhere.ts', import.meta.url) });
    await expect(ask('pid')).rejects.toThrow('nowhere ended by itself.');
  });

  it('fails when Node.js rejects a flag', async () => {
    const { ask } = start({ flags: ['--no-such-flag'] });
    await expect(ask('pid')).rejects.toThrow('ended by itself.');
  });

  it('fails when it cannot be started', async () => {
    const { execPath } = process;
    process.execPath = '/nowhere/node';
    const { ask } = start();
    process.execPath = execPath;
    await expect(ask('pid')).rejects.toThrow('failed: spawn /nowhere/node ENOENT.');
  });

  it('fails at its timeout when it hangs', async () => {
    const { ask } = start({ timeoutMs: 3000 });
    await expect(ask('hang')).rejects.toThrow('did not answer within 0.05 minutes.');
  });

  it('ends when it is stopped', async () => {
    const { ask, stop } = start();
    const pid = await ask('pid');
    await stop();
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  it('does one task at a time; several share many tasks', async () => {
    const { ask } = start({ count: 2 });
    const pids = await Promise.all(Array.from({ length: 50 }, () => ask('pid')));
    expect(new Set(pids).size).toBe(2);
  });
});
