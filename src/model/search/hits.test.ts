import { expect, it } from 'vitest';
import { toPageHit } from './hits';
import { boxScope } from './protocol';
import { readTerms, toTerm } from './words';

const word = {
  text: 'team',
  variants: [
    { terms: ['team'], quality: 1 },
    { terms: ['working', 'group'].map(toTerm), quality: 0.7 },
  ],
  pages: new Map(),
  weight: 1,
  isFiller: false,
  isMisspelt: false,
};

it.each([
  ['Working hours of a team', ['team']],
  ['A group that is working', ['work', 'group']],
  ['A team is a working group', ['team']],
  ['Working hours', []],
])('a hit for "%s" marks %j: what is typed, or else a phrase for it', (description, tokens) => {
  const source = {
    description,
    headings: undefined,
    phrases: [],
    texts: [],
    says: (term: string) => readTerms(description).has(term),
  };
  const page = { i: 0, t: 'Title', u: '/docs/', b: [] };
  expect(toPageHit({ page }, [word], source, boxScope, false).tokens).toEqual(tokens);
});
