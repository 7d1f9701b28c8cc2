import { flushSync } from 'react-dom';
import type { SidebarItem } from '../../model/navigation/sidebar';
import type { SidebarPart } from '../../model/navigation/sidebar-parts';

/** All items of a list that is shown in part, and what shows them. */
export interface WholeList {
  readonly load: () => Promise<SidebarPart>;
  readonly show: (items: readonly SidebarItem[]) => void;
}

/**
 * Hides the items beside a field whose labels lack what a reader has typed into it, and says in the field's
 * status how many are left. A list that is shown in part is shown whole first; if that does not load, what is
 * there is filtered.
 */
export async function filterItems(field: HTMLInputElement, whole?: WholeList): Promise<void> {
  const part = await whole?.load().catch(() => undefined);
  if (part !== undefined) flushSync(() => whole?.show(part.items));
  const own = field.parentElement;
  const items = [...(own?.parentElement?.children ?? [])].filter((item) => item !== own);
  const text = fold(field.value);
  for (const item of items) item.toggleAttribute('hidden', !fold(item.textContent).includes(text));
  const shown = items.filter((item) => !item.hasAttribute('hidden')).length;
  const status = text === '' ? '' : `${shown} / ${items.length}`;
  field.nextElementSibling?.replaceChildren(status);
}

/** Spaces, case and full-width letters make no difference: names of schemas have no spaces. */
function fold(text: string): string {
  return text.normalize('NFKC').replaceAll(' ', '').toLowerCase();
}
