/** By version of the fixture: every page of guides, and one of each kind of an API. */
export const versionPages = {
  Next: [
    '/docs/next/',
    '/docs/next/category/teams',
    '/docs/next/tags',
    '/docs/next/tags/people',
    '/docs/next/tags/teams',
    '/docs/next/teams/',
    '/docs/next/teams/invite',
    '/docs/next/webhooks',
    '/docs/next/api/easier-api',
    '/docs/next/api/easier-api/create-team',
  ],
  '2.0': [
    '/docs/',
    '/docs/category/teams',
    '/docs/exports',
    '/docs/tags',
    '/docs/tags/teams',
    '/docs/teams/',
    '/docs/teams/invite',
    '/docs/api/easier-api',
    '/docs/api/easier-api/create-team',
  ],
  '1.0': [
    '/docs/1.0/invitations',
    '/docs/1.0/start',
    '/docs/1.0/api/easier-api',
    '/docs/1.0/api/easier-api/get-team',
  ],
} as const;

/** The label of a version. */
export type VersionLabel = keyof typeof versionPages;
