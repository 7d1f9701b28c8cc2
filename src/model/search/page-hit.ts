import { getHitGroup } from './hit-groups';
import type { HitGroup } from './hit-groups';
import { highlight } from './highlighting';
import type { Segment } from './highlighting';
import { toQueryTerms } from './index-terms';
import { hasFields } from './page-facts';
import type { PageKind } from './page-facts';
import type { PagePart } from './page-parts';
import { toParts } from './page-parts';
import type { RankedPage } from './ranked-page';
import { getCover, getShare } from './text-fit';
import type { TextTerms } from './text-terms';
import { toSnippet } from './snippet';
import { getKind } from './search-document';
import type { PageDocument, PartDocument } from './search-document';
import type { SearchScope } from './limits';
import type { WordScores } from './word-scores';

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
  readonly title: readonly Segment[];
  readonly summary: readonly Segment[];
  readonly lead: string;
}

export interface HitSource {
  readonly description: PartDocument | undefined;
  readonly headings: PartDocument | undefined;
  /** Before the first heading, and below each; none until its file has been loaded. */
  readonly texts: readonly string[];
  readonly readTerms: (text: string) => TextTerms;
}

/** A part of a page that says less of the query than this is not worth a line. */
const MIN_COVER = 0.5;

/** A title says what answers the query, such as “Limits”. */
const HINT_SCORE = 0.8;

const STATUS = /^[1-5]\d\d$/;

/** From here on, a text says the whole query. */
const WHOLE_COVER = 0.95;

/** Makes the hit of a page. */
export function toPageHit(
  { page, hash = '' }: RankedPage,
  words: readonly WordScores[],
  source: HitSource,
  { snippetLength, parts: maxParts }: SearchScope,
): PageHit {
  const { description, texts, readTerms } = source;
  const tokens = toTokens(page, words);
  const mark = (shown: string) => highlight(shown, tokens);
  const summarize = (content: string) => toSnippet(content, tokens, snippetLength);
  const pageTitle = readTerms(page.t);
  const cover = getCover(words, pageTitle);
  const [best, ...others] = rankParts(source, words, pageTitle);
  const section = hash === '' && cover < MIN_COVER && isMeant(page, best, cover) ? best : undefined;
  const own = texts[0] ?? '';
  const isOwn = getCover(words, readTerms(own)) > getCover(words, readTerms(description?.t ?? ''));
  const parts = section === undefined && best !== undefined ? [best, ...others] : others;
  const { method, path, deprecated } = page.f ?? {};
  return {
    kind: section === undefined ? getKind(page) : 'section',
    url: page.u,
    group: getHitGroup(getKind(page)),
    hash: section?.part.hash ?? hash,
    title: mark(section?.part.title ?? page.t),
    trail: section === undefined ? page.b : [...page.b, page.t],
    ...(method !== undefined && { method }),
    ...(path !== undefined && { path }),
    ...(deprecated !== undefined && { deprecated }),
    summary: summarize(section?.content ?? (isOwn ? own : (description?.t ?? own))),
    lead: toLead(section?.content ?? (description?.t || own)),
    outline: toOutline(source.headings),
    parts: parts.slice(0, maxParts).map(({ part, content }) => ({
      hash: part.hash,
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

const MAX_OUTLINE = 6;

function isTaken({ hash }: PagePart): boolean {
  return /^#(?:path|query|body)[.[(]/.test(hash);
}

/** The beginning of a text, up to the end of a word. */
function toLead(text: string): string {
  if (text.length <= MAX_LEAD) return text;
  return `${text.slice(0, MAX_LEAD).replace(/\s+\S*$/, '')}…`;
}

const MAX_LEAD = 320;

/**
 * True if the reader wants a section, not the page: its heading says the whole query, or the page's title says
 * nothing of it.
 */
function isMeant(page: PageDocument, best: RankedPart | undefined, titleCover: number): boolean {
  if (best === undefined || hasFields(getKind(page))) return false;
  return best.cover > WHOLE_COVER || titleCover === 0;
}

interface RankedPart {
  readonly part: PagePart;
  readonly content: string;
  /** The share of the query that its title says. */
  readonly cover: number;
  readonly score: number;
}

/**
 * The parts that say enough of the query, and something that the page's title does not say, best first. A
 * title counts more than the text below it.
 */
function rankParts(
  { headings, texts, readTerms }: HitSource,
  words: readonly WordScores[],
  pageTitle: TextTerms,
): readonly RankedPart[] {
  const said = getCover(words, pageTitle);
  if (headings === undefined || said > WHOLE_COVER) return [];
  // A status tells one section of the errors from the others, whatever else the query says.
  const hints = words.filter(({ word, isHint }) => isHint === true || STATUS.test(word.text));
  return toParts(headings)
    .map((part, at): RankedPart => {
      const content = texts[at + 1] ?? '';
      const title = readTerms(part.title);
      const own = getCover(words, title);
      const below = readTerms(content);
      const isMore = getCover(words, pageTitle, title, below) > said;
      const isHinted = hints.some(({ word }) => title.all.has(word.text));
      const score =
        Math.max(own, getCover(words, below) * 0.6) +
        own * getShare(words, title) +
        (isHinted ? HINT_SCORE : 0);
      return { part, content, cover: own, score: isMore ? score : 0 };
    })
    .filter(({ score }) => score >= MIN_COVER)
    .toSorted((a, b) => b.score - a.score);
}

/** The words of the query as they are on a page, for marking. */
function toTokens(page: PageDocument, words: readonly WordScores[]): readonly string[] {
  const tokens = words.flatMap(({ word, terms, pages }) => {
    if (!pages.has(page.i)) return [];
    const exact = toQueryTerms(word.text).every((term) => terms.get(term) === 1);
    // A misspelt word is marked as it should be.
    return exact || terms.size === 0
      ? [word.text]
      : [
          word.text,
          ...[...terms].filter(([, quality]) => quality >= 0.3).map(([term]) => term),
        ].slice(0, MAX_TOKENS);
  });
  return [...new Set(tokens)];
}

const MAX_TOKENS = 4;
