import { describe, expect, it } from 'vitest';
import type { SecuritySchemeObject } from './document';
import { toDocument, toPlainDescription } from './fixtures/create-conversion';
import { findScheme, toCredential, toSecurity, toSecuritySchemes } from './to-security';

const schemes = {
  token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'A token' },
  key: { type: 'apiKey', in: 'query', name: 'api_key' },
  alias: { $ref: '#/components/securitySchemes/token' },
} as const;

const document = toDocument({
  components: { securitySchemes: schemes },
  security: [{ token: [] }],
});

describe('the credentials of a scheme', () => {
  it.each<[SecuritySchemeObject, string, string]>([
    [
      { type: 'http', scheme: 'bearer' },
      'Bearer authentication',
      'Authorization: Bearer YOUR_ACCESS_TOKEN',
    ],
    [
      { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      'Bearer token (JWT)',
      'Authorization: Bearer YOUR_ACCESS_TOKEN',
    ],
    [
      { type: 'http', scheme: 'basic' },
      'Basic authentication',
      'Authorization: Basic BASE64_OF_USER_AND_PASSWORD',
    ],
    [
      { type: 'http', scheme: 'Basic' },
      'Basic authentication',
      'Authorization: Basic BASE64_OF_USER_AND_PASSWORD',
    ],
    [{ type: 'oauth2' }, 'OAuth 2.0', 'Authorization: Bearer YOUR_ACCESS_TOKEN'],
    [{ type: 'openIdConnect' }, 'OpenID Connect', 'Authorization: Bearer YOUR_ACCESS_TOKEN'],
    [{ type: 'apiKey', in: 'header', name: 'X-Key' }, 'API key', 'X-Key: YOUR_API_KEY'],
    [{ type: 'apiKey', in: 'query', name: 'key' }, 'API key', 'key=YOUR_API_KEY'],
    [{ type: 'apiKey', in: 'cookie', name: 'sid' }, 'API key', 'sid=YOUR_API_KEY'],
    [{ type: 'mutualTLS' }, 'Mutual TLS', 'a client certificate'],
  ])('%j is called "%s" and used as "%s" (SC.82)', (scheme, label, usage) => {
    const one = toDocument({ components: { securitySchemes: { one: scheme } } });
    expect(toSecuritySchemes(one, toPlainDescription)).toMatchObject([
      { name: 'one', label, usage },
    ]);
  });

  it('stand where a request carries them', () => {
    expect(toCredential(schemes.key)).toEqual({
      in: 'query',
      name: 'api_key',
      value: 'YOUR_API_KEY',
    });
    expect(toCredential({ type: 'mutualTLS' })).toBeUndefined();
  });
});

describe('the requirements of an operation', () => {
  it('are those of the document, unless it has its own (SC.8)', () => {
    expect(toSecurity(document, {}, toPlainDescription)).toMatchObject([[{ name: 'token' }]]);
    expect(toSecurity(document, { security: [{ key: [] }] }, toPlainDescription)).toMatchObject([
      [{ name: 'key' }],
    ]);
    expect(toSecurity(document, { security: [] }, toPlainDescription)).toEqual([]);
  });

  it('are alternatives of schemes that are needed together', () => {
    const security = [{ token: ['teams:read'], key: [] }, { alias: [] }, {}];
    const alternatives = toSecurity(document, { security }, toPlainDescription);
    expect(alternatives.map((all) => all.map(({ name, scopes }) => [name, scopes]))).toEqual([
      [
        ['token', ['teams:read']],
        ['key', []],
      ],
      [['alias', []]],
      [],
    ]);
    expect(alternatives[1]?.[0]?.scheme).toMatchObject({ label: 'Bearer token (JWT)' });
  });
});

describe('findScheme', () => {
  it.each(['toString', 'constructor', '__proto__', 'nowhere'])('misses %s', (name) => {
    expect(findScheme(document, name)).toBeUndefined();
    expect(findScheme(toDocument({}), name)).toBeUndefined();
  });
});
