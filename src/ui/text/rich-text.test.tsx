import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text';

function renderLink(href: string): string {
  return renderToStaticMarkup(<RichText text={[{ tag: 'a', href, children: ['here'] }]} />);
}

describe('a link in a description', () => {
  it('opens a new tab when it leaves the site, and says so', () => {
    expect(renderLink('https://a.example')).toContain('target="_blank"');
    expect(renderLink('https://a.example')).toContain('(opens in new tab)');
  });

  it('has no mark within the site', () => {
    expect(renderLink('/docs/a')).toBe('<a href="/docs/a">here</a>');
  });
});
