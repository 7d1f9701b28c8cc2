import type { RichText } from '../rich-text';

/** A readable, stable name of a schema within one API: `Team`, `Team.members`, `createTeam.body`. */
export type SchemaId = string;

/** Whether a schema describes what a caller sends or what it receives. */
export type Direction = 'request' | 'response';

/** A JSON value as JSON text, so that digits and key order are kept exactly. */
export type JsonText = string;

export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';

/**
 * One schema as a node of a graph: other schemas are named, never nested.
 *
 * So a recursive schema is an edge back, and a page holds each schema that it reaches once.
 */
export interface SchemaNode {
  readonly id: SchemaId;
  /** The component's name, when the schema has one. */
  readonly name?: string;
  readonly title?: string;
  readonly description: RichText;
  /** Without `null`, see {@link SchemaNode.nullable}; empty means any type. */
  readonly types: readonly TypeName[];
  readonly nullable: boolean;
  readonly format?: string;
  readonly constant?: JsonText;
  readonly values: readonly EnumValue[];
  readonly default?: JsonText;
  readonly examples: readonly JsonText[];
  readonly bounds: readonly Bound[];
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated: boolean;
  readonly properties: readonly Property[];
  /** Names that must be there; the property itself may stand in another part of an `allOf`. */
  readonly required: readonly string[];
  readonly items?: SchemaId;
  /** What other property names may hold: nothing, anything, or a schema. */
  readonly additional?: boolean | SchemaId;
  readonly allOf: readonly SchemaId[];
  readonly union?: Union;
}

export interface EnumValue {
  readonly value: JsonText;
  readonly meaning?: RichText;
}

export interface Property {
  readonly name: string;
  readonly schema: SchemaId;
}

export interface Union {
  readonly kind: 'oneOf' | 'anyOf';
  readonly variants: readonly Variant[];
  /** The property whose value tells the variants apart. */
  readonly discriminator?: string;
}

export interface Variant {
  readonly schema: SchemaId;
  readonly label: string;
  /** The discriminator's value for this variant. */
  readonly value?: string;
}

/** A limit on a value, kept as numbers and text until it is shown. */
export type Bound =
  | { readonly kind: 'length'; readonly min?: number; readonly max?: number }
  | {
      readonly kind: 'range';
      readonly min?: number;
      readonly max?: number;
      readonly exclusiveMin?: number;
      readonly exclusiveMax?: number;
    }
  | { readonly kind: 'items'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'properties'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'multiple'; readonly of: number }
  | { readonly kind: 'unique' };

/** All schemas that something reaches, by id. */
export type SchemaGraph = ReadonlyMap<SchemaId, SchemaNode>;

/** A graph from the plain list in which a page's data carries it. */
export function toGraph(nodes: readonly SchemaNode[]): SchemaGraph {
  return new Map(nodes.map((node) => [node.id, node]));
}

/** The schema of that id; an id without a schema is our own bug. */
export function getSchema(graph: SchemaGraph, id: SchemaId): SchemaNode {
  const node = graph.get(id);
  if (node === undefined) throw new Error(`Schema "${id}" is missing from the graph.`);
  return node;
}
