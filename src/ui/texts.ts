import type { TextCatalogue } from '../model/text-catalogue';
import { translateTexts } from '../model/text-catalogue';

/**
 * Every text of the interface, in English. Plural forms are separated by a bar (behaviour S9.21),
 * `{name}` is a placeholder.
 */
export const english = {
  tableOfContents: {
    title: 'On this page',
  },
  pager: {
    label: 'Docs pages',
    previous: 'Previous',
    next: 'Next',
  },
  category: {
    items: '1 item|{count} items',
  },
  alert: {
    default: 'Note',
    destructive: 'Warning',
  },
  progress: {
    label: 'Progress',
    value: '{percent}%',
  },
  scrollArea: {
    label: 'Scrollable content',
  },
  table: {
    label: 'Table',
  },
};

/** The texts in the language of this build; one that is not translated is English. */
export const texts = translateTexts(english, readTranslation(import.meta.env.VITE_TRANSLATION));

function readTranslation(json: string | undefined): TextCatalogue {
  return json === undefined ? {} : (JSON.parse(json) as TextCatalogue);
}
