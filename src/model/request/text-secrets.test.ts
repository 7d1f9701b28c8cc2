import { describe, expect, it } from 'vitest';
import { toCoveredText } from './secret-ranges';
import { isSecretName } from './secrets';
import { listTextSecrets } from './text-secrets';

function cover(text: string): string {
  return toCoveredText(text, listTextSecrets(text, isSecretName));
}

describe('the secrets of a text', () => {
  it.each([
    ['<a><password>b c</password><x>d</x></a>', '<a><password>•••</password><x>d</x></a>'],
    ['<s:password type="t">b</s:password>', '<s:password type="t">•</s:password>'],
    ['<user password="b" name=\'c\'/>', '<user password="•" name=\'c\'/>'],
    ["<user password='b>'/>", "<user password='•>'/>"],
    ['<password><![CDATA[b<c]]></password>', '<password><![CDATA[•••]]></password>'],
    ['<password>\n  <part>b</part>\n</password>', '<password>\n  <part>•</part>\n</password>'],
    ['<password/><x>y</x>', '<password/><x>y</x>'],
    ['<password>b', '<password>•'],
  ])('are found in XML: %s', (text, covered) => expect(cover(text)).toBe(covered));

  it.each([
    ['user=a&password=b%20c&x=1', 'user=a&password=•••••&x=1'],
    ['user=a\npassword=b\nx=1', 'user=a\npassword=•\nx=1'],
    ['user%5Bpassword%5D=b&user[password]=c', 'user%5Bpassword%5D=•&user[password]=•'],
    ['pass%77ord=b', 'pass%77ord=•'],
    ['client_secret=b', 'client_secret=•'],
    ['user: a\npassword: b c\n- password: d', 'user: a\npassword: •••\n- password: •'],
    ['{"password":"b"}\n{"x":1}', '{"password":"•"}\n{"x":1}'],
    ['data: {"password":"b"}', 'data: {"password":"•"}'],
    [
      '--x\r\nContent-Disposition: form-data; name="password"\r\n\r\nb\nc\r\n--x--',
      '--x\r\nContent-Disposition: form-data; name="password"\r\n\r\n•••\r\n--x--',
    ],
  ])('are found in forms, lines and parts: %s', (text, covered) =>
    expect(cover(text)).toBe(covered),
  );

  it.each(['a,b\nc,d', 'the password is here', '<x>password</x>', 'x=password', ''])(
    'are not guessed from a word: %s',
    (text) => expect(cover(text)).toBe(text),
  );

  it('are looked for in a long text that ends nothing that it starts', () => {
    const texts = ['<password>', 'password=', '; name="password"\n', '<![CDATA[', '<a "'];
    for (const text of texts) expect(cover(text.repeat(3000))).toHaveLength(text.length * 3000);
  });
});
