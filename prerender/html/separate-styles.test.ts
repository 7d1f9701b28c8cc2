import { describe, expect, it } from 'vitest';
import { separateStyles } from './separate-styles';

describe('the styles of elements', () => {
  it.each([
    ['<p style="color:red">a</p>', '<p data-style="color:red">a</p>'],
    ["<p class=a style='color:red' id=b>", "<p class=a data-style='color:red' id=b>"],
    ['<br STYLE=top:0 />', '<br data-style=top:0 />'],
    ['<p\n style = "a:b">', '<p\n data-style = "a:b">'],
    [
      '<i style="a:b" title="c > d"><b style="e:f">',
      '<i data-style="a:b" title="c > d"><b data-style="e:f">',
    ],
  ])('move out of the way of the content policy: %j', (html, separated) => {
    expect(separateStyles(html)).toBe(separated);
  });

  it.each([
    '<code>&lt;p style="color:red">a&lt;/p></code>',
    '<p title=\' style="a:b" \' data-x=" style=c">a</p>',
    '<p data-style="a:b" font-style="c" stylesheet="d" style>a</p>',
    '<!-- <p style> -->',
    'a < b style="c"',
  ])('are told from text that looks like them: %j', (html) => {
    expect(separateStyles(html)).toBe(html);
  });
});
