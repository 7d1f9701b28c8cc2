import { describe, expect, it } from 'vitest';
import { isWholeCode, isWholeRequest } from './whole-code';

describe('inline code', () => {
  it.each([
    'Idempotency-Key',
    '2024-05-20T09:30:00Z',
    'sort=-updatedAt,name',
    '/docs/api',
    'a?b',
    'GET /addresses/1000001',
  ])('stays on one line: %j', (code) => expect(isWholeCode(code)).toBe(true));

  it.each([
    ['words', 'npm run a-b'],
    ['more than fits on a phone', 'https://api.example/v1/teams'],
    ['what has no place to break', 'teamId'],
    ['a sign alone', '-'],
  ])('may break: %s', (_, code) => expect(isWholeCode(code)).toBe(false));
});

describe('the words of a link', () => {
  it('stay on one line if they are a request', () => {
    expect(isWholeRequest('POST /external-users/invitations')).toBe(true);
  });

  it.each(['By e-mail and password', 'GET /external-users/{externalUserId}/teams', '/docs/api'])(
    'may break otherwise: %j',
    (words) => expect(isWholeRequest(words)).toBe(false),
  );
});
