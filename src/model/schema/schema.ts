import type { Digits } from '../exact-number';
import type { RichText } from '../text/rich-text';

/** A readable, stable id of a schema within one API: `Team`, `Team.members`, `createTeam.body`. */
export type SchemaId = string;

/** One schema, or several that apply together, where earlier ones take precedence. An empty list allows anything. */
export type SchemaRef = SchemaId | readonly SchemaId[];

/** `request` for data that a client sends, `response` for data that it receives. */
export type Direction = 'request' | 'response';

/** A JSON value as JSON text, which preserves digits and key order. */
export type JsonText = string;

/** `null` only if nothing else is valid; beside other types it is `nullable`. */
export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/**
 * One schema as a node of a graph. It refers to other schemas by id and never nests them.
 *
 * So a recursive schema is an edge back, and a page holds each schema that it reaches once. Rare keywords
 * are absent where they are not used.
 */
export interface SchemaNode {
  readonly id: SchemaId;
  /** The component's name, if the schema is a component. */
  readonly name?: string;
  /** The path of its page below the API's, if its name alone does not tell. */
  readonly page?: string;
  readonly title?: string;
  readonly description: RichText;
  readonly externalDocs?: ExternalDocs;
  /** No value is valid: the schema `false`. */
  readonly never?: true;
  /** Without `null`, see {@link SchemaNode.nullable}; empty means any type. */
  readonly types: readonly TypeName[];
  /** True if `null` is valid in addition to the types, values, parts and variants. */
  readonly nullable: boolean;
  readonly format?: string;
  /** The media type of a string's content, such as `image/png`. */
  readonly contentMediaType?: string;
  /** The encoding of a string's content, such as `base64`. */
  readonly contentEncoding?: string;
  /** The schema of a string's content. */
  readonly contentSchema?: SchemaId;
  readonly constant?: JsonText;
  readonly values: readonly EnumValue[];
  readonly default?: JsonText;
  readonly examples: readonly JsonText[];
  readonly limits: Limits;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated: boolean;
  readonly xml?: Xml;

  readonly properties: readonly Property[];
  /** Required names; another part of an `allOf` may describe the property itself. */
  readonly required: readonly string[];
  /** Schemas of properties whose names match a pattern. */
  readonly patternProperties?: readonly PatternProperty[];
  /** The schema of the property names, as strings. */
  readonly propertyNames?: SchemaId;
  /** The schema of properties with other names; `true` allows any, `false` none. */
  readonly additional?: boolean | SchemaId;
  /** The same for properties that no part and no variant describes. */
  readonly unevaluated?: boolean | SchemaId;
  /** Names that are required when another property is present. */
  readonly dependentRequired?: readonly DependentRequired[];
  /** Schemas that also apply when a property is present. */
  readonly dependentSchemas?: readonly Property[];

  /** The items after {@link SchemaNode.prefixItems}; a schema that is `never` allows no more items. */
  readonly items?: SchemaId;
  /** The schemas of the first, the second, … item. */
  readonly prefixItems?: readonly SchemaId[];
  /** A condition that some of the items must match. */
  readonly contains?: Contains;
  /** The schema of the items that nothing else describes. */
  readonly unevaluatedItems?: boolean | SchemaId;

  /** Schemas that also apply. */
  readonly allOf: readonly SchemaId[];
  /** Choices between schemas; a value has to satisfy each of them. */
  readonly unions: readonly Union[];
  /** The schema that the value must not match. */
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
  /** The value's name in code, from `x-enum-varnames` or `x-enumNames`. */
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

/** How many items of a list match a schema; at least one if `min` is absent. */
export interface Contains {
  readonly schema: SchemaId;
  readonly min?: number;
  readonly max?: number;
}

/** `if` of JSON Schema with `then`, `else` or both. */
export interface Condition {
  readonly if: SchemaId;
  readonly then?: SchemaId;
  readonly else?: SchemaId;
}

export interface Union {
  readonly kind: 'oneOf' | 'anyOf';
  readonly variants: readonly Variant[];
  /** The property whose value selects the variant. */
  readonly discriminator?: string;
  /** `null` is one of the choices, but not one of the variants. */
  readonly nullable?: true;
  /** The variants are the schemas that have this one in their `allOf`; it has no `oneOf` that lists them. */
  readonly inherited?: true;
}

export interface Variant {
  readonly schema: SchemaId;
  readonly label: string;
  /** The discriminator values that select this variant, usually one. */
  readonly values?: readonly JsonText[];
  /** Selected when the discriminator is missing or has another value. */
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

/** The limits on a value, by their keywords in JSON Schema. Limits of numbers keep their digits. */
export interface Limits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: Digits;
  readonly maximum?: Digits;
  readonly exclusiveMinimum?: Digits;
  readonly exclusiveMaximum?: Digits;
  /** All that apply together. */
  readonly multipleOf?: readonly Digits[];
  readonly pattern?: readonly string[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  readonly minProperties?: number;
  readonly maxProperties?: number;
}

/** Schemas by id. */
export type SchemaGraph = ReadonlyMap<SchemaId, SchemaNode>;

/** Creates a graph from the plain list in page data. */
export function toGraph(nodes: readonly SchemaNode[]): SchemaGraph {
  return new Map(nodes.map((node) => [node.id, node]));
}

/** The schema of an id. Throws for an unknown id, which is a bug of ours. */
export function getSchema(graph: SchemaGraph, id: SchemaId): SchemaNode {
  const node = graph.get(id);
  if (node === undefined) throw new Error(`Schema "${id}" is missing from the graph.`);
  return node;
}

/** The ids that a reference holds. */
export function toIds(ref: SchemaRef): readonly SchemaId[] {
  return typeof ref === 'string' ? [ref] : ref;
}

/** A single id for one schema, a list of unique ids for several. */
export function toRef(ids: readonly SchemaId[]): SchemaRef {
  const [first, ...rest] = new Set(ids);
  return first !== undefined && rest.length === 0 ? first : [...new Set(ids)];
}

/** The schema `{}`, which allows any value. Every node is this plus what its Schema Object adds. */
export const emptySchema: Omit<SchemaNode, 'id'> = {
  description: [],
  types: [],
  nullable: false,
  values: [],
  examples: [],
  limits: {},
  readOnly: false,
  writeOnly: false,
  deprecated: false,
  properties: [],
  required: [],
  allOf: [],
  unions: [],
};
