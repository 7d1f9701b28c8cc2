import { describe, expect, it } from 'vitest';
import type { CodeLine } from '../../model/text/code';
import { toCodeHtml } from './code-block-lines';

const styles = { line: 'line' };

function toHtml(...lines: readonly CodeLine[]): string {
  return toCodeHtml({ language: 'js', lines }, styles);
}

describe('the HTML of code', () => {
  it('escapes all text: never an element or a character reference', () => {
    expect(toHtml([['string', '"</code><script>alert(1)</script>"'], ';'], ['a && b &lt; c'])).toBe(
      '<i class=s>"&lt;/code&gt;&lt;script&gt;alert(1)&lt;/script&gt;"</i>;\n' +
        'a &amp;&amp; b &amp;lt; c',
    );
  });

  it('has as few elements as its colours allow, also over line ends', () => {
    const html = toHtml(
      [['function', 'curl'], " 'a' \\"],
      ['  ', ['string', "'{"]],
      [['string', '  1']],
      [],
      [['string', "}'"]],
      [['keyword', '|'], ' jq'],
    );
    expect(html).toBe(
      `<i class=f>curl</i> 'a' \\\n  <i class=s>'{\n  1\n\n}'\n</i><i class=k>|</i> jq`,
    );
  });

  it('keeps empty lines at the start and at the end', () => {
    expect(toHtml([], [], ['a'], [])).toBe('\n\na\n');
  });

  it('has an element for each line if lines have numbers or marks', () => {
    const code = { language: 'js', lines: [['<'], []], marks: { 1: 'add' }, firstLine: 7 } as const;
    expect(toCodeHtml(code, styles)).toBe(
      '<span class="line" data-mark="add" data-number="7">&lt;</span>\n' +
        '<span class="line" data-number="8"></span>',
    );
  });
});
