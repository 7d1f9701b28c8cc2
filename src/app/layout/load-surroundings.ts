import type { Section } from '../../catalog/section';
import type { VersionLink } from '../../model/guides/version-links';
import type { PageSurroundings } from './page-surroundings';

/** Loads what stands around a section's page, with what shows it. */
export async function loadSurroundings(
  section: Section,
  path: string,
  versionLinks: Promise<readonly VersionLink[]>,
): Promise<PageSurroundings> {
  const [table, links, { renderSurroundings }] = await Promise.all([
    section.loadTable(),
    versionLinks,
    import('./page-surroundings'),
  ]);
  return renderSurroundings(section, table.surround(path), links, path);
}
