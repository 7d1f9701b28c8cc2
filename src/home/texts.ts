/** The texts of the home page, in English. */
export const texts = {
  home: {
    description: '{tagline}: guides, API reference and code samples.',
    readGuides: 'Read the guides',
    call: 'Example request',
    language: 'Language',
    sample: 'Request, {label}',
    reference: '{title}: every field and error',
    operations: '1 operation|All {count} operations',
    guides: 'Guides',
  },
};
