/** The texts of suggestions and results, in English. */
export const texts = {
  search: {
    results: 'Search results',
    all: 'See all results',
    none: 'No results',
    corrected: 'Results for "{correction}"',
    textsFailed: 'Some results could not load.',
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
};
