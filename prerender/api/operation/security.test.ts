import { describe, expect, it } from 'vitest';
import type { SecuritySchemeObject } from '../document/document';
import { toDocument, toPlainDescription } from '../fixtures/create-conversion';
import { findPlace, findScheme, toSecurity, toSecuritySchemes } from './security';

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
  it.each<[SecuritySchemeObject, string, string | undefined]>([
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
    [
      { type: 'http', scheme: 'digest' },
      'Digest authentication',
      'Authorization: Digest YOUR_CREDENTIALS',
    ],
    [{ type: 'oauth2' }, 'OAuth 2.0', 'Authorization: Bearer YOUR_ACCESS_TOKEN'],
    [{ type: 'openIdConnect' }, 'OpenID Connect', 'Authorization: Bearer YOUR_ACCESS_TOKEN'],
    [
      { type: 'apiKey', in: 'header', name: 'X-Key' },
      'API key in header X-Key',
      'X-Key: YOUR_API_KEY',
    ],
    [{ type: 'apiKey', in: 'query', name: 'key' }, 'API key in query key', '?key=YOUR_API_KEY'],
    [
      { type: 'apiKey', in: 'cookie', name: 'sid' },
      'API key in cookie sid',
      'Cookie: sid=YOUR_API_KEY',
    ],
    [{ type: 'mutualTLS' }, 'Mutual TLS', undefined],
  ])('%j is called "%s" and used as "%s"', (scheme, label, usage) => {
    const one = toDocument({ components: { securitySchemes: { one: scheme } } });
    const [shown] = toSecuritySchemes(one, toPlainDescription);
    expect([shown?.label, shown?.usage]).toEqual([label, usage]);
  });

  it('are never called alike', () => {
    const key = { type: 'apiKey', in: 'header', name: 'X-Key' } as const;
    const bearer = { type: 'http', scheme: 'bearer' } as const;
    const securitySchemes = {
      app: key,
      user: key,
      query: { ...key, in: 'query' },
      cookie: { ...key, in: 'cookie' },
      admin: bearer,
      guest: { $ref: '#/components/securitySchemes/admin' },
      basic: { type: 'http', scheme: 'basic' },
    } as const;
    const shown = toSecuritySchemes(
      toDocument({ components: { securitySchemes } }),
      toPlainDescription,
    );
    expect(shown.map(({ label }) => label)).toEqual([
      'API key in header X-Key: app',
      'API key in header X-Key: user',
      'API key in query X-Key',
      'API key in cookie X-Key',
      'Bearer authentication: admin',
      'Bearer authentication: guest',
      'Basic authentication',
    ]);
  });

  it('have the location in the request that carries them', () => {
    expect(findPlace(schemes.key)).toEqual({
      in: 'query',
      name: 'api_key',
      prefix: '',
      placeholder: 'YOUR_API_KEY',
    });
    expect(findPlace({ type: 'mutualTLS' })).toBeUndefined();
  });
});

describe('the requirements of an operation', () => {
  it('hold a scheme that is not declared, so that the operation does not seem open', () => {
    expect(toSecurity(document, { security: [{ gone: ['a'] }] }, toPlainDescription)).toEqual([
      [{ name: 'gone', scopes: [], scheme: { label: 'gone', unknown: true } }],
    ]);
  });

  it('are those of the document, unless it has its own', () => {
    expect(toSecurity(document, {}, toPlainDescription)).toMatchObject([[{ name: 'token' }]]);
    expect(toSecurity(document, { security: [{ key: [] }] }, toPlainDescription)).toMatchObject([
      [{ name: 'key' }],
    ]);
    expect(toSecurity(document, { security: [] }, toPlainDescription)).toEqual([]);
  });

  it('are alternatives, each with schemes that are required together', () => {
    const security = [{ token: ['teams:read'], key: [] }, { alias: [] }, {}];
    const alternatives = toSecurity(document, { security }, toPlainDescription);
    expect(
      alternatives.map((all) =>
        all.map(({ name, scopes }) => [name, scopes.map((scope) => scope.name)]),
      ),
    ).toEqual([
      [
        ['token', ['teams:read']],
        ['key', []],
      ],
      [['alias', []]],
      [],
    ]);
    expect(alternatives[1]?.[0]?.scheme).toMatchObject({ label: 'Bearer token (JWT): alias' });
  });
});

describe('OAuth 2.0', () => {
  const flows = {
    clientCredentials: {
      tokenUrl: 'https://login.example.com/token',
      scopes: { 'teams:read': 'Read teams', 'teams:write': '' },
    },
    authorizationCode: {
      authorizationUrl: 'https://login.example.com/authorize',
      tokenUrl: 'https://login.example.com/token',
      refreshUrl: 'https://login.example.com/refresh',
      scopes: {},
    },
  };
  const oauth = toDocument({ components: { securitySchemes: { o: { type: 'oauth2', flows } } } });

  it('shows each flow with its URLs and scopes, the one for users first', () => {
    expect(toSecuritySchemes(oauth, toPlainDescription)[0]?.flows).toEqual([
      {
        kind: 'authorizationCode',
        addresses: [
          { kind: 'authorization', url: 'https://login.example.com/authorize' },
          { kind: 'token', url: 'https://login.example.com/token' },
          { kind: 'refresh', url: 'https://login.example.com/refresh' },
        ],
        scopes: [],
      },
      {
        kind: 'clientCredentials',
        addresses: [{ kind: 'token', url: 'https://login.example.com/token' }],
        scopes: [
          { name: 'teams:read', description: ['Read teams'] },
          { name: 'teams:write', description: [''] },
        ],
      },
    ]);
  });

  it('describes each scope that an operation needs', () => {
    const [all] = toSecurity(
      oauth,
      { security: [{ o: ['teams:read', 'constructor'] }] },
      toPlainDescription,
    );
    expect(all?.[0]?.scopes).toEqual([
      { name: 'teams:read', description: ['Read teams'] },
      { name: 'constructor', description: [] },
    ]);
  });

  it('has the metadata URL of OpenID Connect', () => {
    const openIdConnectUrl = 'https://login.example.com/.well-known/openid-configuration';
    const one = { type: 'openIdConnect', openIdConnectUrl } as const;
    const document = toDocument({ components: { securitySchemes: { one } } });
    const [scheme] = toSecuritySchemes(document, toPlainDescription);
    expect(scheme?.metadataUrl).toBe(openIdConnectUrl);
  });
});

describe('findScheme', () => {
  it.each(['toString', 'constructor', '__proto__', 'nowhere'])('does not find %s', (name) => {
    expect(findScheme(document, name)).toBeUndefined();
    expect(findScheme(toDocument({}), name)).toBeUndefined();
  });
});
