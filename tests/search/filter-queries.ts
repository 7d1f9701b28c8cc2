import {
  creations,
  deletions,
  invitations,
  pagedLists,
  postalOperations,
  teamOperations,
  updates,
} from './page-groups';
import type { RelevanceTable } from './relevance-table';

/** Filters as words: alone, and beside what they narrow. */
export const filterQueries: RelevanceTable = {
  filter: [
    ['method:post team', '/docs/api/easier-api/create-team'],
    ['METHOD:POST tasks', '/docs/api/easier-api/create-new-task'],
    ['method:delete', ...deletions],
    ['method:delete user', '/docs/api/easier-api/delete-external-user'],
    ['method:patch division', '/docs/api/easier-api/update-division'],
    [
      'method:get prefecture',
      '/docs/api/postal-api/get-prefectures',
      '/docs/api/postal-api/get-cities',
    ],
    ['method:post /teams', '/docs/api/easier-api/create-team'],
    ['tag:teams', ...teamOperations, '/docs/api/easier-api#teams'],
    ['tag:teams delete', '/docs/api/easier-api/delete-team'],
    ['tag:masters', '/docs/api/easier-api/list-all-masters-id-and-names-by-search-name'],
    ['tag:areas', '/docs/api/postal-api/get-prefectures', '/docs/api/postal-api/get-cities'],
    ['tag:divisions tree', '/docs/api/easier-api/query-divisions'],
    [
      'status:409 team',
      '/docs/api/easier-api/create-team',
      '/docs/api/easier-api/update-team-by-id',
      '/docs/api/easier-api/delete-team',
    ],
    [
      'status:423',
      '/docs/api/easier-api/login-by-email-and-password',
      '/docs/api/easier-api/errors#status-423',
    ],
    ['status:202', '/docs/api/easier-api/get-confirmation-code-by-email'],
    ['status:304', ...postalOperations],
    ['status:412 division', '/docs/api/easier-api/update-division'],
    ['in:header idempotency', ...creations, ...invitations],
    ['in:header If-Match', ...updates],
    ['in:query includeSubdivisions', '/docs/api/easier-api/query-team-pagination-and-sort'],
    ['in:query pageSize', ...pagedLists],
    [
      'in:path teamId',
      '/docs/api/easier-api/get-team',
      '/docs/api/easier-api/update-team-by-id',
      '/docs/api/easier-api/delete-team',
    ],
    [
      'in:body taskPrefix',
      '/docs/api/easier-api/create-team',
      '/docs/api/easier-api/update-team-by-id',
    ],
    [
      'deprecated:yes',
      '/docs/api/easier-api/get-team',
      '/docs/api/easier-api/create-team',
      '/docs/api/easier-api/update-team-by-id',
      '/docs/api/easier-api/query-team-pagination-and-sort',
      '/docs/api/easier-api/schemas/Team',
    ],
    ['type:guide install', '/docs/guidelines/npm-registry/install'],
    [
      'type:guide errors',
      '/docs/platform/errors',
      '/docs/platform/message-iframe-helper/api#errors',
      '/docs/platform/javascript-style-guide/',
    ],
    [
      'type:guide iframe',
      '/docs/platform/message-iframe-helper/',
      '/docs/platform/message-iframe-helper/api',
    ],
    ['type:schema team', '/docs/api/easier-api/schemas/Team'],
    ['type:operation team', ...teamOperations],
    ['method:get tag:teams page', '/docs/api/easier-api/query-team-pagination-and-sort'],
  ],
};
