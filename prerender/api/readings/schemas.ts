import { isObject } from '../../../src/model/json-object';
import { compareDigits, isJsonNumber, toDigits } from '../../../src/model/exact-number';
import type { JsonObject } from '../../../src/model/json-object';
import { findNearest } from '../../diagnostics/find-nearest';
import type { SpecVersion } from '../document/objects';
import { toPointer } from '../document/pointer';
import type { ListReadings, Reading } from './reading';
import { toValueText } from './reading';

/** How a Schema Object is read whose keywords are of another version, of another language, or misspelt. */
export const listSchemaReadings: ListReadings = (schema, version, keys) => {
  if (typeof schema['$ref'] === 'string' && !isLater(version)) return [];
  return [
    ...listTypeReadings(schema, version),
    ...listLimitReadings(schema, version),
    ...listRequiredReadings(schema, keys),
    ...listChoiceReadings(schema, version),
    ...listPartReadings(schema, version),
    ...listNullReadings(schema, version),
    ...listRecursionReadings(schema, keys),
  ];
};

function isLater(version: SpecVersion): boolean {
  return version === '3.1' || version === '3.2';
}

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

/** Names of types in other languages, with what they mean in JSON Schema. */
const otherTypes: ReadonlyMap<string, JsonObject> = new Map<string, JsonObject>([
  ['any', {}],
  ['bool', { type: 'boolean' }],
  ['date', { type: 'string', format: 'date' }],
  ['date-time', { type: 'string', format: 'date-time' }],
  ['datetime', { type: 'string', format: 'date-time' }],
  ['decimal', { type: 'number' }],
  ['dict', { type: 'object' }],
  ['double', { type: 'number', format: 'double' }],
  ['enum', { type: 'string' }],
  ['file', { type: 'string', format: 'binary' }],
  ['float', { type: 'number', format: 'float' }],
  ['int', { type: 'integer' }],
  ['int32', { type: 'integer', format: 'int32' }],
  ['int64', { type: 'integer', format: 'int64' }],
  ['list', { type: 'array' }],
  ['long', { type: 'integer', format: 'int64' }],
  ['map', { type: 'object' }],
  ['str', { type: 'string' }],
  ['text', { type: 'string' }],
  ['timestamp', { type: 'string' }],
  ['uri', { type: 'string', format: 'uri' }],
  ['url', { type: 'string', format: 'uri' }],
  ['uuid', { type: 'string', format: 'uuid' }],
]);

function listTypeReadings(schema: JsonObject, version: SpecVersion): readonly Reading[] {
  const { type } = schema;
  if (type === undefined) return [];
  if (type === null) return isLater(version) ? [read('type', 'null')] : [read('type', undefined)];
  if (Array.isArray(type)) return listUnionReadings(type);
  if (typeof type !== 'string') return [lose('type', type, 'any type', TYPES)];
  if (types.includes(type)) return [];
  // Swagger has it where it has a meaning; `swagger2.ts` converts it.
  if (type === 'file' && version === '2.0') return [];
  const name = type.trim().toLowerCase();
  const meant = otherTypes.get(name) ?? toNamedType(name);
  if (meant === undefined) return [lose('type', type, 'any type', TYPES)];
  return Object.entries({ type: undefined, ...meant }).flatMap(([keyword, value]) => {
    if (keyword === 'type') return [lose('type', type, value ?? 'any type', TYPES, value)];
    return schema[keyword] === undefined ? [read(keyword, value)] : [];
  });
}

const TYPES =
  'Use "string", "number", "integer", "boolean", "object" or "array", and "format" for more.';

function toNamedType(name: string): JsonObject | undefined {
  const nearest = types.includes(name) ? name : findNearest(name, types);
  return nearest === undefined ? undefined : { type: nearest };
}

/** A list of types is allowed from 3.1 on, and read the same in earlier versions. */
function listUnionReadings(list: readonly unknown[]): readonly Reading[] {
  const names = list.map((type) => (type === null ? 'null' : typeof type === 'string' ? type : ''));
  const known = [...new Set(names.filter((type) => types.includes(type)))];
  const isKnown = known.length === list.length && !list.includes(null);
  if (isKnown) return [];
  return known.length === 0
    ? [lose('type', list, 'any type', TYPES)]
    : [lose('type', list, known.join(' or '), TYPES, known)];
}

