import { describe, expect, it } from 'vitest';
import { toJsonText } from '../json-text';
import { parseExactJson } from './exact-json';
import { toTemplate } from './fixtures/request-template';
import { isSecretName, withoutSecrets } from './secrets';

describe('the name of a secret', () => {
  it.each([
    'password',
    'newPassword',
    'PASSWORD2',
    'passwords',
    'passphrase',
    'PIN',
    'device.pin',
    'api_key',
    'apikey',
    'X-ApiKey',
    'X-API-Keys',
    'privateKey',
    'access_token',
    'idToken',
    'TokenId',
    'clientSecret',
    'otp',
    'card[pin]',
    'SAMLResponse',
    'samlResponse',
    'confirmationCode',
    'X-CSRF-Token',
  ])('is known: %s', (name) => {
    expect(isSecretName(name)).toBe(true);
  });

  it.each([
    'name',
    'passengers',
    'tokenizer',
    'pinned',
    'spin',
    'secretary',
    'countryCode',
    'code',
    'sortKey',
    'Idempotency-Key',
    'relayState',
    'description',
    '',
  ])('is no other: %s', (name) => {
    expect(isSecretName(name)).toBe(false);
  });
});

describe('a JSON value without its secrets', () => {
  const template = toTemplate({ secrets: ['phrase'] });
  const clear = (text: string, path?: string) => {
    const { rest, secrets } = withoutSecrets(template, parseExactJson(text) ?? null, path);
    return [toJsonText(rest), secrets];
  };

  it('has no member that is declared as secret or has such a name, at any depth', () => {
    const text = `{"id":1.0,"phrase":"a","user":{"pin":"1","of":[{"apiKey":"b","n":2},{"apiKey":"c"},"d"]}}`;
    expect(clear(text)).toEqual([
      '{"id":1.0,"user":{"of":[{"n":2},{},"d"]}}',
      ['phrase', 'user.pin', 'user.of.apiKey'],
    ]);
    expect(clear('[{"pin":1}]', 'cards')).toEqual(['[{}]', ['cards.pin']]);
  });

  it('is itself if it is no object', () => {
    expect(clear('"password"')).toEqual(['"password"', []]);
    expect(clear('[1,null]')).toEqual(['[1,null]', []]);
  });

  it('has none in its texts that are JSON, and keeps other texts as they are', () => {
    expect(clear(JSON.stringify({ a: '{"pin": 1, "n": [1.0]}', b: '[{"phrase":"x"}]' }))).toEqual([
      JSON.stringify({ a: '{"n":[1.0]}', b: '[{}]' }),
      ['a.pin', 'b.phrase'],
    ]);
    expect(clear(JSON.stringify([JSON.stringify('{"pin":1}')]), 'list')).toEqual([
      JSON.stringify([JSON.stringify('{}')]),
      ['list.pin'],
    ]);
    // Of two members with the same name, JSON has the last.
    expect(clear(JSON.stringify(['{"a":{"pin":1},"a":2}']))[0]).toBe('["{\\"a\\":2}"]');
    const others = JSON.stringify(['{ "a": [1.0] }', '[URGENT] Call', '{{name}}', '"a"', '12', '']);
    expect(clear(others)).toEqual([others, []]);
  });

  it.each(['{"pin":"1', '[{"pin":"1"}', '"{\\"pin\\":1', '{', '[{'])(
    'has no text that is broken JSON: %s',
    (text) => {
      expect(clear(JSON.stringify({ a: text }))).toEqual(['{"a":null}', ['a']]);
    },
  );

  it('ends where nobody writes by hand', () => {
    const deep = `${'['.repeat(500)}{"pin":1}${']'.repeat(500)}`;
    expect(clear(deep)[0]).not.toContain('pin');
  });
});
