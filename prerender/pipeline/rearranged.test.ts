import { expect, it } from 'vitest';
import { findRearranged } from './rearranged';

const find = (html: string) => findRearranged(`<p><p><main id="content">${html}</main></p></p>`);

it.each([
  ['<table><tr><td>1</td></tr></table>', '<tr>'],
  ['<p>a <p>b</p> c</p>', '<p>'],
  ['<p class="a">a<!-- --> <div>b</div></p>', '<div>'],
  ['<table>a<tbody></tbody></table>', '<table>'],
  ['<a href="/">a <b><a href="/">b</a></b></a>', '<a>'],
])('what a browser rearranges is named: %s', (html, name) => {
  expect(find(html)).toBe(name);
});

it.each([
  '<table data-a="a > b"> <tbody><tr><td>1 &lt; 2<br/></td></tr></tbody></table>',
  '<p>a<svg viewBox="0"><linearGradient></linearGradient><path d="M0"/></svg></p><pre>\n\na</pre>',
  '<math><mi>x</mi></math><details><summary>a</summary></details><select><option>a</option></select>',
])('what a browser leaves as it is has no name: %s', (html) => {
  expect(find(html)).toBeUndefined();
});
