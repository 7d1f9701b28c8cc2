import { decodePath, isExternalHref } from '../../src/model/site/paths';
import { toGroups } from '../../src/model/to-groups';
import type { ReadPage, ReadSite } from './site-text';
import type { TextChange } from './text-changes';
import { listSentences, listTextChanges } from './text-changes';

/** A page that a change of the sources adds, removes, moves or changes. */
export interface PageChange {
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  /** Its address now; of a removed page, the last one. */
  readonly path: string;
  readonly title: string;
  /** The earlier address of a moved page, and whether it leads to the new one. */
  readonly from?: string;
  readonly isRedirected?: boolean;
  /** The address that a removed one led on to, if it was no page itself. */
  readonly target?: string;
  readonly texts: readonly TextChange[];
  /** The anchors that are gone: links to them lead to the beginning of the page. */
  readonly lost: readonly string[];
}

/** The pages that changed between two builds of a site, in the order of their addresses. */
export function listPageChanges(before: ReadSite, after: ReadSite): readonly PageChange[] {
  const olds = [...before.keys()].filter((path) => isPage(before, path));
  const news = [...after.keys()].filter((path) => isPage(after, path) && !isPage(before, path));
  const gone = olds.filter((path) => !isPage(after, path));
  const moves = findMoves(before, after, gone, news);
  const targets = new Set(moves.values());
  const changes = [
    ...olds
      .filter((path) => isPage(after, path))
      .map((path) => toChange('changed', path, before.get(path), after.get(path)))
      .filter(({ texts, lost }) => texts.length + lost.length > 0),
    ...news
      .filter((path) => !targets.has(path))
      .map((path) => toChange('added', path, undefined, after.get(path))),
    ...gone.map((path) => {
      const to = moves.get(path);
      if (to === undefined) return toChange('removed', path, before.get(path));
      const isRedirected = after.get(path)?.target !== undefined;
      const change = toChange('moved', to, before.get(path), after.get(to));
      return { ...change, from: path, isRedirected };
    }),
    ...[...before].flatMap(([path, { target }]) => {
      if (target === undefined || !isLive(before, path) || isLive(after, path)) return [];
      return { ...toChange('removed', path, undefined), target };
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

/** True for the address of a page, and for one that leads on to a page or to another site. */
function isLive(site: ReadSite, path: string): boolean {
  const target = site.get(path)?.target;
  if (target === undefined) return site.has(path);
  return isExternalHref(target) || findTarget(site, path) !== undefined;
}

/** The page that an earlier address leads to. */
function findTarget(after: ReadSite, path: string): string | undefined {
  const target = after.get(path)?.target?.replace(/#.*$/, '');
  const bare = target === undefined ? undefined : decodePath(target).replace(/(?<=.)\/$/, '');
  return bare !== undefined && after.has(bare) ? bare : undefined;
}

/** Where pages that are gone are now: where they lead on to, or else the new page that says most of the same. */
function findMoves(
  before: ReadSite,
  after: ReadSite,
  gone: readonly string[],
  news: readonly string[],
): ReadonlyMap<string, string> {
  const moves = new Map<string, string>();
  for (const path of gone) {
    const to = findTarget(after, path);
    if (to !== undefined) moves.set(path, to);
  }
  const targets = new Set(moves.values());
  for (const [path, to] of listSimilar(before, after, gone, news)) {
    if (moves.has(path) || targets.has(to)) continue;
    moves.set(path, to);
    targets.add(to);
  }
  return moves;
}

/** Pairs of a page that is gone and a new one that say mostly the same, the most similar first. */
function listSimilar(
  before: ReadSite,
  after: ReadSite,
  gone: readonly string[],
  news: readonly string[],
): readonly (readonly [path: string, to: string])[] {
  if (gone.length === 0 || news.length === 0) return [];
  const said = new Map(Array.from(before, ([path, page]) => [path, listSentences(page)]));
  const counts = new Map<string, number>();
  for (const sentence of [...said.values()].flatMap((all) => [...all]))
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  // A sentence that many pages say is no sign that two of them are the same.
  const weigh = (sentence: string) => {
    const count = counts.get(sentence) ?? 1;
    return count > MANY ? 0 : 1 / count;
  };
  const sum = (sentences: Iterable<string>) =>
    [...sentences].reduce((all, sentence) => all + weigh(sentence), 0);
  const olds = gone.map((path) => ({ path, all: said.get(path) ?? new Set<string>() }));
  const bySentence = toGroups(
    olds.map(({ path, all }) => ({ path, all, whole: sum(all) })),
    ({ all }) => [...all].filter((sentence) => weigh(sentence) > 0),
  );
  return [...after]
    .filter(([to]) => news.includes(to))
    .flatMap(([to, page]) => {
      const now = listSentences(page);
      const whole = sum(now);
      const shares = new Map<string, number>();
      for (const sentence of now)
        for (const old of bySentence.get(sentence) ?? []) {
          const share = (2 * weigh(sentence)) / (old.whole + whole);
          shares.set(old.path, (shares.get(old.path) ?? 0) + share);
        }
      return Array.from(shares, ([path, share]) => ({ path, to, share }));
    })
    .filter(({ share }) => share >= MOSTLY)
    .toSorted((a, b) => b.share - a.share)
    .map(({ path, to }) => [path, to]);
}

/** More pages that say a sentence are many. */
const MANY = 100;

/** The least share of what two pages say. */
const MOSTLY = 0.5;
