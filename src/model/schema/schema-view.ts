import type { RichText } from '../text/rich-text';
import type {
  Bound,
  DependentRequired,
  Direction,
  EnumValue,
  JsonText,
  SchemaId,
  TypeName,
  Xml,
} from './schema';

/** A schema's place in its page's list. */
export type SchemaViewId = number;

/** From where a schema is seen; its own page shows the fields of both directions. */
export type ViewDirection = Direction | 'both';

/**
 * The schemas that a page shows, with nothing left to work out in the browser.
 *
 * It ends where the page ends: what is too deep for it has its line, and is whole on its own page.
 */
export interface SchemaViews {
  /** How many named schemas deep the page's HTML goes; what is below opens in place. */
  readonly depth: number;
  /** Where the schemas of parameters, bodies and headers are in the list. */
  readonly roots: readonly (readonly [
    view: ViewDirection,
    schema: SchemaId,
    shown: SchemaViewId,
  ])[];
  readonly list: readonly SchemaView[];
}

/**
 * One schema as it is valid in one direction. What most schemas do not say is absent where they do not.
 *
 * It names the schemas inside it by their numbers; while a page is made, these are not counted yet.
 */
export interface SchemaView<Inner = SchemaViewId> {
  /** The component that it is: its page's name, to which its type links. */
  readonly name?: string;
  readonly title?: string;
  readonly description?: RichText;
  readonly externalDocs?: { readonly url: string; readonly description: RichText };
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
  readonly bounds?: readonly Bound[];
  readonly readOnly?: true;
  readonly writeOnly?: true;
  readonly deprecated?: true;
  readonly xml?: Xml;
  /** What of its parts cannot hold at once, one sentence each. */
  readonly contradictions?: readonly string[];

  /** What each item of a list is. */
  readonly items?: Inner;
  readonly rows?: readonly FieldView<Inner>[];
  readonly unions?: readonly UnionView<Inner>[];
  readonly dependentRequired?: readonly DependentRequired[];
  /** Whether fields that no row describes may be there, where the author says so. */
  readonly others?: boolean;
  /** Whether items that no row describes may be there, where the author says so. */
  readonly otherItems?: boolean;

  /** Others refer to it: going into it is a step deeper into the graph. */
  readonly isShared?: true;
  /** What is inside it stands on its own page only. */
  readonly isCut?: true;
}

/** Why a row stands inside a schema. */
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
  /** One item of a list, by its place. */
  | 'item'
  /** All items after those. */
  | 'rest'
  /** Some of the items. */
  | 'contains'
  /** Items that nothing else describes. */
  | 'unevaluatedItems'
  /** What a text holds. */
  | 'content'
  | 'not'
  | 'if'
  | 'then'
  | 'else'
  /** What holds, too, when a property is there. */
  | 'with';

/** One line inside a schema. */
export interface FieldView<Inner = SchemaViewId> {
  readonly role: FieldRole;
  /** A property's name, a pattern, an item's number from 0; a number where a keyword stands twice. */
  readonly name?: string;
  readonly schema: Inner;
  readonly required?: true;
  /** The values by which a property decides for the variant that it stands in. */
  readonly constants?: readonly JsonText[];
  /** How many items, of `contains`. */
  readonly min?: number;
  readonly max?: number;
}

/** A choice between schemas. */
export interface UnionView<Inner = SchemaViewId> {
  readonly kind: 'oneOf' | 'anyOf';
  /** The property whose value tells the variants apart. */
  readonly discriminator?: string;
  readonly variants: readonly VariantView<Inner>[];
}

export interface VariantView<Inner = SchemaViewId> {
  /** Names it within its schema, for anchors. */
  readonly key: string;
  readonly label: string;
  /** The discriminator's values for it: usually one. */
  readonly values?: readonly string[];
  /** It is meant when the discriminator is missing or has another value. */
  readonly fallback?: true;
  readonly schema: Inner;
}
