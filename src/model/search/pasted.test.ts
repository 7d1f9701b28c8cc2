import { describe, expect, it } from 'vitest';
import { readPasted, toAskedText } from './pasted';

describe('readPasted', () => {
  it.each([
    ['/teams/42', { path: '/teams/42' }],
    ['teams/:teamId', { path: '/teams/:teamId' }],
    ['post /teams', { method: 'POST', path: '/teams' }],
    ['GET "/teams?page=2#top"', { method: 'GET', path: '/teams' }],
    ['https://api.example:8443/v1/teams/team_01?x=/y', { path: '/v1/teams/team_01' }],
    ['api.example/v1/teams', { path: '/v1/teams' }],
    ['see <https://api.example/teams>.', { path: '/teams' }],
  ])('reads the address %j', (text, clues) => {
    expect(readPasted(text)).toEqual(clues);
  });

  it.each([
    ["curl -X PATCH 'https://api.example/teams/7'", { method: 'PATCH', path: '/teams/7' }],
    ['$ curl https://api.example/teams --data @team.json', { method: 'POST', path: '/teams' }],
    [
      'curl.exe --request=delete https://api.example/teams/7',
      { method: 'DELETE', path: '/teams/7' },
    ],
    ['curl -sS https://api.example/teams', { method: 'GET', path: '/teams' }],
    [
      'curl ^\r\n  -X PUT ^\r\n  --url "https://a.example/teams"',
      { method: 'PUT', path: '/teams' },
    ],
    ['http POST api.example/teams name=Ota', { method: 'POST', path: '/teams' }],
    [
      `curl https://a.example/teams -d '{"type": "a/b", "status": 409}'`,
      { method: 'POST', path: '/teams' },
    ],
  ])('reads the command %j', (text, clues) => {
    expect(readPasted(text)).toEqual(clues);
  });

  it.each([
    ['fetch("https://a.example/teams", { method: "POST" })', { method: 'POST', path: '/teams' }],
    ['requests.delete("https://a.example/teams/7")', { method: 'DELETE', path: '/teams/7' }],
    ["Net::HTTP::Put.new('/teams/7')", { method: 'PUT', path: '/teams/7' }],
    [
      'http.NewRequest("PATCH", "https://a.example/teams/7")',
      { method: 'PATCH', path: '/teams/7' },
    ],
    [
      'Invoke-RestMethod -Method Patch -Uri "https://a.example/teams/7"',
      { method: 'PATCH', path: '/teams/7' },
    ],
  ])('reads the code %j', (text, clues) => {
    expect(readPasted(text)).toEqual(clues);
  });

  it.each([
    [
      '2026-11-22T10:15:00Z 203.0.113.7 "DELETE /v1/teams/7 HTTP/1.1" 409 171',
      { method: 'DELETE', path: '/v1/teams/7', status: '409' },
    ],
    ['GET /teams → 503', { method: 'GET', path: '/teams', status: '503' }],
    [
      'HTTPError: 412 Client Error for url: https://a.example/teams/7',
      { path: '/teams/7', status: '412' },
    ],
    ['AxiosError: Request failed with status code 422', { status: '422' }],
    ['HTTP/1.1 423 Locked', { status: '423' }],
  ])('reads the line of a log %j', (text, clues) => {
    expect(readPasted(text)).toEqual(clues);
  });

  it.each([
    [
      '{"type": "https://e.example/in-use", "status": 409, "instance": "/teams/7"}',
      { type: 'https://e.example/in-use', status: '409', path: '/teams/7' },
    ],
    ['{"error": {"code": "rate_limited"}, "status": 429}', { type: 'rate_limited', status: '429' }],
    ['Error: {"statusCode": 401}', { status: '401' }],
    [
      '{"Type": "HTTPS://E.EXAMPLE/IN-USE", "STATUS": 409}',
      { type: 'HTTPS://E.EXAMPLE/IN-USE', status: '409' },
    ],
    [
      "{'type': 'https://e.example/in-use', 'status': 409}",
      { type: 'https://e.example/in-use', status: '409' },
    ],
    [
      '{"type":"https://e.example/in-use","status":409,"detail":"It is in',
      { type: 'https://e.example/in-use', status: '409' },
    ],
    [
      '{"method": "delete", "url": "/teams/7", "statusCode": 409}',
      { method: 'DELETE', path: '/teams/7', status: '409' },
    ],
  ])('reads the problem %j', (text, clues) => {
    expect(readPasted(text)).toEqual(clues);
  });

  it.each([
    '',
    '/',
    'team',
    'and/or maybe',
    'create team 409',
    'status code 409',
    'at most 500 Divisions',
    '{"type": ',
    '{"type": "text", "kind": "a',
    '{}',
    '[1, 2]',
    '__proto__',
    'https://example.org',
    'a'.repeat(4000),
    '/'.repeat(4000),
  ])('reads nothing in %j', (text) => {
    expect(readPasted(text)).toBeUndefined();
  });
});

describe('what a text asks for', () => {
  it.each([
    ['{"name": "Ota", "tags": [{"id": 7}]}', 'name tags id'],
    ["{ name: 'Ota', leadId: null", 'name leadId'],
    ['[{"name":"Ota"}]', 'name'],
    ['if-match: "3"', 'if-match'],
    ['Retry-After: 42', 'Retry-After'],
    ['x-request-id: req_01J0HW5ZH0682TE8VJ88DTRX01', 'x-request-id'],
    ['content-type: application/problem+json', 'application/problem+json'],
    ['Accept: text/csv; charset=utf-8', 'text/csv'],
    ['team_01HZY3V8K4Q9W2N7T5R6M0XBCD not found', 'team not found'],
    ['why do I keep getting 401', 'why 401'],
  ])('is of %j: %j', (text, asked) => {
    expect(toAskedText(text, undefined)).toBe(asked);
  });

  it.each([
    '{teamId}',
    '{}',
    'error: not found',
    'get_new_access_token_by_refresh_token',
    'why is it slow',
  ])('is all of %j', (text) => {
    expect(toAskedText(text, undefined)).toBe(text);
  });

  it('is all of the body of an error, which says more in its values', () => {
    const body = '{"status": 409, "title": "The name is taken"}';
    expect(toAskedText(body, { status: '409' })).toBe(body);
    expect(toAskedText(body, undefined)).toBe('status title');
  });
});
