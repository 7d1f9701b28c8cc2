import type { SchemaId, Union, Variant } from '../../../src/model/schema/schema';
import { toKeys } from '../document/pointer';
import type { DiscriminatorObject, SchemaKeywords, SchemaObject } from '../document/schema-object';
import { toJsonText } from '../document/json-text';

/** Puts a schema into the graph and returns its id: the one asked for, or that of what it refers to. */
export type AddSchema = (schema: SchemaObject, id: SchemaId) => SchemaId;

/** How a schema's unions reach other schemas. */
export interface UnionContext {
  readonly id: SchemaId;
  readonly add: AddSchema;
  /** The schema that a reference names, or the schema itself. */
  readonly resolve: (schema: SchemaObject) => SchemaObject | undefined;
  /** The components whose `allOf` holds this one, by their references. */
  readonly children: readonly string[];
}

/**
 * The choices that a schema asks for: its `oneOf`, its `anyOf`, and without them the schemas that a
 * discriminator tells apart.
 */
export function toUnions(keywords: SchemaKeywords, context: UnionContext): readonly Union[] {
  const listed = (['oneOf', 'anyOf'] as const).flatMap((kind) =>
    toListedUnion(keywords, kind, context),
  );
  if (listed.length > 0 || keywords.discriminator === undefined) return listed;
  return toInheritedUnion(keywords.discriminator, context);
}

/** Whether `null` is one of some choices; only then is it valid whatever the others say. */
export function isNull(schema: SchemaObject): boolean {
  return typeof schema === 'object' && (schema.type === 'null' || schema.const === null);
}

/** A choice between one schema and `null` is no choice, but a schema that may be `null`. */
export function findSingleChoice(keywords: SchemaKeywords): SchemaObject | undefined {
  const { oneOf, anyOf, ...others } = keywords;
  if (oneOf !== undefined && anyOf !== undefined) return undefined;
  if (Object.keys(others).some((key) => !annotations.has(key) && !key.startsWith('x-'))) {
    return undefined;
  }
  const choices = oneOf ?? anyOf ?? [];
  const schemas = choices.filter((schema) => !isNull(schema));
  return schemas.length === 1 && choices.length > 1 ? schemas[0] : undefined;
}

const annotations = new Set([
  '$comment',
  'default',
  'deprecated',
  'description',
  'example',
  'examples',
  'externalDocs',
  'nullable',
  'readOnly',
  'title',
  'writeOnly',
  'xml',
]);

function toListedUnion(
  keywords: SchemaKeywords,
  kind: 'oneOf' | 'anyOf',
  { id, add, resolve }: UnionContext,
): readonly Union[] {
  const choices = (keywords[kind] ?? []).map((schema, index) => ({ schema, index }));
  const schemas = choices.filter(({ schema }) => !isNull(schema));
  if (schemas.length === 0) return [];
  const labels = toVariantLabels(
    schemas.map(({ schema }) => schema),
    resolve,
  );
  const variants = schemas.map(({ schema, index }, position) =>
    toVariant(
      add(schema, `${id}/${kind}/${index}`),
      labels[position] ?? '',
      keywords.discriminator,
      typeof schema === 'object' ? schema.$ref : undefined,
    ),
  );
  const isNullable = schemas.length < choices.length || keywords.nullable === true;
  return [{ kind, variants, ...toDecider(keywords), ...(isNullable && { nullable: true }) }];
}

function toDecider({ discriminator }: SchemaKeywords): Pick<Union, 'discriminator'> {
  return discriminator === undefined ? {} : { discriminator: discriminator.propertyName };
}

/** A parent that names no variants has those of its mapping, and those that extend it. */
function toInheritedUnion(
  discriminator: DiscriminatorObject,
  { id, add, resolve, children }: UnionContext,
): readonly Union[] {
  const mapped = Object.values(discriminator.mapping ?? {})
    .map(toReference)
    .filter(($ref) => resolve({ $ref }) !== undefined);
  const variants = [...new Set([...mapped, ...children])].map(($ref) =>
    toVariant(add({ $ref }, id), toName($ref), discriminator, $ref),
  );
  if (variants.length === 0) return [];
  const { propertyName } = discriminator;
  return [{ kind: 'oneOf', variants, discriminator: propertyName, inherited: true }];
}

/** A mapping names a component or refers to a schema. */
function toReference(target: string): string {
  return /^[\w.-]+$/.test(target) ? `#/components/schemas/${target}` : target;
}

function toName(ref: string): string {
  return toKeys(ref).at(-1) ?? ref;
}

function toVariant(
  schema: SchemaId,
  label: string,
  discriminator: DiscriminatorObject | undefined,
  ref: string | undefined,
): Variant {
  if (discriminator === undefined || ref === undefined) return { schema, label };
  const means = (target: string) => target === ref || toReference(target) === ref;
  const mapped = Object.entries(discriminator.mapping ?? {})
    .filter(([, target]) => means(target))
    .map(([value]) => value);
  const { defaultMapping } = discriminator;
  return {
    schema,
    label,
    values: mapped.length > 0 ? mapped : [toName(ref)],
    ...(defaultMapping !== undefined && means(defaultMapping) && { fallback: true }),
  };
}

/** What the variants of a union are called: by title, by component, by type, else by number; each name once. */
export function toVariantLabels(
  schemas: readonly SchemaObject[],
  resolve: (schema: SchemaObject) => SchemaObject | undefined,
): readonly string[] {
  const names = schemas.map(
    (schema) => findTitle(schema) ?? findTitle(resolve(schema)) ?? findName(schema),
  );
  const types = schemas.map((schema) => toTypeLabel(resolve(schema)));
  const labels = schemas.map((_, index) => {
    const name = names[index];
    const type = types[index];
    if (name !== undefined && isOnce(names, name)) return name;
    if (name === undefined && type !== undefined && isOnce(types, type)) return type;
    return name === undefined ? `Option ${index + 1}` : `${name} ${index + 1}`;
  });
  return labels.map((label, index) => (isOnce(labels, label) ? label : `${label} ${index + 1}`));
}

function isOnce(texts: readonly (string | undefined)[], text: string): boolean {
  return texts.filter((other) => other === text).length === 1;
}

function findTitle(schema: SchemaObject | undefined): string | undefined {
  return typeof schema === 'object' ? schema.title : undefined;
}

function findName(schema: SchemaObject): string | undefined {
  const ref = typeof schema === 'object' ? schema.$ref : undefined;
  return ref === undefined ? undefined : toKeys(ref).at(-1);
}

/** The type of a plain value; what an object or a list is, its type does not tell. */
function toTypeLabel(schema: SchemaObject | undefined): string | undefined {
  if (typeof schema !== 'object') return undefined;
  if (schema.const !== undefined) return toJsonText(schema.const);
  const { type, format } = schema;
  if (typeof type !== 'string' || type === 'object' || type === 'array') return undefined;
  return format === undefined ? type : `${type} <${format}>`;
}
