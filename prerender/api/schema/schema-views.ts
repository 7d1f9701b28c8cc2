import { toItemsAnchor, toRowAnchor, toVariantAnchor } from '../../../src/model/api/anchors';
import { toDirectionAnchor, toNamedPage } from '../../../src/model/api/schema-page';
import { createMemory, oncePer } from '../../../src/model/once-per';
import type { EnumValue, SchemaGraph, SchemaRef } from '../../../src/model/schema/schema';
import type {
  SchemaView,
  SchemaViewId,
  SchemaViewRoot,
  SchemaViews,
  ViewDirection,
} from '../../../src/model/schema/schema-view';
import { areLines, toValueLine } from '../../../src/model/schema/schema-view';
import type { KeyedSchema } from './schema-view';
import { toKeyedSchema, toSchemaView } from './schema-view';

/** A schema that a page starts from. */
export interface PageRoot {
  readonly anchor: string;
  readonly direction: ViewDirection;
  readonly schema: SchemaRef;
  /** The whole body of a request or a response, which a page says once. */
  readonly isBody?: boolean;
  /** The media type of the body. */
  readonly mediaType?: string;
}

/** The levels of fields that a page shows of named schemas. Deeper ones open in place from their own pages. */
const NAMED_LEVELS = 2;

/** The levels of fields that a page shows of schemas without a name, which have no page of their own. */
const INLINE_LEVELS = 8;

/**
 * The lines after which a page opens no further schemas, about 4 MB of HTML. Without a limit, a page of schemas
 * that refer to each other in every order would never be finished.
 */
const MOST_LINES = 10_000;

/** The schema views of a page. */
export function toSchemaViews(graph: SchemaGraph, roots: readonly PageRoot[]): SchemaViews {
  const { list, addRoots } = createViewList(graph);
  return { roots: addRoots(roots), list };
}

/**
 * The schema views of a named schema's own page.
 *
 * The page shows the first root, which has the fields of both directions. Other pages open the fields of a request or
 * a response in place.
 */
export function toOwnViews(graph: SchemaGraph, schema: SchemaRef, anchor: string): SchemaViews {
  const { list, addRoots } = createViewList(graph);
  const directions = ['both', 'request', 'response'] as const;
  const roots = directions.flatMap((direction) => {
    const own = direction === 'both' ? anchor : toDirectionAnchor(direction);
    return addRoots([{ schema, direction, anchor: own }]);
  });
  return { roots, list };
}

/** Where a page has a schema. */
interface Place {
  readonly keyed: KeyedSchema;
  readonly anchor: string;
  /** How many fields are around it. */
  readonly level: number;
  /** The keys of the schemas around it. */
  readonly around: ReadonlySet<string>;
}

/** The state of a page while its views are listed. */
interface PageState {
  lines: number;
  /** The anchors of very many values, by the values. */
  readonly listed: Map<string, string>;
}

