import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isBelowPath, toComparablePath } from '../../../src/model/site/paths';
import type { DocsVersion } from '../../../src/model/site/docs-version';
import type { GuideStore } from '../../guides/guide-store';
import { toApiPath } from '../../api/document/to-api-path';
import type { Source } from '../../sources/sources';
import { loadSource, loadSpecs } from '../../sources/sources';

/** The files that a page's links may stand in. */
export interface LinkSources {
  /** The file that a page is made from. */
  readonly findSource: (path: string) => Source | undefined;
  /** The files whose links stand on pages that have no source of their own, or on every page. */
  readonly shared: readonly Source[];
  /** The site path that a link in a guide to another file means. */
  readonly findPath: (fromFile: string, url: string) => string | undefined;
}

const shared = ['content/sidebars.ts', 'content/site.ts', 'src/home/home-page.tsx'];

/** Reads all files that may hold links. */
export async function loadLinkSources(root: string, store: GuideStore): Promise<LinkSources> {
  const guides = await Promise.all(
    store.versions.map((version) => loadGuides(root, version, store)),
  );
  const pages = new Map(guides.flat());
  const specs = (
    await Promise.all(store.versions.map((version) => loadSpecs(root, version.specs)))
  ).flat();
  const apis = specs.map((source) => ({ path: toApiPath(source.file, store.versions), source }));
  return {
    findSource: (path) =>
      pages.get(toComparablePath(path)) ?? apis.find((api) => isBelowPath(path, api.path))?.source,
    shared: await Promise.all(
      shared.filter((file) => existsSync(join(root, file))).map((file) => loadSource(root, file)),
    ),
    findPath: store.links.findPath,
  };
}

async function loadGuides(
  root: string,
  version: DocsVersion,
  store: GuideStore,
): Promise<readonly (readonly [string, Source])[]> {
  const { docs } = await store.load(version);
  return Promise.all(
    docs.map(
      async ({ path, file }) => [toComparablePath(path), await loadSource(root, file)] as const,
    ),
  );
}
