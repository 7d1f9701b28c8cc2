import { Suspense, use } from 'react';
import { CardList } from '../ui/navigation/card-list';
import { CategoryCards } from '../ui/navigation/category-cards';
import type { CategoryCardsSource } from '../ui/navigation/category-cards';

/** The items of the category that the page is in, one card each, the page itself included. */
export function DocCardList() {
  const source = use(CategoryCards);
  if (source === undefined) throw createOutsideError('This page');
  return (
    <Suspense>
      <OwnCards {...source} />
    </Suspense>
  );
}

function OwnCards({ path, cards }: CategoryCardsSource) {
  const own = use(cards);
  if (own === undefined) throw createOutsideError(path);
  return <CardList cards={own} />;
}

function createOutsideError(pathname: string): Error {
  return new Error(
    `${pathname} is not associated with a category. useCurrentSidebarCategory() should only be used on category index pages.`,
  );
}
