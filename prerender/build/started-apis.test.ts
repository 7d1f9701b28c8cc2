import { beforeEach, expect, it, vi } from 'vitest';
import type { SpecFiles } from '../api/read/spec-files';
import { startProcesses } from './processes';
import { startApis } from './started-apis';

vi.mock(import('./processes'), { spy: true });

const none: SpecFiles = { entries: [], others: [], problems: [] };

beforeEach(() => {
  vi.mocked(startProcesses).mockReset();
  vi.mocked(startProcesses).mockReturnValue({
    ask: (name: string) => Promise.resolve(name),
    stop: () => Promise.resolve(),
  } as never);
});

it('starts no process for a site without specs', async () => {
  const apis = startApis([none, none], 'en');
  expect(await apis.check()).toEqual({ problems: [], shown: [] });
  expect(await apis.make()).toEqual([]);
  await apis.write('dist');
  await apis.stop();
  expect(startProcesses).not.toHaveBeenCalled();
});

it.each([
  ['an API', { ...none, entries: [{ file: 'specs/api.yaml', text: 'openapi: 3.0.3' }] }],
  ['a file that is none', { ...none, others: ['specs/notes.yaml'] }],
])('starts one for %s, in any version', async (_, specs) => {
  const apis = startApis([none, specs], 'ja');
  expect(await apis.check()).toBe('check');
  expect(startProcesses).toHaveBeenCalledWith(expect.objectContaining({ args: ['ja'] }));
});
