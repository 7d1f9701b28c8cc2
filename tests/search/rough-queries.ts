import {
  authentication,
  creations,
  externalUserOperations,
  invitations,
  limits,
  logins,
  pagedLists,
  postalOperations,
  teamOperations,
} from './page-groups';
import type { RelevanceTable } from './relevance-table';

const paging = ['/docs/platform/pagination', ...pagedLists];
const concurrency = ['/docs/platform/concurrency'];
const tokens = [
  '/docs/platform/authentication',
  ...authentication,
  '/docs/api/easier-api/get-new-access-token-by-refresh-token',
  '/docs/api/easier-api/errors#401-refresh-token-reused',
  '/docs/platform/errors',
];
const npmTokens = [
  '/docs/guidelines/npm-registry/install',
  '/docs/guidelines/npm-registry/publish',
];

/** A stack trace that is longer than what is read of a paste. */
const longTrace = [
  'requests.exceptions.HTTPError: 409 Client Error: Conflict for url: https://api.easier.example/v1/divisions',
  ...Array.from(
    { length: 80 },
    (_, at) => `    at Queue.run (/app/node_modules/jobs/queue.js:${at}:17) waiting for the lock`,
  ),
].join('\n');

/** What people type and paste without care: half sentences, word forms, logs, whole bodies, strange characters. */
export const roughQueries: RelevanceTable = {
  'may I': [
    [
      'can I delete a division that has teams',
      '/docs/api/easier-api/delete-division',
      '/docs/api/easier-api/errors#409-division-not-empty',
      '/docs/platform/errors',
    ],
    [
      'can external users see all teams',
      '/docs/api/easier-api/query-team-pagination-and-sort',
      '/docs/api/easier-api/get-team',
      '/docs/api/easier-api#external-users',
      '/docs/api/easier-api/easier-application-api-document#external-users',
    ],
    ['can I change my email address', '/docs/api/easier-api/update-sg-user'],
    ['can I use a refresh token twice', ...tokens],
    ['can I call the postal api from a browser', '/docs/api/postal-api/postal-service-api'],
    ['is there a sandbox for the postal api', '/docs/api/postal-api/postal-service-api'],
    ['may a manager create a team', '/docs/api/easier-api/create-team'],
    [
      'do I need a token to look up a postal code',
      '/docs/api/postal-api/postal-service-api',
      '/docs/api/postal-api/get-address',
    ],
  ],
  why: [
    [
      'why do I get 401',
      '/docs/api/easier-api/errors#status-401',
      '/docs/platform/errors',
      '/docs/platform/javascript-style-guide/#refresh-once-after-a-401',
      '/docs/first-call',
    ],
    [
      'why do I get 404 for a team that exists',
      '/docs/api/easier-api/get-team',
      '/docs/api/easier-api/errors#404-not-found',
      '/docs/platform/errors',
      '/docs/api/easier-api/errors#status-404',
    ],
    [
      'why did my update fail with 412',
      '/docs/api/easier-api/errors#412-version-mismatch',
      '/docs/platform/errors',
      '/docs/api/easier-api/errors#status-412',
      ...concurrency,
    ],
    ['why is my session revoked', ...tokens],
    [
      'why does npm install fail with E404',
      '/docs/guidelines/npm-registry/install#troubleshooting',
    ],
    [
      'confirmation code did not arrive',
      '/docs/api/easier-api/get-confirmation-code-by-email',
      '/docs/api/easier-api/login-by-email-and-password',
    ],
    [
      'my account is locked what now',
      '/docs/api/easier-api/errors#423-account-locked',
      '/docs/platform/errors',
      '/docs/api/easier-api/login-by-email-and-password',
      '/docs/api/easier-api/reset-by-new-password',
    ],
  ],
  comparison: [
    ['access token vs refresh token', ...tokens],
    [
      'sg user vs external user',
      '/docs/#what-you-can-build',
      '/docs/api/easier-api#internal-users',
      '/docs/api/easier-api#external-users',
      '/docs/api/easier-api/easier-application-api-document#internal-users',
      '/docs/api/easier-api/easier-application-api-document#external-users',
    ],
    ['ETag vs If-Match', ...concurrency],
    [
      'difference between latest and next',
      '/docs/guidelines/npm-registry/#dist-tags',
      '/docs/guidelines/npm-registry/publish#manage-dist-tags',
    ],
    ['createHost vs createGuest', '/docs/platform/message-iframe-helper/api'],
    [
      'sandbox vs production',
      '/docs/platform/sandbox',
      '/docs/first-call',
      '/docs/api/easier-api/easier-application-api-document#servers',
    ],
  ],
  'verb form': [
    ['creating teams', '/docs/api/easier-api/create-team'],
    ['deleted a division', '/docs/api/easier-api/delete-division'],
    ['inviting external users', '/docs/api/easier-api/invite-external-user'],
    ['resetting passwords', '/docs/api/easier-api/reset-by-new-password'],
    ['updating divisions', '/docs/api/easier-api/update-division'],
    ['logging in with google', '/docs/api/easier-api/openid-login-by-google'],
    ['paginating lists', ...paging],
    [
      'publishing packages',
      '/docs/guidelines/npm-registry/publish',
      '/docs/guidelines/npm-registry/#packages',
    ],
    [
      'refreshing tokens',
      ...tokens,
      '/docs/platform/javascript-style-guide/#refresh-once-after-a-401',
    ],
    ['searching for customers', '/docs/api/easier-api/query-customers'],
  ],
  careless: [
    ['pls how delete extrnal usr', '/docs/api/easier-api/delete-external-user'],
    ['HOW DO I DELETE A TEAM???', '/docs/api/easier-api/delete-team'],
    ['createteam api endpoint url', '/docs/api/easier-api/create-team'],
    ['list of all team', '/docs/api/easier-api/query-team-pagination-and-sort'],
    [
      'get all users',
      '/docs/api/easier-api/query-sg-user',
      '/docs/api/easier-api/query-external-users',
    ],
    ['add member to team', '/docs/api/easier-api/update-team-by-id'],
    ['forgot password', '/docs/api/easier-api/reset-by-new-password'],
    ['change password', '/docs/api/easier-api/reset-by-new-password'],
    [
      'login wrong pasword 401',
      '/docs/api/easier-api/login-by-email-and-password',
      '/docs/api/easier-api/errors#401-invalid-credentials',
      '/docs/platform/errors',
      '/docs/api/easier-api/errors#status-401',
    ],
    [
      'expired token',
      '/docs/api/easier-api/errors#401-token-expired',
      '/docs/platform/errors',
      '/docs/platform/javascript-style-guide/#refresh-once-after-a-401',
      ...tokens,
    ],
  ],
  'error of a client': [
    [
      'AxiosError: Request failed with status code 422',
      '/docs/api/easier-api/errors#status-422',
      '/docs/api/easier-api/errors#422-validation-failed',
      '/docs/platform/errors',
    ],
    [
      'requests.exceptions.HTTPError: 412 Client Error: Precondition Failed for url: https://api.easier.example/v1/teams/team_01HZY3V8K4Q9W2N7T5R6M0XBCD',
      '/docs/api/easier-api/update-team-by-id',
      '/docs/api/easier-api/errors#status-412',
      '/docs/api/easier-api/errors#412-version-mismatch',
      '/docs/platform/errors',
    ],
    [
      'org.springframework.web.client.HttpClientErrorException$TooManyRequests: 429 Too Many Requests',
      '/docs/api/easier-api/errors#status-429',
      '/docs/api/postal-api/errors#status-429',
      ...limits,
    ],
    [
      'ERROR 2024-06-17 01:15:02 [worker-3] EasierClient - POST https://api.easier.example/v1/sg-users/invitations failed: 409 {"type":"https://developers.easier.example/problems/already-invited","title":"The person is already invited","status":409}',
      '/docs/api/easier-api/errors#409-already-invited',
      '/docs/platform/errors',
      '/docs/api/easier-api/invite-sg-user',
    ],
    [
      '"code": "idempotency_key_reused"',
      '/docs/platform/concurrency',
      ...creations,
      ...invitations,
    ],
    ['PeerDestroyedError: reason "reloaded"', '/docs/platform/message-iframe-helper/api'],
    ['ORIGIN_MISMATCH actual: "null"', '/docs/platform/message-iframe-helper/api'],
    [
      'npm ERR! 403 Forbidden - PUT https://npm.easier.example/@easier%2fproblem-details - You cannot publish over the previously published versions',
      '/docs/guidelines/npm-registry/publish',
    ],
    ['npm WARN EBADENGINE Unsupported engine', '/docs/guidelines/npm-registry/install'],
    [
      longTrace,
      '/docs/api/easier-api/create-division',
      '/docs/api/easier-api/errors#409-name-taken',
      '/docs/platform/errors',
      '/docs/api/easier-api/errors#status-409',
    ],
  ],
  'command in lines': [
    [
      `curl -X POST \\\r\n  'https://api.sandbox.easier.example/v1/teams' \\\r\n  -H 'Authorization: Bearer eyJhbGciOi' \\\r\n  -d '{"name":"Ota"}'\r\n`,
      '/docs/api/easier-api/create-team',
    ],
    [
      'curl ^\r\n  --request DELETE ^\r\n  --url "https://api.easier.example/v1/teams/team_01HZY3V8K4Q9W2N7T5R6M0XBCD" ^\r\n  --header "Authorization: Bearer %TOKEN%"',
      '/docs/api/easier-api/delete-team',
    ],
    [
      'Invoke-RestMethod -Method Patch -Uri "https://api.easier.example/v1/divisions/div_01GXM93MT0FGNP743S394GSXW3" -Headers $headers',
      '/docs/api/easier-api/update-division',
    ],
    [
      'http POST api.easier.example/v1/external-users/invitations email=linh@partner.example',
      '/docs/api/easier-api/invite-external-user',
    ],
    [
      'wget --header="Authorization: Bearer $TOKEN" https://api.easier.example/v1/masters?kind=industry',
      '/docs/api/easier-api/list-all-masters-id-and-names-by-search-name',
    ],
    [
      'PATCH /v1/external-users/extu_01HZY3V8K4Q9W2N7T5R6M0XBCD HTTP/1.1\r\nHost: api.easier.example\r\nIf-Match: "2"\r\n\r\n{"status":"suspended"}',
      '/docs/api/easier-api/update-external-user',
    ],
  ],
  'JSON body': [
    [
      '{"name":"Last-mile delivery","divisionId":"div_01GXM93MT0FGNP743S394GSXW3","memberIds":[]}',
      ...teamOperations,
    ],
    [
      '{ "email": "aiko.tanaka@sakura-logistics.example", "password": "correct-horse-battery-staple" }',
      '/docs/api/easier-api/login-by-email-and-password',
      '/docs/first-call',
    ],
    [
      '{\n  "refreshToken": "rt_8xLOxBtZp8"\n}',
      '/docs/api/easier-api/get-new-access-token-by-refresh-token',
    ],
    [
      '{"idToken":"eyJhbGciOi","nonce":"n-0S6_WzA2Mj"}',
      '/docs/api/easier-api/openid-login-by-google',
    ],
    [
      '{"accessToken":"eyJhbGciOi","tokenType":"Bearer","expiresIn":1800,"refreshToken":"rt_8xLOxBtZp8"}',
      '/docs/api/easier-api/schemas/TokenPair',
      '/docs/api/easier-api/get-new-access-token-by-refresh-token',
      ...logins,
    ],
  ],
  environment: [
    ['export NPM_TOKEN=', ...npmTokens],
    ['${NPM_TOKEN}', ...npmTokens],
    ['//npm.easier.example/:_authToken=', ...npmTokens],
    ['process.env.EASIER_API_URL', '/docs/platform/message-iframe-helper/guide'],
  ],
  'header in lower case': [
    ['if-match: "3"', ...concurrency],
    [
      'x-request-id: req_01J0HW5ZH0682TE8VJ88DTRX01',
      '/docs/',
      '/docs/platform/rate-limits',
      '/docs/api/easier-api/schemas/RequestId',
      '/docs/api/postal-api/schemas/RequestId',
    ],
    [
      'retry-after: 42',
      ...limits,
      '/docs/platform/javascript-style-guide/#retry-after-the-time-that-the-api-names',
    ],
    ['ratelimit-remaining: 0', ...limits],
    ['authorization: bearer', ...authentication],
    [
      'content-type: application/problem+json',
      '/docs/platform/errors',
      '/docs/api/postal-api/postal-service-api#errors',
      '/docs/platform/javascript-style-guide/#read-problem-details',
    ],
    ['access-control-allow-origin', '/docs/api/postal-api/postal-service-api'],
  ],
  id: [
    [
      'team_01HZY3V8K4Q9W2N7T5R6M0XBCD',
      ...teamOperations,
      '/docs/api/easier-api/schemas/TeamId',
      '/docs/api/easier-api/schemas/Team',
    ],
    [
      'sgu_01HA0RWHZ0XCAJTHQRPFWPEFXC',
      '/docs/api/easier-api/get-sg-user',
      '/docs/api/easier-api/update-sg-user',
      '/docs/api/easier-api/schemas/SgUserId',
    ],
    [
      'tema_01HZY3V8K4Q9W2N7T5R6M0XBCD',
      ...teamOperations,
      '/docs/api/easier-api/schemas/TeamId',
      '/docs/api/easier-api/schemas/Team',
    ],
    ['extu_', ...externalUserOperations, '/docs/api/easier-api/schemas/ExternalUserId'],
    ['GET /v1/teams/div_01GXM93MT0FGNP743S394GSXW3', '/docs/api/easier-api/get-team'],
  ],
  'foreign and mixed': [
    ['東京 city', ...postalOperations],
    ['postal code 郵便番号', '/docs/api/postal-api/get-address'],
    ['郵便番号API', '/docs/api/postal-api/get-address', '/docs/api/postal-api/postal-service-api'],
    [
      'ｔｅａｍ　４０９',
      '/docs/api/easier-api/create-team',
      '/docs/api/easier-api/update-team-by-id',
      '/docs/api/easier-api/delete-team',
      '/docs/api/easier-api/errors',
    ],
    ['ﾁﾖﾀﾞｸ', ...postalOperations, '/docs/api/postal-api/schemas/Names'],
    ['İDEMPOTENCY', '/docs/platform/concurrency'],
    ['\u200faccess token\u200e', ...tokens],
    ['Ｉｆ－Ｍａｔｃｈ', ...concurrency],
  ],
  hostile: [
    ['<b>create</b> team', '/docs/api/easier-api/create-team'],
    ['create.*team', '/docs/api/easier-api/create-team'],
    [
      '(create|delete) team',
      '/docs/api/easier-api/create-team',
      '/docs/api/easier-api/delete-team',
    ],
    ['create team 🙂', '/docs/api/easier-api/create-team'],
    ['"create team"', '/docs/api/easier-api/create-team'],
    ['create\u200bteam', '/docs/api/easier-api/create-team'],
    ['teams.create()', '/docs/api/easier-api/create-team'],
    ['create\tteam\u0000', '/docs/api/easier-api/create-team'],
    ['><"\'`;--'],
    ['مرحبا'],
  ],
};
