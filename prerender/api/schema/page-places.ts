import { createMemory, oncePer } from '../../../src/model/once-per';
import type { SchemaGraph, SchemaRef } from '../../../src/model/schema/schema';
import type { ViewDirection } from '../../../src/model/schema/schema-view';
import type { Opened, OwnPart, Place, PlaceOpener } from './places';
import { createPlaceOpener, hasInside, isCut, isRepeated, toPlaceKey, weigh } from './places';
import { toKeyedSchema } from './schema-view';

/** A schema that a page starts from. */
export interface PageRoot {
  readonly anchor: string;
  readonly direction: ViewDirection;
  readonly schema: SchemaRef;
  /** The page is about it: its fields, and theirs, are on the page. */
  readonly isMain?: boolean;
  /** The whole body of a request or a response, which a page says once. */
  readonly isBody?: boolean;
  /** The media type of the body. */
  readonly mediaType?: string;
  /** The page is the schema's own, or one of several. */
  readonly own?: OwnPart;
}

/** A root with what the page shows of it. */
export interface RootPlace {
  readonly place: Place;
  /** An earlier body with the same content, which the page shows there. */
  readonly sameAs?: Place;
  /** The media type of that body. */
  readonly mediaType?: string | undefined;
}

/**
 * Decides what of its schemas a page shows, as places.
 *
 * First two levels of what the page is about, as far as a page may be that large; then what else there is
 * room for, level by level; at last what it shows elsewhere already. The rest opens in place.
 */
export function toPagePlaces(graph: SchemaGraph, roots: readonly PageRoot[]): readonly RootPlace[] {
  const places = planPage(graph, roots);
  getExtents(graph)(toKey(roots), () => toExtent(places));
  return places;
}

function planPage(graph: SchemaGraph, roots: readonly PageRoot[]): readonly RootPlace[] {
  const opener = createPlaceOpener(graph);
  const places = roots.map(({ schema, direction, anchor, own }) =>
    opener.toRoot(toKeyedSchema(graph, schema, direction), anchor, own),
  );
  const lines = new Map(places.map((place) => [place, opener.openLine(place)]));
  const earlier = findEarlier(places.filter((_, index) => roots[index]?.isBody === true));
  const usual = graph.size > MANY_SCHEMAS ? USUAL_BYTES_OF_MANY : USUAL_BYTES;
  const page = createPage(opener, [...lines.values()], usual);
  const own = places.filter((place) => !earlier.has(place));
  const isMain = (place: Place) => roots[places.indexOf(place)]?.isMain === true;
  const listClosed = (some: readonly Place[]) =>
    some.flatMap((place) => lines.get(place)?.closed ?? []);
  page.showMain(listClosed(own.filter(isMain)));
  page.showMore(listClosed(own.filter((place) => !isMain(place))));
  return places.map((place) => {
    const sameAs = earlier.get(place);
    const isShown = sameAs !== undefined && toContent(sameAs).inside !== undefined;
    return {
      place,
      ...(isShown && { sameAs, mediaType: roots[places.indexOf(sameAs)]?.mediaType }),
    };
  });
}

/** A schema that a page leaves out, all or in part, and where. */
export interface InlineCut {
  readonly schema: SchemaRef;
  /** Which part of it the page refers to. */
  readonly part: number;
  readonly anchor: string;
}

/** How far the schemas of a page go: all that other pages want to know of it. */
export interface PageExtent {
  /** The parts that it leaves out of schemas without a name, and of the one that it is about. */
  readonly cuts: readonly InlineCut[];
  /** How many rows and variants of its first schema it shows. */
  readonly shown: number;
}

/** The extent of a page from some roots. A page that has been made is not planned again. */
export function getPageExtent(graph: SchemaGraph, roots: readonly PageRoot[]): PageExtent {
  return getExtents(graph)(toKey(roots), () => toExtent(planPage(graph, roots)));
}

const getExtents = oncePer((_: SchemaGraph) => createMemory<PageExtent>(MOST_EXTENTS));

const MOST_EXTENTS = 20_000;

function toKey(roots: readonly PageRoot[]): string {
  return JSON.stringify(roots);
}

function toExtent(places: readonly RootPlace[]): PageExtent {
  const [first] = places;
  return { cuts: listCuts(places), shown: first === undefined ? 0 : countShown(first.place) };
}

