import { describe, expect, it } from 'vitest';
import { createConversion } from '../fixtures/create-conversion';
import { isSecret } from './secrets';

const [plain, nested] = ['plain', 'nested'];
const { graph } = createConversion({}, [
  { schema: { type: 'string' }, id: plain },
  { schema: { properties: { a: { items: { format: 'password' } } } }, id: nested },
]);

describe('isSecret', () => {
  it.each([
    'password',
    'X-Api-Key',
    'client_secret',
    'refreshToken',
    'sessionId',
    'x-auth',
    'SAMLResponse',
  ])('recognises a secret by its name: %s', (name) => {
    expect(isSecret(graph, name, plain)).toBe(true);
  });

  it.each(['name', 'author', 'pageToken', 'next_page_token', 'Idempotency-Key'])(
    'ignores other names: %s',
    (name) => {
      expect(isSecret(graph, name, plain)).toBe(false);
    },
  );

  it('recognises a password by its schema, however deep', () => {
    expect(isSecret(graph, 'login', nested)).toBe(true);
  });
});
