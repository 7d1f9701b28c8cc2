import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { SchemaGraph, SchemaRef, Union, Variant } from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import type { InnerSchema } from './list-inner-schemas';
import { listInnerSchemas } from './list-inner-schemas';
import { listSharedSchemas } from './shared-schemas';
import type {
  SchemaView,
  UnionView,
  VariantView,
  ViewDirection,
} from '../../../src/model/schema/schema-view';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { toVariantKeys } from './to-variant-keys';
import { toVariantSchema } from './to-variant-schema';

/** A schema as one view sees it, with a key that tells it apart from all others. */
export interface ViewedSchema {
  readonly key: string;
  readonly view: ViewDirection;
  readonly schema: EffectiveSchema;
}

/** What a page shows of a schema, whose others have no numbers yet. */
export interface DraftSchema {
  /** What its own line says. */
  readonly line: SchemaView;
  readonly items?: ViewedSchema;
  readonly rows: readonly DraftRow[];
  readonly unions: readonly DraftUnion[];
  /** What else is said of its inside. */
  readonly inside: Pick<SchemaView, 'dependentRequired' | 'others' | 'otherItems'>;
}

export interface DraftRow extends Omit<InnerSchema, 'ref'> {
  readonly inner: ViewedSchema;
}

export interface DraftUnion extends Omit<UnionView, 'variants'> {
  readonly variants: readonly DraftVariant[];
}

export interface DraftVariant extends Omit<VariantView, 'schema'> {
  readonly inner: ViewedSchema;
}

/** A schema of the graph, seen from a request, a response or both. */
export function toViewedSchema(
  graph: SchemaGraph,
  ref: SchemaRef,
  view: ViewDirection,
): ViewedSchema {
  const key = [view, ...toIds(ref)].join('\n');
  return { key, view, schema: toEffectiveSchema(graph, ref, view) };
}

/** What is to be shown of a schema: its line, and everything inside it. */
export function toDraftSchema(graph: SchemaGraph, viewed: ViewedSchema): DraftSchema {
  const { schema, view } = viewed;
  const toInner = (ref: SchemaRef) => toViewedSchema(graph, ref, view);
  const isTuple = schema.prefixItems.length > 0;
  const rows = listInnerSchemas(schema).map(({ ref, ...row }) => ({ ...row, inner: toInner(ref) }));
  return {
    line: toLine(graph, schema),
    ...(schema.items !== undefined && !isTuple && { items: toInner(schema.items) }),
    rows: rows.filter((row) => !isEnd(row)),
    unions: toDraftUnions(graph, viewed),
    inside: toInside(schema, rows.some(isEnd)),
  };
}

/** Whether a row says only that nothing else may be there. */
function isEnd({ role, inner }: DraftRow): boolean {
  return role === 'rest' && inner.schema.never === true;
}

/** Of what is usual, nothing is said. */
function toLine(graph: SchemaGraph, schema: EffectiveSchema): SchemaView {
  const shared = listSharedSchemas(graph);
  return {
    ...pick(schema, always),
    ...pickFilled(schema, lists),
    ...pickTrue(schema, flags),
    ...(schema.parts.some((part) => shared.has(part)) && { isShared: true }),
  };
}

const always = [
  'name',
  'title',
  'externalDocs',
  'format',
  'contentMediaType',
  'contentEncoding',
  'constant',
  'default',
  'xml',
] as const;

const lists = ['description', 'types', 'values', 'examples', 'bounds', 'contradictions'] as const;

const flags = ['never', 'nullable', 'readOnly', 'writeOnly', 'deprecated'] as const;

type Key = keyof EffectiveSchema & keyof SchemaView;

function pick(schema: EffectiveSchema, keys: readonly Key[]): SchemaView {
  return pickWhere(schema, keys, (value) => value !== undefined);
}

function pickFilled(schema: EffectiveSchema, keys: readonly Key[]): SchemaView {
  return pickWhere(schema, keys, (value) => Array.isArray(value) && value.length > 0);
}

function pickTrue(schema: EffectiveSchema, keys: readonly Key[]): SchemaView {
  return pickWhere(schema, keys, (value) => value === true);
}

function pickWhere(
  schema: EffectiveSchema,
  keys: readonly Key[],
  isSaid: (value: unknown) => boolean,
): SchemaView {
  return Object.fromEntries(
    keys.filter((key) => isSaid(schema[key])).map((key) => [key, schema[key]]),
  );
}

function toInside(schema: EffectiveSchema, isListClosed: boolean): DraftSchema['inside'] {
  const { additional, unevaluated, unevaluatedItems, dependentRequired } = schema;
  const others = [additional, unevaluated].find((rest) => typeof rest === 'boolean');
  const otherItems = isListClosed ? false : unevaluatedItems;
  const asked = dependentRequired.filter(({ required }) => required.length > 0);
  return {
    ...(others !== undefined && { others }),
    ...(typeof otherItems === 'boolean' && { otherItems }),
    ...(asked.length > 0 && { dependentRequired: asked }),
  };
}

function toDraftUnions(graph: SchemaGraph, viewed: ViewedSchema): readonly DraftUnion[] {
  const { unions } = viewed.schema;
  const keys = toVariantKeys(unions);
  return unions.map((union, index) => ({
    kind: union.kind,
    ...(union.discriminator !== undefined && { discriminator: union.discriminator }),
    variants: union.variants.map((variant, place) => {
      const { schema: _schema, ...said } = variant;
      const key = keys[index]?.[place] ?? variant.label;
      return { ...said, key, inner: toViewedVariant(graph, viewed, union, variant) };
    }),
  }));
}

/** A variant that is the same in every union is one schema; what its union adds makes it another one. */
function toViewedVariant(
  graph: SchemaGraph,
  { schema: around, view }: ViewedSchema,
  union: Union,
  variant: Variant,
): ViewedSchema {
  const alone = toViewedSchema(graph, variant.schema, view);
  const schema = toVariantSchema(graph, around, union, variant, view);
  const [own, beside] = [alone.schema, schema].map(toShape);
  return own === beside ? alone : { key: `${alone.key}\n${beside}`, view, schema };
}

/** What a union may change of a variant. */
function toShape({ properties, unions }: EffectiveSchema): string {
  const fields = properties.map(({ name, required, constants }) => [name, required, constants]);
  return JSON.stringify([unions.length, ...fields]);
}
