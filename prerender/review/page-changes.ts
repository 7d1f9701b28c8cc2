import { decodePath } from '../../src/model/site/paths';
import type { ReadPage, ReadSite } from './site-text';
import type { TextChange } from './text-changes';
import { listTextChanges } from './text-changes';

/** A page that a change of the sources adds, removes, moves or changes. */
export interface PageChange {
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  /** Its address now; of a removed page, the last one. */
  readonly path: string;
  readonly title: string;
  /** The earlier address of a moved page, and whether it leads to the new one. */
  readonly from?: string;
  readonly isRedirected?: boolean;
  readonly texts: readonly TextChange[];
  /** The anchors that are gone: links to them lead to the beginning of the page. */
  readonly lost: readonly string[];
}

/** The pages that changed between two builds of a site, in the order of their addresses. */
export function listPageChanges(before: ReadSite, after: ReadSite): readonly PageChange[] {
  const olds = [...before.keys()].filter((path) => isPage(before, path));
  const news = [...after.keys()].filter((path) => isPage(after, path) && !isPage(before, path));
  const gone = olds.filter((path) => !isPage(after, path));
  const free = new Map(news.map((path) => [path, new Set(listContents(after.get(path)))]));
  const moved = new Map<string, string>();
  for (const path of gone) {
    const to = findTarget(after, path) ?? findSimilar(before.get(path), free);
    if (to === undefined) continue;
    moved.set(path, to);
    free.delete(to);
  }
  const added = [...free.keys()];
  const changes = [
    ...olds
      .filter((path) => isPage(after, path))
      .map((path) => toChange('changed', path, before.get(path), after.get(path)))
      .filter(({ texts, lost }) => texts.length + lost.length > 0),
    ...added.map((path) => toChange('added', path, undefined, after.get(path))),
    ...gone.map((path) => {
      const to = moved.get(path);
      if (to === undefined) return toChange('removed', path, before.get(path));
      const isRedirected = after.get(path)?.target !== undefined;
      const change = toChange('moved', to, before.get(path), after.get(to));
      return { ...change, from: path, isRedirected };
    }),
  ];
  return changes.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function isPage(site: ReadSite, path: string): boolean {
  const page = site.get(path);
  return page !== undefined && page.target === undefined;
}

function toChange(
  kind: PageChange['kind'],
  path: string,
  old: ReadPage | undefined,
  now?: ReadPage,
): PageChange {
  const title = (now ?? old)?.title || path;
  if (old === undefined || now === undefined) return { kind, path, title, texts: [], lost: [] };
  const anchors = new Set(now.anchors);
  const lost = old.anchors.filter((anchor) => !anchors.has(anchor));
  return { kind, path, title, texts: listTextChanges(old, now), lost };
}

/** The page that an earlier address leads to. */
function findTarget(after: ReadSite, path: string): string | undefined {
  const target = after.get(path)?.target?.replace(/#.*$/, '');
  const bare = target === undefined ? undefined : decodePath(target).replace(/(?<=.)\/$/, '');
  return bare !== undefined && after.has(bare) ? bare : undefined;
}

/** The new page that says most of what a page said, by what each of them says. */
function findSimilar(
  old: ReadPage | undefined,
  pages: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  const said = listContents(old);
  const shares = Array.from(pages, ([path, now]) => {
    return { path, share: said.filter((content) => now.has(content)).length / said.length };
  });
  const [best] = shares.toSorted((a, b) => b.share - a.share);
  return best !== undefined && best.share >= MOSTLY ? best.path : undefined;
}

const MOSTLY = 0.5;

function listContents(page: ReadPage | undefined): readonly string[] {
  return (page?.sections ?? []).map(({ content }) => content).filter((content) => content !== '');
}
