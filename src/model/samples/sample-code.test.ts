import { describe, expect, it } from 'vitest';
import type { CodeLine } from '../code';
import { toText } from '../code';
import { toSampleCode } from './sample-code';
import type { SampleLanguage } from './targets';

describe('toSampleCode', () => {
  it.each<[SampleLanguage, string]>([
    ['bash', "curl --location 'https://a.example' \\\n  --data '{\n  \"a\": 1\n}'"],
    ['js', "const a = await fetch('x', { n: 1 }); // end"],
    ['go', 'req, err := http.NewRequest("GET", `a\nb`, nil)'],
    ['ruby', "url = URI('https://a.example') # end"],
    ['python', 'print(response.text, "a", None)'],
  ])('keeps the text of %s', (language, text) => {
    expect(toText(toSampleCode(text, language))).toBe(text);
  });

  it('colours texts over several lines', () => {
    const { lines } = toSampleCode("curl 'a' \\\n  --data '{\n  1\n}'", 'bash');
    expect(lines).toEqual([
      [['function', 'curl'], ' ', ['string', "'a'"], ' \\'],
      ['  ', ['string', '--data'], ' ', ['string', "'{"]],
      [['string', '  1']],
      [['string', "}'"]],
    ]);
  });

  it.each<[SampleLanguage, string, CodeLine]>([
    [
      'js',
      "'it\\'s' + 1;",
      [['string', "'it\\'s'"], ' ', ['keyword', '+'], ' ', ['constant', '1'], ';'],
    ],
    ['go', 'nil // x', [['constant', 'nil'], ' ', ['comment', '// x']]],
    ['ruby', "a: 'b'", [['constant', 'a:'], ' ', ['string', "'b'"]]],
    ['python', 'True', [['constant', 'True']]],
  ])('knows the words of %s: %s', (language, text, line) => {
    expect(toSampleCode(text, language).lines).toEqual([line]);
  });
});
