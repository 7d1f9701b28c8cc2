import { describe, expect, it } from 'vitest';
import { findStyleRules } from './style-rules';

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
