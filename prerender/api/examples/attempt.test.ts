import { describe, expect, it } from 'vitest';
import { addLength, isDeepEnough, startAttempt } from './attempt';

const start = () => startAttempt({ maxDepth: 1, maxLength: 10, steps: 100 });

describe('an attempt at an example', () => {
  it('ends when its values are longer than allowed', () => {
    const attempt = start();
    addLength(attempt, 10);
    expect(attempt.budget.steps).toBe(100);
    addLength(attempt, 1);
    expect(attempt.budget.steps).toBe(0);
  });

  it('does not end for values that may give way to others', () => {
    const attempt = start();
    attempt.isOpen = true;
    addLength(attempt, 11);
    expect(attempt.budget.steps).toBe(100);
  });

  it('remembers that its depth has left something out', () => {
    const attempt = start();
    expect(isDeepEnough(attempt, 1)).toBe(true);
    expect(attempt.isCut).toBe(false);
    expect(isDeepEnough(attempt, 2)).toBe(false);
    expect(attempt.isCut).toBe(true);
  });
});
