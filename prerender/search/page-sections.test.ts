import { describe, expect, it } from 'vitest';
import type { PlainNode } from '../../src/model/guides/plain-body';
import type { HtmlNode } from '../html/html-tree';
import { parseHtml } from '../html/html-tree';
import { FILE, toSettings } from '../mdx/fixtures/guide-fixture';
import { createGuideCompiler } from '../mdx/guide-compiler';
import type { PageSection } from './page-documents';
import { toSections, toSentences } from './page-sections';

const toRows = (sections: readonly PageSection[]) =>
  sections.map(({ title, hash, content }) => [title, hash, content]);

const toNode = (node: HtmlNode): PlainNode =>
  typeof node === 'string' ? node : [node.name, node.attributes, node.children.map(toNode)];

const toNodes = (html: string) => parseHtml(html).children.map(toNode);

const readSections = (html: string) => toRows(toSections(toNodes(html)));

const readText = (html: string) => toSections(toNodes(html), 'T')[0]?.content;

describe('the sections of a page', () => {
  it('separate the items of a list', () => {
    expect(readText('<ul><li>Apple</li><li>Orange</li><li>Pear</li></ul>')).toBe(
      'Apple. Orange. Pear.',
    );
  });

  it('keep invisible characters, which join an emoji or the letters of a word', () => {
    const text = '👨\u200d👩\u200d👧 می\u200cخواهم soft\u00adhyphen zero\u200bwidth';
    expect(readText(`<p>${text}</p>`)).toBe(`${text}.`);
  });

  it('join inline elements and nothing else', () => {
    const html =
      '<div><!-- no -->Hello fruits.<ul><li>Apple</li><li>Orange</li></ul>' +
      '<span>Good</span><span>bye</span> <code>fruits.<br>Hello World</code></div>';
    expect(readText(html)).toBe('Hello fruits. Apple. Orange. Goodbye fruits. Hello World.');
  });

  it('end with a stop, which no sentence has twice', () => {
    expect(readText('<p>A.</p><p>B!</p><p>(C?)</p><p>「D。」</p><p>E:</p><p>F</p>')).toBe(
      'A. B! (C?) 「D。」 E: F.',
    );
  });

  it('separate terms, cells and definitions', () => {
    expect(readText('<dl><dt>id</dt><dd>Number</dd></dl>')).toBe('id: Number.');
    const table = '<tr><th>a</th><td>b</td></tr><tr><td>c</td><td></td><td>D.</td><td>e</td></tr>';
    expect(readText(`<table>${table}</table>`)).toBe('a, b. c, D. e.');
  });

  const rest =
    '<p>Peace.</p><h2 id="hello-fruits">Hello fruits.</h2>' +
    '<ul><li>Apple</li><li>Orange</li><li>Pear</li></ul><h3 id="goodbye-fruits">Goodbye fruits.</h3>';
  const sections = [
    ['Hello World', '', 'Peace.'],
    ['Hello fruits.', '#hello-fruits', 'Apple. Orange. Pear.'],
    ['Goodbye fruits.', '#goodbye-fruits', ''],
  ];

  it.each([
    [
      'beside a header',
      `<article><header><h1>Hello World</h1></header><div>${rest}</div></article>`,
    ],
    ['in one wrapper', `<article><div><h1>Hello World</h1>${rest}</div></article>`],
    ['in nested sections', `<h1>Hello World</h1>${rest.replace('<h2', '<section><h2')}</section>`],
  ])('begin at its headings %s', (_, html) => {
    expect(readSections(html)).toEqual(sections);
  });

  it('begin with a title that stands before the text', () => {
    const [, first = ''] = rest.split('<p>Peace.</p>');
    expect(toRows(toSections(toNodes(`<p>Peace.</p>${first}`), 'Hello World'))).toEqual(sections);
  });

  it('assign a lede in the header to the title', () => {
    expect(readSections('<header><h1>A</h1><p>Lede.</p></header><p>Text.</p>')).toEqual([
      ['A', '', 'Lede. Text.'],
    ]);
  });

  it('know the section around them', () => {
    const html =
      '<h3 id="a">A</h3><h2 id="b">B</h2><h3 id="c">C</h3><div><h3 id="d">D</h3>d</div><h1>E</h1><h3 id="f">F</h3>';
    expect(toSections(toNodes(html)).map(({ title, parent }) => [title, parent])).toEqual([
      ['A', undefined],
      ['B', undefined],
      ['C', 'B'],
      ['D', 'B'],
      ['E', undefined],
      ['F', undefined],
    ]);
  });

  it('have headings of level 4, and those without an anchor, as text', () => {
    expect(readSections('<h1>A</h1><h4 id="b">B</h4><p>c</p><h2>D</h2>')).toEqual([
      ['A', '', 'B. c. D.'],
    ]);
  });

  it('assign text in a wrapper to the heading inside it, and text after it to the heading before it', () => {
    const html =
      '<h1>A</h1><h2 id="b">B</h2><p>b1</p><details><summary>More</summary><h3 id="c">C</h3><p>c1</p></details><p>b2</p>';
    expect(readSections(html)).toEqual([
      ['A', '', ''],
      ['B', '#b', 'b1. More: b2.'],
      ['C', '#c', 'c1.'],
    ]);
  });

  it('continue after an element that only frames a heading', () => {
    expect(readSections('<h1>A</h1><div><h2 id="b">B</h2></div><p>b1</p>')).toEqual([
      ['A', '', ''],
      ['B', '#b', 'b1.'],
    ]);
  });

  it('keep a heading whose text is a link', () => {
    expect(readSections('<h1>A</h1><h2 id="b"><a href="#b">B</a></h2>')?.[1]?.[0]).toBe('B');
  });

  it('leave out controls and navigation', () => {
    const html =
      'Peace. <div>Code.<button>Copy</button></div><nav>Contents</nav><script>x()</script><style>y</style>' +
      '<span aria-hidden="true">icon</span><div data-search-skip>curl</div><div data-search-skip="true">go</div>' +
      '<a href="#a" data-footnote-backref>↩</a>';
    expect(readText(html)).toBe('Peace. Code.');
  });

  it('have the text of hidden elements', () => {
    expect(readText('<div hidden>One</div><div hidden="until-found">Two</div>')).toBe('One. Two.');
  });

  it('have words that are no sentence behind it, where nobody reads them', () => {
    const nodes: readonly PlainNode[] = [
      ['p', null, ['Lists teams.', ['words', null, ['GET /teams']], ['words', null, ['']]]],
      ['words', null, ['list-teams']],
    ];
    expect(toSections(nodes)[0]?.content).toBe('Lists teams.\tGET /teams list-teams');
  });

  it('are one text where they are asked for together', () => {
    expect(toSentences(toNodes('<p>a</p><h2 id="b">B</h2><pre>c( 1 )\n;</pre><p>d</p>'))).toBe(
      'a. B. c( 1 ) ;\nd.',
    );
  });
});