const limits = [
  ['minimum', 'exclusiveMinimum', (sign: number) => sign >= 0],
  ['maximum', 'exclusiveMaximum', (sign: number) => sign <= 0],
] as const;

/** `exclusiveMinimum: true` is how 3.0 writes it, a number is how 3.1 does. */
function listLimitReadings(schema: JsonObject, version: SpecVersion): readonly Reading[] {
  return limits.flatMap(([inclusive, exclusive, isStricter]): readonly Reading[] => {
    const [limit, found] = [schema[inclusive], schema[exclusive]];
    if (typeof found === 'boolean' && isLater(version)) {
      if (!found) return [read(exclusive, undefined)];
      if (!isJsonNumber(limit))
        return [lose(exclusive, found, 'no limit', `Write the limit itself here.`)];
      const text = `is "true", as in OpenAPI 3.0: read as ${toValueText(limit)}, the "${inclusive}"`;
      const hint = `From OpenAPI 3.1 on, write the limit itself here, in place of "${inclusive}".`;
      return [read(inclusive, undefined), { keys: [exclusive], value: limit, text, hint }];
    }
    if (isJsonNumber(found) && !isLater(version)) {
      const isOwn =
        !isJsonNumber(limit) || isStricter(compareDigits(toDigits(found), toDigits(limit)));
      return [...(isOwn ? [read(inclusive, found)] : []), read(exclusive, isOwn)];
    }
    return [];
  });
}

function listRequiredReadings(
  { required }: JsonObject,
  keys: readonly string[],
): readonly Reading[] {
  if (required === undefined || required === null) return [];
  if (required === false) return [read('required', undefined)];
  if (required === true) {
    // The schema around a property lists it: see `listRequiredOfParts`.
    const as = keys.at(-2) === 'properties' ? 'the property is required' : 'nothing';
    const hint = 'List the required names in the schema of the object.';
    return [lose('required', required, as, hint)];
  }
  const names = typeof required === 'string' ? [required] : required;
  if (!Array.isArray(names)) return [lose('required', required, 'nothing', NAMES)];
  const known = [...new Set(names.filter((name) => typeof name === 'string'))];
  if (known.length === 0) return [read('required', undefined)];
  if (known.length === names.length && Array.isArray(required)) return [];
  const isTwice = known.length < names.length && names.every((name) => typeof name === 'string');
  const text = isTwice ? 'has a name twice: it is read once' : `is read as ${known.join(', ')}`;
  return [{ keys: ['required'], value: known, text, hint: NAMES }];
}

const NAMES = 'List each required name once.';

function listChoiceReadings(schema: JsonObject, version: SpecVersion): readonly Reading[] {
  const { enum: values, discriminator } = schema;
  return [
    ...(values !== undefined && !Array.isArray(values)
      ? [lose('enum', values, 'one value', 'Write a list of values.', [values])]
      : []),
    // Tools write them; the only value that it allows is none.
    ...(Array.isArray(values) && values.length === 0
      ? [lose('enum', values, 'any value', 'List the values, or remove "enum".')]
      : []),
    ...(typeof discriminator === 'string' && version !== '2.0'
      ? [
          lose(
            'discriminator',
            discriminator,
            'the name of the property',
            `Write it as in "discriminator: { propertyName: ${discriminator} }".`,
            { propertyName: discriminator },
          ),
        ]
      : []),
  ];
}

const single = ['items', 'additionalProperties', 'not', 'unevaluatedProperties', 'contains'];

/** Parts that are no schemas: a type's name, or `true` as a text. */
function listPartReadings(schema: JsonObject, version: SpecVersion): readonly Reading[] {
  return [
    ...single.flatMap((keyword) => listPart([keyword], schema[keyword], version)),
    ...['properties', 'patternProperties', 'definitions', '$defs'].flatMap((keyword) =>
      isObject(schema[keyword])
        ? Object.entries(schema[keyword]).flatMap(([name, part]) =>
            listPart([keyword, name], part, version),
          )
        : [],
    ),
    ...listRequiredOfParts(schema),
  ];
}

