import type { Lifetimes } from '../../../src/model/schema/lifetime';
import { findLifetime } from '../../../src/model/schema/lifetime';
import { toDefined } from '../../../src/model/defined';
import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { findConstants } from '../../../src/model/schema/parts';
import type { SchemaGraph, SchemaRef, Union, Variant } from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import type {
  FieldView,
  SchemaView,
  UnionView,
  ViewDirection,
} from '../../../src/model/schema/schema-view';

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
  return { key: [direction, ...toIds(ref)].join('\n'), ref, direction, schema };
}

/** True for a schema that allows any value and says nothing of it but words, as `{}` and `true` do. */
export function saysNothing(schema: EffectiveSchema): boolean {
  return Object.entries(schema).every(([key, value]) => words.has(key) || isEmpty(value));
}

const words: ReadonlySet<string> = new Set([
  'id',
  'name',
  'page',
  'title',
  'use',
  'description',
  'externalDocs',
  'xml',
  'nullable',
  'readOnly',
  'writeOnly',
  'deprecated',
  'required',
  'hidden',
  'parts',
  'contradictions',
]);

/** The view of a schema: its line, and everything inside it. */
export function toSchemaView(
  graph: SchemaGraph,
  keyed: KeyedSchema,
  lifetimes: Lifetimes,
): SchemaView<KeyedSchema> {
  const { schema, direction } = keyed;
  const toInner = (ref: SchemaRef) => toKeyedSchema(graph, ref, direction);
  const unions = toUnionViews(graph, keyed);
  const others = listFields(schema, lifetimes);
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
  const { name, title, use, values, constant, examples, partExamples } = schema;
  const isTitled = title !== undefined && (name === undefined || use !== undefined);
  // One part of an `allOf` may have the constant, and another the `enum` that it is of.
  const isListed = values.some(({ value }) => value === constant);
  const all = {
    ...schema,
    title: isTitled ? title : undefined,
    describesUse: use === 'described',
    values: isListed ? [] : values,
    examples: [...examples, ...partExamples],
  };
  const line: Record<string, unknown> = {};
  for (const key of lineKeys) if (isSaid(all[key])) line[key] = all[key];
  return line;
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== false && !isEmpty(value);
}

/** True for an empty list, and for limits of which there are none. */
function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

const lineKeys = [
  'name',
  'page',
  'title',
  'format',
  'contentMediaType',
  'contentEncoding',
  'constant',
  'default',
  'xml',
  'describesUse',
  'description',
  'externalDocs',
  'types',
  'values',
  'examples',
  'limits',
  'contradictions',
  'never',
  'nullable',
  'readOnly',
  'writeOnly',
  'deprecated',
] as const;

/** Remarks about the content of a schema as a whole. */
function toRemarks(
  { additional, unevaluated, unevaluatedItems, dependentRequired }: EffectiveSchema,
  isListClosed: boolean,
): Pick<SchemaView, 'dependentRequired' | 'others' | 'otherItems'> {
  const others = [additional, unevaluated].find((rest) => typeof rest === 'boolean');
  const otherItems = isListClosed ? false : unevaluatedItems;
  const asked = dependentRequired.filter(({ required }) => required.length > 0);
  return {
    ...toDefined({ others }),
    ...(typeof otherItems === 'boolean' && { otherItems }),
    ...(asked.length > 0 && { dependentRequired: asked }),
  };
}

/** Everything inside a schema that has its own line, in reading order, except variants. */
function listFields(
  schema: EffectiveSchema,
  lifetimes: Lifetimes,
): readonly FieldView<SchemaRef>[] {
  const patterns = schema.patternProperties.map((one) => ({ ...one, name: one.pattern }));
  return [
    ...schema.properties.flatMap(({ schema: ref, name, required, constants }) =>
      toField('property', ref, {
        name,
        ...(required && { required }),
        ...toDefined({ constants, since: findLifetime(lifetimes, schema.parts, name) }),
      }),
    ),
    ...joinByName(patterns).flatMap(([name, ref]) => toField('pattern', ref, { name })),
    ...toField('other', schema.additional),
    ...toField('unevaluated', schema.unevaluated),
    ...toField('names', schema.propertyNames),
    ...joinByName(schema.dependentSchemas).flatMap(([name, ref]) => toField('with', ref, { name })),
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
      toField('contains', ref, { ...toNumber(index), ...toDefined({ min, max }) }),
    ),
    ...toField('unevaluatedItems', unevaluatedItems),
  ];
}

function toField(
  role: FieldView['role'],
  ref: SchemaRef | boolean | undefined,
  said: Omit<FieldView, 'role' | 'schema'> = {},
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

/**
 * The choices of a schema. The key of a variant, for anchors, is the value of its discriminator, else its label;
 * each is unique within the schema.
 */
function toUnionViews(graph: SchemaGraph, keyed: KeyedSchema): readonly UnionView<KeyedSchema>[] {
  const taken = new Set<string>();
  return keyed.schema.unions.map((union) => ({
    kind: union.kind,
    ...toDefined({ discriminator: union.discriminator }),
    variants: union.variants.map((variant) => {
      const { schema: _schema, ...said } = variant;
      const name = toVariantName(variant);
      let key = name;
      for (let count = 2; taken.has(key); count++) key = `${name}-${count}`;
      taken.add(key);
      return { ...said, key, schema: toKeyedVariant(graph, keyed, union, variant) };
    }),
  }));
}

/** The first value of the discriminator, a text without its quotes; without one, the label. */
export function toVariantName({ values = [], label }: Variant): string {
  const [value] = values.map((json): unknown => JSON.parse(json));
  const name = typeof value === 'string' ? value : (values[0] ?? label);
  return name.trim().replaceAll(/\s+/g, '-');
}

/** A variant that its union does not change is the schema itself; otherwise it gets its own key. */
function toKeyedVariant(
  graph: SchemaGraph,
  { schema: around, direction }: KeyedSchema,
  union: Union,
  variant: Variant,
): KeyedSchema {
  const alone = toKeyedSchema(graph, variant.schema, direction);
  const schema = toVariantSchema(graph, around, union, variant, alone.schema);
  const [own, beside] = [alone.schema, schema].map(toShape);
  return own === beside ? alone : { ...alone, key: `${alone.key}\n${beside}`, schema };
}

/** The part of a variant that its union may change. */
function toShape({ properties, unions }: EffectiveSchema): string {
  const fields = properties.map(({ name, required, constants }) => [name, required, constants]);
  return JSON.stringify([unions.length, ...fields]);
}

/**
 * A variant as it applies inside the schema around the union.
 *
 * The discriminator property comes first, with the values that select this variant. Omits properties that
 * the schema around describes identically.
 */
function toVariantSchema(
  graph: SchemaGraph,
  around: EffectiveSchema,
  union: Union,
  { values = [] }: Variant,
  alone: EffectiveSchema,
): EffectiveSchema {
  const required = new Set([...around.required, ...alone.required]);
  const known = new Map(around.properties.map((property) => [property.name, property.schema]));
  const properties = alone.properties
    .filter(({ name, schema }) => name === union.discriminator || known.get(name) !== schema)
    .map((property) => ({ ...property, required: required.has(property.name) }));
  const decider = properties.find(({ name }) => name === union.discriminator);
  const unions = alone.unions.filter((other) => other !== union);
  if (decider === undefined || values.length === 0) return { ...alone, properties, unions };
  const constants = findConstants(graph, decider.schema, values);
  const pinned = { ...decider, ...toDefined({ constants }) };
  return { ...alone, properties: [pinned, ...properties.filter((one) => one !== decider)], unions };
}
