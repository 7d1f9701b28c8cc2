import { decodePercent } from '../model/site/decode-percent';

/**
 * Opens what hides the place that a hit leads to: the target of the address, and a word that is marked below it
 * if none of that section can be seen; without a target, a word of the whole article. Then it scrolls there.
 */
export function openPlace(article: Element, marks: readonly Range[]): void {
  const target = document.getElementById(decodePercent(window.location.hash.slice(1)));
  const place = target !== null && article.contains(target) ? target : undefined;
  const near = place === undefined ? marks : listBelow(article, place, marks);
  const elements = near.flatMap(({ startContainer }) => startContainer.parentElement ?? []);
  const [hidden] = elements.some((element) => element.checkVisibility()) ? [] : elements;
  const isOpened =
    [place, hidden].filter((each) => each !== undefined && openAround(each)).length > 0;
  if (!isOpened) return;
  const aim = place ?? hidden;
  // Tabs that were chosen are shown one frame later.
  requestAnimationFrame(() =>
    aim?.scrollIntoView({ block: place === undefined ? 'center' : 'start' }),
  );
}

/** The marks between a place and the next heading. */
function listBelow(article: Element, place: Element, marks: readonly Range[]): readonly Range[] {
  const headings = [...article.querySelectorAll('h1[id], h2[id], h3[id]')];
  const next = headings.find((heading) => isAfter(place, heading) && !place.contains(heading));
  return marks.filter(
    ({ startContainer: node }) =>
      (place.contains(node) || isAfter(place, node)) && (next === undefined || isAfter(node, next)),
  );
}

function isAfter(first: Node, second: Node): boolean {
  return (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Opens all that is closed around an element; returns whether anything was. */
function openAround(element: Element): boolean {
  let isOpened = false;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement && !at.open) {
      at.open = true;
      isOpened = true;
    } else if (at.matches('[role="tabpanel"][data-state="inactive"]')) {
      document.getElementById(at.getAttribute('aria-labelledby') ?? '')?.click();
      isOpened = true;
    }
  }
  return isOpened;
}
