/** The texts around a guide, in English. */
export const texts = {
  guide: {
    unlisted: 'Unlisted page',
    unlistedText:
      'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
    draft: 'Draft page',
    draftText:
      'This page is a draft. It will only be visible in dev and be excluded from the production build.',
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
