import { ExactNumber, isDigits, isJsonNumber, toJsonNumber } from '../../../src/model/exact-number';
import { isObject } from '../../../src/model/json-object';
import type { JsonObject } from '../../../src/model/json-object';
import type { ObjectKind } from '../document/object-kinds';
import { findAt, toKeys } from '../document/pointer';
import type { Reading } from './reading';
import { toValueText } from './reading';
import { isShown } from './shown-fields';

/** A field that the schema of OpenAPI does not allow, by JSON Schema's keyword. */
export interface InvalidField {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** An object with an invalid field. */
export interface InvalidObject {
  readonly kind: ObjectKind;
  readonly value: JsonObject;
  readonly keys: readonly string[];
}

/**
 * How a field is read that OpenAPI does not allow: as what it can only mean, as its default, or as if it were
 * not there. Undefined for what cannot be shown truthfully without it.
 */
export function findReading(error: InvalidField, object: InvalidObject): Reading | undefined {
  const keys = toKeys(error.instancePath);
  const found = keys.length === 0 ? object.value : findAt(object.value, keys);
  switch (error.keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties':
    case 'propertyNames':
      return toExtraReading(error, keys, object);
    case 'required':
      return toMissingReading(String(error.params['missingProperty']), keys, object);
    case 'type':
      return toTypeReading([error.params['type']].flat(), keys, found, object.kind);
    case 'enum':
      return toChoiceReading(error.params['allowedValues'], keys, found, object.kind);
    case 'uniqueItems':
      return toOnceReading(keys, found);
    case 'minItems':
    case 'minProperties':
      return keys.length === 0 || isEmpty(found) ? KEPT : undefined;
    case 'maxProperties':
      return toFirstReading(keys, found);
    case 'minimum':
    case 'exclusiveMinimum':
      return toLoss(keys, found);
    case 'pattern':
      return toPathReading(keys, found);
    default:
      return undefined;
  }
}

/** The reading of a value that pages show as it stands, without a warning. */
export const KEPT: Reading = { keys: [], value: undefined };

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function toExtraReading(
  { keyword, params }: InvalidField,
  keys: readonly string[],
  { kind, value }: InvalidObject,
): Reading | undefined {
  const extra = params['additionalProperty'] ?? params['unevaluatedProperty'];
  if (keyword === 'propertyNames') return KEPT;
  if (typeof extra !== 'string') return undefined;
  const place = [...keys, extra];
  if (isShown(kind, place, findAt(value, place))) return KEPT;
  return {
    keys: place,
    value: undefined,
    text: 'is not an OpenAPI field here: it is ignored',
    hint: 'Correct its spelling, begin it with "x-", or remove it.',
  };
}

/** Values for missing required fields, by the kind of the object and the name of the field. */
const defaults: ReadonlyMap<string, { readonly value: unknown; readonly as: string }> = new Map([
  ['document paths', { value: {}, as: 'no operations' }],
  ['info title', { value: 'API', as: 'the title "API"' }],
  ['info version', { value: '', as: 'no version' }],
  ['license name', { value: 'License', as: '"License"' }],
  ['operation responses', { value: {}, as: 'none that is known' }],
  ['parameters required', { value: true, as: '"true", as there is no path without it' }],
  ['parameters schema', { value: {}, as: 'any value' }],
  ['headers schema', { value: {}, as: 'any value' }],
  ['requestBodies content', { value: {}, as: 'nothing that is known' }],
  ['responses description', { value: '', as: 'no description' }],
  ['flows scopes', { value: {}, as: 'no scopes' }],
  ['securitySchemes flows', { value: {}, as: 'no flows that are known' }],
  ['securitySchemes scopes', { value: {}, as: 'no scopes' }],
  ['schemas items', { value: {}, as: 'any items' }],
  ['server url', { value: '/', as: '"/", the place of this file' }],
  ['variable default', { value: '', as: 'no text' }],
]);

function toMissingReading(
  name: string,
  keys: readonly string[],
  { kind, value }: InvalidObject,
): Reading | undefined {
  if (kind === 'variable' && name === 'default') {
    const first = Array.isArray(value['enum']) ? (value['enum'][0] as unknown) : undefined;
    if (typeof first === 'string')
      return toDefault([...keys, name], first, `its first value, "${first}"`, name);
  }
  // Pages list the addresses that there are.
  if (/^(?:authorization|token|deviceAuthorization)Url$/.test(name)) return KEPT;
  // An object that tells nothing without the field.
  if (keys.length > 0 && (name === 'url' || name === 'propertyName')) {
    const hint = `Add "${name}", or remove it.`;
    return { keys, value: undefined, text: `has no "${name}": it is ignored`, hint };
  }
  const found = defaults.get(
    `${kind} ${name === 'content' && kind !== 'requestBodies' ? 'schema' : name}`,
  );
  if (found === undefined) return undefined;
  const field = kind === 'requestBodies' || name !== 'content' ? name : 'schema';
  return toDefault([...keys, field], found.value, found.as, field);
}

function toDefault(keys: readonly string[], value: unknown, as: string, name: string): Reading {
  // A default may be read in many places of a document.
  const own = isObject(value) ? { ...value } : value;
  return {
    keys,
    value: own,
    text: `is missing: read as ${as}`,
    hint: `Add "${name}".`,
  };
}

function toTypeReading(
  expected: readonly unknown[],
  keys: readonly string[],
  found: unknown,
  kind: ObjectKind,
): Reading | undefined {
  if (keys.length === 0 || keys.at(-1) === '$ref') return undefined;
  if (isTypeList(kind, keys, found)) return KEPT;
  const value = toType(expected, found);
  if (value !== undefined)
    return { keys, value, ...toSaid(found, toReadText(value), `Write ${toReadText(value)}.`) };
  return undefined;
}

function toReadText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list with it';
  return typeof value === 'string' ? `the string ${JSON.stringify(value)}` : toValueText(value);
}

