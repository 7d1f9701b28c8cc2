import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { ProblemError } from './problem';
import { openProblemLog } from './problem-log';
import { usualReporting } from './problem-report';

const warning = { file: 'a.mdx', severity: 'warning', message: 'No title.' } as const;
const error = { file: 'b.mdx', severity: 'error', message: 'No text.' } as const;

const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => void print.mockClear());
afterAll(() => print.mockRestore());

it('prints and keeps the problems that a command goes on with', () => {
  const log = openProblemLog(usualReporting);
  log.stopAt([warning]);
  expect(print).toHaveBeenCalledTimes(1);
  expect(log.list()).toEqual([warning]);
});

it('throws those that stop the command, and keeps none of them', () => {
  const log = openProblemLog(usualReporting);
  expect(() => log.stopAt([warning, error])).toThrow(ProblemError);
  expect(() => openProblemLog({ strict: true, all: false }).stopAt([warning])).toThrow(
    ProblemError,
  );
  expect(log.list()).toEqual([]);
});

it('keeps what another process has printed, without printing it', () => {
  const log = openProblemLog(usualReporting);
  log.add([warning]);
  expect(print).not.toHaveBeenCalled();
  expect(log.list()).toEqual([warning]);
});
