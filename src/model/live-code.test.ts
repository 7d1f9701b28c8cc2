import { describe, expect, it } from 'vitest';
import { toText } from './code';
import { toLiveCode } from './live-code';

const none = (language: string) => ({ language, lines: [] });

describe('toLiveCode', () => {
  it.each([
    ['bash', "curl --location 'https://a.example' \\\n  --data '{\n  \"a\": 1\n}'"],
    ['js', "const a = await fetch('x', { n: 1 }); // end"],
    ['go', 'req, err := http.NewRequest("GET", `a\nb`, nil)'],
    ['ruby', "url = URI('https://a.example') # end"],
    ['python', 'print(response.text, "a", None)'],
    ['text', 'anything'],
  ])('keeps the text of %s', (language, text) => {
    expect(toText(toLiveCode(text, none(language)))).toBe(text);
  });

  it('colours texts over several lines', () => {
    const { lines } = toLiveCode("curl 'a' \\\n  --data '{\n  1\n}'", none('bash'));
    expect(lines).toEqual([
      [['function', 'curl'], ' ', ['string', "'a'"], ' \\'],
      ['  ', ['string', '--data'], ' ', ['string', "'{"]],
      [['string', '  1']],
      [['string', "}'"]],
    ]);
  });

  it.each([
    [
      'js',
      "'it\\'s' + 1;",
      [['string', "'it\\'s'"], ' ', ['keyword', '+'], ' ', ['constant', '1'], ';'],
    ],
    ['go', 'nil // x', [['constant', 'nil'], ' ', ['comment', '// x']]],
    ['ruby', "a: 'b'", [['constant', 'a:'], ' ', ['string', "'b'"]]],
    ['python', 'True', [['constant', 'True']]],
  ])('knows the words of %s: %s', (language, text, line) => {
    expect(toLiveCode(text, none(language)).lines).toEqual([line]);
  });

  it('leaves a line as it was where its text is the same', () => {
    const prerendered = { language: 'js', lines: [[['comment', 'a'] as const], ['b']] };
    expect(toLiveCode('b\na\nc', prerendered).lines).toEqual([['b'], [['comment', 'a']], ['c']]);
  });
});
