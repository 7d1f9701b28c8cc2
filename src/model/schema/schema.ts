import type { RichText } from '../text/rich-text';

/** A readable, stable name of a schema within one API: `Team`, `Team.members`, `createTeam.body`. */
export type SchemaId = string;

/** One schema, or several that hold at once; what an earlier one says wins. An empty list is anything. */
export type SchemaRef = SchemaId | readonly SchemaId[];

/** Whether a schema describes what a caller sends or what it receives. */
export type Direction = 'request' | 'response';

/** A JSON value as JSON text, so that digits and key order are kept exactly. */
export type JsonText = string;

/** `null` stands here only where nothing else is valid; beside other types it is `nullable`. */
export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/**
 * One schema as a node of a graph: other schemas are named, never nested.
 *
 * So a recursive schema is an edge back, and a page holds each schema that it reaches once. A keyword
 * that most schemas do not use is absent where it is not used.
 */
export interface SchemaNode {
  readonly id: SchemaId;
  /** The component's name, when the schema has one. */
  readonly name?: string;
  readonly title?: string;
  readonly description: RichText;
  readonly externalDocs?: ExternalDocs;
  /** No value is valid: the schema `false`. */
  readonly never?: true;
  /** Without `null`, see {@link SchemaNode.nullable}; empty means any type. */
  readonly types: readonly TypeName[];
  /** Whether `null` is valid beside the types, the values, the parts and the variants. */
  readonly nullable: boolean;
  readonly format?: string;
  /** What a text holds, such as `image/png`. */
  readonly contentMediaType?: string;
  /** How a text holds it, such as `base64`. */
  readonly contentEncoding?: string;
  /** What is valid for the value that a text holds. */
  readonly contentSchema?: SchemaId;
  readonly constant?: JsonText;
  readonly values: readonly EnumValue[];
  readonly default?: JsonText;
  readonly examples: readonly JsonText[];
  readonly bounds: readonly Bound[];
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated: boolean;
  readonly xml?: Xml;

  readonly properties: readonly Property[];
  /** Names that must be there; the property itself may stand in another part of an `allOf`. */
  readonly required: readonly string[];
  /** What properties hold whose names match a pattern. */
  readonly patternProperties?: readonly PatternProperty[];
  /** What is valid as a name, seen as a text. */
  readonly propertyNames?: SchemaId;
  /** What properties of other names hold: nothing, anything, or a schema. */
  readonly additional?: boolean | SchemaId;
  /** The same for properties that no part and no variant describes. */
  readonly unevaluated?: boolean | SchemaId;
  /** Names that must be there when another one is. */
  readonly dependentRequired?: readonly DependentRequired[];
  /** What is valid, too, when a name is there. */
  readonly dependentSchemas?: readonly DependentSchema[];

  /** What a list holds, after its {@link SchemaNode.prefixItems}; nothing more is a schema that is `never`. */
  readonly items?: SchemaId;
  /** What the first, the second, … item is. */
  readonly prefixItems?: readonly SchemaId[];
  /** What some of the items are. */
  readonly contains?: Contains;
  /** What items are that nothing else describes. */
  readonly unevaluatedItems?: boolean | SchemaId;

  /** Schemas that hold, too. */
  readonly allOf: readonly SchemaId[];
  /** Choices between schemas: each of them has to be made. */
  readonly unions: readonly Union[];
  /** What is not valid. */
  readonly not?: SchemaId;
  readonly condition?: Condition;
}

export interface ExternalDocs {
  readonly url: string;
  readonly description: RichText;
}

export interface EnumValue {
  readonly value: JsonText;
  readonly meaning?: RichText;
  /** What code calls the value, of `x-enum-varnames` and `x-enumNames`. */
  readonly name?: string;
}

export interface Property {
  readonly name: string;
  readonly schema: SchemaId;
}

export interface PatternProperty {
  readonly pattern: string;
  readonly schema: SchemaId;
}

export interface DependentRequired {
  readonly name: string;
  readonly required: readonly string[];
}

export interface DependentSchema {
  readonly name: string;
  readonly schema: SchemaId;
}

/** How many items of a list are of a schema; at least one where `min` is absent. */
export interface Contains {
  readonly schema: SchemaId;
  readonly min?: number;
  readonly max?: number;
}

/** What is valid depends on whether something else is; either consequence may be missing. */
export interface Condition {
  readonly if: SchemaId;
  readonly then?: SchemaId;
  readonly else?: SchemaId;
}

export interface Union {
  readonly kind: 'oneOf' | 'anyOf';
  readonly variants: readonly Variant[];
  /** The property whose value tells the variants apart. */
  readonly discriminator?: string;
  /** `null` is one of the choices; it is not listed among the variants. */
  readonly nullable?: true;
  /** The variants are the schemas that hold this one in their `allOf`; it lists them in no `oneOf`. */
  readonly inherited?: true;
}

export interface Variant {
  readonly schema: SchemaId;
  readonly label: string;
  /** The discriminator's values for this variant: usually one. */
  readonly values?: readonly string[];
  /** It is meant when the discriminator is missing or has another value. */
  readonly fallback?: true;
}

/** How a value is written as XML; see https://spec.openapis.org/oas/v3.1.1#xml-object. */
export interface Xml {
  readonly name?: string;
  readonly namespace?: string;
  readonly prefix?: string;
  readonly attribute?: boolean;
  readonly wrapped?: boolean;
  /** OpenAPI 3.2: `element`, `attribute`, `text`, `cdata` or `none`. */
  readonly nodeType?: string;
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

/** The ids that a reference holds. */
export function toIds(ref: SchemaRef): readonly SchemaId[] {
  return typeof ref === 'string' ? [ref] : ref;
}

/** One schema by its id, several as a list of them, each once. */
export function toRef(ids: readonly SchemaId[]): SchemaRef {
  const [first, ...rest] = new Set(ids);
  return first !== undefined && rest.length === 0 ? first : [...new Set(ids)];
}

/** The schema `{}`, for which any value is valid; every node is this and what its Schema Object adds. */
export const emptySchema: Omit<SchemaNode, 'id'> = {
  description: [],
  types: [],
  nullable: false,
  values: [],
  examples: [],
  bounds: [],
  readOnly: false,
  writeOnly: false,
  deprecated: false,
  properties: [],
  required: [],
  allOf: [],
  unions: [],
};
