import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startProcesses } from './processes';
import { startApis } from './started-apis';

vi.mock(import('./processes'), { spy: true });

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'apis-'));
  vi.mocked(startProcesses).mockReset();
  vi.mocked(startProcesses).mockReturnValue({
    ask: (name: string) => Promise.resolve(name),
    stop: () => Promise.resolve(),
  } as never);
});

afterEach(() => rm(root, { recursive: true }));

it('starts no process for a site without specs', async () => {
  const apis = await startApis(root, 'en');
  expect(await apis.check()).toEqual({ problems: [], shown: [] });
  expect(await apis.make()).toEqual([]);
  await apis.write('dist', 'last');
  await apis.stop();
  expect(startProcesses).not.toHaveBeenCalled();
});

it.each(['openapi: 3.0.3', 'type: object'])(
  'starts one for a file in specs, an API or not: %s',
  async (text) => {
    await mkdir(join(root, 'specs'));
    await writeFile(join(root, 'specs/file.yaml'), text);
    const apis = await startApis(root, 'ja');
    expect(await apis.check()).toBe('check');
    expect(startProcesses).toHaveBeenCalledWith(expect.objectContaining({ args: ['ja'] }));
  },
);
