import { use } from 'react';
import type { ReactElement } from 'react';
import type { VersionLink } from '../../model/guides/version-links';
import type { PageHead } from '../../model/site/head';
import type { LayoutParts } from './page-layout';

/** A page that is ready to be shown. */
export interface LoadedPage {
  readonly head: PageHead;
  readonly element: ReactElement;
}

/** What a route shows, while it is being loaded. */
export interface PendingData {
  readonly page: Promise<LoadedPage>;
  /** Made from the section's table, which a first visit does not load. */
  readonly layout?: Promise<LayoutParts>;
  /** The same page in each version, else the version's main page. Made from the tables of all versions. */
  readonly versionLinks?: Promise<readonly VersionLink[]>;
}

/** What a route shows, loaded. */
export type LoadedData = {
  readonly [Part in keyof PendingData]: Awaited<PendingData[Part]>;
};

/**
 * What a route's element reads.
 *
 * A navigation waits for the whole page, so it never shows a gap. The first visit hydrates the shell
 * before the page is there: each part then stays as it was prerendered until its promise settles.
 */
export type LoaderData = LoadedData | PendingData;

/** A part of a route's data. It suspends while the first visit still loads it. */
export function useLoaded<Part>(part: Part | Promise<Part>): Part {
  return part instanceof Promise ? use(part) : part;
}

/** Waits for all parts of a route's data. */
export async function waitForData(data: PendingData): Promise<LoadedData> {
  const page = await data.page;
  const layout = await data.layout;
  const versionLinks = await data.versionLinks;
  return {
    page,
    ...(layout !== undefined && { layout }),
    ...(versionLinks !== undefined && { versionLinks }),
  };
}
