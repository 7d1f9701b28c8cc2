/** The texts around a guide, in English. */
export const texts = {
  guide: {
    unlisted: 'Unlisted page',
    unlistedText:
      'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
    draft: 'Draft page',
    draftText:
      'This page is a draft. It is visible only in development and is not part of the published site.',
    tags: 'Tags:',
    edit: 'Edit this page',
    lastUpdated: 'Last updated{atDate}{byUser}',
    atDate: ' on {date}',
    byUser: ' by {user}',
  },
  tags: {
    title: 'Tags',
    docs: 'One doc tagged|{count} docs tagged',
    tagTitle: '{nDocsTagged} with "{tagName}"',
    all: 'View all tags',
  },
};
