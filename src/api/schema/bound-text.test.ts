import { describe, expect, it } from 'vitest';
import type { Bound } from '../../model/schema/schema';
import { toBoundText } from './bound-text';

describe('a limit in words', () => {
  it.each<[Exclude<Bound, { kind: 'pattern' }>, string]>([
    [{ kind: 'length', min: 1, max: 80 }, '1–80 characters'],
    [{ kind: 'length', min: 2, max: 2 }, '2 characters'],
    [{ kind: 'length', min: 1, max: 1 }, '1 character'],
    [{ kind: 'length', min: 1 }, 'at least 1 character'],
    [{ kind: 'length', min: 0, max: 0 }, '0 characters'],
    [{ kind: 'items', max: 3 }, 'at most 3 items'],
    [{ kind: 'items', max: 1 }, 'at most 1 item'],
    [{ kind: 'properties', min: 1 }, 'at least 1 field'],
    [{ kind: 'properties', max: 10 }, 'at most 10 fields'],
    [{ kind: 'multiple', of: '0.5' }, 'multiple of 0.5'],
    [{ kind: 'unique' }, 'no duplicates'],
    [{ kind: 'range', min: '1', max: '10' }, '1–10'],
    [{ kind: 'range', min: '0' }, 'at least 0'],
    [{ kind: 'range', max: '0' }, 'at most 0'],
    [{ kind: 'range', exclusiveMin: '0' }, 'more than 0'],
    [{ kind: 'range', exclusiveMax: '1' }, 'less than 1'],
    [{ kind: 'range', exclusiveMin: '0', max: '1' }, 'more than 0, at most 1'],
    [{ kind: 'range', min: '0', exclusiveMax: '1' }, 'at least 0, less than 1'],
  ])('for %j is "%s"; a limit of 0 is shown', (bound, text) => {
    expect(toBoundText(bound)).toBe(text);
  });
});
