import { toDefined } from '../model/defined';
import { readFieldPath } from '../model/api/anchors';
import { toHitHref } from '../model/search/hit-address';
import type { HitGroup, PageHit } from '../model/search/hits';
import type { Segment } from '../model/search/marks';
import { withoutBase } from '../model/site/paths';
import { format } from '../model/text/format';
import { toGroups } from '../model/to-groups';
import { texts } from './texts';

/** A line of a list of hits: a page, a section of it, or a part of the line above. */
export interface HitLine {
  /** Unique in its list. */
  readonly key: string;
  /** Path for the router. */
  readonly path: string;
  readonly hit: PageHit;
  readonly title: readonly Segment[];
  readonly summary: readonly Segment[];
  /** The first lines of the page or part. */
  readonly lead: string;
  /** A part below its page, or beside another section of it. */
  readonly part?: 'below' | 'beside';
  /** Where a part of a page is: the side of an operation that a field belongs to, or the section around another. */
  readonly within: string | undefined;
  /** True for the name of a field or a schema, which is the same in every language. */
  readonly isName: boolean;
}

export const groupNames: Readonly<Record<HitGroup, string>> = {
  operations: texts.search.groupOperations,
  guides: texts.search.groupGuides,
  schemas: texts.search.groupSchemas,
  others: texts.search.groupOthers,
  related: texts.search.groupRelated,
};

/** The lines of hits; a hit whose address leads out of the site has none. A text is said once. */
function toHitLines(hits: readonly PageHit[]): readonly HitLine[] {
  const said = new Set<string>();
  const sayOnce = (summary: readonly Segment[]) => {
    const text = toText(summary);
    const isNew = !said.has(text);
    said.add(text);
    return isNew ? summary : [];
  };
  return hits.flatMap((hit) => {
    const { title, summary, hash, lead, parent } = hit;
    const part = hit.kind === 'section' ? 'beside' : 'below';
    const isOperation = hit.kind === 'operation' || hit.kind === 'webhook';
    const lines = [
      { title, summary, hash, lead, ...toDefined({ parent }) },
      ...hit.parts.filter((each) => each.hash !== hash).map((each) => ({ ...each, part }) as const),
    ];
    return lines.flatMap((line): readonly HitLine[] => {
      const path = toHitPath(hit, line.hash);
      if (path === undefined) return [];
      // A page stays the same line when its texts tell which section is meant.
      const key = 'part' in line ? `${hit.url} ${line.hash}` : hit.url;
      const side = isOperation ? findSide(line.hash) : undefined;
      const isName = side !== undefined || hit.kind === 'schema';
      const within = side ?? line.parent;
      return [{ ...line, key, path, hit, within, isName, summary: sayOnce(line.summary) }];
    });
  });
}

/**
 * Where a hit, or a part of its page, leads, as the router takes it: without the base. Undefined for an
 * untrusted address.
 */
function toHitPath(hit: PageHit, hash: string): string | undefined {
  const base = import.meta.env.BASE_URL;
  const href = toHitHref(hit, hash, base);
  if (href !== undefined) return withoutBase(base, href);
  warnOnce(hit.url);
  return undefined;
}

const refused = new Set<string>();

function warnOnce(url: string): void {
  if (!refused.has(url))
    console.warn(`A hit is left out because it leads out of this site: ${url}`);
  refused.add(url);
}

/** Names the side of an operation that a field belongs to, by its anchor. */
function findSide(hash: string): string | undefined {
  const owner = readFieldPath(hash.slice(1))?.owner ?? '';
  if (requestAnchors.has(owner)) return texts.search.inRequest;
  const [, status] = /^response-(\w+?)(?:-header)?$/.exec(owner) ?? [];
  return status === undefined ? undefined : format(texts.search.inResponse, { status });
}

const requestAnchors = new Set(['path', 'query', 'header', 'cookie', 'body']);

/** The text of segments. */
export function toText(segments: readonly Segment[]): string {
  return segments.map(({ text }) => text).join('');
}

/** The labels above a line, outermost first. */
export function toTrail({ hit, part, within }: HitLine): readonly string[] {
  return [
    ...hit.trail,
    ...(part === 'below' ? [toText(hit.title)] : []),
    ...(within === undefined ? [] : [within]),
  ];
}

/** The hits of one group, as lines. */
export interface HitLines {
  readonly group: HitGroup;
  readonly lines: readonly HitLine[];
}

/** The lines of hits by group: the group with the best hit first. */
export function toHitGroups(hits: readonly PageHit[]): readonly HitLines[] {
  const groups = toGroups(toHitLines(hits), ({ hit }) => [hit.group]);
  return Array.from(groups, ([group, lines]) => ({ group, lines }));
}
