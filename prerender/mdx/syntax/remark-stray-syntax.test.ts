import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { checkSource } from '../fixtures/guide-fixture';
import type { GuideFixture } from '../fixtures/guide-fixture';
import { renderGuide } from '../fixtures/render-guide';
import { findStrays } from './remark-stray-syntax';

const list = async (source: string, fixture?: GuideFixture) =>
  (await checkSource(source, fixture)).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

describe('text that looks like syntax', () => {
  it.each([
    ['a [b][nope] c', '1:3 "[b][nope]" is shown as it is written: its name is not defined.'],
    ['a\n[b][]', '2:1 "[b][]" is shown as it is written'],
    ['![b][nope]', '1:1 "![b][nope]" is shown'],
    ['[**b** `c`][nope]', '1:1 "[**b** `c`][nope]" is shown'],
    ['- [b][nope]', '1:3 "[b][nope]" is shown'],
    ['a[^2]', '1:2 "[^2]" is shown as it is written: there is no such footnote.'],
    ['see [[wiki]] and ![[a.svg]]', '1:5 "[[wiki]]" is shown'],
    ['> [!NOPE]\n> a', '1:3 "[!NOPE]" is shown'],
    ['> [!NOTE] a', '1:3 "[!NOTE]" is shown'],
    ['a [b](c d.md)', '1:5 "](c d.md)" is shown as it is written: an address has no spaces.'],
    ['![b](/c d.svg)', '1:4 "](/c d.svg)" is shown'],
    ['[us](mailto:a@b.example?subject=Hi there)', '1:4 "](mailto:a@b.example?subject=Hi there)"'],
    ['##No space', '1:1 "##" is shown as it is written: a heading has a space after it.'],
    ['a\n###b', '2:1 "###" is shown'],
    ['a\n\n:::\n\nb', '3:1 ":::" is shown as it is written: it begins and ends no admonition.'],
    [':::details A\n\nb', '1:1 ":::details A" is shown'],
    [':::details A\n\nb\n\n:::', '1:1 ":::details A" is shown'],
    [':::details A\nb\n:::', '1:1 ":::details A" is shown'],
    [':::tip\n\n:::note\n\na\n\n:::\n\n:::', '1:1 ":::tip" is never closed'],
    [':::tip\n:::note\na\n:::\n:::', '1:1 ":::tip" is never closed'],
    ['> ::: nope', '1:3 "::: nope" is shown'],
    ['a $$ x^2 $$ b', '1:3 "$$" is shown as it is written: formulas are off.'],
    ['| a | b |\n| 1 | 2 |', '1:1 "| a | b |" is shown as it is written: it begins no table.'],
    ['<div>\n\na [b][nope]\n\n</div>', '3:3 "[b][nope]" is shown'],
    ['<Card>a [b][nope]</Card>', '1:9 "[b][nope]" is shown'],
    ['| a |\n| --- |\n| [b][nope] |', '3:3 "[b][nope]" is shown'],
    ['## A [b][nope]', '1:6 "[b][nope]" is shown'],
    [':::note B [c][nope]\n\na\n\n:::', '1:11 "[c][nope]" is shown'],
  ])('is a warning at its place, once: %j', async (source, message) => {
    const [first, ...others] = await list(source);
    expect(first).toContain(message);
    expect(others.filter((each) => !/!\[\[|\$\$/.test(each))).toEqual([]);
  });

  it.each([
    'a \\[b][nope]',
    'a [b\\][nope]',
    'a\\[^2]',
    '\\[[wiki]]',
    '\\##No space',
    '\\:::',
    'a \\$\\$ b',
    'a [b\\](c d.md)',
    'a &#91;b][nope]',
    'a `[b][nope]` and `[[c]]`',
    '```\n[b][nope]\n::: note\n```',
    '<code>[b][nope]</code> <kbd>[[c]]</kbd>',
    '<p translate="no">[b][nope] ::: $$</p>',
    '{"[b][nope]"}',
    'an item[0][1] of a [list], [x] and f(a)(b)',
    '[b][c] and [^1]\n\n[c]: /docs\n[^1]: d',
    '10:30, a::b, #1, #hashtag and $5 or $$.'.replace(' or $$', ''),
    '| a',
    'a | b\n--- | ---\n1 | 2',
    '- [ ] a\n- [x] b',
    '# A # b',
  ])('is silent where it is meant: %j', async (source) => {
    expect(await list(source)).toEqual([]);
  });

  it('is a formula where formulas are on', async () => {
    expect(await list('a\n\n$$\nx^2\n$$', { markdown: { math: true } })).toEqual([]);
  });

  it('is found in CommonMark, too', async () => {
    const markdown = { format: 'md' } as const;
    expect(await list('a <b>c</b> [d][nope]', { markdown })).toEqual([
      '1:12 "[d][nope]" is shown as it is written: its name is not defined.',
    ]);
  });

  it('has the hint that ends it', async () => {
    expect(await checkSource('[a page](second page.md)')).toMatchObject([
      {
        severity: 'warning',
        hint: 'Write "%20" for each space, or (<the address>), or \\] if no link is meant.',
      },
    ]);
  });

  it('has one message for each mistake of a guide', async () => {
    const source = await readFile('tests/fixtures/cases/guides/silent-mistakes.mdx', 'utf8');
    expect(await list(source)).toEqual([
      '11:1 ":::" is shown as it is written: it begins and ends no admonition.',
      '17:66 "[ref][missing]" is shown as it is written: its name is not defined.',
      '17:85 "![alt][missing]" is shown as it is written: its name is not defined.',
      '17:12 "](second page.md)" is shown as it is written: an address has no spaces.',
      '17:39 "](/img/public pic.svg)" is shown as it is written: an address has no spaces.',
      '15:9 The row has 4 cells, and the header 2: "3", "lost" is not shown.',
      '27:1 ":::note" is never closed: it takes all that follows.',
    ]);
  });

  it.each(['[', '](', '[[', ':', ' ', '#', '| a\n', '> ', '\\', '&a', '[^', '$$', '![a][b'])(
    'is looked for in 400,000 characters of %j within the time of a test',
    (part) => {
      const line = part.repeat(400_000 / part.length);
      expect(findStrays(`a ${line}\n${line} b`)).toBeDefined();
    },
  );
});

describe('an alert of GitHub', () => {
  it.each([
    ['> [!NOTE]\n> a *b*', '<aside data-type="note"><p>a <em>b</em></p></aside>'],
    ['> [!WARNING]  \n>\n> a', '<aside data-type="warning"><p>a</p></aside>'],
    ['> [!tip]\n> - a', '<aside data-type="tip"><ul><li>a</li></ul></aside>'],
    ['> [!CAUTION]\n> > a', '<aside data-type="caution"><blockquote><p>a</p></blockquote></aside>'],
    ['- > [!IMPORTANT]\n  > a', '<li><aside data-type="important"><p>a</p></aside></li>'],
  ])('is an admonition: %j', async (source, html) => {
    expect((await renderGuide(source)).html.replaceAll('\n', '')).toContain(html);
    expect(await checkSource(source)).toEqual([]);
  });
});
