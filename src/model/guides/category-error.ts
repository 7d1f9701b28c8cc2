/** The error of a page that lists the items of its category, and is in none. */
export function createCategoryError(pathname: string): Error {
  return new Error(
    `${pathname} is not associated with a category. useCurrentSidebarCategory() should only be used on category index pages.`,
  );
}
