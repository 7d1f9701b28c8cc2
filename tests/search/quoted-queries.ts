import type { RelevanceTable } from './relevance-table';

/** Queries that were quoted where somebody wrote down what the search missed; so they count as seen. */
export const quotedQueries: RelevanceTable = {
  quoted: [
    [
      'resend invitation',
      '/docs/api/easier-api/invite-sg-user',
      '/docs/api/easier-api/invite-external-user',
    ],
    ['upload csv of customers', '/docs/api/easier-api/query-customers'],
    ['client list', '/docs/api/easier-api/query-customers'],
    ['department list', '/docs/api/easier-api/query-divisions'],
    [
      '2fa',
      '/docs/api/easier-api/get-confirmation-code-by-email',
      '/docs/api/easier-api/login-by-email-and-password',
      '/docs/platform/authentication',
    ],
    [
      'pwd',
      '/docs/api/easier-api/reset-by-new-password',
      '/docs/api/easier-api/login-by-email-and-password',
    ],
    ['tz', '/docs/api/easier-api/schemas/TimeZone'],
    ['org id', '/docs/api/easier-api/schemas/OrganisationId'],
    ['promote user to manager', '/docs/api/easier-api/update-sg-user'],
    ['make someone an admin', '/docs/api/easier-api/update-sg-user'],
    [
      'kick someone out of a team',
      '/docs/api/easier-api/delete-external-user',
      '/docs/api/easier-api/update-external-user',
      '/docs/api/easier-api/update-team-by-id',
    ],
    [
      'find who has not accepted the invitation',
      '/docs/api/easier-api/query-sg-user',
      '/docs/api/easier-api/query-external-users',
    ],
    [
      'can two teams have the same name',
      '/docs/api/easier-api/create-team',
      '/docs/api/easier-api/update-team-by-id',
      '/docs/api/easier-api/errors',
    ],
    ['PUT division', '/docs/api/easier-api/update-division'],
    ['$ref', '/docs/contributing/openapi'],
    [
      "revoke a user's access",
      '/docs/api/easier-api/delete-external-user',
      '/docs/api/easier-api/update-sg-user',
      '/docs/api/easier-api/update-external-user',
    ],
    ['dark mode logo', '/docs/static-assets', '/docs/markdown-features/assets'],
    ['create team', '/docs/api/easier-api/create-team'],
    ['freelancer', '/docs/api/easier-api/invite-external-user', '/docs/platform/concepts'],
    [
      'rate limit exceeded',
      '/docs/platform/rate-limits',
      '/docs/api/easier-api/errors',
      '/docs/platform/errors',
    ],
    ['staff group', '/docs', '/docs/api/easier-api/create-team'],
    ['17.12', '/docs/platform/javascript-style-guide'],
  ],
};
