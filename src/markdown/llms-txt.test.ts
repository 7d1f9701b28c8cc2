import { describe, expect, it } from 'vitest';
import { toLlmsTexts } from './llms-txt';

const url = 'https://docs.example/docs/api/a/create_team.md';
const note = 'Creates a team.';

describe('llms.txt', () => {
  it('has a title, a summary and sections of links with notes', () => {
    const groups = [
      { title: 'Teams', links: [{ name: 'POST /teams/{team_id}: Create a [team]', url, note }] },
      { title: 'Nothing', links: [] },
    ];
    expect(toLlmsTexts({ title: 'Easier', summary: 'Teams and tasks.', groups })).toEqual([
      `# Easier\n\n> Teams and tasks.\n\n## Teams\n\n- [POST /teams/{team_id}: Create a \\[team\\]](${url}): Creates a team.\n`,
    ]);
  });

  it('loses its notes when it is too long, and then is in parts', () => {
    const toGroups = (count: number) =>
      Array.from({ length: 10 }, (_, group) => ({
        title: `Group ${group}`,
        links: Array.from({ length: count }, (__, link) => ({ name: `Page ${link}`, url, note })),
      }));
    const content = { title: 'Easier', summary: '' };
    const [whole = '', ...others] = toLlmsTexts({ ...content, groups: toGroups(70) });
    expect(others).toEqual([]);
    expect(whole).not.toContain(note);
    const parts = toLlmsTexts({ ...content, groups: toGroups(200) });
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every((part) => part.length <= 50_000)).toBe(true);
    expect(parts.join('').match(/Page/g)).toHaveLength(2000);
  });
});
