/** The texts of the home page, in English. */
export const texts = {
  home: {
    description: '{tagline}: guides, a complete API reference and samples to paste.',
    readGuides: 'Read the guides',
    call: 'An example call',
    language: 'Language',
    sample: 'Request, {label}',
    reference: '{title}: every field and error',
    operations: '1 operation|All {count} operations',
    guides: 'Guides',
  },
};
