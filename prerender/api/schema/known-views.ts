import { oncePer } from '../../../src/model/once-per';
import type { SchemaGraph } from '../../../src/model/schema/schema';
import type { SchemaView } from '../../../src/model/schema/schema-view';
import type { KeyedSchema } from './schema-view';
import { toSchemaView } from './schema-view';

/** A schema view with the weight of its line. */
export interface KnownView extends SchemaView<KeyedSchema> {
  /** An estimate of the HTML of its line, without what depends on its place, in bytes. */
  readonly bytes: number;
  /** The same number for schemas that differ in nothing but the schemas inside them. */
  readonly shape: number;
}

/** The views of a graph, each made once for all pages. */
export type GetView = (keyed: KeyedSchema) => KnownView;

/** The views of a graph, each made once for all pages. */
export const getViews = oncePer((graph: SchemaGraph): GetView => {
  const views = new Map<string, KnownView>();
  const shapes = new Map<string, number>();
  return (keyed) => {
    const known = views.get(keyed.key);
    if (known !== undefined) return known;
    const view = toSchemaView(graph, keyed);
    const { items, rows, unions, ...line } = view;
    const text = JSON.stringify(line);
    const shape = JSON.stringify([text, items !== undefined, rows, unions], leaveOutInner);
    const number = shapes.get(shape) ?? shapes.size;
    shapes.set(shape, number);
    const bytes = LINE_BYTES + TEXT_RATIO * Buffer.byteLength(text);
    const made = { ...view, shape: number, bytes };
    views.set(keyed.key, made);
    return made;
  };
});

function leaveOutInner(key: string, value: unknown): unknown {
  return key === 'schema' ? undefined : value;
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
