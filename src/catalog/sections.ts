import { facts } from 'virtual:site-facts';
import { isBelowPath } from '../model/site/paths';
import type { Section } from '../model/pages/site-facts';
import { toSections } from '../model/pages/site-facts';

/** The sections of the site; a section nested in the path of another comes before it. */
export const sections: readonly Section[] = toSections(facts);

/** The section that a site path belongs to. */
export function findSection(path: string): Section | undefined {
  return sections.find((section) => isBelowPath(path, section.path));
}
