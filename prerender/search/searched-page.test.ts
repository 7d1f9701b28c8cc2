import { parseHtml } from '../html/html-tree';
import { describe, expect, it } from 'vitest';
import type { PageView } from '../../src/model/pages/page';
import { isDescribed, toDescribedDocuments, toPageDocuments } from './page-documents';

const page = (main: string, head = '', before = '') =>
  `<!doctype html><html><head><title>Tab | Site</title>${head}</head>` +
  `<body><header><nav><a href="/">Site</a></nav></header>${before}<main>${main}</main></body></html>`;

const read = (main: string, head?: string, before?: string) =>
  toPageDocuments(parseHtml(page(main, head, before)), '/docs/a/');

const readSections = (main: string) =>
  read(main)?.sections.map(({ title, hash, content }) => [title, hash, content]);

const readText = (main: string) => read(`<h1>T</h1>${main}`)?.sections[0]?.content;

describe('toPageDocuments', () => {
  it('separates the items of a list', () => {
    expect(readText('<ul><li>Apple</li><li>Orange</li><li>Pear</li></ul>')).toBe(
      'Apple Orange Pear',
    );
  });

  it('keeps invisible characters, which join an emoji or the letters of a word', () => {
    const text = '👨\u200d👩\u200d👧 می\u200cخواهم soft\u00adhyphen zero\u200bwidth';
    expect(readText(`<p>${text}</p>`)).toBe(text);
  });

  it('joins inline elements and nothing else', () => {
    const html =
      '<div><!-- no -->Hello fruits.<ul><li>Apple</li><li>Orange</li></ul>' +
      '<span>Good</span><span>bye</span> <code>fruits.<br>Hello World</code></div>';
    expect(readText(html)).toBe('Hello fruits. Apple Orange Goodbye fruits. Hello World');
  });

  it('separates terms, cells and definitions', () => {
    expect(readText('<dl><dt>id</dt><dd>Number</dd></dl>')).toBe('id Number');
    expect(readText('<table><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></table>')).toBe(
      'a b c',
    );
  });

  const rest =
    '<p>Peace.</p><h2 id="hello-fruits">Hello fruits.<a href="#hello-fruits" aria-label="Link">#</a></h2>' +
    '<ul><li>Apple</li><li>Orange</li><li>Pear</li></ul><h3 id="goodbye-fruits">Goodbye fruits.</h3>';
  const sections = [
    ['Hello World', '', 'Peace.'],
    ['Hello fruits.', '#hello-fruits', 'Apple Orange Pear'],
    ['Goodbye fruits.', '#goodbye-fruits', ''],
  ];

  it.each([
    [
      'beside a header',
      `<article><header><h1>Hello World</h1></header><div>${rest}</div></article>`,
    ],
    ['in one wrapper', `<article><div><h1>Hello World</h1>${rest}</div></article>`],
    ['in nested sections', `<h1>Hello World</h1>${rest.replace('<h2', '<section><h2')}</section>`],
  ])('splits a page at its headings %s', (_, html) => {
    expect(readSections(html)).toEqual(sections);
  });

  it('assigns a lede in the header to the title', () => {
    expect(readSections('<header><h1>A</h1><p>Lede.</p></header><p>Text.</p>')).toEqual([
      ['A', '', 'Lede. Text.'],
    ]);
  });

  it('reads headings of level 4 as text', () => {
    expect(readSections('<h1>A</h1><h4 id="b">B</h4><p>c</p>')).toEqual([['A', '', 'B c']]);
  });

  it('assigns text in a wrapper to the heading inside it, and text after it to the heading before it', () => {
    const html =
      '<h1>A</h1><h2 id="b">B</h2><p>b1</p><details><summary>More</summary><h3 id="c">C</h3><p>c1</p></details><p>b2</p>';
    expect(readSections(html)).toEqual([
      ['A', '', ''],
      ['B', '#b', 'b1 More b2'],
      ['C', '#c', 'c1'],
    ]);
  });

  it('continues the section after an element that only frames a heading', () => {
    expect(readSections('<h1>A</h1><div><h2 id="b">B</h2></div><p>b1</p>')).toEqual([
      ['A', '', ''],
      ['B', '#b', 'b1'],
    ]);
  });

  it('keeps a heading whose text is a link', () => {
    expect(readSections('<h1>A</h1><h2 id="b"><a href="#b">B</a></h2>')?.[1]?.[0]).toBe('B');
  });

  it('leaves out controls and navigation', () => {
    const html =
      'Peace. <div>Code.<button>Copy</button></div><nav>Contents</nav><script>x()</script><style>y</style>' +
      '<span aria-hidden="true">icon</span><div data-search-skip>curl</div><div data-search-skip="true">go</div>';
    expect(readText(html)).toBe('Peace. Code.');
  });

  it('reads hidden elements', () => {
    expect(readText('<div hidden>One</div><div hidden="until-found">Two</div>')).toBe('One Two');
  });

  it('leaves out a page that search engines must not index', () => {
    expect(read('<h1>A</h1>', '<meta name="robots" content="noindex, nofollow">')).toBeUndefined();
    expect(read('<h1>A</h1>', '<meta property="robots" content="noindex">')).toBeDefined();
  });

  it('takes the title from the first h1, or the title element', () => {
    expect(read('<h1>A <em>b</em></h1><h1>C</h1>')?.title).toBe('A b');
    expect(read('<p>Peace.</p>')?.title).toBe('Tab | Site');
  });

  it('takes nothing from a page without a main part', () => {
    expect(toPageDocuments(parseHtml('<h1>A</h1>'), '/')).toBeUndefined();
    expect(toPageDocuments(parseHtml(''), '/')).toBeUndefined();
  });

  it('reads description and keywords', () => {
    const head =
      '<meta name="description" content=" All  of it "><meta name="keywords" content="Hello,Keywords">';
    expect(read('<h1>A</h1>', head)).toMatchObject({
      description: 'All of it',
      keywords: 'Hello, Keywords',
    });
    expect(read('<h1>A</h1>')).toMatchObject({ description: '', keywords: '' });
  });

  it.each([
    ['<li><span>First Doc</span></li>'],
    ['<li><a aria-current="page" href="/docs/a/">Another name</a></li>'],
    ['<li aria-current="page">Another name</li>'],
  ])('reads the categories above the page: %s', (last) => {
    const trail = `<nav><ol itemscope itemtype="https://schema.org/BreadcrumbList"><li><a href="/" aria-label="Home page"><svg></svg></a></li><li>Guide</li><li>Advanced</li>${last}</ol></nav>`;
    expect(read('<h1>First Doc</h1>', '', trail)?.breadcrumb).toEqual(['Guide', 'Advanced']);
    expect(read(`${trail}<h1>First Doc</h1>`)?.breadcrumb).toEqual(['Guide', 'Advanced']);
  });
});

