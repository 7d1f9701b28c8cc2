import { toDefined } from '../defined';
import { toGroups } from '../to-groups';
import type { MeantWord } from './meant-words';
import type { Segment } from './marks';
import { highlight, toSnippet } from './marks';
import type { PagePart } from './page-parts';
import { toParts } from './page-parts';
import type { FoundPage, PageDocument, PageKind, PartDocument } from './search-document';
import { getKind, hasFields, toShownText } from './search-document';
import type { TextFit } from './text-fit';
import { createTextFit, listAsking } from './text-fit';
import { splitWords, toQueryTerms } from './words';

/** The groups of a list of hits; pages that only say some of the words are related. */
export const hitGroups = ['operations', 'guides', 'schemas', 'others', 'related'] as const;

/** One of {@link hitGroups}. */
export type HitGroup = (typeof hitGroups)[number];

const groups: Readonly<Record<PageKind, HitGroup>> = {
  operation: 'operations',
  webhook: 'operations',
  guide: 'guides',
  schema: 'schemas',
  errors: 'others',
  overview: 'others',
  list: 'others',
};

/** How many pages each group has; a group without any is left out. */
export type HitCounts = Readonly<Partial<Record<HitGroup, number>>>;

/** Counts the pages of each group. */
export function countGroups(found: readonly FoundPage[], related: number): HitCounts {
  const own = toGroups(found, ({ page }) => [groups[getKind(page)]]);
  const counts = Array.from(own, ([group, pages]) => [group, pages.length] as const);
  return { ...Object.fromEntries(counts), ...(related > 0 && { related }) };
}

/** A page in the list of hits, with everything needed to display it. */
export interface PageHit {
  /** A section is a part of a page that the query means. */
  readonly kind: PageKind | 'section';
  /** URL of the page, including the base path. */
  readonly url: string;
  readonly group: HitGroup;
  /** The anchor of the section, or of what else the query means, with its leading `#`; empty for the page itself. */
  readonly hash: string;
  readonly title: readonly Segment[];
  /** Labels above the page, outermost first. */
  readonly trail: readonly string[];
  /** The title of the section that the hit, a section, is in. */
  readonly parent?: string;
  /** Method of an operation, in upper case. */
  readonly method?: string;
  /** Path of an operation. */
  readonly path?: string;
  readonly deprecated?: true;
  /** The beginning of the page, or what fits the query. */
  readonly summary: readonly Segment[];
  /** Its first lines. */
  readonly lead: string;
  /** The titles of the first sections or fields of the page. */
  readonly outline: readonly string[];
  /** The parts of the page that fit best. */
  readonly parts: readonly PartHit[];
  /** The words to mark on the page. */
  readonly tokens: readonly string[];
}

/** A part of a page that fits the query. */
export interface PartHit {
  readonly hash: string;
  /** The title of the section that it is in. */
  readonly parent?: string;
  readonly title: readonly Segment[];
  readonly summary: readonly Segment[];
  readonly lead: string;
}

/** How much a hit says. */
export interface HitScope {
  /** Visible characters of a snippet, including the match. */
  readonly snippetLength: number;
  /** The most parts of a page that are listed below it. */
  readonly parts: number;
}

/** A name or a phrase by which a page is asked for. */
export interface PagePhrase {
  readonly text: string;
  /** The anchor of the part that it means, with its leading `#`; empty for the page itself. */
  readonly hash: string;
}

/** Everything that the hit of a page is made of. */
export interface HitSource {
  readonly description: string;
  readonly headings: PartDocument | undefined;
  readonly phrases: readonly PagePhrase[];
  /** Before the first heading, and below each; none until its file has been loaded. */
  readonly texts: readonly string[];
  /** True if the page shows a term. */
  readonly says: (term: string) => boolean;
}

/** A part of a page that says less of the query than this is not worth a line. */
const MIN_COVER = 0.5;

/** From here on, a text says the whole query. */
const WHOLE_COVER = 0.95;

