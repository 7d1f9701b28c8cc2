import { toItemsAnchor, toRowAnchor, toVariantAnchor } from '../../../src/model/api/anchors';
import type { SchemaGraph } from '../../../src/model/schema/schema';
import { getInlineSchemas, toInlineKey } from './inline-schemas';
import type { KnownView, LongList } from './known-views';
import { getViews } from './known-views';
import type { KeyedSchema } from './schema-view';

/** Where a page has a schema: its line, and what is inside it as far as the page shows that. */
export interface Place {
  readonly keyed: KeyedSchema;
  readonly view: KnownView;
  readonly anchor: string;
  /** How many fields are around it. */
  readonly level: number;
  /** The keys of the schemas around it. */
  readonly around: ReadonlySet<string>;
  /** Set for what a page of the schema's own starts from. */
  readonly own?: OwnPart;
  /** The items of a list, which its type names. A list of itself has none. */
  items?: Place;
  /** Absent if the page shows nothing of it, or if there is nothing. */
  inside?: PlacesInside;
}

/** A part of a schema that has more fields than fit on a page, and so several pages. */
export interface OwnPart {
  /** From 1. */
  readonly number: number;
  /** How many rows and variants the pages before it have. */
  readonly skip: number;
}

/** The places inside a schema, as many as the page shows. */
export interface PlacesInside {
  readonly rows: readonly Place[];
  readonly variants: readonly (readonly Place[])[];
  /** How many rows and variants the page leaves out. */
  readonly left: number;
}

/** The size and the places that a line or the inside of a place adds to a page. */
export interface Opened {
  /** An estimate of its HTML, without the long lists. */
  readonly bytes: number;
  readonly lists: readonly LongList[];
  /** The places in it of which the page may show more, or not. */
  readonly closed: readonly Place[];
}

/** Opens the places of a graph's schemas. */
export interface PlaceOpener {
  readonly toRoot: (keyed: KeyedSchema, anchor: string, own?: OwnPart) => Place;
  /** Shows a line, with everything inside it that has no page of its own. */
  readonly openLine: (place: Place) => Opened;
  /** The inside of a place: as many rows and variants as the limit allows, one at least. */
  readonly openInside: (
    place: Place,
    limit?: PageLimit,
  ) => Opened & { readonly inside: PlacesInside };
}

/** The room on a page. */
export interface PageLimit {
  readonly maxBytes: number;
  /** The keys of the long lists that the page has already. */
  readonly listed: ReadonlySet<string>;
}

/** How much it adds to a page that has some long lists already, in bytes. */
export function weigh({ bytes, lists }: Opened, listed: ReadonlySet<string>): number {
  if (lists.length === 0) return bytes;
  const added = new Map(lists.map((list) => [list.key, list.bytes]));
  return [...added].reduce((sum, [key, more]) => (listed.has(key) ? sum : sum + more), bytes);
}

