import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  Card,
  CardAction,
  CardContent,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
} from './card';

const parts = [Card, CardHeader, CardDescription, CardAction, CardContent, CardFooter];

describe('a card', () => {
  it('consists of parts without semantics, whose text search indexes', () => {
    for (const Part of parts) {
      const html = renderToStaticMarkup(
        <Part className="mine" id="x">
          Text
        </Part>,
      );
      expect(html).toMatch(/^<div id="x" class="\S+ mine">Text<\/div>$/);
    }
  });

  it('has a title of the given level, with an anchor if it has an id', () => {
    expect(renderToStaticMarkup(<CardTitle>Title</CardTitle>)).toMatch(/^<h3 class="\S+">Title/);
    expect(
      renderToStaticMarkup(
        <CardTitle level="h4" id="x" className="mine">
          Title
        </CardTitle>,
      ),
    ).toMatch(/^<h4 id="x" class="\S+ mine">Title<\/h4>$/);
  });

  it('removes the paragraph that MDX wraps around a line', () => {
    for (const Part of [CardTitle, CardDescription, CardAction]) {
      const html = renderToStaticMarkup(
        <Part>
          <p>Text</p>
        </Part>,
      );
      expect(html).not.toContain('<p>');
    }
  });
});
