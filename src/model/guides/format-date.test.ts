import { describe, expect, it } from 'vitest';
import { formatDate } from './format-date';

describe('the date of an update', () => {
  it('is a day in UTC, whatever the time zone of the reader', () => {
    expect(formatDate('2024-07-05')).toBe('Jul 5, 2024');
    expect(formatDate('2024-07-05T00:30:00+09:00')).toBe('Jul 4, 2024');
    expect(formatDate('2024-07-05T23:59:59Z')).toBe('Jul 5, 2024');
  });

  it('is formatted for the language', () => {
    expect(formatDate('2024-07-05', 'vi')).toBe('5 thg 7, 2024');
  });
});
