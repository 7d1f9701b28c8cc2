import type { Section } from '../../catalog/section';
import type { VersionLink } from '../../model/guides/version-links';
import type { PendingData } from '../layout/loader-data';

/** The data of a page in a section: it has a layout, and belongs to a version. */
export type SectionData = Required<PendingData>;

/** Where the data of routes comes from: tables of pages while prerendering, route records in a browser. */
export interface RouteSource {
  /** Starts loading the page at a site path of a section; the page rejects if there is none. */
  readonly openPage: (section: Section, path: string) => SectionData;
  /** The links from a page outside of sections to each version. */
  readonly loadVersionLinks: (path: string) => Promise<readonly VersionLink[]>;
}
