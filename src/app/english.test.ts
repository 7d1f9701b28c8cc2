import { describe, expect, it } from 'vitest';
import { checkPlural } from '../model/text/plural';
import { english } from './english';

const all = Object.entries(english).flatMap(([section, own]) =>
  Object.entries(own).map(([key, text]) => [`${section}.${key}`, text] as const),
);

describe('the interface texts', () => {
  it.each(all)('have no more plural forms than English: %s', (_, text) => {
    expect(text).not.toBe('');
    expect(checkPlural(text, 'en')).toBeUndefined();
  });
});
