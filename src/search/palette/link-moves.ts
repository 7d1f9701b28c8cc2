/**
 * Moves the focus among the links of a palette without hits: down from the field, and up to it again. Returns
 * whether it was there.
 */
export function moveAmongLinks(palette: Element, field: HTMLElement | null, step: 1 | -1): boolean {
  const places = [field, ...palette.querySelectorAll<HTMLElement>('.palette-links a')];
  const at = places.findIndex((place) => place !== null && place === document.activeElement);
  if (at < 0) return false;
  places[at + step]?.focus();
  return true;
}
