import type { Plugin } from 'vite';
import type { TextCatalogue } from '../../src/model/text/text-catalogue';
import { translateTexts } from '../../src/model/text/text-catalogue';
import { loadProjectModule } from '../sources/project-module';

/**
 * Replaces each `texts.ts` in `src` with a module with the same texts in the language of this build.
 *
 * The module graph stays the same, so each chunk still includes only the texts that it shows.
 */
export function translatedTexts(translation: TextCatalogue): Plugin {
  return {
    name: 'easier:translated-texts',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/(?:.+\/)?texts\.ts$/ },
      async handler(file) {
        const { root } = this.environment.config;
        const own = await loadProjectModule<{ readonly texts: TextCatalogue }>(root, file);
        const texts = translateTexts(own.texts, translation);
        return `export const texts = ${JSON.stringify(texts)};`;
      },
    },
  };
}