function listPart(
  keys: readonly string[],
  part: unknown,
  version: SpecVersion,
): readonly Reading[] {
  const [keyword = ''] = keys;
  if (part === undefined || isObject(part)) return [];
  const isMember = keys.length > 1;
  if (part === null) return [{ keys, value: isMember ? {} : undefined }];
  if (typeof part === 'boolean') {
    const isAllowed = isLater(version) || keyword === 'additionalProperties';
    return isAllowed ? [] : [{ keys, value: part ? {} : { not: {} } }];
  }
  if (part === 'true' || part === 'false') return [toTextReading(keys, part, part === 'true')];
  if (typeof part === 'string' && (types.includes(part) || otherTypes.has(part)))
    return [toTextReading(keys, part, { type: part })];
  // Several schemas for the items are a tuple, which is what drafts before 2020-12 mean.
  if (Array.isArray(part) && keyword === 'items') return version === '2.0' ? [] : listTuple(part);
  const text = `is ${toValueText(part)}, which is not a schema: read as any value`;
  return [{ keys, value: isMember ? {} : undefined, text, hint: 'Write a schema here.' }];
}

function toTextReading(keys: readonly string[], found: string, value: unknown): Reading {
  const text = `is the string "${found}": read as ${JSON.stringify(value)}`;
  return { keys, value, text, hint: 'Write a schema here, as in "type: string".' };
}

function listTuple(parts: readonly unknown[]): readonly Reading[] {
  const hint = 'Write one schema here; "prefixItems" takes a list of them.';
  return [
    { keys: ['items'], value: undefined, text: 'is a list: read as "prefixItems"', hint },
    read('prefixItems', parts.filter(isObject)),
  ];
}

/** Properties that say `required: true` of themselves, as in JSON Schema's third draft. */
function listRequiredOfParts({ properties, required }: JsonObject): readonly Reading[] {
  if (!isObject(properties)) return [];
  const listed = Array.isArray(required) ? (required as readonly unknown[]) : [];
  const names = Object.entries(properties)
    .filter(([name, part]) => isObject(part) && part['required'] === true && !listed.includes(name))
    .map(([name]) => name);
  return names.length === 0 ? [] : [read('required', [...new Set([...listed, ...names])])];
}

/** `nullable` of 3.0 in a later version, which the pages read as they do in 3.0. */
function listNullReadings({ nullable }: JsonObject, version: SpecVersion): readonly Reading[] {
  if (nullable === undefined || !isLater(version)) return [];
  if (nullable !== true) return [read('nullable', undefined)];
  const text = 'is of OpenAPI 3.0: read as "null" among the types';
  return [
    {
      keys: ['nullable'],
      value: true,
      text,
      hint: 'Add "null" to "type", as in [string, "null"].',
    },
  ];
}

/** `$recursiveRef` of JSON Schema 2019-09 refers to the schema around it; pages show no extensions of that. */
function listRecursionReadings(
  { $recursiveRef, $recursiveAnchor, $ref }: JsonObject,
  keys: readonly string[],
): readonly Reading[] {
  const anchor = $recursiveAnchor === undefined ? [] : [read('$recursiveAnchor', undefined)];
  if ($recursiveRef === undefined) return anchor;
  const own = keys.slice(0, keys[0] === 'components' ? 3 : 2);
  const isNamed = keys[0] === 'components' || keys[0] === 'definitions';
  if (!isNamed || $ref !== undefined)
    return [...anchor, lose('$recursiveRef', $recursiveRef, 'any value', REFER)];
  const pointer = `#${toPointer(own)}`;
  return [
    ...anchor,
    lose('$recursiveRef', $recursiveRef, `a reference to "${own.at(-1)}"`, REFER),
    read('$ref', pointer),
  ];
}

const REFER = 'Refer to the schema by its name, with "$ref".';

function read(keyword: string, value: unknown): Reading {
  return { keys: [keyword], value };
}

function lose(
  keyword: string,
  found: unknown,
  as: unknown,
  hint: string,
  value?: unknown,
): Reading {
  const text = `says ${toValueText(found)}, which is not allowed here: read as ${String(as)}`;
  return { keys: [keyword], value, text, hint };
}
