import { oncePer } from '../../../src/model/once-per';
import type { SchemaGraph, SchemaId } from '../../../src/model/schema/schema';
import type {
  SchemaView,
  SchemaViewId,
  SchemaViews,
  ViewDirection,
} from '../../../src/model/schema/schema-view';
import type { KeyedSchema } from './schema-view';
import { toKeyedSchema, toSchemaView } from './schema-view';

/** A schema that a page starts from. */
export interface SchemaViewRoot {
  readonly view: ViewDirection;
  readonly schema: SchemaId;
}

/**
 * The schema views of a page.
 *
 * Goes as many named schemas deep as the size of the HTML allows. Deeper ones only have their line, which
 * links to their own page. So neither HTML nor data grow with what a schema reaches.
 */
export function toSchemaViews(graph: SchemaGraph, roots: readonly SchemaViewRoot[]): SchemaViews {
  const { getView, measure, maxBytes } = getReader(graph);
  const keyed = roots.map(({ schema, view }) => toKeyedSchema(graph, schema, view));
  const depth = findDepth(keyed, measure, maxBytes);
  const numbers = numberSchemas(keyed, getView, depth);
  return {
    depth,
    roots: listOnce(roots).map(({ view, schema }) => [
      view,
      schema,
      getNumber(numbers, toKeyedSchema(graph, schema, view)),
    ]),
    list: [...numbers.values()].map(({ schema, isWhole }) =>
      toNumberedView(getView(schema), isWhole, (inner) => getNumber(numbers, inner)),
    ),
  };
}

/** Many responses share a body. */
function listOnce(roots: readonly SchemaViewRoot[]): readonly SchemaViewRoot[] {
  return [...new Map(roots.map((root) => [`${root.view} ${root.schema}`, root])).values()];
}

type GetView = (keyed: KeyedSchema) => SchemaView<KeyedSchema>;

type Measure = (keyed: KeyedSchema, depth: number) => number;

/** Caches what one page reads from a graph for the next one. */
interface Reader {
  readonly getView: GetView;
  readonly measure: Measure;
  readonly maxBytes: number;
}

const getReader = oncePer(createReader);

function createReader(graph: SchemaGraph): Reader {
  const views = new Map<string, SchemaView<KeyedSchema>>();
  const getView = (keyed: KeyedSchema) => {
    const view = views.get(keyed.key) ?? toSchemaView(graph, keyed);
    views.set(keyed.key, view);
    return view;
  };
  const named = [...graph.values()].filter(({ name }) => name !== undefined);
  const maxBytes = named.length > MANY_SCHEMAS ? MAX_BYTES_OF_MANY : MAX_BYTES;
  return { getView, measure: createMeasure(getView), maxBytes };
}

/** Limits the HTML of all fields of a page; everything else on a page is smaller. */
const MAX_BYTES = 90_000;

/** With more named schemas than this, and so as many pages, each page of an API shows less of other schemas. */
export const MANY_SCHEMAS = 300;
const MAX_BYTES_OF_MANY = 45_000;

/** Nobody reads deeper than this from the top of a page. */
const MAX_DEPTH = 8;

/** How deep all roots can be shown before the page gets too large. */
function findDepth(roots: readonly KeyedSchema[], measure: Measure, maxBytes: number): number {
  const toSize = (depth: number) => roots.reduce((sum, root) => sum + measure(root, depth), 0);
  let [depth, size] = [0, toSize(0)];
  while (depth < MAX_DEPTH) {
    const deeper = toSize(depth + 1);
    if (deeper === size || deeper > maxBytes) break;
    depth += 1;
    size = deeper;
  }
  return depth;
}

/** Estimates an upper bound for the HTML of a schema's content to some depth, in bytes. */
function createMeasure(getView: GetView): Measure {
  const known = new Map<string, number>();
  const measure = (keyed: KeyedSchema, depth: number): number => {
    const key = `${depth} ${keyed.key}`;
    const size = known.get(key);
    if (size !== undefined) return size;
    // A schema inside itself is not shown again.
    known.set(key, 0);
    const lines = listInside(getView(keyed)).map((inner) => {
      const view = getView(inner);
      const left = view.isShared === true ? depth - 1 : depth;
      return measureLine(view) + (left < 0 ? 0 : measure(inner, left));
    });
    const sum = lines.reduce((total, one) => total + one, 0);
    known.set(key, sum);
    return sum;
  };
  return measure;
}

const LINE_BYTES = 520;

function measureLine({ description = [], values = [] }: SchemaView<unknown>): number {
  return LINE_BYTES + JSON.stringify(description).length + 2 * JSON.stringify(values).length;
}

function listInside({
  items,
  rows = [],
  unions = [],
}: SchemaView<KeyedSchema>): readonly KeyedSchema[] {
  return [
    ...(items === undefined ? [] : [items]),
    ...rows.map(({ schema }) => schema),
    ...unions.flatMap(({ variants }) => variants.map(({ schema }) => schema)),
  ];
}

interface NumberedSchema {
  readonly number: SchemaViewId;
  readonly schema: KeyedSchema;
  /** Whether its content is on the page. */
  readonly isWhole: boolean;
}

/** Numbers each schema that has a line. Nearest first, so that each is found where it is whole. */
function numberSchemas(
  roots: readonly KeyedSchema[],
  getView: GetView,
  depth: number,
): ReadonlyMap<string, NumberedSchema> {
  const numbers = new Map<string, NumberedSchema>();
  let level = [...roots];
  for (let left = depth; left >= -1 && level.length > 0; left--) {
    const next: KeyedSchema[] = [];
    for (const schema of level) {
      if (numbers.has(schema.key)) continue;
      numbers.set(schema.key, { number: numbers.size, schema, isWhole: left >= 0 });
      const view = getView(schema);
      // The type of a list names its items, however deep.
      const inside =
        left >= 0 ? listInside(view) : [view.items].filter((item) => item !== undefined);
      for (const inner of inside) {
        (getView(inner).isShared === true && left >= 0 ? next : level).push(inner);
      }
    }
    level = next;
  }
  return numbers;
}

function getNumber(
  numbers: ReadonlyMap<string, NumberedSchema>,
  { key }: KeyedSchema,
): SchemaViewId {
  const found = numbers.get(key);
  if (found === undefined) throw new Error(`The schema "${key}" was not numbered.`);
  return found.number;
}

/** Reduces a schema that is not whole to its line, and marks it as cut. */
function toNumberedView(
  { items, rows, unions, dependentRequired, others, otherItems, ...line }: SchemaView<KeyedSchema>,
  isWhole: boolean,
  toNumber: (inner: KeyedSchema) => SchemaViewId,
): SchemaView {
  const list = { ...line, ...(items !== undefined && { items: toNumber(items) }) };
  const withNumber = <T extends { readonly schema: KeyedSchema }>({ schema, ...said }: T) => ({
    ...said,
    schema: toNumber(schema),
  });
  if (!isWhole) {
    return {
      ...list,
      // The line shows that there is a choice.
      ...(unions && { unions: unions.map((union) => ({ ...union, variants: [] })) }),
      ...((rows ?? unions) && { isCut: true }),
    };
  }
  return {
    ...list,
    ...(rows && { rows: rows.map(withNumber) }),
    ...(unions && {
      unions: unions.map((union) => ({ ...union, variants: union.variants.map(withNumber) })),
    }),
    ...(others !== undefined && { others }),
    ...(otherItems !== undefined && { otherItems }),
    ...(dependentRequired && { dependentRequired }),
  };
}
