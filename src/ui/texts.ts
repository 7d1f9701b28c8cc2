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
  admonition: {
    note: 'Note',
    tip: 'Tip',
    info: 'Info',
    warning: 'Warning',
    danger: 'Danger',
    secondary: 'Secondary',
    important: 'Important',
    success: 'Success',
    caution: 'Caution',
  },
  details: {
    summary: 'Details',
  },
  hoverCard: {
    more: 'More about',
  },
  navigationMenu: {
    label: 'Topics',
  },
  skipLink: {
    label: 'Skip to main content',
  },
  navbar: {
    label: 'Main',
    guides: 'Guides',
    apis: 'API References',
    source: 'Source',
  },
  menu: {
    label: 'Site menu',
    title: 'Menu',
    open: 'Toggle navigation bar',
    close: 'Close navigation bar',
  },
  colorMode: {
    label: 'Switch between dark and light mode (currently {mode})',
    light: 'light mode',
    dark: 'dark mode',
  },
  route: {
    loading: 'Loading the page',
  },
  notFound: {
    title: 'Page Not Found',
    text: 'We could not find what you were looking for.',
    advice:
      'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
    next: '{search} or start from the {guides}.',
    search: 'Search the documentation',
    guides: 'guides',
  },
  crash: {
    title: 'This page crashed.',
    retry: 'Try again',
  },
  loadError: {
    title: 'This page did not load.',
    text: 'Its files could not be fetched. Check your connection, then try again.',
    part: 'A part of this page did not load. You can read it; copying and other tools may not work.',
    retry: 'Retry',
  },
};

/** The texts in the language of this build; one that is not translated is English. */
export const texts = translateTexts(english, readTranslation(import.meta.env.VITE_TRANSLATION));

function readTranslation(json: string | undefined): TextCatalogue {
  return json === undefined ? {} : (JSON.parse(json) as TextCatalogue);
}
