import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilInterrupted } from './interruption';

const error = vi.spyOn(console, 'error').mockReturnValue();

beforeEach(() => {
  error.mockClear();
});

afterEach(() => {
  process.exitCode = undefined;
});

it.each([
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  'aborts the work at %s, and exits with %i once it is cleaned up',
  async (name, code) => {
    const steps: string[] = [];
    await untilInterrupted(async (interruption) => {
      const stopped = new Promise((_, reject) => {
        interruption.addEventListener('abort', () => reject(new Error('A process ended.')));
      });
      process.emit(name, name);
      try {
        await stopped;
      } finally {
        steps.push('cleaned up');
      }
    });
    expect(steps).toEqual(['cleaned up']);
    expect(error).toHaveBeenCalledExactlyOnceWith('Interrupted. The previous build is unchanged.');
    expect(process.exitCode).toBe(code);
    expect(process.listenerCount(name)).toBe(0);
  },
);

it('leaves the errors of work that nobody interrupts alone', async () => {
  const fail = () => Promise.reject(new Error('Odd.'));
  await expect(untilInterrupted(fail)).rejects.toThrow('Odd.');
  expect(process.exitCode).toBeUndefined();
});

it('succeeds when the work is finished', async () => {
  await untilInterrupted(() => Promise.resolve());
  expect(error).not.toHaveBeenCalled();
  expect(process.exitCode).toBeUndefined();
});
