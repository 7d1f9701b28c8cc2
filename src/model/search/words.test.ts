import { describe, expect, it } from 'vitest';
import { splitWords } from './words';

const toTexts = (text: string) => splitWords(text).map((word) => word.text);

describe('splitWords', () => {
  it.each([
    ['Hello-World', ['hello', 'world'], 'a hyphen parts words'],
    ['Hello World!', ['hello', 'world'], 'punctuation goes'],
    ['  - -  ', [], 'only signs'],
    ['…', [], 'an ellipsis'],
    ['@scope/pkg foo_bar', ['scope/pkg', 'foo_bar'], 'a slash or underscore within joins'],
    [
      'População portuguesa é composta',
      ['população', 'portuguesa', 'é', 'composta'],
      'accents stay',
    ],
    ['Hello World 「世界和平」', ['hello', 'world', '世界和平'], 'ideographs in brackets'],
    [
      'a1b2很好c3_d4更好56',
      ['a1b2', '很好', 'c3_d4', '更好', '56'],
      'scripts that follow each other',
    ],
    ['_kind_ (v1.2.3) C++', ['kind', 'v1.2.3', 'c'], 'signs at the ends of words go'],
    ['..api..gateway..', ['api', 'gateway'], 'signs in a row part words'],
    ['api_gateway: 很好用。Good.', ['api_gateway', '很好用', 'good'], 'sentences of two scripts'],
    ['POST /teams/{id}', ['post', 'teams', 'id'], 'paths'],
    ['東京タワーへ', ['東京タワーへ'], 'Japanese'],
    ['a\0b\u2028c', ['a', 'b', 'c'], 'control characters'],
    ['\ud83d * [( +-^~:', [], 'no words at all'],
  ])('finds in %j the words %j (%s)', (text, words) => {
    expect(toTexts(text)).toEqual(words);
  });

  it.each([
    ['createTeam', ['create', 'team']],
    ['api_gateway_v2', ['api', 'gateway', 'v2']],
    ['get_team_by_id', ['get', 'team', 'by', 'id']],
    ['HTTPServer', ['http', 'server']],
    ['api.getTeam/v2', ['api', 'get', 'team', 'v2']],
    ['team', []],
    ['都道府県', []],
  ])('splits %s into its parts', (text, parts) => {
    expect(splitWords(text)[0]?.parts).toEqual(parts);
  });

  it('keeps letters and marks together in NFD', () => {
    expect(toTexts('Đường'.normalize('NFD'))).toEqual(toTexts('Đường'.normalize('NFC')));
  });

  it('finds the same words in ASCII text as next to other characters', () => {
    const signs = Array.from({ length: 128 }, (_, code) => String.fromCodePoint(code));
    const pick = (seed: number) => signs[(seed * 7919) % 128] ?? '';
    const pieces = ['getTeam', 'HTTP2Server', '__', './', "it's", ':a', 'b_c', '9x', ' '];
    for (let seed = 1; seed <= 2000; seed++) {
      const text = Array.from({ length: 12 }, (_, place) =>
        (seed + place) % 3 === 0
          ? (pieces[(seed * place) % pieces.length] ?? '')
          : pick(seed * 31 + place * place),
      ).join('');
      expect(splitWords(text)).toEqual(splitWords(`é ${text}`).slice(1));
    }
  });
});
