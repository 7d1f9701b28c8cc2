import { expect, it } from 'vitest';
import { toChange } from './change';
import type { RuleId } from './rules';

it.each<[rule: RuleId, direction: 'request' | 'response', end: string]>([
  ['*-one-of-removed', 'request', 'programs that send it will fail'],
  ['*-one-of-removed', 'response', 'programs that expect earlier values may fail'],
  ['*-one-of-added', 'request', 'programs that send earlier values will fail'],
  ['*-one-of-added', 'response', 'programs that know only the earlier values may fail'],
])('%s in a %s ends with what happens to programs there', (rule, direction, end) => {
  const found = { subject: 'body', name: 'The body', direction, answer: 'breaking' } as const;
  expect(toChange(rule, found, []).text).toMatch(new RegExp(` in ${direction}s: ${end}$`));
});
