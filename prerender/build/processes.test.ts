import { afterEach, describe, expect, it } from 'vitest';
import type { FixtureTasks } from './fixtures/process';
import type { ProcessSettings, Processes } from './processes';
import { startProcesses } from './processes';

let processes: Processes<FixtureTasks> | undefined;

function start(settings: Partial<ProcessSettings> = {}): Processes<FixtureTasks> {
  const module = 'prerender/build/fixtures/process';
  processes = startProcesses<FixtureTasks>({ module, ...settings });
  return processes;
}

afterEach(async () => processes?.stop());

describe('a process', () => {
  it('takes and returns sets, which JSON would lose', async () => {
    expect(await start().ask('double', new Set([1, 2]))).toEqual(new Set([2, 4]));
  });

  it('reports what went wrong in it, and can be asked again', async () => {
    const { ask } = start();
    await expect(ask('fail', 'Nowhere.')).rejects.toThrow('Nowhere.');
    await expect(ask('fail', 'Still nowhere.')).rejects.toThrow('Still nowhere.');
  });

  it('that ends before it has answered fails with its exit code', async () => {
    const failure = await start()
      .ask('exit', 3)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({
      message: 'The process prerender/build/fixtures/process ended by itself.',
      cause: { message: expect.stringContaining('exitCode: `3`') },
    });
  });

  it('that cannot load its module fails', async () => {
    const { ask } = start({ module: 'prerender/build/fixtures/nowhere' });
    await expect(ask('pid')).rejects.toThrow('nowhere ended by itself.');
  });

  it('that refuses a flag fails', async () => {
    const { ask } = start({ flags: ['--no-such-flag'] });
    await expect(ask('pid')).rejects.toThrow('ended by itself.');
  });

  it('that cannot be started fails', async () => {
    const { execPath } = process;
    process.execPath = '/nowhere/node';
    const { ask } = start();
    process.execPath = execPath;
    await expect(ask('pid')).rejects.toThrow('failed: spawn /nowhere/node ENOENT.');
  });

  it('that hangs fails when its time is over', async () => {
    const { ask } = start({ timeoutMs: 3000 });
    await expect(ask('hang')).rejects.toThrow('did not answer within 0.05 minutes.');
  });

  it('is gone when it is stopped', async () => {
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
