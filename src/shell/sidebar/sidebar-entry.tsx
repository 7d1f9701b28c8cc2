import { isSamePath } from '../../model/site/paths';
import type { SidebarItem, SidebarLink } from '../../model/navigation/sidebar';
import { useFinishedHtml } from '../../ui/finished-html';
import { Link } from '../../ui/link';
import { MethodBadge } from '../../ui/method-badge';
import { NewTabMark } from '../../ui/new-tab';
import { Identifier } from '../../ui/text/identifier';
import { useSidebar } from './sidebar-state';
import styles from './sidebar.module.css';

/** A page of the sidebar, or an address elsewhere. */
export function SidebarEntry({ item }: { readonly item: SidebarLink }) {
  const { label, href, method, deprecated } = item;
  const { path } = useSidebar();
  return (
    <Link
      href={href}
      className={styles['link']}
      aria-current={isSamePath(href, path) ? 'page' : undefined}
      data-deprecated={deprecated === true ? '' : undefined}
    >
      <span>
        <Identifier name={label} />
        <NewTabMark href={href} />
      </span>
      {method !== undefined && <MethodBadge method={method} />}
    </Link>
  );
}

/** HTML that a writer has put between the pages of a sidebar. */
export function HtmlEntry({ item }: { readonly item: Extract<SidebarItem, { type: 'html' }> }) {
  const className = `${styles['html']} ${item.className ?? ''}`.trimEnd();
  return <li className={className} {...useFinishedHtml(item.value)} />;
}
