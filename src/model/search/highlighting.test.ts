import { describe, expect, it } from 'vitest';
import { highlight } from './highlighting';
import type { Segment } from './highlighting';

const show = (segments: readonly Segment[]) =>
  segments.map(({ text, marked }) => (marked ? `⟦${text}⟧` : text)).join('');

const DREAM = 'I Have A Dream. And the dream comes true';

describe('highlight', () => {
  it.each([
    [
      DREAM,
      ['dream', 'have', 'true', 'i'],
      '⟦I⟧ ⟦Have⟧ A ⟦Dream⟧. And the ⟦dream⟧ comes ⟦true⟧',
      'every match, also of one letter',
    ],
    [
      '<b>The</b> dream comes <em>true</em>',
      ['dream'],
      '<b>The</b> ⟦dream⟧ comes <em>true</em>',
      'markup is text',
    ],
    ['query jQuery', ['jquery', 'query'], '⟦query⟧ ⟦jQuery⟧', 'words, and parts of a compound'],
    ['dream', ['dreams'], '⟦dream⟧', 'a plural finds the singular'],
    [
      DREAM,
      ['dream', 'true'],
      'I Have A ⟦Dream⟧. And the ⟦dream⟧ comes ⟦true⟧',
      'whatever the case',
    ],
    ['Phố Đường Láng', ['duong'], 'Phố ⟦Đường⟧ Láng', 'accents left out'],
    ['Straße', ['strass'], '⟦Straß⟧e', 'one letter that folds to two'],
    ['İstanbul İ', ['istanbul'], '⟦İstanbul⟧ İ', 'lower case is longer'],
    ['研究生', ['研究', '研究生'], '⟦研究生⟧', 'the longer of two that begin together'],
    ['<b>dream</b>', ['dreams'], '<b>⟦dream⟧</b>', 'the word alone, not what is around it'],
    ['各都道府県の一覧', ['都道府県'], '各⟦都道府県⟧の一覧', 'ideographs within a sentence'],
    ['call createTeam()', ['team'], 'call create⟦Team⟧()', 'a part of a compound'],
    ['get_team', ['team'], 'get_⟦team⟧', 'a part of a compound'],
    ['steam engine', ['team', 'in'], 'steam engine', 'not within a word'],
    ['👍 team 👍', ['team', '👍'], '⟦👍⟧ ⟦team⟧ ⟦👍⟧', 'emoji'],
    ['a\ud83dteam', ['team'], 'a\ud83d⟦team⟧', 'a lone surrogate'],
    ['team', [], 'team', 'no tokens'],
    ['', ['team'], '', 'no text'],
  ])('marks in %j the tokens %j as %j (%s)', (text, tokens, expected) => {
    expect(show(highlight(text, tokens))).toBe(expected);
  });

  it('marks a decomposed text in whole characters', () => {
    const text = 'Phố Đường'.normalize('NFD');
    expect(show(highlight(text, ['đường'])).normalize('NFC')).toBe('Phố ⟦Đường⟧');
  });

  it('never loses a character', () => {
    const text = 'ﬁn İ ß 한국 각\ud800 e\u0301\u0301 query';
    const segments = highlight(text, ['f', 'i', 's', 'e', 'query']);
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
  });
});
