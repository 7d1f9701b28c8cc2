/** The texts of the search field, in English: apart from the others, because every page shows them. */
export const texts = {
  search: {
    label: 'Search',
    placeholder: 'Search',
    clear: 'Clear the search',
    boxFailed: 'Search could not load.',
    boxRetry: 'Retry',
    page: 'Open the search page',
  },
};
