import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { SchemaGraph, SchemaRef, Union, Variant } from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import type {
  FieldView,
  SchemaView,
  UnionView,
  ViewDirection,
} from '../../../src/model/schema/schema-view';
import { toVariantKeys, toVariantSchema } from './variants';

/** An effective schema with a unique key. */
export interface KeyedSchema {
  readonly key: string;
  /** The reference in the document; the union around a variant may have changed the schema. */
  readonly ref: SchemaRef;
  readonly direction: ViewDirection;
  readonly schema: EffectiveSchema;
}

/** A schema of the graph for a request, a response or both. */
export function toKeyedSchema(
  graph: SchemaGraph,
  ref: SchemaRef,
  direction: ViewDirection,
): KeyedSchema {
  const schema = toEffectiveSchema(graph, ref, direction);
  const ids = typeof ref === 'string' ? ref : ref.join('\n');
  return { key: isLeaf(schema) ? ids : `${direction}\n${ids}`, ref, direction, schema };
}

/** True for a schema that allows any value and says nothing of it, as `{}` and `true` do. */
export function saysNothing(schema: EffectiveSchema): boolean {
  return (
    isLeaf(schema) &&
    schema.never !== true &&
    facts.every((key) => schema[key].length === 0) &&
    single.every((key) => schema[key] === undefined)
  );
}

const facts = ['types', 'values', 'bounds', 'examples', 'partExamples'] as const;

const single = ['constant', 'default', 'format', 'contentMediaType', 'contentEncoding'] as const;

/** True if nothing is inside a schema, so that its view is the same in every direction. */
function isLeaf(schema: EffectiveSchema): boolean {
  return (
    lists.every((key) => schema[key].length === 0) &&
    inner.every((key) => schema[key] === undefined)
  );
}

const inner = [
  'additional',
  'unevaluated',
  'items',
  'unevaluatedItems',
  'propertyNames',
  'contentSchema',
] as const;

const lists = [
  'properties',
  'patternProperties',
  'unions',
  'dependentRequired',
  'dependentSchemas',
  'prefixItems',
  'contains',
  'not',
  'conditions',
] as const;

/** The view of a schema: its line, and everything inside it. */
export function toSchemaView(graph: SchemaGraph, keyed: KeyedSchema): SchemaView<KeyedSchema> {
  const { schema, direction } = keyed;
  if (isLeaf(schema)) return toLine(schema);
  const toInner = (ref: SchemaRef) => toKeyedSchema(graph, ref, direction);
  const unions = toUnionViews(graph, keyed);
  const others = listFields(schema);
  // Only a list with nothing else inside is shown by its type, with the fields of its items.
  const items = schema.prefixItems.length > 0 ? undefined : schema.items;
  const isBeside = unions.length > 0 || others.some(({ role }) => role !== 'rest');
  const fields = [...(isBeside ? toField('items', items) : []), ...others].map((field) => ({
    ...field,
    schema: toInner(field.schema),
  }));
  const rows = fields.filter((field) => !isEnd(field));
  return {
    ...toLine(schema),
    ...(items !== undefined && !isBeside && { items: toInner(items) }),
    ...(rows.length > 0 && { rows }),
    ...(unions.length > 0 && { unions }),
    ...toRemarks(schema, fields.some(isEnd)),
  };
}

/** True for a field that only states that no further items are allowed. */
function isEnd({ role, schema }: FieldView<KeyedSchema>): boolean {
  return role === 'rest' && schema.schema.never === true;
}

type Line = Omit<SchemaView, 'items' | 'rows' | 'unions' | 'cut'>;

/** A schema's own line. Omits defaults. */
function toLine(schema: EffectiveSchema): Line {
  const { name, title, use, examples, partExamples } = schema;
  const isTitled = title !== undefined && (name === undefined || use !== undefined);
  // One part of an `allOf` may have the constant, and another the `enum` that it is of.
  const isSaid = schema.values.some(({ value }) => value === schema.constant);
  return {
    ...pick(schema, singleValues, (value) => value !== undefined),
    ...(isTitled && { title }),
    ...(use === 'described' && { describesUse: true }),
    ...pick(schema, filledLists, (value) => Array.isArray(value) && value.length > 0),
    ...(schema.values.length > 0 && !isSaid && { values: schema.values }),
    ...pick(schema, flags, (value) => value === true),
    ...(partExamples.length > 0 && { examples: [...examples, ...partExamples] }),
  };
}

const singleValues = [
  'name',
  'page',
  'format',
  'contentMediaType',
  'contentEncoding',
  'constant',
  'default',
  'xml',
] as const;

const filledLists = [
  'description',
  'externalDocs',
  'types',
  'examples',
  'bounds',
  'contradictions',
] as const;

const flags = ['never', 'nullable', 'readOnly', 'writeOnly', 'deprecated'] as const;

function pick(
  schema: EffectiveSchema,
  keys: readonly (keyof EffectiveSchema & keyof Line)[],
  isSaid: (value: unknown) => boolean,
): Line {
  const line: Record<string, unknown> = {};
  for (const key of keys) if (isSaid(schema[key])) line[key] = schema[key];
  return line;
}

