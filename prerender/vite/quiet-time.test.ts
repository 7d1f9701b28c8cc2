import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Pause } from './quiet-time';
import { createQuietTime } from './quiet-time';

const work = vi.fn<(pause: Pause) => void>();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  work.mockClear();
});

it('does the work once nothing has been asked for a while', () => {
  const { ask, disturb } = createQuietTime(work, 100);
  ask();
  vi.advanceTimersByTime(90);
  disturb()();
  vi.advanceTimersByTime(90);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10);
  expect(work).toHaveBeenCalledTimes(1);
});

it('waits for every answer that is still being made', () => {
  const { ask, disturb } = createQuietTime(work, 100);
  const [page, module] = [disturb(), disturb()];
  ask();
  module();
  vi.advanceTimersByTime(1000);
  expect(work).not.toHaveBeenCalled();
  page();
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(1);
});

it('does no work that nothing has asked for, and none twice', () => {
  const { ask, disturb } = createQuietTime(work, 100);
  disturb()();
  vi.advanceTimersByTime(1000);
  expect(work).not.toHaveBeenCalled();
  ask();
  vi.advanceTimersByTime(100);
  disturb()();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
});

it('lets long work go on only while it is quiet', async () => {
  const steps: number[] = [];
  const goOn = async (pause: Pause) => {
    for (const step of [1, 2, 3]) {
      await pause();
      steps.push(step);
      // A page is asked for during the second step.
      if (step === 2) setTimeout(disturb(), 50);
    }
  };
  const { ask, disturb } = createQuietTime((pause) => void goOn(pause), 100);
  ask();
  await vi.advanceTimersByTimeAsync(100);
  expect(steps).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(140);
  expect(steps).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(10);
  expect(steps).toEqual([1, 2, 3]);
});
