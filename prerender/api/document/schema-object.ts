import type { JsonNumber } from '../../../src/model/exact-number';

/** A JSON Schema 2020-12 with OpenAPI's additions; `true` and `false` are schemas too. */
export type SchemaObject = boolean | SchemaKeywords;

type SchemaMap = Readonly<Record<string, SchemaObject>>;

/**
 * The keywords that the site reads, under their own names.
 *
 * https://json-schema.org/draft/2020-12/json-schema-validation and https://spec.openapis.org/oas/v3.1.1#schema-object
 */
export interface SchemaKeywords {
  readonly $ref?: string;
  readonly $id?: string;
  readonly $anchor?: string;
  readonly $dynamicRef?: string;
  readonly $dynamicAnchor?: string;
  readonly $defs?: SchemaMap;

  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly externalDocs?: { readonly url: string; readonly description?: string };
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly contentEncoding?: string;
  readonly contentSchema?: SchemaObject;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly deprecated?: boolean;
  /** OpenAPI 3.0 only; in 3.1 `null` is a type. */
  readonly nullable?: boolean;
  readonly xml?: XmlObject;

  readonly properties?: SchemaMap;
  readonly patternProperties?: SchemaMap;
  readonly propertyNames?: SchemaObject;
  readonly additionalProperties?: SchemaObject;
  readonly unevaluatedProperties?: SchemaObject;
  readonly required?: readonly string[];
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly dependentSchemas?: SchemaMap;
  readonly minProperties?: JsonNumber;
  readonly maxProperties?: JsonNumber;

  readonly items?: SchemaObject;
  readonly prefixItems?: readonly SchemaObject[];
  readonly contains?: SchemaObject;
  readonly minContains?: JsonNumber;
  readonly maxContains?: JsonNumber;
  readonly unevaluatedItems?: SchemaObject;
  readonly minItems?: JsonNumber;
  readonly maxItems?: JsonNumber;
  readonly uniqueItems?: boolean;

  readonly allOf?: readonly SchemaObject[];
  readonly oneOf?: readonly SchemaObject[];
  readonly anyOf?: readonly SchemaObject[];
  readonly discriminator?: DiscriminatorObject;
  readonly not?: SchemaObject;
  readonly if?: SchemaObject;
  readonly then?: SchemaObject;
  readonly else?: SchemaObject;

  readonly minLength?: JsonNumber;
  readonly maxLength?: JsonNumber;
  readonly pattern?: string;
  readonly minimum?: JsonNumber;
  readonly maximum?: JsonNumber;
  /** A boolean in OpenAPI 3.0. */
  readonly exclusiveMinimum?: JsonNumber | boolean;
  readonly exclusiveMaximum?: JsonNumber | boolean;
  readonly multipleOf?: JsonNumber;

  /** Descriptions by value, or in the order of `enum`; tools use two spellings. */
  readonly 'x-enumDescriptions'?: EnumTexts;
  readonly 'x-enum-descriptions'?: EnumTexts;
  /** Names of the values in code. */
  readonly 'x-enumNames'?: EnumTexts;
  readonly 'x-enum-varnames'?: EnumTexts;
}

export type EnumTexts = readonly string[] | Readonly<Record<string, string>>;

export interface DiscriminatorObject {
  readonly propertyName: string;
  readonly mapping?: Readonly<Record<string, string>>;
  /** OpenAPI 3.2: the schema of a value whose property is missing or unknown. */
  readonly defaultMapping?: string;
}

export interface XmlObject {
  readonly name?: string;
  readonly namespace?: string;
  readonly prefix?: string;
  readonly attribute?: boolean;
  readonly wrapped?: boolean;
  readonly nodeType?: string;
}
