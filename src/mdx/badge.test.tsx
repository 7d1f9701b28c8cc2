import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Badge } from './badge';
import type { BadgeProps } from './badge';

const render = (props: BadgeProps) => renderToStaticMarkup(<Badge {...props} />);

describe('a badge', () => {
  it.each(['default', 'secondary', 'destructive', 'outline', 'ghost', 'link'] as const)(
    'may be %s',
    (variant) => {
      expect(render({ variant, children: 'new' })).toMatch(
        new RegExp(`^<span data-variant="${variant}" class="[^"]+">new</span>$`),
      );
    },
  );

  it('applies its look to the link inside, which keeps its own attributes', () => {
    const html = render({
      asChild: true,
      className: 'mine',
      title: 'ours',
      children: (
        <a href="/docs" className="own" title="own">
          Docs
        </a>
      ),
    });
    expect(html).toMatch(
      /^<a href="\/docs" class="\S+ mine own" title="own" data-variant="default">Docs<\/a>$/,
    );
  });

  it('finds the link in the paragraph that MDX puts around it', () => {
    const link = <a href="/docs">Docs</a>;
    expect(render({ asChild: true, children: <p>{link}</p> })).toMatch(/^<a /);
    expect(render({ children: <p>new</p> })).not.toContain('<p>');
  });

  it('renders its own element if there is no element inside', () => {
    expect(render({ asChild: true, children: 'new' })).toMatch(/^<span [^>]*>new<\/span>$/);
  });
});