describe('a page that its data describe', () => {
  const view = {
    kind: 'schema',
    page: { name: 'Team', description: [], schemas: { roots: [], shared: {} } },
  } as unknown as PageView;
  const meta = (key: string, content: string) =>
    ({ tag: 'meta', attribute: 'name', key, content }) as const;
  const tags = [meta('description', 'A  team.'), meta('keywords', 'API ,Team')];
  const crumbs =
    '<ol itemtype="https://schema.org/BreadcrumbList"><li><a href="/"></a></li>' +
    '<li>Easier API</li><li>Schemas</li><li><span aria-current="page">Team</span></li></ol>';
  const head = tags.map(({ key, content }) => `<meta name="${key}" content="${content}">`).join('');
  const url = '/docs/api/easier-api/schemas/Team';
  const breadcrumb = ['Easier API', 'Schemas'];

  it('is read as its HTML would be', () => {
    const html = parseHtml(page(`${crumbs}<h1>Team</h1><p>Rendered.</p>`, head));
    const read = toDescribedDocuments({ url, tags, breadcrumb, view });
    expect(read).toMatchObject({ title: 'Team', description: 'A team.', keywords: 'API, Team' });
    expect(read).toEqual(toPageDocuments(html, url, view));
  });

  it('is not found when it says so, or if its data do not describe it', () => {
    const hidden = [...tags, meta('robots', 'noindex, nofollow')];
    expect(toDescribedDocuments({ url, tags: hidden, breadcrumb, view })).toBeUndefined();
    expect(
      toDescribedDocuments({ url, tags, breadcrumb, view: { kind: 'guide' } as PageView }),
    ).toBeUndefined();
  });

  it('is one of an API, and no guide', () => {
    expect(isDescribed(view)).toBe(true);
    expect(isDescribed({ kind: 'guide' } as PageView)).toBe(false);
    expect(isDescribed(undefined)).toBe(false);
  });
});
