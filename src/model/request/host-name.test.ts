import { domainToASCII } from 'node:url';
import { describe, expect, it } from 'vitest';
import { toAsciiAuthority } from './host-name';

describe('an international host name', () => {
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
    expect(toAsciiAuthority(host).toLowerCase()).toBe(domainToASCII(host));
  });

  it('keeps its port and its user', () => {
    expect(toAsciiAuthority('me@bücher.example:8443')).toBe('me@xn--bcher-kva.example:8443');
    expect(toAsciiAuthority('[::1]:80')).toBe('[::1]:80');
  });

  it('never gains a sign that ends it', () => {
    expect(toAsciiAuthority('evil／x.example')).toBe('evil／x.example');
  });
});
