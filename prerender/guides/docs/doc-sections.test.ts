import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openGuideStore } from '../guide-store';
import { openSiteCompiler } from '../site-compiler';
import { toDocSections } from './doc-sections';

/** The sections of some lines: `title#anchor: text`. */
function read(...lines: readonly string[]) {
  return toDocSections(lines.join('\n')).map(({ title, hash, content }) =>
    `${title}${hash}: ${content}`.trim(),
  );
}

describe('the sections of a guide as it is written', () => {
  it('have the headings and anchors of its page', async () => {
    const { store } = await openGuideStore(process.cwd(), 'en', true);
    const { compile } = openSiteCompiler(process.cwd(), '/', store);
    const found = await Promise.all(store.versions.map(store.load));
    let compared = 0;
    for (const { file } of found.flatMap(({ docs }) => docs)) {
      const { text } = await store.loadText(file);
      const { plain } = await compile(file, text);
      if (plain === undefined) continue;
      const onPage = plain.headings.filter(({ depth }) => depth <= 3);
      const written = toDocSections(text).filter(({ hash }) => hash !== '');
      expect(written.map(({ title, hash }) => [file, title, hash])).toEqual(
        onPage.map((heading) => [file, heading.text, `#${heading.id}`]),
      );
      compared += 1;
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('have the words of its page', async () => {
    const text = await readFile('content/docs/platform/message-iframe-helper/guide.mdx', 'utf8');
    const all = toDocSections(text)
      .map(({ content }) => content)
      .join(' ');
    expect(all).toContain('A refresh token for each user, on your backend.');
    expect(all).not.toMatch(/```|\]\(\/|^---/m);
  });

  it('begin with the text before the first heading, without title and front matter', () => {
    expect(
      read('---', 'title: A', '---', '', '# Own title', '', 'First *words*.', '## B', 'C'),
    ).toEqual([': First words.', 'B#b: C']);
  });

  it('are those of headings up to level 3; deeper ones are text', () => {
    expect(read('## A', 'b', '### C', 'd', '#### E', 'f')).toEqual(['A#a: b', 'C#c: d E f']);
  });

  it('have anchors as they are written, which generated ones do not repeat', () => {
    expect(read('## Limits', 'a', '## Other {#limits}', 'b', '## Limits', 'c')).toEqual([
      'Limits#limits-1: a',
      'Other#limits: b',
      'Limits#limits-2: c',
    ]);
  });

  it('are told from headings in code', () => {
    expect(read('```bash title="run.sh"', '## no heading', '```', '## A `b` *c* ##', 'd')).toEqual([
      ': run.sh ## no heading',
      'A b c#a-b-c: d',
    ]);
  });

  it('are told by their underlines, too', () => {
    expect(read('A', '---', 'b', '', 'C', '===', 'd', '', '---', 'e')).toEqual(['A#a: b d e']);
  });

  it('end a fence only by one that is as long', () => {
    expect(read('````md', '```', '## no', '```', '````', '## A')).toEqual([
      ': ``` ## no ```',
      'A#a:',
    ]);
  });

  it('say what props show, and not what they set', () => {
    expect(
      read('<Card', '  title="Teams"', '  href="/docs/teams"', '>', 'In <b>cards</b>.', '</Card>'),
    ).toEqual([': Teams In cards.']);
    expect(read('Press `<Card title="x">` or <Key label="Enter" code="13" />.')).toEqual([
      ': Press <Card title="x"> or Enter .',
    ]);
  });

  it('leave out imports, exports and comments', () => {
    expect(
      read(
        "import A from './a';",
        'export const b = {',
        '  c: 1,',
        '};',
        '',
        'D {/* e */}<!-- f -->g',
      ),
    ).toEqual([': D g']);
  });

  it('have the words of tables, lists, links and admonitions', () => {
    expect(
      read(
        '| Field | Type |',
        '| --- | :-: |',
        '| `id` | text |',
        '',
        ':::warning[Take care]',
        '- See [teams](/docs/teams).',
        ':::',
      ),
    ).toEqual([': Field Type id text Take care - See teams.']);
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \r\n\t\r\n'],
    ['an open front matter', '---\ntitle: A\n'],
    ['an open fence', '```\n## A'],
    ['an open comment', '{/* ## A'],
    ['many brackets', '[('.repeat(20_000)],
    ['many tags', '<a '.repeat(20_000)],
    ['many empty lines', 'import a\n'.repeat(3) + '\n'.repeat(50_000)],
  ])('are found in %s', (_, text) => {
    expect(toDocSections(text).length).toBeLessThanOrEqual(2);
  });

  it('are the same with the line ends of Windows', () => {
    expect(read('---\r\ntitle: A\r\n---\r\n\r\n## B\r\n\r\nc\r\n')).toEqual(['B#b: c']);
  });
});
