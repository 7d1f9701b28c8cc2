import type { PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { inline, link, text, write } from './marks';

const read = (markdown: string): Root => unified().use(remarkParse).use(remarkGfm).parse(markdown);

const texts = [
  'Plain words, with (some) "signs": 50 % of $4 – and more.',
  '1. is no list',
  '2024) neither',
  '- nor this',
  '= nor a heading',
  '> nor a quote',
  '# sharp',
  'a team_id and _no_ emphasis_',
  'a * b * c',
  'a | b',
  '[a](b) and ![c](d)',
  'a < b > c &amp; <b>',
  '`code` ~~gone~~',
  'https://x.example/a_b*c*',
  'what is it!',
  '大田倉庫夜間班。',
];

describe('words as Markdown', () => {
  it.each(texts)('say "%s" when they are read', (value) => {
    for (const markdown of [text(value), write(toParagraph(value)), write(toTable(value))])
      expect(toString(read(markdown))).toBe(value);
    expect(read(write(toParagraph(value))).children.map(({ type }) => type)).toEqual(['paragraph']);
  });

  it.each(texts)('say "%s" between emphasis and a link', (value) => {
    const children: PhrasingContent[] = [
      { type: 'emphasis', children: [{ type: 'text', value: 'a' }] },
      { type: 'text', value: ` ${value} ` },
      { type: 'link', url: '/b', children: [{ type: 'text', value: 'b' }] },
    ];
    const markdown = write({ type: 'paragraph', children });
    const [paragraph] = read(markdown).children;
    expect(toString(paragraph)).toBe(`a ${value} b`);
  });
});

function toParagraph(value: string) {
  return { type: 'paragraph' as const, children: [{ type: 'text' as const, value }] };
}

function toTable(value: string) {
  const row = (words: string) => ({
    type: 'tableRow' as const,
    children: [{ type: 'tableCell' as const, children: [{ type: 'text' as const, value: words }] }],
  });
  return { type: 'table' as const, children: [row(''), row(value)] };
}

it('code keeps the characters of a value, and writes line breaks as JSON', () => {
  const fact = (value: string) => inline(['default: ', { tag: 'code', children: [value] }]);
  expect(fact('^a  b$')).toBe('default: `^a  b$`');
  expect(fact('a\nb')).toBe('default: `"a\\nb"`');
});

it('a link is only its words where the address runs a program', () => {
  expect(link('javascript:alert(1)', 'a *b*')).toBe(String.raw`a \*b\*`);
  expect(link('mailto:a@b.example', 'a')).toBe('[a](mailto:a@b.example)');
  expect(link('/a')).toBe('[/a](/a)');
});
