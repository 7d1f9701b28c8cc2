import { describe, expect, it } from 'vitest';
import { fold, splitWords, stem, toQueryTerms, toTerms } from './words';

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
    ['_kind_ (v1.2.3) "x"', ['kind', 'v1.2.3', 'x'], 'signs at the ends of words go'],
    [
      'C++ $ref C# a+b $5 #x',
      ['c++', '$ref', 'c#', 'a', 'b', '5', 'x'],
      'signs that name something',
    ],
    ['ใช้ภาษาไทยกับ API', ['ใช้ภาษาไทยกับ', 'api'], 'Thai'],
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

describe('fold', () => {
  it.each([
    ['Đường', 'duong'],
    ['ĐƯỜNG', 'duong'],
    ['Café', 'cafe'],
    ['İstanbul', 'istanbul'],
    ['Straße', 'strasse'],
    ['Øl œuf æ', 'ol oeuf ae'],
    ['ﬁle ℌ ①', 'file h 1'],
    ['Ｔｏｋｙｏ', 'tokyo'],
    ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
    ['z\u0351\u036ba\u035clgo', 'zalgo'],
    ['soft\u00adhyphen\u200b', 'softhyphen'],
  ])('makes %s into %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it.each(['Đường', 'がぎぐ', 'ｶﾞｷﾞ', '한국어', 'ñandú', 'पानी'])(
    'makes the same of %s in every normal form',
    (text) => {
      const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'].map((form) => fold(text.normalize(form)));
      expect(new Set(forms).size).toBe(1);
    },
  );

  it('keeps marks that turn a letter into another one', () => {
    expect(fold('が')).not.toBe(fold('か'));
    expect(fold('กิน')).toBe('กิน');
  });

  it('survives lone surrogates', () => {
    expect(fold('A\ud83d')).toBe('a\ud83d');
  });
});

describe('stem', () => {
  it.each([
    [['create', 'creates', 'created', 'creating'], 'creat'],
    [['query', 'queries', 'querying'], 'queri'],
    [['address', 'addresses'], 'address'],
    [['response', 'responses'], 'respon'],
    [['box', 'boxes'], 'box'],
    [['code', 'codes', 'coded', 'coding'], 'code'],
    [['note', 'noted'], 'note'],
    [['not'], 'not'],
    [['add', 'adding'], 'add'],
    [['set', 'settings'], 'set'],
    [['log', 'logs', 'logged', 'logging'], 'log'],
    [['status'], 'status'],
    [['this'], 'this'],
    [['ids'], 'ids'],
    [['string'], 'string'],
    [['élèves'], 'élèves'],
  ])('makes the same of %j', (words, same) => {
    expect(words.map(stem)).toEqual(words.map(() => same));
    // The terms of an index are no longer words, and are compared all the same.
    expect(stem(same)).toBe(same);
  });
});

describe('the terms of a text', () => {
  it('stores the whole word as well as its parts', () => {
    expect(toTerms('createTeam')).toEqual(['createteam', 'creat', 'team']);
  });

  it('stores plurals as their singular', () => {
    expect(toTerms('Teams')).toEqual(['team']);
  });

  it('stores pairs of ideographs and the last one', () => {
    expect(toTerms('都道府県')).toEqual(['都道', '道府', '府県', '県']);
  });

  it('stores a term as often as the text says it', () => {
    expect(toTerms('Team and teams')).toEqual(['team', 'and', 'team']);
  });

  it('stores only the beginning of a very long word', () => {
    expect(toTerms('a'.repeat(5000))).toEqual(['a'.repeat(40)]);
  });
});

describe('toQueryTerms', () => {
  it('stands for the singular', () => {
    expect(toQueryTerms('teams')).toEqual(['team']);
  });

  it('stands for the pairs of ideographs', () => {
    expect(toQueryTerms('千代田区')).toEqual(['千代', '代田', '田区']);
    expect(toQueryTerms('区')).toEqual(['区']);
  });
});
