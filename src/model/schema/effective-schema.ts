import type {
  Condition,
  Contains,
  DependentRequired,
  DependentSchema,
  JsonText,
  SchemaId,
  SchemaNode,
} from './schema';

/** One schema, or several that hold at once; what an earlier one says wins. An empty list is anything. */
export type SchemaRef = SchemaId | readonly SchemaId[];

type Merged =
  | 'allOf'
  | 'properties'
  | 'patternProperties'
  | 'propertyNames'
  | 'additional'
  | 'unevaluated'
  | 'dependentRequired'
  | 'dependentSchemas'
  | 'items'
  | 'prefixItems'
  | 'contains'
  | 'unevaluatedItems'
  | 'not'
  | 'condition';

/**
 * A schema as it is valid in one direction: `allOf` merged, the other direction's properties left out.
 *
 * Its `name` is that of the component that it is, whole and alone: what a type's name may link to.
 */
export interface EffectiveSchema extends Omit<SchemaNode, Merged> {
  /** What of its parts cannot hold at once, one sentence each. */
  readonly conflicts: readonly string[];
  readonly properties: readonly EffectiveProperty[];
  readonly patternProperties: readonly EffectivePatternProperty[];
  readonly propertyNames?: SchemaRef;
  /** What properties of other names hold: nothing, anything, or a schema. */
  readonly additional?: boolean | SchemaRef;
  /** The same for properties that no part and no variant describes. */
  readonly unevaluated?: boolean | SchemaRef;
  readonly dependentRequired: readonly DependentRequired[];
  readonly dependentSchemas: readonly DependentSchema[];
  /** What a list holds after its `prefixItems`; absent means anything. */
  readonly items?: SchemaRef;
  readonly prefixItems: readonly SchemaRef[];
  readonly contains: readonly Contains[];
  readonly unevaluatedItems?: boolean | SchemaRef;
  /** Names of the other direction: they are neither shown nor sent. */
  readonly hidden: readonly string[];
  /** None of these is valid. */
  readonly not: readonly SchemaId[];
  readonly conditions: readonly Condition[];
  /** The ids of all schemas that were merged into it: how recursion is recognised. */
  readonly parts: readonly SchemaId[];
}

export interface EffectiveProperty {
  readonly name: string;
  readonly schema: SchemaRef;
  readonly required: boolean;
  /** It decides the variant that it stands in, where it has one of these values. */
  readonly pinned?: readonly JsonText[];
}

export interface EffectivePatternProperty {
  readonly pattern: string;
  readonly schema: SchemaRef;
}

/** The ids that a reference holds. */
export function toIds(ref: SchemaRef): readonly SchemaId[] {
  return typeof ref === 'string' ? [ref] : ref;
}
