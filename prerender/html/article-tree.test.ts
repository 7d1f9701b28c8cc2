import { describe, expect, it } from 'vitest';
import { treeText } from '../../src/markdown/tree';
import { toArticleTree } from './article-tree';

const toTree = (html: string) => toArticleTree(`<main><article>${html}</article></main>`, '/x/');
const toText = (html: string) => treeText(toTree(html), 'Page');

describe('the document of a guide becomes Markdown', () => {
  it('with headings, lists and marks of text', () => {
    expect(
      toText(
        '<h2 id="a">One<a href="#a" data-search-skip=""></a></h2>\n<p>A <strong>b</strong> and <code>c</code>.</p>' +
          '<ol start="3">\n<li>d</li>\n<li>e</li></ol><ul><li><input type="checkbox" checked> f</li></ul>',
      ),
    ).toBe('## One\n\nA **b** and `c`.\n\n3. d\n4. e\n\n- [x] f');
  });

  it('with code and admonitions below their titles', () => {
    expect(
      toText(
        '<figure data-language="md"><figcaption>a.md</figcaption><div><button>Copy</button></div><pre><code>a<i>\n```\n</i>b\n</code></pre></figure>' +
          '<div data-type="warning"><p><svg></svg><span>Careful</span></p><p>Text.</p></div>' +
          '<details><summary>More</summary><p>Folded.</p></details>',
      ),
    ).toBe(
      '**a.md**\n\n````md\na\n```\nb\n````\n\n> **Careful**\n>\n> Text.\n\n**More**\n\nFolded.',
    );
  });

  it('with each tab below a heading that stands alone, also those inside', () => {
    const tab = (label: string) =>
      `<div role="tabpanel"><p>${label}</p><h3>Step 1</h3><p>Do it.</p></div>`;
    expect(
      toText(
        `<h2>Install</h2><div><div role="tablist" data-search-skip=""><button>A</button></div>${tab('Linux')}${tab('macOS')}</div>`,
      ),
    ).toBe(
      '## Install\n\n### Install: Linux\n\n### Step 1 (Linux)\n\nDo it.\n\n' +
        '### Install: macOS\n\n### Step 1 (macOS)\n\nDo it.',
    );
  });

  it('with tables of one line a cell, below their captions', () => {
    expect(
      toText(
        '<table><caption>Sizes</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody>' +
          '<tr><td><code>x|y</code></td><td><p>One</p><p>two</p></td></tr>' +
          '<tr><td colspan="2"><figure data-language="sh"><pre><code>ls</code></pre></figure></td></tr></tbody></table>',
      ),
    ).toBe('**Sizes**\n\n| A | B |\n| - | - |\n| `x\\|y` | One two |\n| `ls` | |');
  });

  it('with all that is in a cell on its line', () => {
    const toCell = (html: string) =>
      toText(
        `<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>${html}</td></tr></tbody></table>`,
      )
        .split('\n')
        .at(-1);
    expect(
      toCell(
        '<figure><img src="/i.png" alt="i"><figcaption>A <b>picture</b></figcaption></figure>',
      ),
    ).toBe('| ![i](/i.png) A **picture** |');
    expect(
      toCell(
        '<figure data-language="sh"><figcaption>a.sh</figcaption><pre><code>a | b</code></pre></figure>',
      ),
    ).toBe('| **a.sh** `a \\| b` |');
    expect(toCell('<math><annotation>|x| \\|y\\|</annotation></math>')).toBe(
      '| $\\vert x\\vert  \\Vert y\\Vert $ |',
    );
    expect(toCell('<h3>B</h3><blockquote><p>C</p></blockquote>')).toBe('| B C |');
  });

  it('with formulas as they are typed, and progress in words', () => {
    expect(
      toText(
        '<p>a <span class="katex"><math><semantics><mi>x</mi><annotation>x^2</annotation></semantics></math><span aria-hidden="true">x2</span></span>' +
          ' <span role="progressbar" aria-label="Done" aria-valuetext="80%"></span> H<sub>2</sub>O</p>',
      ),
    ).toBe('a $x^2$ Done: 80% H<sub>2</sub>O');
  });

  it('without a mark that a text has by chance', () => {
    expect(toText('<p>- a [b](c) &lt;d> *e* `f` snake_case #1</p>')).toBe(
      '\\- a \\[b]\\(c) \\<d> \\*e\\* \\`f\\` snake_case #1',
    );
  });

  it('without what is of use only on the page', () => {
    expect(
      toText(
        '<p data-search-skip=""><button>Copy</button></p><button>b</button><button data-opener="">word</button>' +
          '<span class="visually-hidden">h</span><footer>f</footer><svg></svg>',
      ),
    ).toBe('word');
    expect(toText('')).toBe('');
  });

  it('with addresses of the site without its base, as in the data of pages', () => {
    expect(
      toText('<a href="/x/docs/a">a</a> <a href="#c">c</a> <img src="/x/i.png" alt="i">'),
    ).toBe('[a](/docs/a) [c](#c) ![i](/i.png)');
  });
});
