import { describe, expect, it } from 'vitest';
import { toAskedText } from './asked-text';

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
    expect(toAskedText(text)).toBe(asked);
  });

  it.each([
    '{teamId}',
    '{}',
    'error: not found',
    'get_new_access_token_by_refresh_token',
    'why is it slow',
  ])('is all of %j', (text) => {
    expect(toAskedText(text)).toBe(text);
  });
});
