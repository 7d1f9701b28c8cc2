import type { ApiSummary } from '../api/api';
import type { DocsVersion } from '../site/docs-version';
import type { GuideAddresses } from '../site/navbar';

/** The data of the site that every page has, besides its configuration. */
export interface SiteFacts {
  /** The versions of the documentation, the current one first. */
  readonly versions: readonly DocsVersion[];
  /** The OpenAPI files of all versions, in navigation order. */
  readonly apis: readonly ApiFile[];
  /** For each version: the address of its first guide, and of those that the navbar leads to. */
  readonly guideAddresses: readonly GuideAddresses[];
}

/** An OpenAPI file and the API it describes. */
export interface ApiFile {
  /** From the project's root. */
  readonly file: string;
  readonly summary: ApiSummary;
}

/** A part of the site with its own sidebars: the guides of a version, or an API. */
export interface Section {
  /** The folder of the guides or the file of the API; also the id of its route. */
  readonly id: string;
  /** The site path above all its pages. */
  readonly path: string;
  /** Its navbar item. */
  readonly navigation: 'guides' | 'apis';
  readonly version: DocsVersion;
}

/** The sections of a site; a section nested in the path of another comes before it. */
export function toSections({ versions, apis }: Omit<SiteFacts, 'guideAddresses'>) {
  const sections = versions.flatMap((version): readonly Section[] => [
    { id: version.folder, path: version.path, navigation: 'guides', version },
    ...listApiFiles(apis, version).map(({ file, summary }): Section => ({
      id: file,
      path: summary.path,
      navigation: 'apis',
      version,
    })),
  ]);
  return sections.toSorted((a, b) => b.path.length - a.path.length);
}

/** The OpenAPI files of a version in navigation order. */
export function listApiFiles(apis: readonly ApiFile[], { specs }: DocsVersion): readonly ApiFile[] {
  return apis.filter(({ file }) => file.startsWith(`${specs}/`));
}
