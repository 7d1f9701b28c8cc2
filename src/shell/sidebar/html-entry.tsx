import type { SidebarItem } from '../../model/navigation/sidebar';
import { useFinishedHtml } from '../../ui/finished-html';
import styles from './sidebar.module.css';

/** A writer's HTML between the pages of a sidebar. */
export function HtmlEntry({ item }: { readonly item: Extract<SidebarItem, { type: 'html' }> }) {
  const className = `${styles['html']} ${item.className ?? ''}`.trimEnd();
  return <li className={className} {...useFinishedHtml(item.value)} />;
}