/** Makes the hit of a page. */
export function toPageHit(
  { page, hash = '' }: FoundPage,
  words: readonly MeantWord[],
  source: HitSource,
  { snippetLength, parts: maxParts }: HitScope,
  isRelated: boolean,
): PageHit {
  const { description, texts } = source;
  const tokens = toTokens(words, source);
  const mark = (shown: string) => highlight(shown, tokens);
  const summarize = (content: string) => toSnippet(toShownText(content), tokens, snippetLength);
  const fit = createTextFit(listAsking(words));
  const [best, ...others] = rankParts(page, source, fit);
  const section = hash === '' && isMeant(page, best, fit) ? best : undefined;
  const [own = ''] = texts;
  const isOwn = fit.getCover(own) > fit.getCover(description);
  const parts = section === undefined && best !== undefined ? [best, ...others] : others;
  const { method, path, deprecated } = page.f ?? {};
  return {
    kind: section === undefined ? getKind(page) : 'section',
    url: page.u,
    group: isRelated ? 'related' : groups[getKind(page)],
    hash: section?.part.hash ?? hash,
    title: mark(section?.part.title ?? page.t),
    trail: section === undefined ? page.b : [...page.b, page.t],
    ...toDefined({ parent: section?.part.parent, method, path, deprecated }),
    summary: summarize(section?.content ?? (isOwn ? own : description || own)),
    lead: toLead(section?.content ?? (description || own)),
    outline: toOutline(source.headings),
    parts: parts.slice(0, maxParts).map(({ part, content }) => ({
      hash: part.hash,
      ...toDefined({ parent: part.parent }),
      title: mark(part.title),
      summary: summarize(content),
      lead: toLead(content),
    })),
    tokens,
  };
}

/** The titles of the first parts; what an operation takes comes before its headers and answers. */
function toOutline(headings: PartDocument | undefined): readonly string[] {
  const parts = headings === undefined ? [] : toParts(headings);
  return [...parts.filter(isTaken), ...parts.filter((part) => !isTaken(part))]
    .slice(0, MAX_OUTLINE)
    .map(({ title }) => title);
}

function isTaken({ hash }: PagePart): boolean {
  return /^#(?:path|query|body)[.[(]/.test(hash);
}

const MAX_OUTLINE = 6;

/** The beginning of a text, up to the end of a word. */
function toLead(content: string): string {
  const text = toShownText(content);
  if (text.length <= MAX_LEAD) return text;
  return `${text.slice(0, MAX_LEAD).replace(/\s+\S*$/, '')}…`;
}

const MAX_LEAD = 320;

/**
 * True if the reader wants a section, not the page: the page's title says nothing of the query, or less than half
 * of it, and the heading or a phrase for the section says all.
 */
function isMeant(
  page: PageDocument,
  best: RankedPart | undefined,
  { getCover }: TextFit,
): best is RankedPart {
  if (best === undefined || hasFields(getKind(page))) return false;
  const said = getCover(page.t);
  return said === 0 || (said < MIN_COVER && best.cover > WHOLE_COVER);
}

interface RankedPart {
  readonly part: PagePart;
  readonly content: string;
  /** The share of the query that its title or a phrase for it says. */
  readonly cover: number;
  readonly score: number;
}

/**
 * The parts that say enough of the query, and something that the page's title does not say, best first. A
 * title counts more than the text below it.
 */
function rankParts(
  page: PageDocument,
  { headings, phrases, texts }: HitSource,
  { getFit, getCover }: TextFit,
): readonly RankedPart[] {
  const said = getCover(page.t);
  if (headings === undefined || said > WHOLE_COVER) return [];
  return toParts(headings)
    .map((part, at) => {
      const content = texts[at + 1] ?? '';
      const own = phrases.filter(({ hash }) => hash === part.hash).map(({ text }) => text);
      const names = [part.title, ...own];
      const cover = Math.max(...names.map((name) => getCover(name)));
      const score = Math.max(cover, getCover(content) * 0.6) + Math.max(...names.map(getFit));
      return { part, names, content, cover, score };
    })
    .filter(({ score }) => score >= MIN_COVER)
    .filter(({ names, content }) => getCover(page.t, ...names, content) > said)
    .toSorted((a, b) => b.score - a.score);
}

/** The words of the query as a page shows them, for marking: as they are typed, or else what they stand for. */
function toTokens(words: readonly MeantWord[], { says }: HitSource): readonly string[] {
  const tokens = words.flatMap(({ text, variants }) => {
    const typed = splitWords(text).map((word) => word.text);
    if (typed.every((word) => toQueryTerms(word).every(says))) return typed.slice(0, MAX_TOKENS);
    const others = variants.filter(({ quality, terms }) => quality < 1 && terms.every(says));
    return others.flatMap(({ terms }) => terms).slice(0, MAX_TOKENS);
  });
  return [...new Set(tokens)];
}

const MAX_TOKENS = 4;
