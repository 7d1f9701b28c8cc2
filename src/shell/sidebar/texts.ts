/** The texts of the sidebar, in English. */
export const texts = {
  sidebar: {
    label: 'Docs sidebar',
    expand: "Expand sidebar category '{label}'",
    collapse: "Collapse sidebar category '{label}'",
    all: 'All {count} pages',
    others: 'Other APIs',
    filter: 'Filter this list',
  },
};