/** The sections of a guide with a title. */
async function readGuide(...lines: readonly string[]) {
  const compile = createGuideCompiler(toSettings({ markdown: { math: true } }));
  const { plain, nodes = [], problems } = await compile(FILE, lines.join('\n'));
  expect(problems).toEqual([]);
  return toRows(toSections(plain?.nodes ?? nodes, 'T'));
}

const readBody = async (...lines: readonly string[]) => (await readGuide(...lines))[0]?.[2];

describe('the sections of a guide', () => {
  it('have the titles of its blocks, and its code as it is written', async () => {
    expect(await readBody('```js title="a.js"', 'const  a =', '  1', '```', 'Text')).toBe(
      'a.js: const a = 1\nText.',
    );
    expect(await readBody(':::note[Careful *please*]', 'Text', ':::')).toBe(
      'Careful please: Text.',
    );
    expect(await readBody(':::tip', 'Text', ':::')).toBe('Text.');
    expect(
      await readBody('<details>', '<summary>More</summary>', '', 'Text', '', '</details>'),
    ).toBe('More: Text.');
    expect(await readBody('<Details summary="More">', '', 'Text', '', '</Details>')).toBe(
      'More: Text.',
    );
  });

  it('have the labels of its tabs once, and all panels', async () => {
    const tabs = ['<Tabs>', '<TabItem value="a" label="A b">one</TabItem>'];
    expect(await readBody(...tabs, '<TabItem value="c">two</TabItem>', '</Tabs>')).toBe(
      'A b: one. c: two.',
    );
    expect(
      await readBody(
        '<TabsList><TabsTrigger value="a">A</TabsTrigger></TabsList>',
        '',
        '<TabsContent value="a">one</TabsContent>',
      ),
    ).toBe('one.');
  });

  it('begin at headings of cards and accordions with an anchor', async () => {
    const card = [
      '<Card>',
      '<CardHeader>',
      '<CardTitle level="h2" id="c">Card</CardTitle>',
      '<CardDescription>Short</CardDescription>',
      '</CardHeader>',
      '<CardContent>Long</CardContent>',
      '</Card>',
    ];
    expect(await readGuide(...card)).toEqual([
      ['T', '', ''],
      ['Card', '#c', 'Short. Long.'],
    ]);
    const accordion = [
      '<Accordion type="single">',
      '<AccordionItem value="a" id="a">',
      '<AccordionTrigger>Ask</AccordionTrigger>',
      '<AccordionContent>Answer</AccordionContent>',
      '</AccordionItem>',
      '<AccordionItem value="b">',
      '<AccordionTrigger>Why</AccordionTrigger>',
      '<AccordionContent>Because</AccordionContent>',
      '</AccordionItem>',
      '</Accordion>',
    ];
    expect(await readGuide(...accordion)).toEqual([
      ['T', '', 'Why. Because.'],
      ['Ask', '#a', 'Answer.'],
    ]);
  });

  it('have words within a line in their place', async () => {
    const line =
      'A <Badge>new</Badge> <Link to="/docs">link</Link>, a <HoverCard><HoverCardTrigger>word</HoverCardTrigger> <HoverCardContent>and its card</HoverCardContent></HoverCard>, <Own>theirs</Own> and $E = mc^2$.';
    const own = ['export const Own = ({ children }) => <b>{children}</b>;', ''];
    expect(await readBody(...own, line)).toBe(
      'A new link, a word and its card, theirs and E = mc².',
    );
  });

  it('have the words that stand in an expression, not what it calculates', async () => {
    expect(await readBody('{"Some"} {true && <b>more {"words"}</b>}{1 + 1}{/* no */}.')).toBe(
      'Some more words.',
    );
    expect(
      await readBody('<BrowserOnly fallback={<p>Wait</p>}>{() => <p>Now</p>}</BrowserOnly>'),
    ).toBe('Wait.');
  });

  it('have of an example its source', async () => {
    expect(await readBody('````mdx example', '## Heading', '', 'Text', '````')).toBe(
      '## Heading Text',
    );
  });

  it('have tables and footnotes in sentences', async () => {
    expect(await readBody('| A | B |', '| --- | --- |', '| `c` | D |')).toBe('A, B. c, D.');
    const [, notes] = await readGuide('Text[^1]', '', '[^1]: A note');
    expect(notes?.[2]).toBe('A note.');
  });

  it('leave out its tables of contents', async () => {
    expect(await readBody('<TOCInline />', '', 'Text')).toBe('Text.');
  });
});
