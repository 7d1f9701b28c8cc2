import type { JsonText, Variant } from '../../../src/model/schema/schema';
import type { DiscriminatorObject, SchemaObject } from '../document/schema-object';
import type { ResolveSchema } from './allowed-values';
import { listPropertyValues } from './allowed-values';
import { toComponentName, toComponentReference } from './schema-id';

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
