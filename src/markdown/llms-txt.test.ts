import { describe, expect, it } from 'vitest';
import { toLlmsTexts } from './llms-txt';

const toUrl = (part: number) => `https://docs.example/llms-${part}.txt`;
const url = 'https://docs.example/docs/api/a/create_team.md';
const note = 'Creates a team.';

describe('llms.txt', () => {
  it('has a title, a summary and sections of links with notes', () => {
    const groups = [
      { title: 'Teams', links: [{ name: 'POST /teams/{team_id}: Create a [team]', url, note }] },
      { title: 'Nothing', links: [] },
    ];
    expect(toLlmsTexts({ title: 'Easier', summary: 'Teams and tasks.', groups }, toUrl)).toEqual([
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
    const [whole = '', ...others] = toLlmsTexts({ ...content, groups: toGroups(70) }, toUrl);
    expect(others).toEqual([]);
    expect(whole).not.toContain(note);
    const parts = toLlmsTexts({ ...content, groups: toGroups(200) }, toUrl);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every((part) => part.length <= 50_000)).toBe(true);
    expect(parts.join('').match(/Page/g)).toHaveLength(2000);
  });

  it('has a title and a summary in each part, and lists the others in the first', () => {
    const links = Array.from({ length: 2500 }, () => ({ name: 'Page', url, note }));
    const content = { title: 'Easier', summary: 'Teams.', groups: [{ title: 'All', links }] };
    const [first = '', ...others] = toLlmsTexts(content, toUrl);
    const list = others.map((_, index) => `- [llms-${index + 2}.txt](${toUrl(index + 2)}): All\n`);
    expect(list.length).toBeGreaterThan(1);
    expect(first).toContain(`# Easier\n\n> Teams.\n\n## Parts\n\n${list.join('')}\n## All\n\n- [`);
    for (const part of others) expect(part).toMatch(/^# Easier\n\n> Teams\.\n\n## All\n\n- \[/);
  });

  it('has a summary made of its title if there is none', () => {
    const [text] = toLlmsTexts({ title: 'Pets [1]', summary: '', groups: [] }, toUrl);
    expect(text).toBe('# Pets \\[1]\n\n> All pages of Pets \\[1].\n');
  });
});
