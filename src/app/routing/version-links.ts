import { versions } from '../../catalog/versions';
import type { VersionLink } from '../../model/guides/version-links';

/** The links from the page at a site path to the other versions; a site with one version loads nothing for them. */
export async function loadVersionLinks(path: string): Promise<readonly VersionLink[]> {
  if (versions.length < 2) return [];
  return (await import('./linked-versions')).linkVersions(path);
}
