import { toDirectionAnchor, toInlinePage, toNamedPage } from '../../../src/model/api/schema-page';
import type { SchemaGraph, SchemaRef } from '../../../src/model/schema/schema';
import type {
  SchemaCut,
  SchemaView,
  SchemaViewId,
  SchemaViews,
} from '../../../src/model/schema/schema-view';
import { toInlineKey } from './inline-schemas';
import type { PageRoot, RootPlace } from './page-places';
import { countShown, getPageExtent, toPagePlaces, toReferredPart } from './page-places';
import type { KnownView } from './known-views';
import type { Place } from './places';
import { hasInside, isCut } from './places';
import type { KeyedSchema } from './schema-view';

/** The schema views of a page. */
export function toSchemaViews(graph: SchemaGraph, roots: readonly PageRoot[]): SchemaViews {
  return toNumberedViews([toPagePlaces(graph, roots)]);
}

/** The schema views of a schema's own page, or of one of several. */
export function toOwnViews(
  graph: SchemaGraph,
  schema: SchemaRef,
  anchor: string,
  part = 1,
): SchemaViews {
  return toNumberedViews(
    toOwnRoots(graph, schema, anchor, part).map(({ direction, ...root }) => {
      const own = direction === 'both' ? anchor : toDirectionAnchor(direction);
      return toPagePlaces(graph, [{ ...root, direction, anchor: own }]);
    }),
  );
}

/**
 * The roots of a schema's own page, each planned for itself.
 *
 * The page shows the first, which has the fields of both directions. Other pages open the fields of a
 * request or a response in place.
 */
export function toOwnRoots(
  graph: SchemaGraph,
  schema: SchemaRef,
  anchor: string,
  part = 1,
): readonly PageRoot[] {
  const directions = ['both', 'request', 'response'] as const;
  return directions.map((direction) => {
    const root = { direction, schema, anchor, isMain: true };
    let skip = 0;
    for (let number = 1; number < part; number += 1) {
      skip += getPageExtent(graph, [{ ...root, own: { number, skip } }]).shown;
    }
    return { ...root, own: { number: part, skip } };
  });
}

/** The views of roots; those of each list are shown together. */
function toNumberedViews(together: readonly (readonly RootPlace[])[]): SchemaViews {
  const { list, toNumber } = createNumbers();
  const roots = together.flatMap((places) => {
    const listed = new Map<string, string>();
    return places.map(({ place, sameAs, mediaType }) => ({
      anchor: place.anchor,
      shown: toNumber(sameAs ?? place, listed),
      ...(sameAs !== undefined && { sameAs: sameAs.anchor, mediaType }),
    }));
  });
  return { roots, list };
}

/** Numbers what a page shows; the same content in two places has the same number. */
function createNumbers() {
  const list: SchemaView[] = [];
  const numbers = new Map<string, SchemaViewId>();
  /** The numbers of lines with nothing inside, as most are. */
  const lines = new Map<KnownView, SchemaViewId>();

  /** `listed` are the anchors of very many values; those of items stand at their list. */
  function toNumber(
    place: Place,
    listed: Map<string, string>,
    anchor = place.anchor,
  ): SchemaViewId {
    const view = sayOnce(place.view, listed, anchor);
    if (place.items === undefined && !hasInside(view)) {
      const number = lines.get(view) ?? toKnownNumber(toNumberedView(view, NOTHING_INSIDE));
      lines.set(view, number);
      return number;
    }
    const { rows = [], variants = [] } = place.inside ?? {};
    const inside: NumberedInside = {
      ...(place.items !== undefined && { items: toNumber(place.items, listed, anchor) }),
      rows: rows.map((row) => toNumber(row, listed)),
      variants: variants.map((some) => some.map((one) => toNumber(one, listed))),
    };
    return toKnownNumber(toNumberedView(view, inside, findCut(place)));
  }

  function toKnownNumber(view: SchemaView): SchemaViewId {
    const text = JSON.stringify(view);
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, list.length);
    list.push(view);
    return list.length - 1;
  }

  return { list, toNumber };
}

/** Lists very many values at the first place that has them. */
function sayOnce(view: KnownView, listed: Map<string, string>, anchor: string): KnownView {
  if (view.longList === undefined) return view;
  const { values = [], longList, ...line } = view;
  const first = listed.get(longList.key) ?? anchor;
  listed.set(longList.key, first);
  if (first === anchor) return view;
  return { ...line, sameValues: { count: values.length, anchor: first } };
}

interface NumberedInside {
  readonly items?: SchemaViewId;
  readonly rows: readonly SchemaViewId[];
  readonly variants: readonly (readonly SchemaViewId[])[];
}

const NOTHING_INSIDE: NumberedInside = { rows: [], variants: [] };

/** The part of a place that the page leaves out. */
function findCut(place: Place): SchemaCut | undefined {
  if (!isCut(place)) return undefined;
  const { view, keyed, inside, own } = place;
  const page = toOwnPage(keyed.ref, toReferredPart(place), view);
  const holds = view.rows === undefined ? 'choices' : 'fields';
  if (inside === undefined) return { page, holds };
  return {
    page,
    holds,
    part: { skip: own === undefined ? countShown(place) : 0, left: inside.left },
  };
}

/** The path of a schema's own page, or of one of several. */
export function toOwnPage(
  schema: SchemaRef,
  part: number,
  { name, page }: Pick<SchemaView, 'name' | 'page'> = {},
): string {
  if (part === 1 && name !== undefined) return page ?? toNamedPage(name);
  return toInlinePage(toInlineKey(schema), part);
}

/** A view with numbers; of what a page leaves out, the line shows that there is a choice. */
function toNumberedView(view: KnownView, inside: NumberedInside, cut?: SchemaCut): SchemaView {
  const {
    items: _items,
    rows = [],
    unions,
    dependentRequired,
    others,
    otherItems,
    ...known
  } = view;
  const { bytes: _bytes, longList: _longList, ...line } = known;
  const shown = rows.slice(0, inside.rows.length);
  const isWhole = cut === undefined || cut.part !== undefined;
  return {
    ...line,
    ...(inside.items !== undefined && { items: inside.items }),
    ...(shown.length > 0 && {
      rows: shown.map((row, index) => withNumber(row, inside.rows[index])),
    }),
    ...(unions && {
      unions: unions.map((union, index) => ({
        ...union,
        variants: (inside.variants[index] ?? []).flatMap((number, position) => {
          const variant = union.variants[position];
          return variant === undefined ? [] : [withNumber(variant, number)];
        }),
      })),
    }),
    ...(isWhole && {
      ...(others !== undefined && { others }),
      ...(otherItems !== undefined && { otherItems }),
      ...(dependentRequired && { dependentRequired }),
    }),
    ...(cut && { cut }),
  };
}

function withNumber<T extends { readonly schema: KeyedSchema }>(
  { schema: _schema, ...said }: T,
  schema: SchemaViewId = 0,
) {
  return { ...said, schema };
}
