import { posix } from 'node:path';
import { findTrail } from '../../src/model/navigation/sidebar';
import { toComparablePath, withBase } from '../../src/model/site/paths';
import { toBody, toDocSections } from '../guides/docs/doc-sections';
import type { GuideStore } from '../guides/guide-store';
import { listSitePaths } from '../mdx/page/paths';
import type { PageDocuments } from '../search/page-documents';
import { condense } from '../search/visible-text';

/** A guide as it is written. */
export interface WrittenGuide {
  /** What search finds of it; undefined if others may not find it. */
  readonly documents: PageDocuments | undefined;
}

/** Finds the guide at a site path; undefined for any other page. */
export type FindWrittenGuide = (path: string) => Promise<WrittenGuide | undefined>;

type Store = Pick<GuideStore, 'versions' | 'load' | 'loadText'>;

/**
 * Opens the guides as they are written, of which search finds nearly all long before their pages are made. The
 * store may change later: open them anew for each index.
 */
export async function openWrittenGuides(store: Store, base: string): Promise<FindWrittenGuide> {
  const versions = await Promise.all(store.versions.map(store.load));
  const guides = new Map(
    versions.flatMap(({ table, pages }) =>
      table.docs.map(({ path, file, sidebar = '' }) => [
        toComparablePath(path),
        { file, page: pages.get(file), sidebar: table.sidebars[sidebar] ?? [] },
      ]),
    ),
  );
  return async (path) => {
    const guide = guides.get(toComparablePath(path));
    if (guide?.page === undefined) return undefined;
    const { file, page, sidebar } = guide;
    if (page.unlisted) return { documents: undefined };
    const trail = findTrail(sidebar, path).slice(0, -1);
    return {
      documents: {
        url: withBase(base, path),
        title: page.title,
        breadcrumb: trail.map(({ label }) => condense(label)),
        description: condense(page.description),
        keywords: page.keywords.join(', '),
        sections: toDocSections(await loadWhole(store, file)),
      },
    };
  };
}

/** How deep partials may include each other: in a circle, they never end. */
const MOST_LEVELS = 4;

const PARTIAL = /^import\s+(\w+)\s+from\s+['"]([^'"\n]+\.mdx?)['"]/gm;

/** The text of a file, with that of the partials that it includes. */
async function loadWhole(store: Store, file: string, level = 0): Promise<string> {
  const text = toBody((await store.loadText(file)).text);
  if (level === MOST_LEVELS) return text;
  let whole = text;
  for (const [, name = '', path = ''] of text.matchAll(PARTIAL)) {
    const part = await loadPartial(store, file, path, level);
    whole = whole.replaceAll(new RegExp(`<${name}\\b[^<>]*/>`, 'g'), () => `\n\n${part}\n\n`);
  }
  return whole;
}

/** The text of a partial; empty for one that is not there, which its page tells. */
async function loadPartial(store: Store, from: string, path: string, level: number) {
  const files = path.startsWith('@site/')
    ? listSitePaths(path.slice('@site/'.length))
    : [posix.join(posix.dirname(from), path)];
  for (const file of files)
    try {
      return await loadWhole(store, file, level + 1);
    } catch {
      continue;
    }
  return '';
}
