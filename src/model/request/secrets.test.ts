import { describe, expect, it } from 'vitest';
import { isSecretName, isSecretText } from './secrets';

describe('the name of a secret', () => {
  it.each([
    'password',
    'userPassword',
    'X-Pass',
    'pass',
    'pwd',
    'PIN',
    'api_key',
    'apikey',
    'X-ApiKey',
    'key',
    'access_token',
    'TokenId',
    'clientSecret',
    'client_assertion',
    'Authorization',
    'x-auth',
    'sessionId',
    'JSESSIONID',
    'code',
    'confirmationCode',
    'otp',
    'cvv',
    'card[number]',
    'SAMLResponse',
    'X-CSRF-Token',
    'Passwort',
    'パスワード',
    'ｐａｓｓｗｏｒｄ',
    'mật_khẩu',
  ])('is known: %s', (name) => {
    expect(isSecretName(name)).toBe(true);
  });

  it.each([
    'name',
    'passengers',
    'compass',
    'keyword',
    'keyboard',
    'countryCode',
    'code2',
    'pinned',
    'spin',
    'author',
    'nextPageToken',
    'page_token',
    'sortKey',
    'Idempotency-Key',
    'description',
    '',
  ])('is no other: %s', (name) => {
    expect(isSecretName(name)).toBe(false);
  });
});

describe('a text that may hold a secret', () => {
  it.each([
    'https://me:pw@a.example/',
    'https://a.example/?a=1&api_key=x',
    'a%3Fb%26token%3Dx',
    '{"a":1}',
    ' [{"a":1}]',
    'Bearer x',
    'Basic dTpw=',
    '-----BEGIN PRIVATE KEY-----',
    'ghp_0123456789abcdef',
    '<Password>x</Password>',
    'my password is: x',
  ])('is known: %s', (text) => {
    expect(isSecretText(text)).toBe(true);
  });

  it.each([
    'Nachtschicht 夜',
    'https://a.example/b?page=2#c',
    '[draft] a list',
    '2030-01-02T10:30:00Z',
    '123e4567-e89b-12d3-a456-426614174000',
    'Basic plan',
    '100 %',
    'name:asc,createdAt:desc',
    'x'.repeat(100),
  ])('is no other: %s', (text) => {
    expect(isSecretText(text)).toBe(false);
  });

  it.each([
    ['a', false],
    [' ', false],
    ['a:', false],
    ['<a', false],
    ['-', false],
    ['a1', true],
    ['://', false],
    ['%', false],
  ])(
    'is found in a time that grows only with the length of the text: 200,000 times %j',
    (part, found) => {
      // A time that grew with the square of the length would exceed the limit of a test.
      expect(isSecretText(part.repeat(200_000))).toBe(found);
    },
  );
});
