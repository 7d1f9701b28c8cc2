import type { SchemaId, Union, Variant } from '../../../src/model/schema/schema';
import type { DiscriminatorObject, SchemaKeywords, SchemaObject } from '../document/schema-object';
import { toJsonText } from '../../../src/model/json-text';
import type { ResolveSchema } from './discriminators';
import { findMapped, toDeciders } from './discriminators';
import { toComponentName } from './schema-id';

/** Adds a schema to the graph and returns its id: the given one, or that of the reference's target. */
export type AddSchema = (schema: SchemaObject, id: SchemaId) => SchemaId;

/** How the unions of a schema access other schemas. */
export interface UnionContext {
  readonly id: SchemaId;
  readonly add: AddSchema;
  readonly resolve: ResolveSchema;
  /** References to the components that have this one in their `allOf`. */
  readonly children: readonly string[];
}

/**
 * The choices in a schema: its `oneOf` and `anyOf`, or without them the schemas that its discriminator
 * selects from.
 */
export function toUnions(keywords: SchemaKeywords, context: UnionContext): readonly Union[] {
  const listed = (['oneOf', 'anyOf'] as const).flatMap((kind) =>
    toListedUnion(keywords, kind, context),
  );
  if (listed.length > 0 || keywords.discriminator === undefined) return listed;
  return toInheritedUnion(keywords.discriminator, context);
}

/** True for the choice `null`. Then `null` is valid whatever the other choices are. */
export function isNull(schema: SchemaObject): boolean {
  return typeof schema === 'object' && (schema.type === 'null' || schema.const === null);
}

/** Returns the schema of a choice between one schema and `null`: that is a nullable schema, not a union. */
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
  { discriminator, nullable, ...keywords }: SchemaKeywords,
  kind: 'oneOf' | 'anyOf',
  { id, add, resolve }: UnionContext,
): readonly Union[] {
  const choices = keywords[kind] ?? [];
  const schemas = choices.filter((schema) => !isNull(schema));
  if (schemas.length === 0) return [];
  const labels = toVariantLabels(schemas, resolve);
  const deciders = toDeciders(discriminator, schemas, resolve);
  const variants = schemas.map((schema, index): Variant => ({
    schema: add(schema, `${id}/${kind}/${choices.indexOf(schema)}`),
    label: labels[index] ?? '',
    ...deciders[index],
  }));
  const isNullable = schemas.length < choices.length || nullable === true;
  return [
    {
      kind,
      variants,
      ...(discriminator !== undefined && { discriminator: discriminator.propertyName }),
      ...(isNullable && { nullable: true }),
    },
  ];
}

/** A parent without `oneOf` or `anyOf` has the variants of its mapping and those that extend it. */
function toInheritedUnion(
  discriminator: DiscriminatorObject,
  { id, add, resolve, children }: UnionContext,
): readonly Union[] {
  const { propertyName, mapping = {} } = discriminator;
  const mapped = Object.values(mapping).flatMap((target) => findMapped(target, resolve) ?? []);
  const schemas = Array.from(new Set([...mapped, ...children]), ($ref) => ({ $ref }));
  if (schemas.length === 0) return [];
  const deciders = toDeciders(discriminator, schemas, resolve);
  const variants = schemas.map((schema, index): Variant => ({
    schema: add(schema, id),
    label: toComponentName(schema.$ref),
    ...deciders[index],
  }));
  return [{ kind: 'oneOf', variants, discriminator: propertyName, inherited: true }];
}

/** The labels of a union's variants, by title, component, type or number. Each label is unique. */
function toVariantLabels(
  schemas: readonly SchemaObject[],
  resolve: ResolveSchema,
): readonly string[] {
  const names = schemas.map(
    (schema) => findTitle(schema) ?? findTitle(resolve(schema)) ?? findName(schema),
  );
  const types = schemas.map((schema) => toTypeLabel(resolve(schema)));
  const labels = schemas.map((_, index) => {
    const [name, type] = [names[index], types[index]];
    if (name !== undefined) return isOnce(names, name) ? name : `${name} ${index + 1}`;
    return type !== undefined && isOnce(types, type) ? type : `Option ${index + 1}`;
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
  return ref === undefined ? undefined : toComponentName(ref);
}

/** The type of a plain value. The type of an object or a list would not describe it. */
function toTypeLabel(schema: SchemaObject | undefined): string | undefined {
  if (typeof schema !== 'object') return undefined;
  if (schema.const !== undefined) return toJsonText(schema.const);
  const { type, format } = schema;
  if (typeof type !== 'string' || type === 'object' || type === 'array') return undefined;
  return format === undefined ? type : `${type} <${format}>`;
}
