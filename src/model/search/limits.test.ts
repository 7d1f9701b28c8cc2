import { expect, it } from 'vitest';
import { boxScope, pageScope } from './limits';
import { toSnippet } from './snippet';

const text = 'Invite a person. '.repeat(20) + 'A team has members. ' + 'It ends. '.repeat(20);

it(
  'the palette shows eight hits, with about 50 characters around the match',
  { tags: ['S96'] },
  () => {
    expect(boxScope.limit).toBe(8);
    const snippet = toSnippet(text, ['team'], boxScope.snippetLength);
    const shown = snippet.map((part) => part.text).join('');
    expect(shown).toContain('team');
    expect(shown.length).toBeGreaterThan(40);
    expect(shown.length).toBeLessThan(60);
  },
);

it('the results page shows 20 hits at once, with longer texts', () => {
  expect(pageScope.limit).toBe(20);
  expect(pageScope.snippetLength).toBeGreaterThan(boxScope.snippetLength);
});
