/** The texts of the building blocks, in English. */
export const texts = {
  link: {
    newTab: '(opens in new tab)',
  },
  tableOfContents: {
    title: 'On this page',
  },
  category: {
    items: '1 item|{count} items',
  },
  table: {
    label: 'Table',
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
    page: 'page as Markdown',
    view: 'View as {format}',
    agents: 'For agents: {index} lists all pages as Markdown.',
  },
  codeBlock: {
    label: 'Code, {language}',
    wrap: 'Toggle word wrap',
  },
};
