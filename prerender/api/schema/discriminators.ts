import { toJsonText } from '../../../src/model/json-text';
import type { JsonText, Variant } from '../../../src/model/schema/schema';
import type { DiscriminatorObject, SchemaKeywords, SchemaObject } from '../document/schema-object';
import { toComponentName, toComponentReference } from './schema-id';

/** Returns the target of a reference, or the schema itself. */
export type ResolveSchema = (schema: SchemaObject) => SchemaObject | undefined;

/** The values that select a variant. */
export type Deciders = Pick<Variant, 'values' | 'fallback'>;

/**
 * The values that select each variant of a union: those of the mapping, else the component's name.
 *
 * The values that the variant's own schema allows take precedence over both: one that it refuses is never sent.
 */
export function toDeciders(
  discriminator: DiscriminatorObject | undefined,
  variants: readonly SchemaObject[],
  resolve: ResolveSchema,
): readonly Deciders[] {
  if (discriminator === undefined) return variants.map(() => ({}));
  const { propertyName, defaultMapping } = discriminator;
  const allowed = variants.map((schema) => listPropertyValues(schema, propertyName, resolve));
  return variants.map((schema, index) => {
    const others = allowed.filter((_, other) => other !== index).flatMap((list) => list ?? []);
    const values = toValues(listNames(discriminator, schema, resolve), allowed[index], others);
    const isFallback = defaultMapping !== undefined && isTarget(defaultMapping, schema, resolve);
    return { ...(values.length > 0 && { values }), ...(isFallback && { fallback: true }) };
  });
}

function toValues(
  names: readonly string[],
  allowed: readonly JsonText[] | undefined,
  others: readonly JsonText[],
): readonly JsonText[] {
  if (allowed === undefined) return names.map((name) => JSON.stringify(name));
  const named = allowed.filter((value) => names.some((name) => isNamed(name, value)));
  if (named.length > 0) return named;
  // Several values that other variants allow as well select nothing.
  const isShared = allowed.length > 1 && allowed.some((value) => others.includes(value));
  return isShared ? [] : allowed;
}

/** True if a name of a mapping, which is always a string, means a value such as `1`. */
export function isNamed(name: string, value: JsonText): boolean {
  return value === name || value === JSON.stringify(name);
}

/** The names by which a discriminator knows a variant. One without a reference has none. */
function listNames(
  { mapping = {} }: DiscriminatorObject,
  schema: SchemaObject,
  resolve: ResolveSchema,
): readonly string[] {
  if (typeof schema !== 'object' || schema.$ref === undefined) return [];
  const mapped = Object.entries(mapping)
    .filter(([, target]) => isTarget(target, schema, resolve))
    .map(([name]) => name);
  return mapped.length > 0 ? mapped : [toComponentName(schema.$ref)];
}

function isTarget(target: string, schema: SchemaObject, resolve: ResolveSchema): boolean {
  if (typeof schema !== 'object' || schema.$ref === undefined) return false;
  if (target === schema.$ref || toComponentReference(target) === schema.$ref) return true;
  const $ref = findMapped(target, resolve);
  return $ref !== undefined && resolve({ $ref }) === resolve({ $ref: schema.$ref });
}

/** The reference that a mapping's target means: the name of a component, or a URI. */
export function findMapped(target: string, resolve: ResolveSchema): string | undefined {
  return [toComponentReference(target), target].find(($ref) => resolve({ $ref }) !== undefined);
}

/**
 * The values that a schema allows a property by `const` or `enum`, also inherited, nested or in its variants.
 * Undefined if it names none.
 */
export function listPropertyValues(
  schema: SchemaObject,
  property: string,
  resolve: ResolveSchema,
): readonly JsonText[] | undefined {
  return listWith(schema, createSearch(resolve, property));
}

interface Search {
  readonly resolve: ResolveSchema;
  /** Undefined inside the property, whose own values are searched. */
  readonly property?: string | undefined;
  /** The schemas around, because a schema may be inside itself. */
  readonly around: Set<SchemaObject>;
  readonly known: Map<SchemaObject, Values>;
}

function createSearch(resolve: ResolveSchema, property?: string): Search {
  return { resolve, property, around: new Set(), known: new Map() };
}

type Values = readonly JsonText[] | undefined;

function listWith(schema: SchemaObject, search: Search): Values {
  const { resolve, around, known } = search;
  const target = resolve(schema);
  if (typeof target !== 'object' || around.has(target)) return undefined;
  if (known.has(target)) return known.get(target);
  around.add(target);
  const { $ref, allOf = [], oneOf, anyOf } = target;
  // A reference that leads nowhere is returned as it is.
  const parts =
    $ref === undefined || (target === schema && isAlone(schema)) ? allOf : [{ $ref }, ...allOf];
  const found = intersect([
    listOwn(target, search),
    ...parts.map((part) => listWith(part, search)),
    ...[oneOf, anyOf].map((choices) => listOfChoices(choices, target, search)),
  ]);
  around.delete(target);
  known.set(target, found);
  return found;
}

function isAlone(schema: SchemaKeywords): boolean {
  return Object.keys(schema).length === 1;
}

function listOwn(keywords: SchemaKeywords, search: Search): Values {
  const { property } = search;
  if (property === undefined) return listConstants(keywords);
  const { properties = {} } = keywords;
  const own = Object.hasOwn(properties, property) ? properties[property] : undefined;
  return own === undefined ? undefined : listWith(own, createSearch(search.resolve));
}

function listConstants(keywords: SchemaKeywords): Values {
  if ('const' in keywords) return [toJsonText(keywords.const)];
  return keywords.enum?.map((value) => toJsonText(value));
}

/** The values that any of the choices allows, else their names in the discriminator. */
function listOfChoices(
  choices: readonly SchemaObject[] | undefined,
  { discriminator }: SchemaKeywords,
  search: Search,
): Values {
  const schemas = choices?.filter((one) => typeof one !== 'object' || one.type !== 'null') ?? [];
  // The schema that is asked for may be a choice of its parent.
  const isBack = (one: SchemaObject) => search.around.has(search.resolve(one) ?? true);
  if (schemas.length === 0 || schemas.some(isBack)) return undefined;
  const lists = schemas.map((one) => listWith(one, search));
  if (lists.every((list) => list !== undefined)) return [...new Set(lists.flat())];
  if (discriminator === undefined || discriminator.propertyName !== search.property)
    return undefined;
  const names = schemas.flatMap((one) =>
    typeof one === 'object' && one.$ref !== undefined ? [toComponentName(one.$ref)] : [],
  );
  const mapped = Object.keys(discriminator.mapping ?? {});
  return (mapped.length > 0 ? mapped : names).map((name) => JSON.stringify(name));
}

function intersect(lists: readonly Values[]): Values {
  const [first, ...others] = lists.filter((list) => list !== undefined);
  return first?.filter((value) => others.every((list) => list.includes(value)));
}
