import { describe, expect, it } from 'vitest';
import { findActiveHeading } from './active-heading';

function findAt(...tops: readonly number[]): string | undefined {
  const places = tops.map((top, index) => ({ id: `h${index}`, top, bottom: top + 30 }));
  return findActiveHeading(places, { offset: 60, height: 800 });
}

describe('the heading that a reader is at', () => {
  it('is the first one below the bar when it is in the upper half of the window', () => {
    expect(findAt(-200, 60, 500)).toBe('h1');
    expect(findAt(369, 700)).toBe('h0');
  });

  it('is the previous one when the next one is further down', () => {
    expect(findAt(-200, 59, 500)).toBe('h1');
    expect(findAt(-200, 370, 500)).toBe('h0');
  });

  it('is undefined above the first one', () => {
    expect(findAt(600, 900)).toBeUndefined();
    expect(findAt()).toBeUndefined();
  });

  it('is the last one when none is below the bar', () => {
    expect(findAt(-900, -300)).toBe('h1');
  });
});
