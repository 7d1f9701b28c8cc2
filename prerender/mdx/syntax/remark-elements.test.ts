import { describe, expect, it } from 'vitest';
import { renderGuide } from '../fixtures/render-guide';

async function render(source: string): Promise<string> {
  return (await renderGuide(source)).html;
}

describe('an HTML element in a guide', () => {
  it('becomes a component of the site: tables and details', async () => {
    expect(await render('<table><tbody><tr><td>a</td></tr></tbody></table>')).toBe(
      '<x-table><tbody><tr><td>a</td></tr></tbody></x-table>',
    );
    expect(await render('<details>a</details>')).toBe('<x-details>a</x-details>');
  });

  it.each([
    ['<p>\n  a <strong>b</strong>\n</p>', '<p>a <strong>b</strong></p>'],
    ['<p align="center">\n\n*a*\n\n</p>', '<p align="center"><em>a</em></p>'],
    ['<p align="center">\na\n\nb\n</p>', '<div align="center"><p>a</p><p>b</p></div>'],
    ['<p>\n\n- a\n\n</p>', '<div><ul>\n<li>a</li>\n</ul></div>'],
    ['<p>\n  <em>a</em>\n  <br>\n</p>', '<p><em>a</em><br/></p>'],
    ['<p>a</p>', '<p>a</p>'],
  ])('never nests paragraphs: %j', async (source, html) => {
    expect(await render(source)).toBe(html);
  });
});
