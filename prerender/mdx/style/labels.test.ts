import { describe, expect, it } from 'vitest';
import { checkLabels } from './labels';
import type { Style } from './style';

const style: Style = {
  rules: ['terms', 'headings', 'sentences'],
  language: 'en',
  terms: [{ write: 'sign in', not: ['log in'] }],
  names: ['Quill'],
};
const check = (file: string, text: string) =>
  checkLabels(file, text, style).map(({ line, column, message }) => `${line}:${column} ${message}`);

describe('the labels of a sidebar', () => {
  it.each([
    [
      'sidebars.ts',
      "export default {\n  all: [{ label: 'First Steps', items: ['a'] }],\n};",
      '2:25',
    ],
    ['sidebars.js', 'module.exports = { a: [\n{ "label": "Your First Step" }] };', '2:18'],
    ['sidebars.json', '{ "all": [{ "type": "link",\n"label": "First Steps" }] }', '2:17'],
    ['_category_.yml', 'position: 1\nlabel: First Steps\n', '2:14'],
    ['_category_.json', '{ "link": { "title": "First Steps" } }', '1:29'],
  ])('are checked at their place: %s', (file, text, place) => {
    expect(check(file, text)).toEqual([
      expect.stringMatching(
        new RegExp(`^${place} The (?:label|title) "\\w+ .*" is not in sentence case\\.$`),
      ),
    ]);
  });

  it('are checked for terms, and their descriptions, too', () => {
    const text = "export default { a: [{ label: 'Log in', description: 'How to log in.' }] };";
    expect(check('sidebars.ts', text)).toEqual([
      '1:32 "Log in" is not a term of this site.',
      '1:62 "log in" is not a term of this site.',
    ]);
  });

  it('may be names, and other texts than labels are none', () => {
    const text = "export default { a: [{ label: 'With Quill', id: 'First Steps' }, 'log in'] };";
    expect(check('sidebars.ts', text)).toEqual([]);
    expect(check('_category_.yml', 'className: First Steps\n')).toEqual([]);
    expect(check('sidebars.ts', 'export default { a: [{')).toEqual([]);
  });
});
