import type { SidebarItem } from '../navigation/sidebar';
import type { GuideTable } from './guide-table';
import { toVersionNames } from './to-version-names';

/**
 * The sidebar with an id in the first of some versions that has it. An id that none has is an error that
 * lists those that there are.
 */
export function getSidebar(tables: readonly GuideTable[], id: string): readonly SidebarItem[] {
  const versions = [...new Set(tables)];
  const table = versions.find(({ sidebars }) => Object.hasOwn(sidebars, id));
  const sidebar = table?.sidebars[id];
  if (sidebar !== undefined) return sidebar;
  const ids = [...new Set(versions.flatMap(({ sidebars }) => Object.keys(sidebars)))];
  throw new Error(
    `Can't find any sidebar with id "${id}" in ${toVersionNames(versions)}.\nAvailable sidebar ids are:\n${ids.map((known) => `- ${known}`).join('\n')}`,
  );
}
