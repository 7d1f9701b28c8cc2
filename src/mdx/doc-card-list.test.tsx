import { prerender } from 'react-dom/static';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Card } from '../model/guides/card';
import { CategoryCards } from '../ui/navigation/category-cards';
import { DocCardList } from './doc-card-list';

async function render(cards: readonly Card[] | undefined): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <CategoryCards value={{ path: '/docs/alone', cards: Promise.resolve(cards) }}>
      <DocCardList />
    </CategoryCards>,
    { onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw errors[0];
  return new Response(prelude as BodyInit).text();
}

describe('cards within a text', () => {
  it('show the items of the category that holds the page', async () => {
    const html = await render([{ label: 'A page', href: '/docs/page', description: 'Its words.' }]);
    expect(html).toContain('href="/docs/page"');
    expect(html).toContain('Its words.');
  });

  it('report that the page is in no category', { tags: ['S87'] }, async () => {
    const message =
      '/docs/alone is not associated with a category. useCurrentSidebarCategory() should only be used on category index pages.';
    await expect(render(undefined)).rejects.toThrow(message);
  });

  it('need a section around them', { tags: ['S60'] }, () => {
    expect(() => renderToStaticMarkup(<DocCardList />)).toThrow(
      'Hook useCurrentSidebarCategory is called outside the <CategoryCards>.',
    );
  });
});
