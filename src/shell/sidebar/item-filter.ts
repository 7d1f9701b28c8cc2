import { flushSync } from 'react-dom';
import type { SidebarPart } from '../../model/navigation/sidebar-parts';
import { listVisibleItems } from '../../model/navigation/visible-items';
import type { SidebarState } from './sidebar-state';

/**
 * Hides the items beside a field whose labels lack what a reader has typed into it, and says in the field's
 * status how many are left. Of a list that is shown in part, `all` names the whole: it is shown first. If it does
 * not load, what is there is filtered.
 */
export async function filterItems(
  field: HTMLInputElement,
  { path, loadPart }: SidebarState,
  all?: string,
  show?: (whole: SidebarPart) => void,
): Promise<void> {
  const whole = all === undefined ? undefined : await loadPart(all).catch(() => undefined);
  if (whole !== undefined) flushSync(() => show?.({ items: listVisibleItems(whole.items, path) }));
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
