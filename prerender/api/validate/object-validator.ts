import { Ajv2020 } from 'ajv/dist/2020.js';
import type { AnySchemaObject, ErrorObject } from 'ajv/dist/2020.js';
import Ajv04 from 'ajv-draft-04';
import { ExactNumber, toDigits } from '../../../src/model/exact-number';
import { oncePer } from '../../../src/model/once-per';
import { isSameJson } from '../../../src/model/schema/assertions';
import type { ObjectKind } from '../document/object-kinds';
import type { SpecVersion } from '../document/objects';
import type { JsonObject } from '../../../src/model/json-object';
import { toObject } from '../document/json-object';
import { isObject } from '../../../src/model/json-object';
import type { DefinitionNames, PublishedSchema } from './openapi-definitions';
import { publishedSchemas } from './openapi-definitions';

/** Validates a single object; only checks that nested objects are objects. */
export type ValidateObject = (kind: ObjectKind, value: unknown) => readonly ErrorObject[];

/** Returns the validator for the objects of a version, compiled once for all documents. */
export function getObjectValidator(version: SpecVersion): ValidateObject {
  return getValidator(publishedSchemas[version]);
}

const getValidator = oncePer((published: PublishedSchema): ValidateObject => {
  const schema = toSchema(published);
  const isDraft4 = !('$defs' in schema);
  const options = { allErrors: true, strict: false, validateFormats: false, ownProperties: true };
  const ajv = isDraft4 ? new Ajv04(options) : new Ajv2020(options);
  ajv.removeKeyword('uniqueItems').addKeyword(uniqueItems).addSchema(schema, 'openapi');
  return (kind, value) => {
    const name = published.names[kind];
    if (name === undefined && kind !== 'document') return [];
    const pointer = kind === 'document' ? '' : `/${isDraft4 ? 'definitions' : '$defs'}/${name}`;
    const validate = ajv.getSchema(`openapi#${pointer}`);
    if (validate === undefined) throw new Error(`OpenAPI's schema has no "${pointer}".`);
    const errors = validate(withPlainNumbers(value, LISTS)) === true ? [] : (validate.errors ?? []);
    return isDraft4 ? errors : [...errors, ...listInherited(kind, value)];
  };
});

/** A list in a field of the object, such as an `enum`; objects inside are validated by themselves. */
const LISTS = 2;

/**
 * The value with JavaScript's numbers only, which is all that a validator library knows. `depth` is how many
 * objects and lists deep to look.
 */
export function withPlainNumbers(value: unknown, depth = Infinity): unknown {
  if (value instanceof ExactNumber) return toFinite(Number(toDigits(value)));
  if (depth === 0) return value;
  if (Array.isArray(value)) {
    return value.map((item: unknown) => withPlainNumbers(item, depth - 1));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withPlainNumbers(item, depth - 1)]),
  );
}

/** `1e400` is a number, although JavaScript's are not that large. */
function toFinite(number: number): number {
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, number));
}

/** Reports names inherited from `Object.prototype`, which Ajv treats as evaluated; OpenAPI has no such field. */
function listInherited(kind: ObjectKind, value: unknown): readonly ErrorObject[] {
  if (kind === 'callbacks') return [];
  return Object.keys(toObject(value))
    .filter((name) => name in Object.prototype)
    .map((name) => ({
      instancePath: '',
      schemaPath: '',
      keyword: 'unevaluatedProperties',
      params: { unevaluatedProperty: name },
      message: 'must NOT have unevaluated properties',
    }));
}

/** Replaces Ajv's implementation, which calls `toString` on objects; it may be one of their fields. */
const uniqueItems = {
  keyword: 'uniqueItems',
  type: 'array',
  validate: (_schema: unknown, items: readonly unknown[]) =>
    items.every((item, index) => items.findIndex((other) => isSameJson(other, item)) === index),
  error: { message: 'must NOT have duplicate items' },
} as const;

function toSchema({ schema, patches, names }: PublishedSchema): AnySchemaObject {
  const patched = patches.reduce(mergePatch, schema);
  const { $id, id, $schema, ...rest } = toObject(toShallow(patched, toObject(patched), names));
  return rest;
}

/** Applies a JSON Merge Patch (RFC 7396): `null` removes a field. */
function mergePatch(target: unknown, patch: unknown): JsonObject {
  const merged = { ...toObject(target) };
  for (const [key, value] of Object.entries(toObject(patch))) {
    if (value === null) Reflect.deleteProperty(merged, key);
    else merged[key] = isObject(value) ? mergePatch(merged[key], value) : value;
  }
  return merged;
}

/** Replaces references to separately validated objects by `type: object`. */
function toShallow(schema: unknown, root: JsonObject, names: DefinitionNames): unknown {
  if (Array.isArray(schema)) return schema.map((item) => toShallow(item, root, names));
  if (!isObject(schema)) return schema;
  const type = findType(schema, names);
  if (type !== undefined) return { type };
  const { oneOf, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, toShallow(value, root, names)]),
  );
  if (!Array.isArray(oneOf)) return { ...rest, ...(oneOf !== undefined && { oneOf }) };
  const allOf = Array.isArray(rest['allOf']) ? (rest['allOf'] as readonly unknown[]) : [];
  return { ...rest, allOf: [...allOf, toCases(oneOf, root)] };
}

function findType({ $ref, $dynamicRef }: JsonObject, names: DefinitionNames): unknown {
  if ($dynamicRef !== undefined) return ['object', 'boolean'];
  if (typeof $ref !== 'string') return undefined;
  const name = /^#\/(?:definitions|\$defs)\/([^/]+?)(?:-or-reference)?$/.exec($ref)?.[1] ?? '';
  const isOwn = /^(?:Reference|jsonReference)$/.test(name) || Object.values(names).includes(name);
  return isOwn ? 'object' : undefined;
}

/**
 * Converts alternatives that one field distinguishes to conditions, so that the validator reports the
 * errors of the intended alternative only.
 */
function toCases(alternatives: readonly unknown[], root: JsonObject): JsonObject {
  const distinct = [...new Map(alternatives.map((one) => [JSON.stringify(one), one])).values()];
  if (distinct.length === 1) return toObject(distinct[0]);
  const all = distinct.map((schema) => ({ schema, constants: listConstants(schema, root) }));
  const field = [...(all[0]?.constants.keys() ?? [])].find(
    (name) =>
      all.every(({ constants }) => constants.has(name)) &&
      all.some(({ constants }) => constants.get(name) !== all[0]?.constants.get(name)),
  );
  if (field === undefined) return { oneOf: distinct };
  const values = [...new Set(all.map(({ constants }) => constants.get(field)))];
  return {
    required: [field],
    properties: { [field]: { enum: values } },
    allOf: values.map((value) => ({
      if: { required: [field], properties: { [field]: { enum: [value] } } },
      then: toCases(
        all.filter(({ constants }) => constants.get(field) === value).map(({ schema }) => schema),
        root,
      ),
    })),
  };
}

/** Lists the fields of an alternative that allow a single value. */
function listConstants(schema: unknown, root: JsonObject): ReadonlyMap<string, unknown> {
  const { $ref, properties } = toObject(schema);
  if (typeof $ref === 'string') {
    return listConstants(toObject(root['definitions'])[$ref.split('/').at(-1) ?? ''], root);
  }
  return new Map(
    Object.entries(toObject(properties)).flatMap(([name, property]) => {
      const values = toObject(property)['enum'];
      return Array.isArray(values) && values.length === 1 ? [[name, values[0] as unknown]] : [];
    }),
  );
}