/** Creates a list of views, to which roots are added; those of one call are shown together. */
function createViewList(graph: SchemaGraph) {
  const getView = getViews(graph);
  const list: SchemaView[] = [];
  const numbers = new Map<string, SchemaViewId>();

  function addRoots(roots: readonly PageRoot[]): readonly SchemaViewRoot[] {
    const page: PageState = { lines: 0, listed: new Map() };
    const bodies = new Map<string, SchemaViewRoot>();
    return roots.map(({ schema, direction, anchor, isBody, mediaType }) => {
      const keyed = toKeyedSchema(graph, schema, direction);
      const earlier = isBody === true ? bodies.get(keyed.key) : undefined;
      if (earlier !== undefined) return { ...earlier, anchor, sameAs: earlier.anchor };
      const shown = add({ keyed, anchor, level: 0, around: new Set() }, page);
      if (isBody === true && hasFields(shown)) bodies.set(keyed.key, { anchor, shown, mediaType });
      return { anchor, shown };
    });
  }

  /** Adds the view of a schema at a place, after those inside it. The values of items stand at their list. */
  function add(place: Place, page: PageState, valuesAnchor = place.anchor): SchemaViewId {
    const { keyed, anchor, level } = place;
    const view = listOnce(getView(keyed), page.listed, valuesAnchor);
    page.lines += 1;
    if (isLeftOut(view, place, page)) return toNumber(toCutView(view));
    const { items, rows, unions, ...line } = view;
    const around = new Set([...place.around, toPlaceKey(view, place)]);
    const addInside = (schema: KeyedSchema, at: string, innerLevel: number, valuesAt = at) =>
      add({ keyed: schema, anchor: at, level: innerLevel, around }, page, valuesAt);
    const hasItems = items !== undefined && !isRepeated(view, place);
    return toNumber({
      ...line,
      ...(hasItems && { items: addInside(items, toItemsAnchor(anchor), level, valuesAnchor) }),
      ...(rows && {
        rows: rows.map((row) => ({
          ...row,
          schema: addInside(row.schema, toRowAnchor(anchor, row), level + 1),
        })),
      }),
      ...(unions && {
        unions: unions.map((union) => ({
          ...union,
          variants: union.variants.map((variant) => ({
            ...variant,
            schema: addInside(variant.schema, toVariantAnchor(anchor, variant.key), level),
          })),
        })),
      }),
    });
  }

  /** The same content in two places has the same number. */
  function toNumber(view: SchemaView): SchemaViewId {
    const text = JSON.stringify(view);
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, list.length);
    list.push(view);
    return list.length - 1;
  }

  /** True if the page shows fields or choices of a view, or of the items of a list. */
  function hasFields(id: SchemaViewId): boolean {
    const { items, cut, ...view } = list[id] ?? {};
    if (items !== undefined) return hasFields(items);
    return cut === undefined && hasInside(view);
  }

  return { list, addRoots };
}

/** A view while its page is made. */
type InnerView = SchemaView<KeyedSchema>;

/** The views of a graph. Each is made once for all pages, unless they are very many. */
const getViews = oncePer((graph: SchemaGraph) => {
  const recall = createMemory<InnerView>(MOST_VIEWS);
  return (keyed: KeyedSchema) => recall(keyed.key, () => toSchemaView(graph, keyed));
});

const MOST_VIEWS = 30_000;

/** True if the page has nothing of what is inside a schema: it is too deep, or inside itself. */
function isLeftOut(view: InnerView, place: Place, { lines }: PageState): boolean {
  if (!hasInside(view)) return false;
  const levels = view.name === undefined ? INLINE_LEVELS : NAMED_LEVELS;
  const isFull = lines > MOST_LINES && place.around.size > 0;
  return place.level >= levels || isFull || isRepeated(view, place);
}

/** True for a schema that is inside itself. */
function isRepeated(view: InnerView, place: Place): boolean {
  return place.around.has(toPlaceKey(view, place));
}

/** Schemas with one name are the same one, although a union may change a variant. */
function toPlaceKey({ name }: InnerView, { keyed }: Place): string {
  return name ?? keyed.key;
}

/** True for a view with fields or choices of its own; those of a list are its items'. */
function hasInside({ rows, unions }: Pick<SchemaView<unknown>, 'rows' | 'unions'>): boolean {
  return rows !== undefined || unions !== undefined;
}

/** Without what is inside; the line shows that there is a choice. */
function toCutView(view: InnerView): SchemaView {
  const { items: _items, rows, unions, ...shown } = view;
  const { others: _others, otherItems: _otherItems, dependentRequired: _required, ...line } = shown;
  return {
    ...line,
    ...(unions && { unions: unions.map((union) => ({ ...union, variants: [] })) }),
    cut: {
      ...(view.name !== undefined && { page: view.page ?? toNamedPage(view.name) }),
      holds: rows === undefined ? 'choices' : 'fields',
    },
  };
}

/** Lists very many values at the first place that has them. */
function listOnce(view: InnerView, listed: Map<string, string>, anchor: string): InnerView {
  const { values, ...line } = view;
  const key = values && findLines(values);
  if (values === undefined || key === undefined) return view;
  const first = listed.get(key) ?? anchor;
  listed.set(key, first);
  if (first === anchor) return view;
  return { ...line, sameValues: { count: values.length, anchor: first } };
}

/** Very many values as one text; undefined for fewer. */
const findLines = oncePer((values: readonly EnumValue[]): string | undefined =>
  areLines(values) ? values.map((value) => toValueLine(value, value.value)).join('\n') : undefined,
);
