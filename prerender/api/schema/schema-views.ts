import { toDirectionAnchor, toNamedPage } from '../../../src/model/api/schema-page';
import type { Lifetimes } from '../../../src/model/schema/lifetime';
import { createMemory, oncePer } from '../../../src/model/once-per';
import type { SchemaGraph, SchemaRef } from '../../../src/model/schema/schema';
import type {
  SchemaView,
  SchemaViewId,
  SchemaViewRoot,
  SchemaViews,
  ViewDirection,
} from '../../../src/model/schema/schema-view';
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
export function toSchemaViews(
  graph: SchemaGraph,
  roots: readonly PageRoot[],
  lifetimes: Lifetimes = new Map(),
): SchemaViews {
  const { list, add } = createViewList(graph, lifetimes);
  const bodies = new Map<string, SchemaViewRoot>();
  const shownRoots = roots.map(({ schema, direction, anchor, isBody, mediaType }) => {
    const keyed = toKeyedSchema(graph, schema, direction);
    const earlier = isBody === true ? bodies.get(keyed.key) : undefined;
    if (earlier !== undefined) return { ...earlier, anchor, sameAs: earlier.anchor };
    const shown = add(keyed);
    if (isBody === true && hasFields(list, shown))
      bodies.set(keyed.key, { anchor, shown, mediaType });
    return { anchor, shown };
  });
  return { roots: shownRoots, list };
}

/**
 * The schema views of a named schema's own page.
 *
 * The page shows the first root, which has the fields of both directions. Other pages open the fields of a request or
 * a response in place.
 */
export function toOwnViews(
  graph: SchemaGraph,
  schema: SchemaRef,
  anchor: string,
  lifetimes?: Lifetimes,
): SchemaViews {
  const directions = ['both', 'request', 'response'] as const;
  const roots = directions.map((direction) => ({
    schema,
    direction,
    anchor: direction === 'both' ? anchor : toDirectionAnchor(direction),
  }));
  return toSchemaViews(graph, roots, lifetimes);
}

/** True if a page shows fields or choices of a view, or of the items of a list. */
function hasFields(list: readonly SchemaView[], id: SchemaViewId): boolean {
  const { items, cut, ...view } = list[id] ?? {};
  if (items !== undefined) return hasFields(list, items);
  return cut === undefined && hasInside(view);
}

/** Creates a list of views, to which schemas are added. */
function createViewList(graph: SchemaGraph, lifetimes: Lifetimes) {
  const getView = getViews(graph);
  const list: SchemaView[] = [];
  const numbers = new Map<string, SchemaViewId>();
  let lines = 0;

  /** Adds the view of a schema after those inside it. It is inside so many fields, and schemas with these keys. */
  function add(
    keyed: KeyedSchema,
    level = 0,
    around: ReadonlySet<string> = new Set(),
  ): SchemaViewId {
    const view = getView(keyed, lifetimes);
    const { items, rows, unions, ...line } = view;
    // Schemas with one name are the same one, although a union may change a variant.
    const key = view.name ?? keyed.key;
    const levels = view.name === undefined ? INLINE_LEVELS : NAMED_LEVELS;
    const isRepeated = around.has(key);
    lines += 1;
    const isFull = lines > MOST_LINES && around.size > 0;
    if (hasInside(view) && (level >= levels || isFull || isRepeated))
      return toNumber(toCutView(view));
    const inner = new Set([...around, key]);
    return toNumber({
      ...line,
      ...(items !== undefined && !isRepeated && { items: add(items, level, inner) }),
      ...(rows && {
        rows: rows.map((row) => ({ ...row, schema: add(row.schema, level + 1, inner) })),
      }),
      ...(unions && {
        unions: unions.map((union) => ({
          ...union,
          variants: union.variants.map((variant) => ({
            ...variant,
            schema: add(variant.schema, level, inner),
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

  return { list, add };
}

/** A view while its page is made. */
type InnerView = SchemaView<KeyedSchema>;

/** The views of a graph. Each is made once for all pages, unless they are very many. */
const getViews = oncePer((graph: SchemaGraph) => {
  const recall = createMemory<InnerView>(MOST_VIEWS);
  return (keyed: KeyedSchema, lifetimes: Lifetimes) =>
    recall(keyed.key, () => toSchemaView(graph, keyed, lifetimes));
});

const MOST_VIEWS = 30_000;

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
