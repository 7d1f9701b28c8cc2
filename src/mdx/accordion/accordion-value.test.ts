import { describe, expect, it } from 'vitest';
import { toNext } from './accordion-value';

describe('the open items', () => {
  it.each([
    ['one replaces the other when only one may be open', ['a'], 'b', true, false, ['b']],
    ['one joins the others when several may be open', ['a'], 'b', true, true, ['a', 'b']],
    ['a closed one leaves the others open', ['a', 'b'], 'a', false, true, ['b']],
    ['none is left after the only one is closed', ['a'], 'a', false, false, []],
  ])('%s', (_, open, item, isOpen, isMultiple, next) => {
    expect(toNext(open, item, isOpen, isMultiple)).toEqual(next);
  });
});