function listCuts(roots: readonly RootPlace[]): readonly InlineCut[] {
  // Grows during the loop.
  const places = roots.map(({ place, sameAs }) => sameAs ?? place);
  for (const { items, inside } of places) {
    if (items !== undefined) places.push(items);
    if (inside !== undefined) places.push(...inside.rows, ...inside.variants.flat());
  }
  return places
    .filter((place) => (place.view.name === undefined || place.own !== undefined) && isCut(place))
    .map((place) => ({
      schema: place.keyed.ref,
      part: toReferredPart(place),
      anchor: place.anchor,
    }));
}

/** The part of a schema that a page refers to for what it leaves out: on its own page, the next one. */
export function toReferredPart({ own }: Place): number {
  return own === undefined ? 1 : own.number + 1;
}

/** How many rows and variants of a place the page shows. */
export function countShown({ inside }: Place): number {
  if (inside === undefined) return 0;
  return [inside.rows, ...inside.variants].reduce((sum, { length }) => sum + length, 0);
}

/** The earlier one of two bodies with the same content. */
function findEarlier(bodies: readonly Place[]): ReadonlyMap<Place, Place> {
  const known = new Map<string, Place>();
  const earlier = new Map<Place, Place>();
  for (const body of bodies) {
    if (!hasInside(toContent(body).view)) continue;
    const first = known.get(body.keyed.key);
    if (first === undefined) known.set(body.keyed.key, body);
    else earlier.set(body, first);
  }
  return earlier;
}

/** The inside of a list is that of its items. */
function toContent(place: Place): Place {
  return place.items === undefined || hasInside(place.view) ? place : toContent(place.items);
}

/** All fields of a page. Everything else on it is smaller. */
const MAX_BYTES = 220_000;

/** The fields of a page together with those beyond the first levels of what it is about. */
const USUAL_BYTES = 120_000;

/** The same for an API with so many schemas, and so as many pages, that each has to be small. */
const USUAL_BYTES_OF_MANY = 30_000;
const MANY_SCHEMAS = 5000;

/** The levels that a page always shows of what it is about. */
const MAIN_LEVELS = 2;

/** Nobody reads deeper than this from the top of a page. */
const MAX_LEVELS = 8;

/** Adds the inside of places to a page until it is full. */
function createPage(opener: PlaceOpener, lines: readonly Opened[], usual: number) {
  const shown = new Set<string>();
  const closed: Place[] = [];
  const listed = new Set<string>();
  let bytes = 0;
  for (const line of lines) count(line);

  function count(opened: Opened): void {
    bytes += weigh(opened, listed);
    for (const { key } of opened.lists) listed.add(key);
  }

  function add(place: Place, opened: ReturnType<PlaceOpener['openInside']>): void {
    count(opened);
    place.inside = opened.inside;
    shown.add(toShownKey(place));
    closed.push(...opened.closed);
  }

  function showLevel(level: number, maxBytes: number, isRepeatedToo = true): void {
    // Grows during the loop, because items and variants are on the level of what they are in.
    for (const place of closed) {
      if (bytes >= maxBytes) return;
      if (place.level !== level || place.inside !== undefined || isRepeated(place)) continue;
      if (!isRepeatedToo && shown.has(toShownKey(place))) continue;
      const opened = opener.openInside(place, { maxBytes: maxBytes - bytes, listed });
      const isWhole = opened.inside.left === 0;
      if (isWhole && bytes + weigh(opened, listed) <= maxBytes) add(place, opened);
    }
  }

  return {
    /** The own fields in any case, as many as have room, then theirs. */
    showMain(mains: readonly Place[]): void {
      const own = mains.filter(({ level }) => level === 0);
      own.forEach((place, index) => {
        const maxBytes = (MAX_BYTES - bytes) / (own.length - index);
        add(place, opener.openInside(place, { maxBytes, listed }));
      });
      closed.push(...mains.filter((place) => !own.includes(place)));
      for (let level = 0; level < MAIN_LEVELS; level += 1) showLevel(level, MAX_BYTES);
    },
    showMore(others: readonly Place[]): void {
      closed.push(...others);
      for (let level = 0; level < MAX_LEVELS; level += 1) showLevel(level, usual, false);
      for (let level = 0; level < MAX_LEVELS; level += 1) showLevel(level, usual);
    },
  };
}

function toShownKey(place: Place): string {
  return `${place.keyed.direction} ${toPlaceKey(place)}`;
}
