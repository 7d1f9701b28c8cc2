import { describe, expect, it } from 'vitest';
import { createTurns } from './create-turns';

describe('turns', () => {
  it('come one in each round, in the order in which they were asked for', async () => {
    const takeTurn = createTurns();
    const done: string[] = [];
    setImmediate(() => done.push('another'));
    const work = ['first', 'second', 'third'].map(async (name) => {
      await takeTurn();
      done.push(name);
      setImmediate(() => done.push(`after ${name}`));
    });
    await Promise.all(work);
    expect(done.indexOf('another')).toBeLessThan(done.indexOf('second'));
    expect(done.indexOf('first')).toBeLessThan(done.indexOf('second'));
    expect(done.indexOf('after first')).toBeLessThan(done.indexOf('third'));
  });
});
