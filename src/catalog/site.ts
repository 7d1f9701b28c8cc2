import { facts } from 'virtual:site-facts';
import { site as config } from '../../content/site';
import type { ApiSummary } from '../model/api/api';
import type { DocsVersion } from '../model/site/docs-version';
import type { GuideAddresses } from '../model/site/navbar';
import { isBelowPath } from '../model/site/paths';
import type { PageConfig } from '../model/site/site';
import type { ApiFile, Section } from '../model/pages/site-facts';
import { listApiFiles as listFiles, toSections } from '../model/pages/site-facts';

/** The configuration of the site, without what only a build reads. */
export const site: PageConfig = config;

/** The versions of the documentation, the current one first. */
export const versions: readonly DocsVersion[] = facts.versions;

/** The last version: the one that readers should use. */
export const lastVersion = getLast();

function getLast(): DocsVersion {
  const last = versions.find(({ isLast }) => isLast);
  if (last === undefined) throw new Error('No version of the documentation is built.');
  return last;
}

/** The OpenAPI files of a version in navigation order. */
export function listApiFiles(version: DocsVersion): readonly ApiFile[] {
  return listFiles(facts.apis, version);
}

/** The APIs of a version in navigation order. */
export function listApis(version: DocsVersion): readonly ApiSummary[] {
  return listApiFiles(version).map(({ summary }) => summary);
}

/** The address of the first guide of a version, and of those that the navbar leads to. */
export function getGuideAddresses(version: DocsVersion): GuideAddresses {
  return facts.guideAddresses[versions.indexOf(version)] ?? {};
}

/** The sections of the site; a section nested in the path of another comes before it. */
export const sections: readonly Section[] = toSections(facts);

/** The section that a site path belongs to. */
export function findSection(path: string): Section | undefined {
  return sections.find((section) => isBelowPath(path, section.path));
}
