import { describe, expect, it } from 'vitest';
import { toCollapseDuration } from './collapse-duration';

describe('the duration of opening and closing', () => {
  it.each([
    [0, 40],
    [1, 101],
    [36, 192],
    [72, 222],
    [100, 239],
    [200, 281],
    [360, 327],
    [500, 357],
    [720, 397],
    [1000, 440],
    [2000, 561],
    [5000, 833],
  ])('grows with the height: %i px take %i ms', { tags: ['S104'] }, (height, duration) => {
    expect(toCollapseDuration(height)).toBe(duration);
  });

  it('is a number for any measured value', () => {
    expect(toCollapseDuration(-1)).toBe(40);
  });
});
