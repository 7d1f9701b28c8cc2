import type { SidebarConfig } from '../src/model/docs/sidebar-config';
/** The sidebar of the guides. */
export declare const guideSidebar: SidebarConfig;
