import { describe, expect, it } from 'vitest';
import { toSearchQuery } from './query';
import {
  asksForAmount,
  asksForLimit,
  asksForMeaning,
  asksForOwn,
  asksForReason,
  asksWhether,
} from './query-intent';

describe('what a query asks for', () => {
  it.each(['requests per minute', 'how many calls a minute', 'maximum page size', 'how often'])(
    'is a limit: %s',
    (query) => {
      expect(asksForLimit(toSearchQuery(query))).toBe(true);
      expect(asksForAmount(toSearchQuery(query))).toBe(true);
    },
  );

  it('is an amount that need not be limited', () => {
    const query = toSearchQuery('how long does a token live');
    expect([asksForAmount(query), asksForLimit(query)]).toEqual([true, false]);
  });

  it.each(['what is a division', 'sg user vs external user', 'difference between next and latest'])(
    'is a meaning: %s',
    (query) => {
      expect(asksForMeaning(toSearchQuery(query))).toBe(true);
    },
  );

  it('is a reason, or whether something is so', () => {
    const reason = toSearchQuery('why do I get 401');
    const whether = toSearchQuery('can I restore a team');
    expect([asksForReason(reason), asksWhether(reason)]).toEqual([true, false]);
    expect([asksForReason(whether), asksWhether(whether)]).toEqual([false, true]);
  });

  it('is a reason for what has happened', () => {
    expect(asksForReason(toSearchQuery('the user got logged out'))).toBe(true);
    expect(asksForReason(toSearchQuery('log out a user'))).toBe(false);
  });

  it('is what is about the reader', () => {
    expect(asksForOwn(toSearchQuery('can I change my email address'))).toBe(true);
    expect(asksForOwn(toSearchQuery('why did my update fail'))).toBe(false);
  });

  it.each(['create a team', 'how do I log in', 'tasks of each day'])(
    'is none of them: %s',
    (query) => {
      const asked = toSearchQuery(query);
      expect(asksForMeaning(asked)).toBe(false);
      expect(asksForReason(asked) || asksWhether(asked)).toBe(false);
      expect(asksForAmount(asked)).toBe(false);
    },
  );
});
