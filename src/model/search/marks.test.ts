import { describe, expect, it } from 'vitest';
import { highlight, toSnippet } from './marks';
import type { Segment } from './marks';
import { boxScope, pageScope } from './protocol';

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
    ['Straße', ['strasse'], '⟦Straße⟧', 'one letter that folds to two'],
    ['creating a team', ['create'], '⟦creating⟧ a team', 'another form of a word'],
    ['api.getTeam', ['get'], 'api.⟦get⟧Team', 'a part between joiners'],
    ['C and C++', ['c++'], 'C and ⟦C++⟧', 'signs that belong to a word'],
    ['ﾃｽﾄの環境', ['環境'], 'ﾃｽﾄの⟦環境⟧', 'beside half-width letters'],
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

describe('toSnippet', () => {
  it('cuts around the first match', () => {
    expect(show(toSnippet(DREAM, ['dream', 'true'], 16))).toBe('…A ⟦Dream⟧. And…');
  });

  it('never cuts the match', () => {
    expect(show(toSnippet('one configuration two', ['configuration'], 5))).toBe(
      '…⟦configuration⟧…',
    );
  });

  it('shows a short text whole', () => {
    expect(show(toSnippet('the team', ['team'], 50))).toBe('the ⟦team⟧');
  });

  it('starts at the beginning if there is no match', () => {
    expect(show(toSnippet('one two three', ['nothing'], 8))).toBe('one two…');
    expect(toSnippet('', ['nothing'], 8)).toEqual([]);
  });

  it.each([990, 999, 1000, 1001, 5000])('finds the first match after %i letters', (length) => {
    const before = 'word '.repeat(length / 5).padEnd(length, '-');
    const text = `${before} upteam the team and the team`;
    expect(show(toSnippet(text, ['team'], 12))).toBe('…the ⟦team⟧ and…');
    const ideographs = `${'の'.repeat(length)}都道府県${'の'.repeat(length)}`;
    expect(show(toSnippet(ideographs, ['都道府県'], 6))).toBe('…の⟦都道府県⟧の…');
  });

  it('leaves out the signs beside what it leaves out', () => {
    expect(show(toSnippet('Wait. (Then) the team: as returned', ['team'], 14))).toBe(
      '…the ⟦team⟧: as…',
    );
  });

  it('cuts sentences without spaces', () => {
    expect(show(toSnippet('これは各都道府県の一覧です', ['都道府県'], 8))).toBe(
      '…は各⟦都道府県⟧の一…',
    );
  });
});

const text = 'Invite a person. '.repeat(20) + 'A team has members. ' + 'It ends. '.repeat(20);

it(
  'the palette shows eight hits, with about 50 characters around the match',
  { tags: ['S96'] },
  () => {
    expect(boxScope.limit).toBe(8);
    const snippet = toSnippet(text, ['team'], boxScope.snippetLength);
    const shown = snippet.map((part) => part.text).join('');
    expect(shown).toContain('team');
    expect(shown.length).toBeGreaterThan(40);
    expect(shown.length).toBeLessThan(60);
  },
);

it('the results page shows 20 hits at once, with longer texts', () => {
  expect(pageScope.limit).toBe(20);
  expect(pageScope.snippetLength).toBeGreaterThan(boxScope.snippetLength);
});
