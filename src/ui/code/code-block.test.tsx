import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Code } from '../../model/text/code';
import { toPlainCode } from '../../model/text/code';
import { CodeBlock } from './code-block';

const code: Code = {
  language: 'js',
  lines: [[['keyword', 'const'], ' a;'], [], ['b']],
};

const render = (shown: Code, title?: string) =>
  renderToStaticMarkup(<CodeBlock code={shown} {...(title !== undefined && { title })} />);

const toLines = (html: string) =>
  Array.from(
    html.matchAll(/<span class="[^"]*line[^"]*"([^>]*)>/g),
    ([, attributes]) => attributes,
  );

describe('a code block', () => {
  it('is its lines, with line ends between them', () => {
    expect(render(code)).toMatch(/<i class=k>const<\/i> a;\n\nb<\/code>/);
  });

  it('can be scrolled by keyboard, and is called by its title or its language', () => {
    expect(render(code)).toContain('<pre tabindex="0" role="group" aria-label="Code, js">');
    expect(render(code, 'a.js')).toContain('aria-label="a.js"');
    expect(render(code, 'a.js')).toMatch(/<figcaption[^>]*>a\.js<\/figcaption>/);
  });

  it('has a copy button, and none for wrapping before a script has measured it', () => {
    expect(render(code).match(/<button/g)).toHaveLength(1);
    expect(render(code)).toContain('aria-label="Copy code to clipboard"');
  });

  it('may be empty', () => {
    expect(render(toPlainCode('', 'text'))).toMatch(/<code translate="no" class="[^"]*"><\/code>/);
  });
});

describe('the lines of a code block', () => {
  it('are not elements without numbers and marks', () => {
    expect(toLines(render(code))).toEqual([]);
  });

  it('have their marks', () => {
    const html = render({ ...code, marks: { 1: 'highlight', 3: 'add' } });
    expect(toLines(html)).toEqual([' data-mark="highlight"', '', ' data-mark="add"']);
  });

  it('have their numbers, from the first one on', () => {
    const html = render({ ...code, firstLine: 9 });
    expect(toLines(html)).toEqual([' data-number="9"', ' data-number="10"', ' data-number="11"']);
  });

  it('have signs when a change adds or takes away some, unless they have them already', () => {
    const marks = { 1: 'add' } as const;
    expect(render({ ...code, marks })).toContain('data-signed=""');
    expect(render({ ...code, marks: { 1: 'highlight' } })).not.toContain('data-signed');
    expect(render({ ...code, language: 'diff', marks })).not.toContain('data-signed');
  });
});
