import { isBelowPath } from '../model/site/paths';
import { apiSections } from './apis';
import type { Section } from './section';
import { versions } from './versions';

const guideSections: readonly Section[] = versions.map((version) => ({
  id: version.folder,
  path: version.path,
  navigation: 'guides',
  version,
}));

/** The sections of the site; a section nested in the path of another comes before it. */
export const sections: readonly Section[] = [...apiSections, ...guideSections].toSorted(
  (a, b) => b.path.length - a.path.length,
);

/** The section that a site path belongs to. */
export function findSection(path: string): Section | undefined {
  return sections.find((section) => isBelowPath(path, section.path));
}
