import type { Lifetime } from './lifetime';
import type { RichText } from '../text/rich-text';
import type {
  DependentRequired,
  Direction,
  EnumValue,
  ExternalDocs,
  JsonText,
  Limits,
  TypeName,
  Union,
  Variant,
  Xml,
} from './schema';

/** The index of a schema in the list of its page. */
export type SchemaViewId = number;

/** The direction of a schema view; a schema's own page shows the fields of both directions. */
export type ViewDirection = Direction | 'both';

/**
 * The schemas that a page shows, with nothing left to compute in the browser.
 *
 * A schema whose content is on the page in one place and not in another is in the list twice: whole, and cut.
 */
export interface SchemaViews {
  /** Where the page shows a parameter, a body or a header. */
  readonly roots: readonly SchemaViewRoot[];
  readonly list: readonly SchemaView[];
}

/** A schema that a page starts from. */
export interface SchemaViewRoot {
  /** The anchor of the parameter, the body or the header, and the prefix of the anchors inside it. */
  readonly anchor: string;
  readonly shown: SchemaViewId;
  /** The anchor of an earlier body with the same content, which is on the page only there. */
  readonly sameAs?: string;
  /** The media type of that body. */
  readonly mediaType?: string | undefined;
}

/**
 * One schema as it is valid in one direction. Omits defaults.
 *
 * Refers to the schemas inside it by number; while a page is built, these numbers do not exist yet.
 */
export interface SchemaView<Inner = SchemaViewId> {
  /** The name of its component, to whose page its type links. */
  readonly name?: string;
  /** The path of that page below the API's, if the name alone does not tell. */
  readonly page?: string;
  /** A component's own title stands on its page. */
  readonly title?: string;
  readonly description?: RichText;
  /** The description is of this use of a component, not the component's own. */
  readonly describesUse?: true;
  readonly externalDocs?: readonly ExternalDocs[];
  /** No value is valid. */
  readonly never?: true;
  /** Absent means any type. */
  readonly types?: readonly TypeName[];
  readonly nullable?: true;
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly contentEncoding?: string;
  readonly constant?: JsonText;
  readonly values?: readonly EnumValue[];
  readonly default?: JsonText;
  readonly examples?: readonly JsonText[];
  readonly limits?: Limits;
  readonly readOnly?: true;
  readonly writeOnly?: true;
  readonly deprecated?: true;
  readonly xml?: Xml;
  /** Why its parts contradict each other, one sentence each. */
  readonly contradictions?: readonly string[];

  /** The schema of each item of a list, if nothing else is inside it. */
  readonly items?: Inner;
  readonly rows?: readonly FieldView<Inner>[];
  readonly unions?: readonly UnionView<Inner>[];
  readonly dependentRequired?: readonly DependentRequired[];
  /** Whether properties without a row are allowed, if the author specifies it. */
  readonly others?: boolean;
  /** Whether items without a row are allowed, if the author specifies it. */
  readonly otherItems?: boolean;

  readonly cut?: SchemaCut;
}

/** The inside of a schema, which a page leaves out. */
export interface SchemaCut {
  /**
   * The path of the schema's own page, below the API's path: it opens in place, with the data of that page. Absent for
   * a schema without a name, which has none: its deeper levels are in the OpenAPI file.
   */
  readonly page?: string;
  readonly holds: 'fields' | 'choices';
}

/** The role of a row inside a schema. */
export type FieldRole =
  | 'property'
  /** Properties whose names match a pattern. */
  | 'pattern'
  /** All other properties. */
  | 'other'
  /** Properties that no part and no variant describes. */
  | 'unevaluated'
  /** The names of the properties. */
  | 'names'
  /** Each item of a list that has other rows or choices, too. */
  | 'items'
  /** One item of a list, by its index. */
  | 'item'
  /** All items after those. */
  | 'rest'
  /** Some of the items. */
  | 'contains'
  /** Items that nothing else describes. */
  | 'unevaluatedItems'
  /** The content of a string. */
  | 'content'
  | 'not'
  | 'if'
  | 'then'
  | 'else'
  /** A schema that also applies when a property is present. */
  | 'with';

/** One line inside a schema. */
export interface FieldView<Inner = SchemaViewId> {
  readonly role: FieldRole;
  /** A property's name, a pattern, an item's index from 0, or a number if a keyword appears twice. */
  readonly name?: string;
  readonly schema: Inner;
  readonly required?: true;
  /** Since which version it is so. */
  readonly since?: Lifetime;
  /** The values that select the variant that contains this property. */
  readonly constants?: readonly JsonText[];
  /** The number of items for `contains`. */
  readonly min?: number;
  readonly max?: number;
}

/** A choice between schemas. */
export interface UnionView<Inner = SchemaViewId> extends Pick<Union, 'kind' | 'discriminator'> {
  readonly variants: readonly VariantView<Inner>[];
}

export interface VariantView<Inner = SchemaViewId> extends Omit<Variant, 'schema'> {
  /** Unique within its schema, for anchors. */
  readonly key: string;
  readonly schema: Inner;
}
