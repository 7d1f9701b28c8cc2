import { renderToString } from 'katex';
import { expect, it } from 'vitest';
import { findFormulaText } from './formula-text';

it.each([
  ['E = mc^2', 'E = mc²'],
  ['\\frac{a}{b + c}', 'a/(b + c)'],
  ['x_i^{10} \\le \\alpha', 'x_i¹⁰ ≤ α'],
  ['\\sqrt{x} + \\sqrt[3]{y z}', '√x + ³√yz'],
  ['\\sin x \\to 0', 'sin x → 0'],
  ['t_{\\max}', 't_max'],
  ['\\begin{pmatrix} 1 & 0 \\\\ 0 & 1 \\end{pmatrix}', '(1, 0; 0, 1)'],
  ['\\text{a < b} \\land c', 'a < b ∧ c'],
])('a formula can be read as plain text: %s', (tex, text) => {
  expect(findFormulaText(renderToString(tex, { displayMode: true }))).toBe(text);
});

it('what is no formula has none', () => {
  expect(findFormulaText('<p>text</p>')).toBeUndefined();
});
