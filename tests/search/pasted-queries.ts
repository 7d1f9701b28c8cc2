import { creations, invitations, logins, postalOperations } from './page-groups';
import type { RelevanceTable } from './relevance-table';

/** What people have in the clipboard: addresses, commands, bodies and lines of a log. */
export const pastedQueries: RelevanceTable = {
  'pasted URL': [
    [
      'https://api.easier.example/v1/teams/team_01HZY3V8K4Q9W2N7T5R6M0XBCD',
      '/docs/api/easier-api/get-team',
    ],
    [
      'https://api.sandbox.easier.example/v1/teams?nameContains=delivery&sort=-updatedAt,name',
      '/docs/api/easier-api/query-team-pagination-and-sort',
    ],
    [
      'https://api.easier.example/v1/auth/login',
      '/docs/api/easier-api/login-by-email-and-password',
    ],
    [
      'https://api.easier.example/v1/external-users/extu_01HZY3V8K4Q9W2N7T5R6M0XBCD',
      '/docs/api/easier-api/get-external-user-by-id',
    ],
    [
      'https://api.easier.example/v1/divisions/div_01GXM93MT0FGNP743S394GSXW3',
      '/docs/api/easier-api/update-division',
      '/docs/api/easier-api/delete-division',
    ],
    [
      'https://api.easier.example/v1/masters?kind=job_title&page=2',
      '/docs/api/easier-api/list-all-masters-id-and-names-by-search-name',
    ],
    ['api.easier.example/v1/sg-users', '/docs/api/easier-api/query-sg-user'],
    ['https://postal.easier.example/v1/addresses/1000001', '/docs/api/postal-api/get-address'],
    [
      'https://postal.easier.example/v1/prefectures/13/cities?kind=special_ward',
      '/docs/api/postal-api/get-cities',
    ],
    [
      'https://postal.easier.example/v1/prefectures?region=Kanto',
      '/docs/api/postal-api/get-prefectures',
    ],
    [
      'https://developers.easier.example/problems/version-mismatch',
      '/docs/api/easier-api/errors#412-version-mismatch',
      '/docs/platform/errors',
    ],
    [
      'https://developers.easier.example/problems/validation-failed',
      '/docs/api/easier-api/errors#422-validation-failed',
      '/docs/platform/errors',
    ],
    [
      'https://developers.easier.example/docs/api/easier-api/create-team',
      '/docs/api/easier-api/create-team',
    ],
    [
      'https://app.easier.example/embed/tasks?team=team_01HZY3V8K4Q9W2N7T5R6M0XBCD',
      '/docs/platform/message-iframe-helper/',
      '/docs/platform/message-iframe-helper/api',
      '/docs/platform/message-iframe-helper/guide',
    ],
    [
      'https://npm.easier.example/',
      '/docs/guidelines/npm-registry/',
      '/docs/guidelines/npm-registry/install',
    ],
  ],
  'pasted code': [
    [
      `curl https://api.sandbox.easier.example/v1/auth/login --header "Content-Type: application/json" --data '{"email": "aiko.tanaka@sakura-logistics.example", "password": "correct-horse-battery-staple"}'`,
      '/docs/api/easier-api/login-by-email-and-password',
    ],
    [
      `curl -X PATCH https://api.easier.example/v1/teams/team_01HZY3V8K4Q9W2N7T5R6M0XBCD -H 'If-Match: "3"' -d '{ "description": null }'`,
      '/docs/api/easier-api/update-team-by-id',
    ],
    [
      `curl -X DELETE "https://api.easier.example/v1/external-users/extu_01HZY3V8K4Q9W2N7T5R6M0XBCD"`,
      '/docs/api/easier-api/delete-external-user',
    ],
    [
      `curl "https://api.easier.example/v1/teams?page=2&pageSize=50" -H "Authorization: Bearer $TOKEN"`,
      '/docs/api/easier-api/query-team-pagination-and-sort',
    ],
    [
      `curl https://api.easier.example/v1/teams -H "Authorization: Bearer $TOKEN" -d '{"name":"Ota"}'`,
      '/docs/api/easier-api/create-team',
    ],
    [
      `curl --request POST \\\n  --url https://api.easier.example/v1/tasks \\\n  --header 'Idempotency-Key: 5f0c2b1e' \\\n  --data '{ "title": "Deliver 12 pallets" }'`,
      '/docs/api/easier-api/create-new-task',
    ],
    [
      `curl --header "Authorization: Bearer eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJzZ3VfMDFHWDI2S1AwMDM5Uk02N1E0Q01BQ0ZWS1AiLCJpYXQiOjE3MTg1ODY5MDAsImV4cCI6MTcxODU4ODcwMH0.c2lnbmF0dXJl" https://api.easier.example/v1/sg-users/sgu_01HA0RWHZ0XCAJTHQRPFWPEFXC`,
      '/docs/api/easier-api/get-sg-user',
    ],
    [
      'curl https://postal.easier.example/v1/addresses/100-0001',
      '/docs/api/postal-api/get-address',
    ],
    [
      'fetch("https://api.easier.example/v1/teams", { method: "POST", body })',
      '/docs/api/easier-api/create-team',
    ],
    [
      'requests.post("https://api.easier.example/v1/divisions", json=payload)',
      '/docs/api/easier-api/create-division',
    ],
    [
      'import { createHost } from "@easier/message-iframe-helper";',
      '/docs/platform/message-iframe-helper/api',
      '/docs/platform/message-iframe-helper/',
      '/docs/platform/message-iframe-helper/guide',
    ],
    [
      'npm install @easier/message-iframe-helper',
      '/docs/guidelines/npm-registry/install',
      '/docs/platform/message-iframe-helper/#install',
    ],
  ],
  'pasted error': [
    [
      `{"type":"https://developers.easier.example/problems/name-taken","title":"The name is taken","status":409,"detail":"The division Kanto operations already has a team \\"last-mile delivery\\"."}`,
      '/docs/api/easier-api/errors#409-name-taken',
      '/docs/platform/errors',
      '/docs/api/easier-api/create-team',
    ],
    [
      `{ "type": "https://developers.easier.example/problems/version-mismatch", "title": "The resource has changed", "status": 412, "requestId": "req_01J0HW5ZH0682TE8VJ88DTRX01" }`,
      '/docs/api/easier-api/errors#412-version-mismatch',
      '/docs/platform/errors',
    ],
    [
      `{\n  "type": "https://developers.easier.example/problems/token-expired",\n  "title": "The token has expired",\n  "status": 401\n}`,
      '/docs/api/easier-api/errors#401-token-expired',
      '/docs/platform/errors',
    ],
    [
      `"type": "https://developers.easier.example/problems/team-has-open-tasks"`,
      '/docs/api/easier-api/errors#409-team-has-open-tasks',
      '/docs/platform/errors',
      '/docs/api/easier-api/delete-team',
    ],
    [
      'The team has 12 open tasks. Close them, or set openTasks.',
      '/docs/api/easier-api/delete-team',
      '/docs/api/easier-api/errors#409-team-has-open-tasks',
      '/docs/platform/errors',
    ],
    [
      'The credentials are not valid',
      '/docs/api/easier-api/errors#401-invalid-credentials',
      '/docs/platform/errors',
      ...logins,
    ],
    [
      'The postal code must be seven digits, such as 1000001 or 100-0001.',
      '/docs/api/postal-api/get-address',
      '/docs/api/postal-api/errors#400-malformed-request',
    ],
    [
      'Your organisation requires you to log in by SAML.',
      '/docs/api/easier-api/login-by-email-and-password',
      '/docs/api/easier-api/saml-login',
      '/docs/api/easier-api/errors#403-permission-denied',
      '/docs/platform/errors',
    ],
    [
      'A refresh token starts with rt_.',
      '/docs/api/easier-api/get-new-access-token-by-refresh-token',
      '/docs/platform/authentication',
    ],
    [
      'There is no prefecture with the code 48.',
      '/docs/api/postal-api/get-cities',
      '/docs/api/postal-api/errors#404-not-found',
    ],
    ['npm ERR! code E401', '/docs/guidelines/npm-registry/install#troubleshooting'],
    ['npm error code EINTEGRITY', '/docs/guidelines/npm-registry/install#troubleshooting'],
    [
      'Uncaught (in promise) MessageTimeoutError: handshake',
      '/docs/platform/message-iframe-helper/api',
      '/docs/platform/message-iframe-helper/guide#6-handle-errors',
    ],
    [
      `Refused to frame 'https://app.easier.example/' because of frame-src`,
      '/docs/platform/message-iframe-helper/guide',
      '/docs/platform/message-iframe-helper/api#what-usually-causes-each-error',
    ],
  ],
  'line of a log': [
    [
      '2024-06-17T01:15:00Z ERROR PATCH /v1/teams/team_01HZY3V8K4Q9W2N7T5R6M0XBCD 412 version-mismatch',
      '/docs/api/easier-api/update-team-by-id',
      '/docs/api/easier-api/errors#412-version-mismatch',
      '/docs/platform/errors',
    ],
    ['"POST /v1/tasks HTTP/1.1" 422 318', '/docs/api/easier-api/create-new-task'],
    [
      '10.0.0.7 - - [17/Jun/2024:10:15:00 +0900] "DELETE /v1/divisions/div_01GXM93MT0FGNP743S394GSXW3 HTTP/1.1" 409 214',
      '/docs/api/easier-api/delete-division',
      '/docs/api/easier-api/errors#409-division-not-empty',
      '/docs/platform/errors',
    ],
    [
      'GET /v1/prefectures/48/cities -> 404 in 12 ms',
      '/docs/api/postal-api/get-cities',
      '/docs/api/postal-api/errors#404-not-found',
    ],
    [
      'Error: Request failed with status code 429',
      '/docs/api/easier-api/errors#status-429',
      '/docs/api/postal-api/errors#status-429',
      '/docs/platform/rate-limits',
    ],
    [
      'HTTP/1.1 423 Locked',
      '/docs/api/easier-api/errors#status-423',
      '/docs/api/easier-api/login-by-email-and-password',
    ],
    [
      'POST https://api.easier.example/v1/auth/token 401 (Unauthorized)',
      '/docs/api/easier-api/get-new-access-token-by-refresh-token',
      '/docs/api/easier-api/errors#status-401',
    ],
  ],
  'status code': [
    ['400', '/docs/api/easier-api/errors#status-400', '/docs/api/postal-api/errors#status-400'],
    ['401', '/docs/api/easier-api/errors#status-401'],
    ['403', '/docs/api/easier-api/errors#status-403'],
    ['404', '/docs/api/easier-api/errors#status-404', '/docs/api/postal-api/errors#status-404'],
    ['409', '/docs/api/easier-api/errors#status-409'],
    ['412', '/docs/api/easier-api/errors#status-412'],
    ['422', '/docs/api/easier-api/errors#status-422'],
    [
      '423',
      '/docs/api/easier-api/errors#status-423',
      '/docs/api/easier-api/login-by-email-and-password',
    ],
    ['429', '/docs/api/easier-api/errors#status-429', '/docs/api/postal-api/errors#status-429'],
    ['503', '/docs/api/easier-api/errors#status-503', '/docs/api/postal-api/errors#status-503'],
    ['304', '/docs/api/postal-api/postal-service-api#caching', ...postalOperations],
    ['202', '/docs/api/easier-api/get-confirmation-code-by-email'],
    ['409 conflict', '/docs/api/easier-api/errors#status-409'],
    ['error 422', '/docs/api/easier-api/errors#status-422'],
    [
      'too many requests',
      '/docs/api/easier-api/errors#status-429',
      '/docs/api/postal-api/errors#status-429',
    ],
    ['unauthorized', '/docs/api/easier-api/errors#status-401'],
    ['forbidden', '/docs/api/easier-api/errors#status-403'],
    ['name-taken', '/docs/api/easier-api/errors#409-name-taken', '/docs/platform/errors'],
    [
      'refresh token reused',
      '/docs/api/easier-api/errors#401-refresh-token-reused',
      '/docs/platform/errors',
    ],
    ['account locked', '/docs/api/easier-api/errors#423-account-locked', '/docs/platform/errors'],
    ['idempotency_key_reused', '/docs/platform/concurrency', ...creations, ...invitations],
    [
      'unknown_property',
      '/docs/api/easier-api/schemas/FieldError',
      '/docs/platform/concurrency',
      '/docs/platform/errors',
    ],
  ],
};
