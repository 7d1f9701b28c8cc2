/** The texts around every page, in English. */
export const texts = {
  versions: {
    label: 'Versions',
  },
  locales: {
    label: 'Languages',
  },
  footer: {
    openApi: 'OpenAPI file of {label}',
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
    searchWords: 'Search for "{words}"',
    guides: 'guides',
    nearest: 'These pages have a similar address:',
    start: 'Start here:',
  },
  crash: {
    title: 'This page crashed.',
    advice: 'Try again, or open another page: the rest of the site still works.',
    retry: 'Try again',
  },
  loadError: {
    title: 'This page did not load.',
    text: 'Its files could not be fetched. Check your connection, then try again.',
    part: 'Part of this page did not load. You can read it, but some features may not work.',
    retry: 'Retry',
  },
};
