import type { Plugin } from 'vite';
import type { TextCatalogue } from '../../src/model/text/text-catalogue';

const IMPORT = /from '(?:\.\.?\/)+(?:ui\/)?(?:texts\/)?texts'/;
const USE = /\btexts\.(\w+)(?:\.(\w+))?/g;
const TAKEN_APART = /\{ (\w+) \} = texts;/g;

/**
 * Puts the texts of the interface where they are used.
 *
 * The catalogue would be a part of every first visit; so each chunk has the texts that it shows.
 */
export function inlineTexts(texts: TextCatalogue): Plugin {
  return {
    name: 'easier:inline-texts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler(code) {
        if (!IMPORT.test(code)) return null;
        return { code: toInlined(code, texts), map: null };
      },
    },
  };
}

function toInlined(code: string, texts: TextCatalogue): string {
  const whole = code.replaceAll(TAKEN_APART, '{ $1 } = { $1: texts.$1 };');
  return whole.replaceAll(USE, (_, section: string, key: string | undefined) => {
    const value = key === undefined ? texts[section] : texts[section]?.[key];
    if (value === undefined) throw new Error(`There is no text "${section}.${key}".`);
    return `(${JSON.stringify(value)})`;
  });
}
