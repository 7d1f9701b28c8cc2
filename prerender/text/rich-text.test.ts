import { describe, expect, it } from 'vitest';
import type { RichNode, RichText } from '../../src/model/text/rich-text';
import { toPlainText } from '../../src/model/text/rich-text';
import type { RichTextOptions } from './rich-text';
import { toRichText } from './rich-text';

const options: RichTextOptions = {
  topHeading: 3,
  highlight: (text, language) => ({ language, lines: [[text]] }),
};

function convert(markdown: string, topHeading: RichTextOptions['topHeading'] = 3): RichText {
  return toRichText(markdown, { ...options, topHeading });
}

/** All nodes of a text, at all depths. */
function listNodes(text: RichText): readonly RichNode[] {
  return text.flatMap((node) =>
    typeof node === 'object' && 'children' in node ? [node, ...listNodes(node.children)] : [node],
  );
}

function listTags(text: RichText): readonly string[] {
  return listNodes(text).flatMap((node) => (typeof node === 'string' ? [] : [node.tag]));
}

function listHrefs(text: RichText): readonly string[] {
  return listNodes(text).flatMap((node) =>
    typeof node === 'object' && node.tag === 'a' ? [node.href] : [],
  );
}

const paragraph = (...children: RichText): RichNode => ({ tag: 'p', children });

describe('a plain sentence', () => {
  it.each([
    'The name of the team.',
    'a',
    'Nội bộ: tên của đội, không đổi – never (or "rarely") changes…',
    '1st of the month',
    '1. January',
    '2) b',
    'See www.example.com.',
    'www.example.com',
    '(Www.example.com)',
    'ends with spaces  ',
    ' starts with one',
    'two  spaces - a dash -- two',
    'a:b c.d (e)',
    '=',
    'a\n---',
    'チームの名前。',
    'ID',
  ])('is read as CommonMark does: %j', (sentence) => {
    // A comment is left out, but it is Markdown.
    expect(toRichText(sentence, options)).toEqual(toRichText(`${sentence}\n\n<!-- -->`, options));
  });
});

describe('Markdown', () => {
  it.each([undefined, '', ' \n\n '])('that is %j gives no text', (markdown) => {
    expect(toRichText(markdown, options)).toEqual([]);
  });

  it.each<[string, RichText]>([
    [
      'a *b* **c** `d`',
      [
        paragraph(
          'a ',
          { tag: 'em', children: ['b'] },
          ' ',
          { tag: 'strong', children: ['c'] },
          ' ',
          { tag: 'code', children: ['d'] },
        ),
      ],
    ],
    ['a  \nb', [paragraph('a', { tag: 'br', children: [] }, '\nb')]],
    ['> a', [{ tag: 'blockquote', children: [paragraph('a')] }]],
    [
      '- a\n- b',
      [
        {
          tag: 'ul',
          children: [
            { tag: 'li', children: ['a'] },
            { tag: 'li', children: ['b'] },
          ],
        },
      ],
    ],
    ['a\n\n---\n\nb', [paragraph('a'), { tag: 'hr', children: [] }, paragraph('b')]],
    ['~~a~~', [paragraph({ tag: 'del', children: ['a'] })]],
    ['[a](/docs/ "T")', [paragraph({ tag: 'a', href: '/docs/', children: ['a'] })]],
    [
      'www.example.com',
      [paragraph({ tag: 'a', href: 'http://www.example.com', children: ['www.example.com'] })],
    ],
  ])('%j is read as CommonMark with GFM', (markdown, text) => {
    expect(convert(markdown)).toEqual(text);
  });

  it('becomes a table without white space between its rows', () => {
    const row = (tag: 'td' | 'th', ...cells: readonly string[]): RichNode => ({
      tag: 'tr',
      children: cells.map((cell) => ({ tag, children: [cell] })),
    });
    expect(convert('| a | b |\n| - | - |\n| 1 | 2 |')).toEqual([
      {
        tag: 'table',
        children: [
          { tag: 'thead', children: [row('th', 'a', 'b')] },
          { tag: 'tbody', children: [row('td', '1', '2')] },
        ],
      },
    ]);
  });

  it('keeps the language of fenced code', () => {
    expect(convert('```json\n{"a": 1}\n```\n\n```\nplain\n```')).toEqual([
      { tag: 'code-block', code: { language: 'json', lines: [['{"a": 1}\n']] } },
      { tag: 'code-block', code: { language: 'text', lines: [['plain\n']] } },
    ]);
  });

  it.each([
    'Use {id} and {{name}}',
    '{alert(1)}',
    '${x}',
    'import x from "y"',
    'export const a = 1',
  ])('keeps braces and code literally: %s', { tags: ['F78'] }, (markdown) => {
    expect(convert(markdown)).toEqual([paragraph(markdown)]);
  });

  it.each([
    ['- **a** *b*\n  - c', ['a', ' ', 'b']],
    ['- [a](/a) [b](/b)\n  1. c', ['a', ' ', 'b']],
    ['- `a` `b`\n\n      code', ['a', ' ', 'b']],
  ])('keeps the spaces between words, whatever else is in the block: %j', (markdown, words) => {
    const texts = listNodes(convert(markdown)).filter((node) => typeof node === 'string');
    expect(texts.slice(0, 3)).toEqual(words);
  });
});

