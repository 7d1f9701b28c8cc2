import type { EffectiveSchema } from './effective-schema';
import type { Bound, EnumValue, JsonText, SchemaRef, TypeName, Union } from './schema';
import { findIntegerRange, findTextFormat } from './formats';
import type { Matches } from './pattern';
import { toEffectiveSchema } from './effective-schema';
import type { Digits } from '../exact-number';
import { isJsonNumber } from '../exact-number';
import { isObject } from '../json-object';
import { parseJsonText, toJsonText } from '../json-text';
import { hasType, holdsBound, holdsInteger, isSameJson } from './assertions';
import type { Schemas } from './validity';
import { isValidValue } from './validity';

/** Why and where a value is not valid. */
export interface ValidationError {
  /** The names and indices that lead to the error. */
  readonly path: readonly (string | number)[];
  readonly reason: ValidationReason;
}

export type ValidationReason =
  | { readonly kind: 'type'; readonly types: readonly TypeName[] }
  | { readonly kind: 'choice'; readonly values: readonly JsonText[] }
  | { readonly kind: 'format'; readonly format: string; readonly example: string }
  | { readonly kind: 'integers'; readonly min: Digits; readonly max: Digits }
  | { readonly kind: 'bound'; readonly bound: Bound }
  | { readonly kind: 'missing'; readonly name: string }
  | { readonly kind: 'extra'; readonly name: string }
  | { readonly kind: 'variants'; readonly labels: readonly string[] }
  /** Errors without a specific message: `not`, conditions and the like. */
  | { readonly kind: 'other' };

/** The first error of a value in a request, located as deep inside it as possible; undefined if it is valid. */
export function findValidationError(
  schemas: Schemas,
  ref: SchemaRef,
  value: unknown,
): ValidationError | undefined {
  if (isValidValue(schemas, ref, 'request', value)) return undefined;
  const schema = toEffectiveSchema(schemas.graph, ref, 'request');
  const reason = findOwnReason(schema, value, schemas.matches);
  if (reason !== undefined) return { path: [], reason };
  return (
    findInside(schemas, listMembers(schema, value)) ??
    findVariantError(schemas, schema.unions, value) ?? { path: [], reason: { kind: 'other' } }
  );
}

function findOwnReason(
  schema: EffectiveSchema,
  value: unknown,
  matches: Matches,
): ValidationReason | undefined {
  const { types, nullable, constant, values, bounds } = schema;
  if (value === null && nullable) return undefined;
  if (types.length > 0 && !types.some((type) => hasType(type, value))) {
    return { kind: 'type', types };
  }
  const choices = constant === undefined ? values.map(toJson) : [constant];
  if (choices.length > 0 && !choices.some((one) => isSameJson(parseJsonText(one), value))) {
    return { kind: 'choice', values: choices };
  }
  const bound = bounds.find((one) => !holdsBound(one, value, matches));
  return (
    findFormatReason(schema, value) ??
    (bound && { kind: 'bound', bound }) ??
    (isObject(value) ? findNameReason(schema, value, matches) : undefined)
  );
}

function toJson({ value }: EnumValue): JsonText {
  return value;
}

function findFormatReason(
  { format = '' }: EffectiveSchema,
  value: unknown,
): ValidationReason | undefined {
  if (typeof value === 'string') {
    const known = findTextFormat(format);
    return known === undefined || known.matches(value)
      ? undefined
      : { kind: 'format', format, example: known.write(0) };
  }
  const range = isJsonNumber(value) ? findIntegerRange(format) : undefined;
  if (range === undefined || !isJsonNumber(value) || holdsInteger(range, value)) return undefined;
  const [min, max] = range;
  return { kind: 'integers', min, max };
}

function findNameReason(
  {
    required,
    properties,
    patternProperties,
    additional,
    hidden,
    dependentRequired,
  }: EffectiveSchema,
  value: Readonly<Record<string, unknown>>,
  matches: Matches,
): ValidationReason | undefined {
  const asked = dependentRequired
    .filter(({ name }) => Object.hasOwn(value, name))
    .flatMap((dependent) => dependent.required);
  const missing = [...required, ...asked].find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return { kind: 'missing', name: missing };
  const known = new Set(properties.map(({ name }) => name));
  const extra = Object.keys(value).find(
    (name) =>
      hidden.includes(name) ||
      (additional === false &&
        !known.has(name) &&
        !patternProperties.some(({ pattern }) => matches(pattern, name))),
  );
  return extra === undefined ? undefined : { kind: 'extra', name: extra };
}

interface Member {
  readonly key: string | number;
  readonly ref: SchemaRef;
  readonly value: unknown;
}

function listMembers(schema: EffectiveSchema, value: unknown): readonly Member[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, key) => {
      const ref = schema.prefixItems[key] ?? schema.items;
      return ref === undefined ? [] : [{ key, ref, value: item }];
    });
  }
  if (!isObject(value)) return [];
  const known = new Map(schema.properties.map((property) => [property.name, property.schema]));
  const other = typeof schema.additional === 'boolean' ? undefined : schema.additional;
  return Object.entries(value).flatMap(([key, item]) => {
    const ref = known.get(key) ?? other;
    return ref === undefined ? [] : [{ key, ref, value: item }];
  });
}

function findInside(schemas: Schemas, members: readonly Member[]): ValidationError | undefined {
  for (const { key, ref, value } of members) {
    const error = findValidationError(schemas, ref, value);
    if (error !== undefined) return { ...error, path: [key, ...error.path] };
  }
  return undefined;
}

/** The error of the variant that the discriminator selects; without one, only that no variant matches. */
function findVariantError(
  schemas: Schemas,
  unions: readonly Union[],
  value: unknown,
): ValidationError | undefined {
  for (const { variants, discriminator, nullable } of unions) {
    if (nullable === true && value === null) continue;
    const text =
      discriminator !== undefined && isObject(value) ? toJsonText(value[discriminator]) : '';
    const named = variants.filter(({ values = [] }) => values.includes(text));
    const meant = named.length > 0 ? named : variants;
    const only = meant.length === 1 ? meant[0] : undefined;
    if (only !== undefined) {
      const error = findValidationError(schemas, only.schema, value);
      if (error !== undefined) return error;
    } else if (!meant.some(({ schema }) => isValidValue(schemas, schema, 'request', value))) {
      return { path: [], reason: { kind: 'variants', labels: meant.map(({ label }) => label) } };
    }
  }
  return undefined;
}
