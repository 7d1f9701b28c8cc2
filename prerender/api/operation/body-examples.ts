import type { ShownFields } from '../../../src/model/api/operation';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { Direction, SchemaId } from '../../../src/model/schema/schema';
import type { MediaTypeObject } from '../document/document';
import { findShownFields, toExample } from '../examples/example';
import { saysNothing } from '../schema/schema-view';
import type { Conversion } from './conversion';
import type { KeyedExample } from './example-objects';
import { listExampleObjects } from './example-objects';

/** An example of a body: one of the author's, or a generated one. */
export interface NamedExample extends KeyedExample {
  /** Generated from the schema. */
  readonly generated?: true;
  readonly shownFields?: ShownFields | undefined;
}

/** The examples of a body: the author's, else one generated from the schema. */
export function listExamples(
  { document, graph }: Conversion,
  object: MediaTypeObject,
  schema: SchemaId | undefined,
  direction: Direction,
  status?: string,
): readonly NamedExample[] {
  const authored = listExampleObjects(document, object.examples);
  const found = authored.filter((example) => 'value' in example);
  if (found.length > 0) return found;
  if (object.example !== undefined) return [{ name: 'example', value: object.example }];
  if (schema === undefined) return [];
  const { nodes } = graph;
  const effective = toEffectiveSchema(nodes, schema, direction);
  if (effective.format === 'binary' || saysNothing(effective)) return [];
  // The first sample sends what has to be sent: an optional value may have effects that nobody asked for.
  const use = { status, onlyRequired: direction === 'request' };
  const value = toExample(nodes, schema, direction, undefined, use);
  if (value === undefined) return [];
  const shownFields = findShownFields(nodes, schema, direction, use);
  // A stream of one item.
  const whole = object.itemSchema === undefined ? value : [value];
  return [{ name: 'generated', generated: true, value: whole, shownFields }];
}
