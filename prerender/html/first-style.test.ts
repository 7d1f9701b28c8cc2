import { describe, expect, it } from 'vitest';
import { readPaintRules, toFirstStyle } from './first-style';

const select = (css: string, html: string) => toFirstStyle(readPaintRules(css), html);

describe('the first style of a page', () => {
  it('has the rules whose classes, elements and attributes are on the page', () => {
    const css =
      '.a{top:0}.b{top:1px}.a .b{top:2px}p.a{top:3px}table .a{top:4px}.a[open]{top:5px}.a[data-x=y]{top:6px}';
    expect(select(css, '<p class="c a" open>Text of b</p>')).toBe(
      '.a{top:0}p.a{top:3px}.a[open]{top:5px}',
    );
    expect(select(css, '<p class="a" data-x="z">')).toContain('.a[data-x=y]{top:6px}');
  });

  it('knows the classes of code, which have no quotes', () => {
    expect(select('.k{top:0}.n{top:1px}', '<i class=k>const</i>')).toBe('.k{top:0}');
  });

  it('has of a rule the selectors that count', () => {
    expect(select('.a,.b,p>.a{top:0}', '<p class="a"></p>')).toBe('.a,p>.a{top:0}');
  });

  it('has what needs no element, in its order', () => {
    const css = '@layer a,b;@font-face{font-family:F;src:url(/f.woff2)}:root{--x:1}*{margin:0}';
    expect(select(css, '<p></p>')).toBe(css);
  });

  it.each([
    ['one of several', ':is(.a,.z){top:0}'],
    ['none of them', '.a:not(.z,[hidden]){top:0}'],
    ['what a reader does, or else', '.a:is(:hover,[aria-current]){top:0}'],
    ['any, at no weight', ':where(.z :is(.y),.a)>i{top:0}'],
  ])('has a rule that asks for %s', (_, css) => {
    expect(select(css, '<p class="a"><i></i></p>')).toBe(css);
  });

  it('has a rule that asks for what a script gives to the root', () => {
    const css = ':root[data-scripted] p.a{top:0}';
    expect(select(css, '<p class="a"></p>')).toBe(css);
    expect(select(css, '<p></p>')).toBe('');
  });

  it('keeps the layers and queries around its rules, each as long as it goes on', () => {
    const css =
      '@layer a{p{top:0}@media (width<9px){p{top:1px}.z{top:2px}i{top:3px}}i{top:4px}}@layer b{p{top:5px}.z{top:6px}}';
    expect(select(css, '<p><i></i></p>')).toBe(
      '@layer a{p{top:0}@media (width<9px){p{top:1px}i{top:3px}}i{top:4px}}@layer b{p{top:5px}}',
    );
  });

  it.each([
    'p:hover{top:0}',
    'p:focus-visible{top:0}',
    'p::selection{top:0}',
    '@media print{p{top:0}}',
    '@keyframes a{0%{top:0}}',
    '@starting-style{p{top:0}}',
  ])('leaves to the style sheet what no first paint shows: %s', (css) => {
    expect(select(css, '<p></p>')).toBe('');
  });

  it('leaves a rule for paper in what is also for small screens', () => {
    const css = '@media (max-width:9px),print{p{top:0}}@media not print{p{top:1px}}';
    expect(select(css, '<p></p>')).toBe(css);
  });

  it('is empty without rules', () => {
    expect(select('', '<p></p>')).toBe('');
  });
});
