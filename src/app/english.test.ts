import { describe, expect, it } from 'vitest';
import { checkPlural } from '../model/text/plural';
import { english } from './english';

const all = Object.entries(english).flatMap(([section, own]) =>
  Object.entries(own).map(([key, text]) => [`${section}.${key}`, text] as const),
);

describe('the texts of the interface', () => {
  it.each(all)('give no more plural forms than English has: %s', (_, text) => {
    expect(text).not.toBe('');
    expect(checkPlural(text, 'en')).toBeUndefined();
  });
});
