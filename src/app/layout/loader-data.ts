import { use } from 'react';
import type { ReactElement } from 'react';
import type { PageView } from '../../model/pages/page';
import type { VersionLink } from '../../model/guides/version-links';
import type { PageHead } from '../../model/site/head';
import type { LayoutParts } from './page-layout';

/** A page that is ready to render. */
export interface LoadedPage {
  readonly head: PageHead;
  readonly view: PageView;
  readonly element: ReactElement;
}

/** The data of a route. */
export interface LoadedData {
  readonly page: LoadedPage;
  /** Undefined outside of sections. */
  readonly layout: LayoutParts | undefined;
  /** The same page in each version, or that version's main page. */
  readonly versionLinks: readonly VersionLink[];
}

/** The data of a route while it loads. */
export type PendingData = { readonly [Part in keyof LoadedData]: Promise<LoadedData[Part]> };

/**
 * The data that a route's element reads.
 *
 * A navigation waits for the whole page, so it never shows a gap. The first visit hydrates the shell
 * before the page has loaded: each part stays as prerendered until its promise settles.
 */
export type LoaderData = LoadedData | PendingData;

/** Reads a part of a route's data; suspends while the first visit is still loading it. */
export function useLoaded<Part>(part: Part | Promise<Part>): Part {
  if (part instanceof Promise) return use(part);
  // A saved source may replace a part that is still loading. React warns where `use` is not called again.
  return import.meta.env.DEV && part instanceof Object ? use(toSettled(part)) : part;
}

const settled = new WeakMap<object, PromiseLike<unknown>>();

/** A value in the form that `use` reads at once, always the same for the same value. */
function toSettled<Part extends object>(value: Part): PromiseLike<Part> {
  const known = settled.get(value) as PromiseLike<Part> | undefined;
  if (known !== undefined) return known;
  const promise = Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
  settled.set(value, promise);
  return promise;
}

/** Waits for all parts of a route's data. */
export async function waitForData(data: PendingData): Promise<LoadedData> {
  const [page, layout, versionLinks] = await Promise.all([
    data.page,
    data.layout,
    data.versionLinks,
  ]);
  return { page, layout, versionLinks };
}
