import type { TextCatalogue } from '../../model/text/text-catalogue';
import { translateTexts } from '../../model/text/text-catalogue';
import { tryItTexts } from './try-it-texts';
import { referenceTexts } from './reference-texts';

/**
 * Every text of the interface, in English. Plural forms are separated by a bar,
 * `{name}` is a placeholder.
 */
export const english = {
  ...referenceTexts,
  ...tryItTexts,
  link: {
    newTab: '(opens in new tab)',
  },
  tableOfContents: {
    title: 'On this page',
  },
  backToTop: {
    label: 'Scroll back to top',
  },
  sidebar: {
    label: 'Docs sidebar',
    expand: "Expand sidebar category '{label}'",
    collapse: "Collapse sidebar category '{label}'",
    all: 'All {count} pages',
  },
  breadcrumbs: {
    label: 'Breadcrumbs',
    home: 'Home page',
  },
  pager: {
    label: 'Docs pages',
    previous: 'Previous',
    next: 'Next',
  },
  category: {
    items: '1 item|{count} items',
  },
  guide: {
    unlisted: 'Unlisted page',
    unlistedText:
      'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
    draft: 'Draft page',
    draftText:
      'This page is a draft. It will only be visible in dev and be excluded from the production build.',
    tags: 'Tags:',
    edit: 'Edit this page',
    lastUpdated: 'Last updated{atDate}{byUser}',
    atDate: ' on {date}',
    byUser: ' by {user}',
  },
  tags: {
    title: 'Tags',
    docs: 'One doc tagged|{count} docs tagged',
    tagTitle: '{nDocsTagged} with "{tagName}"',
    all: 'View all tags',
  },
  versions: {
    label: 'Versions',
    badge: 'Version: {versionLabel}',
    unreleased: 'This is unreleased documentation for {siteTitle} {versionLabel} version.',
    unmaintained:
      'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.',
    upToDate: 'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).',
    latest: 'latest version',
  },
  locales: {
    label: 'Languages',
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
  home: {
    description: '{tagline}: guides, a complete API reference and samples to paste.',
    lead: 'Easier is where teams keep their work. Its API reads and changes everything that people see in the app, and a sandbox with sample data is ready for your first request.',
    firstCall: 'Make your first call',
    readGuides: 'Read the guides',
    request: 'Request',
    answer: 'Answer',
    apis: 'API references',
    version: 'Version {version}',
    guides: 'Guides',
    platform: 'Platform',
    platformText: 'Embed Easier in your page, and write JavaScript that behaves well beside it.',
    guidelines: 'Guidelines',
    guidelinesText: 'Install the packages that Easier publishes, and publish your own.',
    contributing: 'Contributing',
    contributingText: 'Improve this site: every page has its source beside it.',
  },
  search: {
    label: 'Search',
    placeholder: 'Search',
    clear: 'Clear the search',
    results: 'Search results',
    all: 'See all results',
    none: 'No results',
    loading: 'Loading…',
    failed: 'Search could not load.',
    failedAdvice: 'Search could not load. Check your connection, then try again.',
    retry: 'Retry',
    title: 'Search results for "{query}"',
    emptyTitle: 'Search the documentation',
    description: 'Search the guides and the API reference.',
    found: '1 document found|{count} documents found',
    noneFound: 'No documents were found',
    needsScript:
      'Searching needs a script. The sidebars of the guides and of the API reference list every page.',
  },
  heading: {
    link: 'Direct link to {heading}',
  },
  copy: {
    ready: 'Copy',
    copied: 'Copied',
    refused: 'Select the text and copy it',
    label: 'Copy {subject} to clipboard',
    code: 'code',
  },
  codeBlock: {
    label: 'Code, {language}',
    wrap: 'Toggle word wrap',
  },
  taskBox: {
    done: 'Done',
    open: 'To do',
  },
  liveExample: {
    result: 'Result',
  },
};

/** The texts in the language of this build; one that is not translated is English. */
// Marked pure: a build has put the texts where they are used, and leaves this out.
export const texts = /* @__PURE__ */ translateTexts(
  english,
  /* @__PURE__ */ readTranslation(import.meta.env.VITE_TRANSLATION),
);

function readTranslation(json: string | undefined): TextCatalogue {
  return json === undefined ? {} : (JSON.parse(json) as TextCatalogue);
}
