import { Suspense, use } from 'react';
import { createCategoryError } from '../model/guides/category-error';
import { CardList } from '../ui/navigation/card-list';
import { CategoryCards } from '../ui/navigation/category-cards';
import type { CategoryCardsSource } from '../ui/navigation/category-cards';

/** The items of the category that the page is in, one card each, the page itself included. */
export function DocCardList() {
  const source = use(CategoryCards);
  if (source === undefined)
    throw new Error('Hook useCurrentSidebarCategory is called outside the <CategoryCards>.');
  return (
    <Suspense>
      <OwnCards {...source} />
    </Suspense>
  );
}

function OwnCards({ path, cards }: CategoryCardsSource) {
  const own = use(cards);
  if (own === undefined) throw createCategoryError(path);
  return <CardList cards={own} />;
}
