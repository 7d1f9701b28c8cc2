import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuietTime } from './quiet-time';

const work = vi.fn<() => void>();

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
