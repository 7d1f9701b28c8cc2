import { describe, expect, it } from 'vitest';
import { checkSource } from '../fixtures/guide-fixture';
import { renderGuide } from '../fixtures/render-guide';

describe('an element without a closing tag', () => {
  it.each([
    ['a<br>b', '<p>a<br/>b</p>'],
    ['a<br/>b', '<p>a<br/>b</p>'],
    ['<br>', '<br/>'],
    ['| a |\n| - |\n| b<br>c |', '<td>b<br/>c</td>'],
    ['<p align="center">\n  <br>\n  *a*\n</p>', '<p align="center"><br/><em>a</em></p>'],
    ['a <img alt="b" width="80"> c', '<img alt="b" width="80"/>'],
    ['<hr>\n\na', '<hr/>\n<p>a</p>'],
    ['a <wbr></wbr> b', '<p>a <wbr/> b</p>'],
    ['<hr></hr>', '<hr/>'],
    ['`<br>`', '<code>&lt;br&gt;</code>'],
  ])('may be written as in HTML: %j', async (source, html) => {
    const rendered = await renderGuide(source);
    expect(rendered.html).toContain(html);
    expect(rendered.problems).toEqual([]);
  });

  it.each([
    ['a <b> c', /Expected a closing tag for `<b>`/],
    ['a </b> c', /Unexpected closing slash/],
    ['<div>\n\n</p>', /Unexpected closing tag `<\/p>`/],
    ['<p>\n<br>\n</div>', /expected corresponding closing tag for `<p>`/],
  ])('must be a void element: %j', async (source, message) => {
    expect((await checkSource(source))[0]?.message).toMatch(message);
  });
});
