import { describe, expect, it } from 'vitest';
import type { Limits } from '../../model/schema/schema';
import { listLimitTexts } from './limit-text';

describe('a limit in words', () => {
  it.each<[Limits, string]>([
    [{ minLength: 1, maxLength: 80 }, '1–80 characters'],
    [{ minLength: 2, maxLength: 2 }, '2 characters'],
    [{ minLength: 1, maxLength: 1 }, '1 character'],
    [{ minLength: 1 }, 'at least 1 character'],
    [{ minLength: 0, maxLength: 0 }, '0 characters'],
    [{ maxItems: 3 }, 'at most 3 items'],
    [{ maxItems: 1 }, 'at most 1 item'],
    [{ minProperties: 1 }, 'at least 1 field'],
    [{ maxProperties: 10 }, 'at most 10 fields'],
    [{ multipleOf: ['0.5'] }, 'multiple of 0.5'],
    [{ uniqueItems: true }, 'no duplicates'],
    [{ minimum: '1', maximum: '10' }, '1–10'],
    [{ minimum: '0' }, 'at least 0'],
    [{ maximum: '0' }, 'at most 0'],
    [{ exclusiveMinimum: '0' }, 'more than 0'],
    [{ exclusiveMaximum: '1' }, 'less than 1'],
    [{ maximum: '1', exclusiveMinimum: '0' }, 'more than 0, at most 1'],
    [{ minimum: '0', exclusiveMaximum: '1' }, 'at least 0, less than 1'],
  ])('for %j is "%s"; a limit of 0 is shown', (limits, text) => {
    expect(listLimitTexts(limits)).toEqual([text]);
  });
});
