import { oncePer } from '../../../src/model/once-per';
import type { SchemaGraph, SchemaId } from '../../../src/model/schema/schema';
import type {
  SchemaViewId,
  SchemaView,
  SchemaViews,
  ViewDirection,
} from '../../../src/model/schema/schema-view';
import type { DraftSchema, ViewedSchema } from './schema-view';
import { toDraftSchema, toViewedSchema } from './schema-view';

/** A schema that a page begins with. */
export interface SchemaViewRoot {
  readonly view: ViewDirection;
  readonly schema: SchemaId;
}

/**
 * What a page shows of some schemas, and no more.
 *
 * It goes as many named schemas deep as its HTML may hold. Deeper ones have their line, which leads to
 * their own page. So neither HTML nor data grow with what a schema reaches.
 */
export function toSchemaViews(graph: SchemaGraph, roots: readonly SchemaViewRoot[]): SchemaViews {
  const { getDraft, measure, maxBytes } = getReader(graph);
  const viewed = roots.map(({ schema, view }) => toViewedSchema(graph, schema, view));
  const depth = findDepth(viewed, measure, maxBytes);
  const numbers = numberSchemas(viewed, getDraft, depth);
  return {
    depth,
    roots: listOnce(roots).map(({ view, schema }) => [
      view,
      schema,
      getNumber(numbers, toViewedSchema(graph, schema, view)),
    ]),
    list: [...numbers.values()].map(({ schema, isWhole }) =>
      toShownSchema(getDraft(schema), isWhole, (inner) => getNumber(numbers, inner)),
    ),
  };
}

/** Many responses have one body. */
function listOnce(roots: readonly SchemaViewRoot[]): readonly SchemaViewRoot[] {
  return [...new Map(roots.map((root) => [`${root.view} ${root.schema}`, root])).values()];
}

type GetDraft = (viewed: ViewedSchema) => DraftSchema;

type Measure = (viewed: ViewedSchema, depth: number) => number;

/** What was read of a graph for one page is of use for the next one. */
interface Reader {
  readonly getDraft: GetDraft;
  readonly measure: Measure;
  readonly maxBytes: number;
}

const getReader = oncePer(createReader);

function createReader(graph: SchemaGraph): Reader {
  const drafts = new Map<string, DraftSchema>();
  const getDraft = (viewed: ViewedSchema) => {
    const draft = drafts.get(viewed.key) ?? toDraftSchema(graph, viewed);
    drafts.set(viewed.key, draft);
    return draft;
  };
  const named = [...graph.values()].filter(({ name }) => name !== undefined);
  const maxBytes = named.length > MANY_SCHEMAS ? MAX_BYTES_OF_MANY : MAX_BYTES;
  return { getDraft, measure: createMeasure(getDraft), maxBytes };
}

/** The HTML of all fields of a page together; what else a page has is smaller. */
const MAX_BYTES = 90_000;

/** With more named schemas than these, which all have a page, the pages of an API say less of each other. */
export const MANY_SCHEMAS = 300;
const MAX_BYTES_OF_MANY = 45_000;

/** Deeper than this, nobody reads a page from its top. */
const MAX_DEPTH = 8;

/** How deep all roots can be shown without the page becoming too large. */
function findDepth(roots: readonly ViewedSchema[], measure: Measure, maxBytes: number): number {
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

/** How many bytes of HTML a schema's inside is, so many named schemas deep: an estimate from above. */
function createMeasure(getDraft: GetDraft): Measure {
  const known = new Map<string, number>();
  const measure = (viewed: ViewedSchema, depth: number): number => {
    const key = `${depth} ${viewed.key}`;
    const size = known.get(key);
    if (size !== undefined) return size;
    // What is inside itself is not shown again.
    known.set(key, 0);
    const lines = listInside(getDraft(viewed)).map((inner) => {
      const { line } = getDraft(inner);
      const left = line.isShared === true ? depth - 1 : depth;
      return measureLine(line) + (left < 0 ? 0 : measure(inner, left));
    });
    const sum = lines.reduce((total, one) => total + one, 0);
    known.set(key, sum);
    return sum;
  };
  return measure;
}

const LINE_BYTES = 520;

function measureLine({ description = [], values = [] }: SchemaView): number {
  return LINE_BYTES + JSON.stringify(description).length + 2 * JSON.stringify(values).length;
}

function listInside({ items, rows, unions }: DraftSchema): readonly ViewedSchema[] {
  return [
    ...(items === undefined ? [] : [items]),
    ...rows.map(({ inner }) => inner),
    ...unions.flatMap(({ variants }) => variants.map(({ inner }) => inner)),
  ];
}

interface NumberedSchema {
  readonly number: SchemaViewId;
  readonly schema: ViewedSchema;
  /** What is inside it is on the page. */
  readonly isWhole: boolean;
}

/** Gives a number to each schema that has a line; the nearest come first, so each is met where it is whole. */
function numberSchemas(
  roots: readonly ViewedSchema[],
  getDraft: GetDraft,
  depth: number,
): ReadonlyMap<string, NumberedSchema> {
  const numbers = new Map<string, NumberedSchema>();
  let level = [...roots];
  for (let left = depth; left >= -1 && level.length > 0; left--) {
    const next: ViewedSchema[] = [];
    for (const schema of level) {
      if (numbers.has(schema.key)) continue;
      numbers.set(schema.key, { number: numbers.size, schema, isWhole: left >= 0 });
      const draft = getDraft(schema);
      // The type of a list names what it holds, however deep that is.
      const inside =
        left >= 0 ? listInside(draft) : [draft.items].filter((item) => item !== undefined);
      for (const inner of inside) {
        (getDraft(inner).line.isShared === true && left >= 0 ? next : level).push(inner);
      }
    }
    level = next;
  }
  return numbers;
}

function getNumber(
  numbers: ReadonlyMap<string, NumberedSchema>,
  { key }: ViewedSchema,
): SchemaViewId {
  const found = numbers.get(key);
  if (found === undefined) throw new Error(`The schema "${key}" was not numbered.`);
  return found.number;
}

function toShownSchema(
  { line, items, rows, unions, inside }: DraftSchema,
  isWhole: boolean,
  toNumber: (inner: ViewedSchema) => SchemaViewId,
): SchemaView {
  const list = { ...(items !== undefined && { items: toNumber(items) }) };
  if (!isWhole) {
    const hasInside = rows.length > 0 || unions.length > 0;
    return {
      ...line,
      ...list,
      // That there is a choice is its type.
      ...(unions.length > 0 && { unions: unions.map((union) => ({ ...union, variants: [] })) }),
      ...(hasInside && { isCut: true }),
    };
  }
  return {
    ...line,
    ...list,
    ...(rows.length > 0 && {
      rows: rows.map(({ inner, ...row }) => ({ ...row, schema: toNumber(inner) })),
    }),
    ...(unions.length > 0 && {
      unions: unions.map(({ variants, ...union }) => ({
        ...union,
        variants: variants.map(({ inner, ...variant }) => ({
          ...variant,
          schema: toNumber(inner),
        })),
      })),
    }),
    ...inside,
  };
}
