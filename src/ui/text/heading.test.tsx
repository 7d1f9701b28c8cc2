import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Heading } from './heading';

const render = (heading: Parameters<typeof Heading>[0]) =>
  renderToStaticMarkup(<Heading {...heading} />);

/** The names of the heading and of the link in it. */
const listNames = (html: string) =>
  Array.from(html.matchAll(/aria-label="([^"]*)"/g), ([, name]) => name);

describe('a heading', () => {
  it.each([
    ['a text', 'Limits', 'Limits'],
    ['code', [<code key="1">List&lt;T&gt;</code>, ' & more'], 'List&lt;T&gt; &amp; more'],
    [
      'a link around a part',
      <a key="1" href="/a">
        the <em>API</em>
      </a>,
      'the API',
    ],
  ])('is named by its words, and its link too: %s', (_, children, words) => {
    const names = listNames(render({ level: 'h2', id: 'generic-listt', children }));
    expect(names).toEqual([words, `Direct link to ${words}`]);
  });

  it('is named by its label where components write its words', () => {
    const names = listNames(
      render({ level: 'h2', id: 'a', label: '404 Not found', children: <hr /> }),
    );
    expect(names[0]).toBe('404 Not found');
  });

  it('has no text but its words: that is what a reader copies', () => {
    const html = render({ level: 'h3', id: 'a', children: 'Limits' });
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Limits');
  });

  it('without an anchor is its words alone', () => {
    expect(render({ level: 'h4', children: 'Limits' })).toMatch(/^<h4 class="[^"]*">Limits<\/h4>$/);
  });
});