describe('HTML in Markdown', () => {
  it('is parsed: harmless elements stay, unknown ones leave their text', () => {
    expect(convert('a <kbd>K</kbd> <sub>s</sub> <blink>x</blink>')).toEqual([
      paragraph(
        'a ',
        { tag: 'kbd', children: ['K'] },
        ' ',
        { tag: 'sub', children: ['s'] },
        ' ',
        'x',
      ),
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</script>',
    '<style>*{display:none}</style>',
    '<iframe src="https://evil.example"></iframe>',
    '<object data="x"></object><embed src="x">',
    '<svg onload="alert(1)"><a href="javascript:alert(1)">x</a></svg>',
    '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
    '<img src=x onerror=alert(1)>',
    '<p onclick="alert(1)" style="color:red" id="root" class="x">words</p>',
    '<form action="//evil.example"><input name=a><button>x</button></form>',
    '<base href="//evil.example"><meta http-equiv="refresh" content="0;//evil.example">',
    '<a href="/docs/" onmouseover="alert(1)" target="_blank">x</a>',
    '<!--><script>alert(1)</script>-->',
  ])('is harmless: %s', (markdown) => {
    const text = convert(markdown);
    expect(JSON.stringify(text)).not.toMatch(
      /onerror|onload|onclick|onmouse|style|target|src|action|javascript/i,
    );
    const keys = listNodes(text).flatMap((node) =>
      typeof node === 'string' ? [] : Object.keys(node),
    );
    expect(keys.filter((key) => !['tag', 'children', 'href'].includes(key))).toEqual([]);
  });

  it('is removed in comments', () => {
    expect(convert('a <!-- secret --> b\n\n<!-- secret -->')).toEqual([paragraph('a ', ' b')]);
  });

  it.each(['a < b', '<id>', 'List<String>', '<https://example.com>', '</p>', '<'])(
    'that is none does not break a description: %s',
    (markdown) => {
      expect(() => convert(markdown)).not.toThrow();
    },
  );
});

describe('words in angle brackets', () => {
  it.each([
    'Use List<String> or Optional<T>.',
    'https://<tenant>.example.com/<your-name>',
    "In the format '<kind>://<number>', or <field>:<direction>",
    'an <owner> element, x<y>z, and </owner>',
    '<target portal>:<volume name>',
    '<id>',
    '<Note>',
    '<path>, <text> and <filter>',
    '<select>, <title>, <b>, <script> and <Object> are never closed',
    'the <source> of a <link>',
    '<title>:<number>, as in the URL.',
    '<option>',
    '<address> of the <body>',
    '<Order id="1">A</Order>',
    '<x onclick="alert(1)">',
  ])('are text if they are no HTML: %s', (markdown) => {
    expect(toPlainText(convert(markdown))).toBe(markdown);
  });

  it('are text inside HTML, too', () => {
    expect(convert('<p>Use <tenant>.example.com.</p>')).toEqual([
      paragraph('Use <tenant>.example.com.'),
    ]);
    expect(toPlainText(convert('| a |\n| - |\n| <id> |'))).toBe('a <id>');
  });

  it('leave HTML as it is, also without the closing tags that HTML needs not', () => {
    expect(toPlainText(convert('A list: <ul><li>a<li>b</ul>'))).toBe('A list: a b');
    expect(toPlainText(convert('a<br>b <!-- <id> --> c <img src="a.png">'))).toBe('a b c');
    expect(toPlainText(convert('<details>\n\na\n\n<p>b\n\n</details>'))).toBe('a b');
  });

  it.each(['<Message warning>\n\nKeep *this*.\n\n</Message>', '<Message>\nKeep this.\n</Message>'])(
    'are left out as a component of the vendor around blocks: %j',
    (markdown) => {
      expect(toPlainText(convert(markdown))).toBe('Keep this.');
    },
  );

  it('are read in time in proportion to their length', () => {
    // Otherwise it takes longer than a test may.
    expect(convert(`<div>\n${'<a "'.repeat(100_000)}${'<b'.repeat(100_000)}`)).toBeDefined();
  });
});

describe('a link', () => {
  it.each(
    [
      '/docs/',
      './routing',
      '../a?b=c#d',
      '#part',
      'https://example.com/?a=1',
      'http://example.com',
      'mailto:a@example.com',
      'docs/10:30',
    ].filter((href) => href !== ''),
  )('to %s is kept', (href) => {
    expect(listHrefs(convert(`[x](${href})`))).toEqual([href]);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](&#106;avascript:alert(1))',
    '[x](javascript&colon;alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:msgbox)',
    '[x](file:///etc/passwd)',
    '[x]: javascript:alert(1)\n\n[x]',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" javascript:alert(1)">x</a>',
    '<a href="&#1;javascript:alert(1)">x</a>',
    '<a href="java&#10;script:alert(1)">x</a>',
    '<a href="java&Tab;script&colon;alert(1)">x</a>',
    '<a href="blob:https://evil.example/x">x</a>',
    '<javascript:alert(1)>',
  ])('that runs code becomes plain text: %s', { tags: ['F79'] }, (markdown) => {
    const text = convert(markdown);
    expect(listHrefs(text)).toEqual([]);
    expect(toPlainText(text)).not.toBe('');
  });

  it.each([
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](\\\\\\\\evil.example)',
    '[x](///evil.example)',
    '<a href="//evil.example">x</a>',
    '<a href="\\/evil.example">x</a>',
    '<a href=" //evil.example">x</a>',
    '<a href="&#9;//evil.example">x</a>',
    '<a href="/&#9;/evil.example">x</a>',
    '<a href="/&#10;/evil.example">x</a>',
    '<a href="&#1;//evil.example">x</a>',
  ])('to another host without a scheme becomes plain text: %s', { tags: ['F79'] }, (markdown) => {
    const hosts = listHrefs(convert(markdown)).map(
      (href) => new URL(href, 'https://site.example').host,
    );
    expect(hosts.filter((host) => host !== 'site.example')).toEqual([]);
  });
});

describe('headings', () => {
  it.each<[RichTextOptions['topHeading'], readonly string[]]>([
    [2, ['h2', 'h3', 'h2']],
    [3, ['h3', 'h4', 'h3']],
    [4, ['h4', 'h5', 'h4']],
  ])('are shifted, so that the highest becomes level %i', (topHeading, tags) => {
    expect(listTags(convert('# a\n\n## b\n\n# c', topHeading))).toEqual(tags);
    expect(listTags(convert('### a\n\n#### b\n\n### c', topHeading))).toEqual(tags);
  });

  it('never go below level 6', () => {
    expect(listTags(convert('# a\n\n###### b', 4))).toEqual(['h4', 'h6']);
  });

  it('have anchors of their own', () => {
    const ids = listNodes(convert('# Same\n\n# Same\n\n# Ä *b* `c`')).flatMap((node) =>
      typeof node === 'object' && 'id' in node ? [node.id] : [],
    );
    expect(ids).toEqual(['same', 'same-1', 'ä-b-c']);
  });

  it('have an anchor even when they contain only symbols', () => {
    const [heading] = convert('# !!!');
    expect(heading).toMatchObject({ id: expect.stringMatching(/./) });
  });

  it('are also shifted inside a block quote: a page has one level 1', () => {
    expect(listTags(convert('> # a\n\n## b', 2))).not.toContain('h1');
    expect(listTags(convert('- # a', 2))).not.toContain('h1');
  });
});
