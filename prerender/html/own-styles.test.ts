import { describe, expect, it } from 'vitest';
import { findStyleRules, separateStyles } from './own-styles';

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

describe('the separate styles of a page', () => {
  it('are rules of a style sheet, each once', () => {
    expect(findStyleRules('<p data-style="top:1em">a</p><b data-style="top:1em"></b>')).toBe(
      '[data-style="top:1em"]{top:1em}\n',
    );
    expect(findStyleRules('<p>a</p>')).toBeUndefined();
  });

  it('are found by their very text, quotes and lines included', () => {
    expect(findStyleRules(`<p data-style="font-family:&quot;A\\B&quot;;\ntop:0">`)).toBe(
      '[data-style="font-family:\\"A\\\\B\\";\\a top:0"]{font-family:"A\\B";\ntop:0}\n',
    );
  });

  it.each(['color:red} body{display:none', '@import "x"', 'a{b:c}', '}', 'content:"', ''])(
    'cannot end their rule and begin another: %j',
    (style) => {
      const html = `<p data-style="${style.replaceAll('"', '&quot;')}">`;
      expect(findStyleRules(html)).toBeUndefined();
    },
  );
});