/** Creates what opens the places of a graph's schemas. */
export function createPlaceOpener(graph: SchemaGraph): PlaceOpener {
  const getView = getViews(graph);
  const { alone } = getInlineSchemas(graph);

  function toRoot(keyed: KeyedSchema, anchor: string, own?: OwnPart): Place {
    const root = toPlace({ keyed, anchor, level: 0, around: new Set() });
    return own === undefined
      ? root
      : { ...root, own, view: { ...root.view, ...leaveOut(root.view, own.skip) } };
  }

  function openLine(place: Place): Opened {
    const { view, anchor } = place;
    const bytes = view.bytes + 2 * Buffer.byteLength(anchor);
    const own: Opened = {
      bytes,
      lists: view.longList === undefined ? NOTHING.lists : [view.longList],
      closed: NOTHING.closed,
    };
    // As most fields are.
    if (view.items === undefined && !hasInside(view)) return own;
    const items = openItems(place);
    if (!hasInside(view)) return join(own, items);
    if (canBeClosed(place)) return join(own, { ...NOTHING, bytes: LINK_BYTES, closed: [place] });
    const { inside, ...opened } = openInside(place);
    place.inside = inside;
    return join(own, items, opened);
  }

  function openItems(place: Place): Opened {
    const { items } = place.view;
    if (items === undefined || isRepeated(place)) return NOTHING;
    const { level } = place;
    const around = toAround(place);
    place.items = toPlace({ keyed: items, anchor: toItemsAnchor(place.anchor), level, around });
    return openLine(place.items);
  }

  function openInside(place: Place, { maxBytes, listed }: PageLimit = NO_LIMIT) {
    const shown: Place[] = [];
    const lines: Opened[] = [{ ...NOTHING, bytes: DETAILS_BYTES }];
    const known = new Set(listed);
    let bytes = DETAILS_BYTES;
    for (const one of listLines(place)) {
      const line = openLine(one);
      const more = weigh(line, known);
      if (bytes + more > maxBytes && shown.length > 0) break;
      bytes += more;
      for (const { key } of line.lists) known.add(key);
      lines.push(line);
      shown.push(one);
    }
    return { ...join(...lines), inside: toInside(place.view, shown) };
  }

  function canBeClosed(place: Place): boolean {
    const { view, keyed } = place;
    return view.name !== undefined || isRepeated(place) || alone.has(toInlineKey(keyed.ref));
  }

  /** The rows, then the variants: each made when it is asked for, as a page may have room for a few of hundreds. */
  function* listLines(place: Place): Generator<Place> {
    const { view, anchor, level } = place;
    const { rows = [], unions = [] } = view;
    const around = toAround(place);
    for (const row of rows)
      yield toPlace({
        keyed: row.schema,
        anchor: toRowAnchor(anchor, row),
        level: level + 1,
        around,
      });
    for (const { variants } of unions)
      for (const { key, schema: keyed } of variants)
        yield toPlace({ keyed, anchor: toVariantAnchor(anchor, key), level, around });
  }

  function toPlace({ keyed, anchor, level, around }: Omit<Place, 'view'>): Place {
    return { keyed, view: getView(keyed), anchor, level, around };
  }

  return { toRoot, openLine, openInside };
}

const NO_LIMIT: PageLimit = { maxBytes: Infinity, listed: new Set() };

const NOTHING: Opened = { bytes: 0, lists: [], closed: [] };

/** In a loop: most lines have no lists and nothing closed, and the pages of an API have hundreds of thousands. */
function join(...parts: readonly Opened[]): Opened {
  let bytes = 0;
  const lists: LongList[] = [];
  const closed: Place[] = [];
  for (const part of parts) {
    bytes += part.bytes;
    if (part.lists.length > 0) lists.push(...part.lists);
    if (part.closed.length > 0) closed.push(...part.closed);
  }
  return { bytes, lists, closed };
}

/** The elements around the fields of a field. */
const DETAILS_BYTES = 240;
/** The link in the place of fields. */
const LINK_BYTES = 240;

/** True for a view with fields or choices of its own; those of a list are its items'. */
export function hasInside({ rows, unions }: KnownView): boolean {
  return rows !== undefined || unions !== undefined;
}

/** True if the page leaves out some of its fields and choices, or all. */
export function isCut({ view, inside }: Place): boolean {
  return hasInside(view) && inside?.left !== 0;
}

/** True for a schema that is inside itself. */
export function isRepeated(place: Place): boolean {
  return place.around.has(toPlaceKey(place));
}

/** Schemas with one name are the same one, although a union may change a variant. */
export function toPlaceKey({ keyed, view }: Place): string {
  return view.name ?? keyed.key;
}

/** The keys of the schemas around what is inside a place. */
function toAround(place: Place): ReadonlySet<string> {
  return new Set([...place.around, toPlaceKey(place)]);
}

/** A view without its first rows and variants. */
function leaveOut({ rows, unions }: KnownView, skip: number): Pick<KnownView, 'rows' | 'unions'> {
  let left = Math.max(skip - (rows?.length ?? 0), 0);
  return {
    ...(rows && { rows: rows.slice(skip) }),
    ...(unions && {
      unions: unions.map((union) => {
        const variants = union.variants.slice(left);
        left = Math.max(left - union.variants.length, 0);
        return { ...union, variants };
      }),
    }),
  };
}

/** The rows and variants of a view that a page shows: the first ones. */
function toInside({ rows = [], unions = [] }: KnownView, shown: readonly Place[]): PlacesInside {
  let start = rows.length;
  const variants = unions.map((union) => {
    const end = start + union.variants.length;
    const places = shown.slice(start, end);
    start = end;
    return places;
  });
  return { rows: shown.slice(0, rows.length), variants, left: start - shown.length };
}
