/**
 * Every text of the interface. Plural forms are separated by a bar (behaviour S9.21), `{name}` is a
 * placeholder.
 */
export const texts = {
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
};
