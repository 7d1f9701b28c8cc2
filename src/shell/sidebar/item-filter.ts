/**
 * Hides the items beside a field whose labels lack what a reader has typed into it, and says in the field's
 * status how many are left.
 */
export function filterItems(field: HTMLInputElement): void {
  const own = field.parentElement;
  const items = [...(own?.parentElement?.children ?? [])].filter((item) => item !== own);
  const text = fold(field.value);
  for (const item of items) item.toggleAttribute('hidden', !fold(item.textContent).includes(text));
  const shown = items.filter((item) => !item.hasAttribute('hidden')).length;
  const status = text === '' ? '' : `${shown} / ${items.length}`;
  field.nextElementSibling?.replaceChildren(status);
}

/** Spaces, case and full-width letters make no difference. */
function fold(text: string): string {
  return text.normalize('NFKC').replaceAll(' ', '').toLowerCase();
}
