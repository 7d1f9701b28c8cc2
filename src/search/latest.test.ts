import { describe, expect, it } from 'vitest';
import { createLatest } from './latest';

const later = <Value>(value: Value) =>
  new Promise<Value>((resolve) => {
    setTimeout(resolve, 1, value);
  });

describe('createLatest', () => {
  it('keeps only the result of the task started last', async () => {
    const latest = createLatest();
    const results = [latest.run(() => later('first')), latest.run(async () => 'second')];
    expect(await Promise.all(results)).toEqual([undefined, 'second']);
  });

  it('ignores the failure of a task that no longer counts', async () => {
    const latest = createLatest();
    const first = latest.run(() => later(0).then(() => Promise.reject(new Error('late'))));
    await latest.run(async () => 'second');
    expect(await first).toBeUndefined();
  });

  it('passes on the failure of the last task', async () => {
    const result = createLatest().run(() => Promise.reject(new Error('broken')));
    await expect(result).rejects.toThrow('broken');
  });

  it('drops the running task', async () => {
    const latest = createLatest();
    const result = latest.run(() => later('first'));
    latest.cancel();
    expect(await result).toBeUndefined();
  });
});
