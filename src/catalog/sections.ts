import { isBelowPath } from '../model/paths';
import { apiSections } from './apis';
import type { Section } from './page-entry';

const guides: Section = {
  id: 'guides',
  path: '/docs',
  navigation: 'guides',
  modules: ['src/catalog/guides.ts', 'article'],
  loadTable: async () => (await import('./guides')).toGuideTable(),
};

/** The sections of the site: a section inside another one's path stands before it. */
export const sections: readonly Section[] = [...apiSections, guides];

/** The section that a site path belongs to. */
export function findSection(path: string): Section | undefined {
  return sections.find((section) => isBelowPath(path, section.path));
}
