import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Details } from './details';

/** The elements without their attributes, and without the arrow. */
const render = (element: ReactNode) =>
  renderToStaticMarkup(element)
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/ class="[^"]*"/g, '');

describe('details', () => {
  it('are the browser\u2019s own, closed at first, with their content in the HTML', () => {
    expect(render(<Details summary="More">text</Details>)).toBe(
      '<details><summary><span>More</span></summary><div>text</div></details>',
    );
  });

  it('have the summary "Details" by default', () => {
    expect(render(<Details>text</Details>)).toContain('<summary><span>Details</span></summary>');
  });

  it.each([
    ['words', <summary key="">One *two*</summary>],
    [
      'a paragraph of MDX',
      <summary key="">
        <p>One *two*</p>
      </summary>,
    ],
  ])('take a summary from among their children: %s', (_, summary) => {
    expect(render(<Details summary="More">{summary}text</Details>)).toBe(
      '<details><summary><span>One *two*</span></summary><div>text</div></details>',
    );
  });

  it('take a summary element as their prop, as guides of other sites write it', () => {
    expect(render(<Details summary={<summary>More</summary>}>text</Details>)).toContain(
      '<summary><span>More</span></summary><div>text</div>',
    );
  });

  it('may hold other details, each with its own summary', () => {
    const html = render(
      <Details summary="outer">
        <Details>
          <summary>inner</summary>
          text
        </Details>
      </Details>,
    );
    expect(html).toBe(
      '<details><summary><span>outer</span></summary><div><details><summary><span>inner</span></summary><div>text</div></details></div></details>',
    );
  });

  it('may be open at first, with the writer\u2019s classes and attributes', () => {
    expect(renderToStaticMarkup(<Details open id="more" className="mine" />)).toMatch(
      /^<details open="" id="more" class="[^"]+ mine">/,
    );
  });
});
