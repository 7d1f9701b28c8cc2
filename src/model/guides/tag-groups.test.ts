import { describe, expect, it } from 'vitest';
import { toTagGroups } from './tag-groups';

function group(...labels: readonly string[]): Record<string, readonly string[]> {
  const tags = labels.map((label) => ({ label, path: `/docs/tags/${label}`, docs: [] }));
  return Object.fromEntries(
    toTagGroups(tags).map((entry) => [entry.letter, entry.tags.map(({ label }) => label)]),
  );
}

describe('tags', () => {
  it('are grouped by their first letter in upper case, sorted', () => {
    const groups = group('teams', 'API', 'Tokens', 'authentication', '2024');
    expect(Object.entries(groups)).toEqual([
      ['2024'.charAt(0), ['2024']],
      ['A', ['API', 'authentication']],
      ['T', ['teams', 'Tokens']],
    ]);
  });

  it('can start with any letter', () => {
    expect(group('タスク', 'über', '🎉 party')).toEqual({
      タ: ['タスク'],
      Ü: ['über'],
      '🎉': ['🎉 party'],
    });
  });

  it('can be empty', () => {
    expect(toTagGroups([])).toEqual([]);
  });
});
