import type { DocsVersion } from '../../src/model/docs/docs-version';
import type { GuidePage } from '../../src/model/docs/guide-page';
import type { SiteConfig } from '../../src/model/site';
import type { DocLinks } from '../mdx/doc-links';
import { createDocLinks } from './doc-links';
import { loadGuideVersion } from './load-guide-version';
import type { GuideVersion } from './to-guide-version';
import { loadLastUpdates } from './load-last-updates';

/** The guides of all versions, read once and again after a change. */
export interface GuideStore {
  readonly versions: readonly DocsVersion[];
  readonly load: (version: DocsVersion) => Promise<GuideVersion>;
  /** What is known of a page beside its text; undefined for a partial. */
  readonly findPage: (file: string) => Promise<GuidePage | undefined>;
  /** Follows links out of files whose version is loaded. */
  readonly links: DocLinks;
  /** Forgets everything that was read. */
  readonly clear: () => void;
}

export interface GuideStoreSettings {
  readonly root: string;
  readonly versions: readonly DocsVersion[];
  readonly site: SiteConfig;
  /** Whether drafts are shown, as they are to their writers. */
  readonly drafts: boolean;
}

/** Creates an empty store. */
export function createGuideStore({ root, versions, site, drafts }: GuideStoreSettings): GuideStore {
  const loading = new Map<string, Promise<GuideVersion>>();
  const links = new Map<string, DocLinks>();
  // Asked once: a writer's next commit may wait for the next start.
  let updates: ReturnType<typeof loadLastUpdates> | undefined;

  async function read(version: DocsVersion): Promise<GuideVersion> {
    updates ??= loadLastUpdates(root);
    const lastUpdates = await updates;
    const { editUrl } = site;
    const loaded = await loadGuideVersion(root, version, {
      drafts,
      lastUpdates,
      ...(editUrl !== undefined && { editUrl }),
    });
    links.set(version.name, createDocLinks(loaded.docs));
    return loaded;
  }
  const load = (version: DocsVersion) => {
    const loaded = loading.get(version.name) ?? read(version);
    loading.set(version.name, loaded);
    return loaded;
  };
  const findVersion = (file: string) =>
    versions.find(({ folder }) => file.startsWith(`${folder}/docs/`));
  return {
    versions,
    load,
    findPage: async (file) => {
      const version = findVersion(file);
      return version === undefined ? undefined : (await load(version)).pages.get(file);
    },
    links: {
      findPath: (fromFile, url) =>
        links.get(findVersion(fromFile)?.name ?? '')?.findPath(fromFile, url),
    },
    clear: () => loading.clear(),
  };
}
