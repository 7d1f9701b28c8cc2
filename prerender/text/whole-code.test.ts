import { expect, it } from 'vitest';
import { isWholeCode } from './whole-code';

it.each(['Idempotency-Key', '2024-05-20T09:30:00Z', 'sort=-updatedAt,name', '/docs/api', 'a?b'])(
  'stays on one line: %j',
  (code) => expect(isWholeCode(code)).toBe(true),
);

it.each([
  ['words', 'npm run build -- --strict'],
  ['more than fits on a phone', 'https://api.example/v1/teams'],
  ['what has no place to break', 'teamId'],
  ['a sign alone', '-'],
])('may break: %s', (_, code) => expect(isWholeCode(code)).toBe(false));
