import { describe, expect, it } from 'vitest';
import { checkPlural } from '../../model/text/plural';
import { english, texts } from './texts';

const all = Object.entries(english).flatMap(([section, own]) =>
  Object.entries(own as Readonly<Record<string, string>>).map(
    ([key, text]) => [`${section}.${key}`, text] as const,
  ),
);

describe('the texts of the interface', () => {
  it('are English when the build brings no translation', () => {
    expect(texts).toEqual(english);
  });

  it.each(all)('give no more plural forms than English has: %s', (_, text) => {
    expect(text).not.toBe('');
    expect(checkPlural(text, 'en')).toBeUndefined();
  });
});
