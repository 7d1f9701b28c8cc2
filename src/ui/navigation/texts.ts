/** The texts of breadcrumbs and pager, in English. The layout brings them, after the page. */
export const texts = {
  breadcrumbs: {
    label: 'Breadcrumbs',
    home: 'Home page',
  },
  pager: {
    label: 'Docs pages',
    previous: 'Previous',
    next: 'Next',
  },
  backToTop: {
    label: 'Scroll back to top',
  },
};
