import {
  authentication,
  externalUserOperations,
  internalUserOperations,
  invitations,
  limits,
  logins,
  pagedLists,
  postalOperations,
  teamOperations,
} from './page-groups';
import type { RelevanceTable } from './relevance-table';

const errorGuides = [
  '/docs/platform/errors',
  '/docs/api/postal-api/postal-service-api#errors',
  '/docs/platform/javascript-style-guide/#read-problem-details',
];
const concurrency = ['/docs/platform/concurrency'];
const idempotency = ['/docs/platform/concurrency'];

/** What people write to a support desk, copy from terminals of other systems, and type on other keyboards. */
export const supportQueries: RelevanceTable = {
  ticket: [
    [
      'we are being rate limited',
      ...limits,
      '/docs/api/easier-api/errors#status-429',
      '/docs/api/easier-api/errors#429-rate-limited',
      '/docs/platform/errors',
    ],
    [
      'user did not receive invitation email',
      ...invitations,
      '/docs/api/easier-api/errors#409-already-invited',
      '/docs/platform/errors',
    ],
    [
      'our integration stopped working after 30 days',
      '/docs/platform/authentication',
      '/docs/api/easier-api/get-new-access-token-by-refresh-token',
      ...authentication,
    ],
    [
      'customer got logged out unexpectedly',
      '/docs/platform/authentication',
      '/docs/api/easier-api/get-new-access-token-by-refresh-token',
      '/docs/api/easier-api/errors#401-refresh-token-reused',
      '/docs/platform/errors',
      '/docs/api/easier-api/errors#401-token-expired',
      ...authentication,
    ],
    ['duplicate tasks created on retry', ...idempotency, '/docs/api/easier-api/create-new-task'],
    [
      'remove ex-employee from organisation',
      '/docs/api/easier-api/update-sg-user',
      '/docs/api/easier-api/delete-external-user',
    ],
    [
      'wrong address for postal code',
      '/docs/api/postal-api/get-address',
      '/docs/api/postal-api/postal-service-api#data',
    ],
    [
      'two people edited the same team',
      ...concurrency,
      '/docs/api/easier-api/update-team-by-id',
      '/docs/api/easier-api/errors#412-version-mismatch',
      '/docs/platform/errors',
    ],
    [
      'which browsers are supported by the iframe',
      '/docs/platform/message-iframe-helper/#compatibility',
    ],
    [
      'is the api down',
      '/docs/platform/going-live',
      '/docs/api/easier-api/errors#status-503',
      '/docs/api/easier-api/errors#503-unavailable',
      '/docs/platform/errors',
      '/docs/api/postal-api/errors#status-503',
      '/docs/api/postal-api/errors#503-unavailable',
    ],
    [
      'who do I contact for support',
      '/docs/api/easier-api/easier-application-api-document',
      '/docs/api/postal-api/postal-service-api',
      ...errorGuides,
    ],
    [
      'test account for sandbox',
      '/docs/platform/sandbox',
      '/docs/first-call',
      '/docs/api/easier-api/easier-application-api-document#servers',
    ],
  ],
  'another keyboard': [
    ['チーム', ...teamOperations],
    ['東京都千代田区丸の内', ...postalOperations],
    ['トウキョウト', ...postalOperations, '/docs/api/postal-api/schemas/Names'],
    ['〒１００－０００１', '/docs/api/postal-api/get-address'],
    ['さいたま市', ...postalOperations],
    ['créer une équipe team', ...teamOperations],
    [
      'àccess tökén',
      ...authentication,
      '/docs/api/easier-api/get-new-access-token-by-refresh-token',
    ],
    ['pagináción', '/docs/platform/pagination', ...pagedLists],
    ['Lösche Team délete', '/docs/api/easier-api/delete-team'],
    [
      'divisïón',
      '/docs/api/easier-api/create-division',
      '/docs/api/easier-api/query-divisions',
      '/docs/api/easier-api#divisions',
      '/docs/api/easier-api/update-division',
    ],
    ['número de páginas pageSize', '/docs/platform/pagination', ...pagedLists],
  ],
  'typos of a hurry': [
    ['idempotancy key', ...idempotency],
    ['athentication', ...authentication],
    ['prefectuer', '/docs/api/postal-api/get-prefectures', '/docs/api/postal-api/get-cities'],
    ['delte extenal user', '/docs/api/easier-api/delete-external-user'],
    [
      'refersh tokne',
      '/docs/api/easier-api/get-new-access-token-by-refresh-token',
      ...authentication,
    ],
    ['conifrmation cdoe', '/docs/api/easier-api/get-confirmation-code-by-email'],
    ['tems', ...teamOperations, '/docs/api/easier-api#teams'],
    ['pagniation', '/docs/platform/pagination', ...pagedLists],
    ['creat new taks', '/docs/api/easier-api/create-new-task'],
  ],
  'half words': [
    ['idemp', ...idempotency],
    ['ext us', ...externalUserOperations, '/docs/api/easier-api#external-users'],
    ['rate lim', ...limits],
    ['get addr', '/docs/api/postal-api/get-address'],
    ['upd divi', '/docs/api/easier-api/update-division'],
    ['inv ext', '/docs/api/easier-api/invite-external-user'],
  ],
  'header with its value': [
    [
      'If-None-Match: "2024-04"',
      '/docs/api/postal-api/postal-service-api#caching',
      ...postalOperations,
    ],
    [
      'content-type: application/json; charset=utf-8',
      '/docs/',
      '/docs/api/easier-api/easier-application-api-document',
      '/docs/first-call',
    ],
    [
      'Authorization: Bearer eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIi',
      ...authentication,
      '/docs/api/easier-api/easier-application-api-document#security-bearerAuth',
    ],
    ['Idempotency-Key: 7c9e6679-7425-40de-944b-e07fc1f90ae7', ...idempotency],
    [
      'cache-control: public, max-age=86400',
      '/docs/api/postal-api/postal-service-api#caching',
      ...postalOperations,
    ],
    ['RateLimit-Reset: 17', ...limits],
    [
      'Link: <https://api.easier.example/v1/teams?page=2&pageSize=20>; rel="next"',
      '/docs/platform/pagination',
      '/docs/api/easier-api/query-team-pagination-and-sort',
    ],
  ],
  'body of an error': [
    [
      '{"Type":"https://developers.easier.example/problems/not-found","Title":"Not found","Status":404}',
      '/docs/api/easier-api/errors#404-not-found',
      '/docs/platform/errors',
      '/docs/api/postal-api/errors#404-not-found',
    ],
    [
      '{"STATUS": 429, "TYPE": "HTTPS://DEVELOPERS.EASIER.EXAMPLE/PROBLEMS/RATE-LIMITED"}',
      '/docs/api/easier-api/errors#429-rate-limited',
      '/docs/platform/errors',
      '/docs/api/postal-api/errors#429-rate-limited',
    ],
    [
      "{'type': 'https://developers.easier.example/problems/account-locked', 'status': 423}",
      '/docs/api/easier-api/errors#423-account-locked',
      '/docs/platform/errors',
    ],
    [
      'status: 412\ntype: https://developers.easier.example/problems/version-mismatch\ntitle: The resource has changed',
      '/docs/api/easier-api/errors#412-version-mismatch',
      '/docs/platform/errors',
    ],
    [
      '{"type":"https://developers.easier.example/problems/permission-denied","title":"The role does not allow this","status":403,"detail":"Only an own',
      '/docs/api/easier-api/errors#403-permission-denied',
      '/docs/platform/errors',
    ],
    [
      'ProblemDetails { type: "https://developers.easier.example/problems/division-not-empty", status: 409 }',
      '/docs/api/easier-api/errors#409-division-not-empty',
      '/docs/platform/errors',
      '/docs/api/easier-api/delete-division',
    ],
  ],
  'command of Windows': [
    [
      'curl.exe -X POST "https://api.easier.example/v1/divisions" -H "Content-Type: application/json" -d "{\\"name\\":\\"Kanto\\"}"',
      '/docs/api/easier-api/create-division',
    ],
    [
      'curl -X PATCH ^"https://api.easier.example/v1/sg-users/sgu_01HA0RWHZ0XCAJTHQRPFWPEFXC^" -d "{""role"":""admin""}"',
      '/docs/api/easier-api/update-sg-user',
    ],
    [
      "Invoke-WebRequest -Uri 'https://api.easier.example/v1/teams' -Method POST -Body $body",
      '/docs/api/easier-api/create-team',
    ],
    [
      'C:\\> curl "https://postal.easier.example/v1/prefectures/27/cities"',
      '/docs/api/postal-api/get-cities',
    ],
    [
      'PS C:\\Users\\dev> npm install @easier/problem-details',
      '/docs/guidelines/npm-registry/install',
    ],
  ],
  'address with more': [
    [
      'https://developers.easier.example/docs/api/easier-api/create-team?utm_source=mail#responses',
      '/docs/api/easier-api/create-team',
    ],
    [
      'https://api.easier.example/v1/teams/team_01HZY3V8K4Q9W2N7T5R6M0XBCD?expand=members#top',
      '/docs/api/easier-api/get-team',
    ],
    [
      'developers.easier.example/docs/api/easier-api/errors#409-name-taken',
      '/docs/api/easier-api/errors#409-name-taken',
      '/docs/platform/errors',
      '/docs/api/easier-api/errors',
    ],
    [
      'https://api.easier.example//v1/teams/',
      '/docs/api/easier-api/query-team-pagination-and-sort',
    ],
    [
      'https://api.easier.example/v1/sg-users?status=suspended&page=1',
      '/docs/api/easier-api/query-sg-user',
    ],
    ['http://localhost:8080/v1/customers/query', '/docs/api/easier-api/query-customers'],
  ],
  'lines of other programs': [
    [
      '[2024-06-17T10:15:00.123Z] "GET /v1/teams/team_01HZY3V8K4Q9W2N7T5R6M0XBCD HTTP/2" 404 - 12 "-" "axios/1.7.2"',
      '/docs/api/easier-api/get-team',
      '/docs/api/easier-api/errors#404-not-found',
      '/docs/platform/errors',
    ],
    [
      'level=error msg="request failed" method=POST path=/v1/auth/login status=423',
      '/docs/api/easier-api/login-by-email-and-password',
      '/docs/api/easier-api/errors#423-account-locked',
      '/docs/platform/errors',
      '/docs/api/easier-api/errors#status-423',
    ],
    [
      '< HTTP/2 429\n< retry-after: 12',
      '/docs/api/easier-api/errors#status-429',
      '/docs/api/postal-api/errors#status-429',
      ...limits,
    ],
    [
      '{"level":"warn","method":"DELETE","url":"/v1/teams/team_01HZY3V8K4Q9W2N7T5R6M0XBCD","statusCode":409}',
      '/docs/api/easier-api/delete-team',
      '/docs/api/easier-api/errors#409-team-has-open-tasks',
      '/docs/platform/errors',
      '/docs/api/easier-api/errors#status-409',
    ],
    [
      'TypeError: Failed to fetch https://postal.easier.example/v1/addresses/1000001',
      '/docs/api/postal-api/get-address',
    ],
    [
      'urllib3.exceptions.MaxRetryError: HTTPSConnectionPool(host="api.easier.example", port=443): Max retries exceeded with url: /v1/tasks',
      '/docs/api/easier-api/create-new-task',
    ],
  ],
  'whose name': [
    [
      'list inactive users',
      '/docs/api/easier-api/query-sg-user',
      '/docs/api/easier-api/query-external-users',
    ],
    [
      'company users api',
      ...internalUserOperations,
      '/docs/api/easier-api#internal-users',
      ...externalUserOperations,
      '/docs/api/easier-api/query-customers',
    ],
    ['sso login', '/docs/api/easier-api/saml-login', ...logins],
  ],
};
