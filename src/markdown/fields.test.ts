import { expect, it } from 'vitest';
import { fieldItem } from './fields';

it('the advice of an author keeps its marks', () => {
  const advice = [
    {
      tag: 'p',
      children: ['Use ', { tag: 'em', children: ['b*'] }, ' or ', { tag: 'code', children: ['c'] }],
    },
  ] as const;
  const fields = {
    apiPath: '/a',
    schemas: { list: [{ types: ['string'] }], roots: [] } as never,
    direction: 'both',
  } as const;
  const since = { deprecated: '2', advice };
  expect(fieldItem({ label: '`a`', schema: 0, since }, fields)).toContain(
    'since version 2: Use _b\\*_ or `c`',
  );
});
