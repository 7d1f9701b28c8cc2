import { describe, expect, it } from 'vitest';
import type { PlainNode } from '../model/guides/plain-body';
import { toPlainCode } from '../model/text/code';
import { treeText } from './tree';

const toText = (...nodes: readonly PlainNode[]) => treeText(nodes, 'Page');

describe('the tree of a guide becomes Markdown', () => {
  it('with headings, lists and marks of text', () => {
    expect(
      toText(
        ['h2', { id: 'a' }, ['One']],
        '\n',
        ['p', null, ['A ', ['strong', null, ['b']], ' and ', ['code', null, ['c']], '.']],
        ['ol', { start: 3 }, ['\n', ['li', null, ['d']], '\n', ['li', null, ['e']]]],
      ),
    ).toBe('## One\n\nA **b** and `c`.\n\n3. d\n4. e');
  });

  it('with the title of a block of code and of an admonition', () => {
    expect(
      toText(
        ['CodeBlock', { code: toPlainCode('a\n```\nb', 'md'), title: 'a.md' }, []],
        ['Admonition', { type: 'warning' }, [['p', null, ['Careful.']]]],
        ['Admonition', { type: 'note', title: 'Mine' }, [['p', null, ['Text.']]]],
      ),
    ).toBe(
      '**a.md**\n\n````md\na\n```\nb\n````\n\n> **Warning**\n>\n> Careful.\n\n> **Mine**\n>\n> Text.',
    );
  });

  it('with each tab below a heading that stands alone, also those inside', () => {
    const tab = (label: string): PlainNode => [
      'TabItem',
      { value: label.toLowerCase(), label },
      [
        ['h3', null, ['Step 1']],
        ['p', null, ['Do it.']],
      ],
    ];
    expect(toText(['h2', null, ['Install']], ['Tabs', null, [tab('Linux'), tab('macOS')]])).toBe(
      '## Install\n\n### Install: Linux\n\n### Step 1 (Linux)\n\nDo it.\n\n' +
        '### Install: macOS\n\n### Step 1 (macOS)\n\nDo it.',
    );
  });

  it('with tables of one line a cell', () => {
    const cell = (name: string, ...children: readonly PlainNode[]): PlainNode => [
      name,
      null,
      children,
    ];
    const table = cell(
      'table',
      cell('thead', cell('tr', cell('th', 'A'), cell('th', 'B'))),
      cell(
        'tbody',
        cell(
          'tr',
          cell('td', ['code', null, ['x|y']]),
          cell('td', cell('p', 'One'), cell('p', 'two')),
        ),
      ),
    );
    expect(toText(table)).toBe('| A | B |\n| - | - |\n| `x\\|y` | One two |');
  });

  it('without a mark that a text has by chance', () => {
    expect(toText(['p', null, ['- a [b](c) <d> *e* `f` snake_case #1']])).toBe(
      '\\- a \\[b]\\(c) \\<d> \\*e\\* \\`f\\` snake_case #1',
    );
  });
});
