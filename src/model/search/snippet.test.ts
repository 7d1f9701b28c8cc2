import { describe, expect, it } from 'vitest';
import { highlight } from './highlighting';
import type { Segment } from './highlighting';
import { toChunks, toSnippet } from './snippet';

const show = (segments: readonly Segment[]) =>
  segments.map(({ text, marked }) => (marked ? `⟦${text}⟧` : text)).join('');

const DREAM = 'I Have A Dream. And the dream comes true';

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

describe('toChunks', () => {
  it('cuts between words', () => {
    const chunks = toChunks(highlight(`${DREAM}.<br />`, ['dream', 'true']));
    expect(chunks.map((chunk) => chunk.text.length)).toEqual([
      1, 1, 4, 1, 1, 1, 5, 2, 3, 1, 3, 1, 5, 1, 5, 1, 4, 2, 2, 3,
    ]);
    expect(chunks.findIndex((chunk) => chunk.marked)).toBe(6);
  });
});
