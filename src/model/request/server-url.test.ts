import { domainToASCII } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { TemplateServer } from './request-template';
import { listBrokenRules, toServerUrl } from './server-url';

const hostile = [
  'x@evil.test',
  'evil.test/#',
  'evil.test/',
  'evil.test?',
  'evil.test\\',
  '/evil.test',
  '//evil.test/',
  '\\\\evil.test',
  'https://evil.test',
  'user:pw@evil.test',
  ':80@evil.test',
  '443@evil.test/',
  'evil.test:443/',
  'a b',
  'a\tb',
  'a\r\nHost: evil.test',
  'a\0',
  'evil.test／',
  'evil.test＃',
  'x＠evil.test',
  'evil。test',
  'ｅvil.test/',
  'x%40evil.test',
  'x%2f@evil.test',
  '%2e%2e',
  'ex\u00ADample',
  'exаmple',
  '\u202Emoc.live',
  '[::1]',
  '{host}',
  '',
];

function toServer(template: string, variables: Readonly<Record<string, string>>): TemplateServer {
  return {
    template,
    variables: Object.entries(variables).map(([name, value]) => ({
      name,
      default: value,
      values: [],
    })),
  };
}

const servers = {
  label: toServer('https://{a}.example.com/v1', { a: 'eu' }),
  middle: toServer('https://api.{a}.example.com', { a: 'eu' }),
  port: toServer('https://example.com:{a}/v1', { a: '8443' }),
  tail: toServer('https://example.com{a}', { a: '/v1' }),
  'empty tail': toServer('https://example.com{a}', { a: '' }),
  path: toServer('https://example.com/{a}', { a: 'v1' }),
  'relative path': toServer('/{a}', { a: 'v1' }),
  'whole relative path': toServer('{a}', { a: '/v1' }),
  'parent path': toServer('../{a}', { a: 'v1' }),
  'no scheme': toServer('//{a}.example.com', { a: 'eu' }),
  scheme: toServer('{a}://example.com', { a: 'https' }),
  user: toServer('https://{a}:x@example.com', { a: 'me' }),
};

/** The host that a client sends a request to; undefined for what is no URL of HTTP. */
function findHost(url: string): string | undefined {
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
  return protocol.startsWith('http') ? hostname : undefined;
}

function findUser(url: string): string {
  return URL.canParse(url) ? new URL(url).username : '';
}

describe('a text in the URL of a server', () => {
  it.each(
    Object.entries(servers).flatMap(([name, server]) =>
      hostile.map((text) => [name, text, server] as const),
    ),
  )('never leads a %s to another host: %j', (_, text, server) => {
    const url = toServerUrl(server, [text]);
    // Where a host cannot be percent-encoded, no client takes the URL.
    expect(findHost(url) ?? 'example.com').toMatch(/^(?:.*\.)?example\.com$/);
    expect(server === servers.user ? '' : findUser(url)).toBe('');
    expect(url).toMatch(/^[\x21-\x7e]*$/);
  });

  it.each([
    ['label', 'jp', 'https://jp.example.com/v1'],
    ['label', 'a-b_c.d', 'https://a-b_c.d.example.com/v1'],
    ['port', '9000', 'https://example.com:9000/v1'],
    ['tail', '/v2/x', 'https://example.com/v2/x'],
    ['tail', '', 'https://example.com'],
    ['path', 'v2/beta', 'https://example.com/v2/beta'],
    ['path', 'v2?x#y', 'https://example.com/v2%3Fx%23y'],
    ['scheme', 'http', 'http://example.com'],
    ['relative path', '/evil.test', 'https://api.example.com/evil.test'],
  ] as const)('stands in a %s as typed if it fits: %j', (name, text, url) => {
    expect(toServerUrl(servers[name], [text])).toBe(url);
  });

  it('stands as the document has it if the document gives it', () => {
    const base = toServer('{base}', { base: 'https://api.example.com:8080/v1' });
    expect(toServerUrl(base, [])).toBe('https://api.example.com:8080/v1');
    expect(toServerUrl(base, ['https://mine.test/x'])).toBe('https://mine.test/x');
    const listed = {
      template: 'https://{host}',
      variables: [{ name: 'host', default: 'a.example', values: ['a.example', 'ü.example/v1'] }],
    };
    expect(toServerUrl(listed, ['ü.example/v1'])).toBe('https://xn--tda.example/v1');
  });
});

describe('the value of a variable', () => {
  it.each([
    ['label', 'x@evil.test', 'host'],
    ['label', '', 'host'],
    ['label', 'bücher', 'host'],
    ['port', 'x@evil.test', 'port'],
    ['scheme', 'javascript', 'scheme'],
    ['tail', '.evil.test', 'tail'],
    ['path', 'a?b', 'path'],
    ['label', 'jp', undefined],
    ['port', '1', undefined],
    ['path', 'é/v2', undefined],
  ] as const)('is judged by its place: as %s %j does not fit %s', (name, text, place) => {
    expect(listBrokenRules(servers[name], [text])).toEqual([place]);
  });

  it('is one of those that the document lists', () => {
    const server = {
      template: 'https://{region}.example.com',
      variables: [{ name: 'region', default: 'eu', values: ['eu', 'jp'] }],
    };
    expect(listBrokenRules(server, ['jp'])).toEqual([undefined]);
    expect(listBrokenRules(server, ['us'])).toEqual(['listed']);
  });
});

describe('an international host name', () => {
  const toUrl = (template: string) => toServerUrl({ template, variables: [] }, []);

  it.each([
    'bücher.example',
    'BÜCHER.Example',
    '例え.テスト',
    'пример.рф',
    'مثال.إختبار',
    'a.ñandú.example',
    'faß.example',
    'xn--bcher-kva.example',
    'ひとつ屋根の下2.example',
    'x日本x語x.example',
    '例え。テスト',
  ])('becomes what the URL standard makes of it: %s', (host) => {
    expect(toUrl(`https://${host}`)).toBe(`https://${domainToASCII(host)}`);
  });

  it('keeps its port and its user', () => {
    expect(toUrl('https://me@bücher.example:8443')).toBe('https://me@xn--bcher-kva.example:8443');
    expect(toUrl('https://[::1]:80')).toBe('https://[::1]:80');
  });

  it('never gains a sign that ends it', () => {
    expect(toUrl('https://evil／x.example')).toBe('https://evil%EF%BC%8Fx.example');
  });
});
