import { isJsonNumber, toDigits } from '../../../src/model/exact-number';
import type { JsonObject } from '../../../src/model/json-object';
import { isObject } from '../../../src/model/json-object';
import { hasType } from '../../../src/model/schema/assertions';
import type { TypeName } from '../../../src/model/schema/schema';
import type { OpenApiDocument } from '../document/document';
import { toObject } from '../document/json-object';
import { listReferencedObjects } from '../document/objects';
import { findAt, toKeys, toPlaceText } from '../document/pointer';
import type { SchemaObject } from '../document/schema-object';
import type { ResolveSchema } from '../schema/discriminators';
import { findMapped, isNamed, listPropertyValues } from '../schema/discriminators';
import { createSchemaIndex } from '../schema/references';
import type { Mistake } from './mistake';
import { toNameHint } from './mistake';

/** Warns of an `allOf` with a closed part that does not have the properties of the others. */
export function checkClosedParts(document: OpenApiDocument): readonly Mistake[] {
  return listSchemas(document).flatMap(({ value, keys }) => {
    const extra = Array.isArray(value['allOf'])
      ? findExtra(document, listParts(document, value))
      : undefined;
    if (extra === undefined) return [];
    const { keyword, name } = extra;
    return [
      {
        keys: [...keys, 'allOf'],
        message: `A part with "${keyword}: false" excludes "${name}" of another part. The pages show the fields of all parts.`,
        hint: `Remove "${keyword}" from the parts; from OpenAPI 3.1 on, write "unevaluatedProperties: false" beside "allOf".`,
      },
    ];
  });
}

function listSchemas(document: OpenApiDocument) {
  return listReferencedObjects(document).filter(({ kind }) => kind === 'schemas');
}

/** The schemas that apply together with one through `allOf` and `$ref`, each once. */
function listParts(document: OpenApiDocument, schema: JsonObject): readonly JsonObject[] {
  const parts = new Set<JsonObject>([schema]);
  for (const { $ref, allOf } of parts) {
    const target = typeof $ref === 'string' ? findAt(document, toKeys($ref)) : undefined;
    for (const part of [target, ...(Array.isArray(allOf) ? (allOf as readonly unknown[]) : [])])
      if (isObject(part)) parts.add(part);
  }
  return [...parts];
}

function findExtra(document: OpenApiDocument, parts: readonly JsonObject[]) {
  const names = parts.flatMap(({ properties }) => Object.keys(toObject(properties)));
  return parts.flatMap((part) => {
    const isClosed = part['additionalProperties'] === false;
    if (!isClosed && part['unevaluatedProperties'] !== false) return [];
    const own = isClosed ? [part] : listParts(document, part);
    const others = isClosed ? ['patternProperties'] : evaluating;
    if (own.some((one) => others.some((key) => (one[key] ?? false) !== false))) return [];
    const known = new Set(own.flatMap(({ properties }) => Object.keys(toObject(properties))));
    const keyword = isClosed ? 'additionalProperties' : 'unevaluatedProperties';
    return names.filter((name) => !known.has(name)).map((name) => ({ keyword, name }));
  })[0];
}

/** The keywords that may evaluate properties of other names. */
const evaluating =
  'additionalProperties anyOf dependentSchemas else if oneOf patternProperties then'.split(' ');

/** Warns of `nullable` where OpenAPI has it no more; pages read it as before. */
export function checkNullable(document: OpenApiDocument): readonly Mistake[] {
  if (document.openapi.startsWith('3.0')) return [];
  return listSchemas(document)
    .filter(({ value }) => value['nullable'] === true)
    .map(({ keys: schema }) => {
      const keys = [...schema, 'nullable'];
      return {
        keys,
        message: `${toPlaceText(keys)} is of OpenAPI 3.0: read as "null" among the types.`,
        hint: 'Add "null" to "type", as in [string, "null"].',
      };
    });
}

/**
 * Warns of a constant or a choice that is of another type than its own schema says: no value is right for
 * both. Null is not said: many files list it without its type.
 */
export function checkValueTypes(document: OpenApiDocument): readonly Mistake[] {
  return listSchemas(document).flatMap(({ value: schema, keys }) => {
    const types = [schema['type'] ?? []].flat().filter((type) => typeof type === 'string');
    if (types.length === 0) return [];
    const values = Array.isArray(schema['enum']) ? (schema['enum'] as readonly unknown[]) : [];
    return [
      { value: schema['const'] ?? null, keys: [...keys, 'const'] },
      ...values.map((value, index) => ({ value, keys: [...keys, 'enum', String(index)] })),
    ]
      .filter(
        ({ value }) => value !== null && !types.some((type) => hasType(type as TypeName, value)),
      )
      .map(({ value, keys: place }) => ({
        keys: place,
        message: `${toPlaceText(place)} is ${toValueText(value)}, which "type: ${types.join(', ')}" excludes: shown as it is written.`,
        hint: 'Correct the type, or the value.',
      }));
  });
}

/** A short form of a value inside a sentence. */
function toValueText(value: unknown): string {
  if (isObject(value)) return 'an object';
  if (Array.isArray(value)) return 'a list';
  if (isJsonNumber(value)) return toDigits(value);
  const text = JSON.stringify(value);
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
}

const LONG = 60;

/** Warns of mappings that name no schema, or a value that their schema does not allow. */
export function checkDiscriminators(document: OpenApiDocument): readonly Mistake[] {
  const resolve = createResolve(document);
  const names = Object.keys(findAt(document, ['components', 'schemas']) ?? {});
  return listMappings(document).flatMap(({ property, name, target, keys }) => {
    const says = `The value ${JSON.stringify(name)} of "${property}" is mapped to "${target}"`;
    const $ref = findMapped(target, resolve);
    if ($ref === undefined) {
      return [
        {
          keys,
          message: `${says}, which is not a schema.`,
          hint: toNameHint(target, names, 'Name a schema in "components", or refer to one.'),
        },
      ];
    }
    const allowed = listPropertyValues({ $ref }, property, resolve);
    if (allowed === undefined || allowed.some((value) => isNamed(name, value))) return [];
    return [
      {
        keys,
        message: `${says}, which allows only ${allowed.join(', ') || 'no value'}. The page shows what the schema allows.`,
        hint: `Map ${allowed[0] ?? 'another value'}, or correct "${property}" of the schema.`,
      },
    ];
  });
}

/** The entries of all mappings. */
function listMappings(document: OpenApiDocument) {
  return listReferencedObjects(document).flatMap(({ kind, value, keys }) => {
    const { propertyName: property, mapping } = value;
    if (kind !== 'discriminator' || typeof property !== 'string') return [];
    return Object.entries(toObject(mapping)).flatMap(([name, target]) =>
      typeof target === 'string'
        ? [{ property, name, target, keys: [...keys, 'mapping', name] }]
        : [],
    );
  });
}

function createResolve(document: OpenApiDocument): ResolveSchema {
  const index = createSchemaIndex(document);
  return (schema) => {
    if (typeof schema === 'boolean' || schema.$ref === undefined || !isAlone(schema)) return schema;
    const keys = index.find(schema.$ref, '');
    return keys === undefined ? undefined : (findAt(document, keys) as SchemaObject);
  };
}

function isAlone(schema: object): boolean {
  return Object.keys(schema).length === 1;
}