/** A scalar in another type, or in a list. */
function toType(expected: readonly unknown[], found: unknown): unknown {
  const isScalar = isJsonNumber(found) || typeof found === 'boolean';
  if (expected.includes('string') && isScalar) {
    return found instanceof ExactNumber ? found.source : String(found);
  }
  if (expected.includes('boolean') && (found === 'true' || found === 'false'))
    return found === 'true';
  const isNumber = expected.includes('number') || expected.includes('integer');
  if (
    isNumber &&
    typeof found === 'string' &&
    found.trim() !== '' &&
    Number.isFinite(Number(found))
  )
    return isDigits(found) ? toJsonNumber(found) : Number(found);
  if (!expected.includes('array')) return undefined;
  // The scopes of a security requirement; other fields without a value are no fields.
  if (found === null) return [];
  return typeof found === 'string' ? [found] : undefined;
}

function toSaid(found: unknown, as: string, hint: string): Pick<Reading, 'text' | 'hint'> {
  return { text: `is ${toValueText(found)}: read as ${as}`, hint };
}

function toChoiceReading(
  allowed: unknown,
  keys: readonly string[],
  found: unknown,
  kind: ObjectKind,
): Reading | undefined {
  if (isTypeList(kind, keys, found)) return KEPT;
  const values = [allowed].flat();
  const text = typeof found === 'string' ? found.trim().toLowerCase() : undefined;
  const same = values.find((value) => typeof value === 'string' && value.toLowerCase() === text);
  if (same === undefined) return undefined;
  return { keys, value: same, ...toSaid(found, toReadText(same), `Write ${toReadText(same)}.`) };
}

/** A list of types is of 3.1, and shown in every version. */
function isTypeList(kind: ObjectKind, keys: readonly string[], found: unknown): boolean {
  return kind === 'schemas' && keys.at(-1) === 'type' && Array.isArray(found);
}

/** The `basePath` of Swagger 2.0. */
function toPathReading(keys: readonly string[], found: unknown): Reading | undefined {
  if (keys.join() !== 'basePath' || typeof found !== 'string') return undefined;
  const value = `/${found.trim()}`;
  return { keys, value, ...toSaid(found, toReadText(value), 'Begin it with a slash.') };
}

/** Fields without which nothing true can be said of their object. */
const needed: Readonly<Partial<Record<ObjectKind, readonly string[]>>> = {
  parameters: ['name', 'in', 'type'],
  securitySchemes: ['type', 'name', 'in', 'scheme', 'flow'],
  server: ['url'],
};

/** Leaves an invalid field out, if something true can be said of its object without it. */
export function findLoss(error: InvalidField, { kind, value }: InvalidObject): Reading | undefined {
  const keys = toKeys(error.instancePath);
  const [field = ''] = keys;
  if (keys.length === 0 || (keys.length === 1 && needed[kind]?.includes(field) === true))
    return undefined;
  return toLoss(keys, findAt(value, keys));
}

function toLoss(keys: readonly string[], found: unknown): Reading {
  const text = `is ${toValueText(found)}, which OpenAPI does not allow here: it is ignored`;
  return { keys, value: undefined, text, hint: 'Correct it, or remove it.' };
}

function toOnceReading(keys: readonly string[], found: unknown): Reading | undefined {
  if (!Array.isArray(found) || keys.length === 0) return undefined;
  const texts = found.map((item) => JSON.stringify(item));
  const value = found.filter((_, index) => texts.indexOf(texts[index] ?? '') === index) as unknown;
  const text = 'has duplicates: each is read once';
  return { keys, value, text, hint: 'Remove the duplicates.' };
}

function toFirstReading(keys: readonly string[], found: unknown): Reading | undefined {
  if (!isObject(found) || keys.length === 0) return undefined;
  const [first] = Object.entries(found);
  if (first === undefined) return undefined;
  const text = `has several entries where OpenAPI allows one: read as the first, "${first[0]}"`;
  return {
    keys,
    value: Object.fromEntries([first]),
    text,
    hint: 'Keep one, and remove the others.',
  };
}
