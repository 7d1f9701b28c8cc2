/** The texts of what leads away from a page, in English: they come with the layout, after the page. */
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
