import { describe, expect, it } from 'vitest';
import { createQueue } from './queue';

describe('a queue', () => {
  it('gives one turn per round of the event loop, in the order of the calls', async () => {
    const queue = createQueue();
    const done: string[] = [];
    setImmediate(() => done.push('another'));
    const work = ['first', 'second', 'third'].map(async (name) => {
      await queue();
      done.push(name);
      setImmediate(() => done.push(`after ${name}`));
    });
    await Promise.all(work);
    expect(done.indexOf('another')).toBeLessThan(done.indexOf('second'));
    expect(done.indexOf('first')).toBeLessThan(done.indexOf('second'));
    expect(done.indexOf('after first')).toBeLessThan(done.indexOf('third'));
  });
});