/** Remarks about the content of a schema as a whole. */
function toRemarks(
  { additional, unevaluated, unevaluatedItems, dependentRequired }: EffectiveSchema,
  isListClosed: boolean,
): Pick<SchemaView, 'dependentRequired' | 'others' | 'otherItems'> {
  const others = [additional, unevaluated].find((rest) => typeof rest === 'boolean');
  const otherItems = isListClosed ? false : unevaluatedItems;
  const asked = dependentRequired.filter(({ required }) => required.length > 0);
  return {
    ...(others !== undefined && { others }),
    ...(typeof otherItems === 'boolean' && { otherItems }),
    ...(asked.length > 0 && { dependentRequired: asked }),
  };
}

/** Everything inside a schema that has its own line, in reading order, except variants. */
function listFields(schema: EffectiveSchema): readonly FieldView<SchemaRef>[] {
  return [
    ...schema.properties.map(
      ({ name, schema: ref, required, constants }): FieldView<SchemaRef> => ({
        role: 'property',
        name,
        ...(required && { required }),
        ...(constants !== undefined && { constants }),
        schema: ref,
      }),
    ),
    ...joinByName(schema.patternProperties.map((one) => ({ ...one, name: one.pattern }))).map(
      ([name, ref]): FieldView<SchemaRef> => ({ role: 'pattern', name, schema: ref }),
    ),
    ...toField('other', schema.additional),
    ...toField('unevaluated', schema.unevaluated),
    ...toField('names', schema.propertyNames),
    ...joinByName(schema.dependentSchemas).map(([name, ref]): FieldView<SchemaRef> => ({
      role: 'with',
      name,
      schema: ref,
    })),
    ...listItemFields(schema),
    ...toField('content', schema.contentSchema),
    ...schema.not.flatMap((ref, index) => toField('not', ref, toNumber(index))),
    ...schema.conditions.flatMap((condition, index) => [
      ...toField('if', condition.if, toNumber(index)),
      ...toField('then', condition.then, toNumber(index)),
      ...toField('else', condition.else, toNumber(index)),
    ]),
  ];
}

/** With `prefixItems`, the remaining items get a line, too; without, they are the content of the list. */
function listItemFields(schema: EffectiveSchema): readonly FieldView<SchemaRef>[] {
  const { prefixItems, items, contains, unevaluatedItems } = schema;
  return [
    ...prefixItems.flatMap((ref, index) => toField('item', ref, { name: `${index}` })),
    ...(prefixItems.length > 0 ? toField('rest', items) : []),
    ...contains.flatMap(({ schema: ref, min, max }, index) =>
      toField('contains', ref, {
        ...toNumber(index),
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
      }),
    ),
    ...toField('unevaluatedItems', unevaluatedItems),
  ];
}

function toField(
  role: FieldView['role'],
  ref: SchemaRef | boolean | undefined,
  said: Pick<FieldView, 'name' | 'min' | 'max'> = {},
): readonly FieldView<SchemaRef>[] {
  return ref === undefined || typeof ref === 'boolean' ? [] : [{ role, ...said, schema: ref }];
}

/** Numbers repeated keywords; the first one has no number. */
function toNumber(index: number): Pick<FieldView, 'name'> {
  return index === 0 ? {} : { name: `${index + 1}` };
}

/** Joins the schemas that several parts have for one name: all of them apply. */
function joinByName(
  list: readonly { readonly name: string; readonly schema: SchemaRef }[],
): readonly (readonly [name: string, ref: SchemaRef])[] {
  const joined = new Map<string, SchemaRef>();
  for (const { name, schema } of list) {
    const known = joined.get(name);
    joined.set(name, known === undefined ? schema : [...toIds(known), ...toIds(schema)]);
  }
  return [...joined];
}

function toUnionViews(graph: SchemaGraph, keyed: KeyedSchema): readonly UnionView<KeyedSchema>[] {
  const { unions } = keyed.schema;
  const keys = toVariantKeys(unions);
  return unions.map((union, index) => ({
    kind: union.kind,
    ...(union.discriminator !== undefined && { discriminator: union.discriminator }),
    variants: union.variants.map((variant, position) => {
      const { schema: _schema, ...said } = variant;
      const key = keys[index]?.[position] ?? variant.label;
      return { ...said, key, schema: toKeyedVariant(graph, keyed, union, variant) };
    }),
  }));
}

/** A variant that its union does not change is the schema itself; otherwise it gets its own key. */
function toKeyedVariant(
  graph: SchemaGraph,
  { schema: around, direction }: KeyedSchema,
  union: Union,
  variant: Variant,
): KeyedSchema {
  const alone = toKeyedSchema(graph, variant.schema, direction);
  const schema = toVariantSchema(graph, around, union, variant, direction);
  const [own, beside] = [alone.schema, schema].map(toShape);
  return own === beside ? alone : { ...alone, key: `${alone.key}\n${beside}`, schema };
}

/** The part of a variant that its union may change. */
function toShape({ properties, unions }: EffectiveSchema): string {
  const fields = properties.map(({ name, required, constants }) => [name, required, constants]);
  return JSON.stringify([unions.length, ...fields]);
}
