import { expect, it } from 'vitest';
import { listVerbs } from './verb-forms';

it.each([
  ['creating', 'create'],
  ['deleted', 'delete'],
  ['resetting', 'reset'],
  ['logged', 'log'],
  ['adding', 'add'],
  ['refreshing', 'refresh'],
  ['queried', 'query'],
])('%s comes from %s', (form, verb) => {
  expect(listVerbs(form)).toContain(verb);
});

it.each(['team', 'ring', 'string', 'red', 'need', '1ed', 'đed', ''])(
  '%j comes from no verb',
  (word) => {
    expect(listVerbs(word)).toEqual([]);
  },
);
