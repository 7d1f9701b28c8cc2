import { describe, expect, it } from 'vitest';
import type { Code, CodeLine } from './code';
import { toExactCode, toText } from './code';
import { colorCode } from './color-code';

const color = (text: string, language: string) => colorCode(toExactCode(text, language));

describe('colorCode', () => {
  it.each([
    ['bash', "curl --location 'https://a.example' \\\n  --data '{\n  \"a\": 1\n}'"],
    ['js', "const a = await fetch('x', { n: 1 }); // end"],
    ['go', 'req, err := http.NewRequest("GET", `a\nb`, nil)'],
    ['ruby', "url = URI('https://a.example') # end"],
    ['python', 'print(response.text, "a", None)'],
  ])('keeps the text of %s', (language, text) => {
    expect(toText(color(text, language))).toBe(text);
  });

  it('colours strings that span several lines', () => {
    const { lines } = color("curl 'a' \\\n  --data '{\n  1\n}'", 'bash');
    expect(lines).toEqual([
      [['function', 'curl'], ' ', ['string', "'a'"], ' \\'],
      ['  ', ['string', '--data'], ' ', ['string', "'{"]],
      [['string', '  1']],
      [['string', "}'"]],
    ]);
  });

  it.each<[string, string, CodeLine]>([
    [
      'js',
      "'it\\'s' + 1;",
      [['string', "'it\\'s'"], ' ', ['keyword', '+'], ' ', ['constant', '1'], ';'],
    ],
    ['js', 'throw', [['keyword', 'throw']]],
    ['js', 'else', [['keyword', 'else']]],
    ['ruby', 'raise', [['keyword', 'raise']]],
    ['python', 'raise', [['keyword', 'raise']]],
    [
      'python',
      'else:',
      [
        ['keyword', 'else'],
        ['punctuation', ':'],
      ],
    ],
    ['go', 'nil // x', [['constant', 'nil'], ' ', ['comment', '// x']]],
    ['ruby', "a: 'b'", [['constant', 'a:'], ' ', ['string', "'b'"]]],
    ['python', 'True', [['constant', 'True']]],
    [
      'json',
      '"a": -1.5e+3, "b\\"": ["c", null]',
      [
        ['keyword', '"a"'],
        ['punctuation', ':'],
        ' ',
        ['constant', '-1.5e+3'],
        ['punctuation', ','],
        ' ',
        ['keyword', '"b\\""'],
        ['punctuation', ':'],
        ' [',
        ['string', '"c"'],
        ['punctuation', ','],
        ' ',
        ['constant', 'null'],
        ']',
      ],
    ],
  ])('colours the tokens of %s: %s', (language, text, line) => {
    expect(color(text, language).lines).toEqual([line]);
  });

  it('leaves code with colours and languages without rules alone', () => {
    const colored: Code = { language: 'js', lines: [['const ', ['constant', 'a']]] };
    expect(colorCode(colored)).toBe(colored);
    const xml = toExactCode('<a>1</a>', 'xml');
    expect(colorCode(xml)).toBe(xml);
  });
});
