import type { Direction, SchemaGraph, SchemaId } from '../../../src/model/schema/schema';

/** A JSON Schema 2020-12 as data. */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/** Schemas that hold at once, beside names that one around them has hidden. */
export interface Place {
  readonly ids: readonly SchemaId[];
  readonly hidden: ReadonlySet<string>;
}

/** What the conversion of one schema needs of the whole. */
export interface JsonSchemaWriter {
  readonly graph: SchemaGraph;
  readonly direction: Direction;
  /** A reference to the definition of other schemas. */
  readonly refer: (place: Place) => JsonSchema;
}
