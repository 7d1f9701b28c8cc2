import { createMemory, oncePer } from '../../../src/model/once-per';
import type { EnumValue, SchemaGraph } from '../../../src/model/schema/schema';
import type { SchemaView } from '../../../src/model/schema/schema-view';
import { areLines, toValueLine } from '../../../src/model/schema/value-lines';
import type { KeyedSchema } from './schema-view';
import { toSchemaView } from './schema-view';

/** A schema view with the weight of its line. */
export interface KnownView extends SchemaView<KeyedSchema> {
  /** An estimate of the HTML of its line, without what depends on its place, in bytes. */
  readonly bytes: number;
  readonly longList?: LongList;
}

/** Very many values, which a page lists at the first place that has them. */
export interface LongList {
  /** The same for the same values. */
  readonly key: string;
  readonly bytes: number;
}

export type GetView = (keyed: KeyedSchema) => KnownView;

/** The views of a graph. Each is made once for all pages, unless they are very many. */
export const getViews = oncePer((graph: SchemaGraph): GetView => {
  const recall = createMemory<KnownView>(MOST_VIEWS);
  return (keyed) => recall(keyed.key, () => toKnownView(toSchemaView(graph, keyed)));
});

const MOST_VIEWS = 30_000;

function toKnownView(view: SchemaView<KeyedSchema>): KnownView {
  const { items: _items, rows: _rows, unions: _unions, values = [], ...line } = view;
  const longList = areLines(values) ? toLongList(values) : undefined;
  const isShort = longList === undefined && values.length > 0;
  const text = JSON.stringify(isShort ? { ...line, values } : line);
  const bytes = LINE_BYTES + TEXT_RATIO * Buffer.byteLength(text);
  return { ...view, bytes, ...(longList && { longList }) };
}

function toLongList(values: readonly EnumValue[]): LongList {
  const key = values.map((value) => toValueLine(value, value.value)).join('\n');
  return { key, bytes: Buffer.byteLength(key) };
}

/** The elements around a field's name, type and text. */
const LINE_BYTES = 260;
/** How much longer a line is as HTML than as data. */
const TEXT_RATIO = 1.25;

/** Everything directly inside a schema that has a line. */
export function listInside({
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
