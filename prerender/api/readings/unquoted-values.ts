import { ExactNumber, toDigits, toJsonNumber } from '../../../src/model/exact-number';
import type { JsonNumber } from '../../../src/model/exact-number';
import type { JsonObject } from '../../../src/model/json-object';
import { isObject } from '../../../src/model/json-object';
import type { Problem } from '../../diagnostics/problem';
import type { Locate } from '../../sources/position';
import { followKeys } from '../document/follow-keys';
import type { TypedObject } from '../document/objects';
import { listReferencedObjects } from '../document/objects';
import { findAt, toKeys } from '../document/pointer';
import type { Reading } from './reading';
import { applyReadings, toValueText, toWarnings } from './reading';

/**
 * Reads values with or without quotes by the type of their schema; changes the document itself.
 *
 * YAML makes a number of `00123` and `+1555`, which are texts where the schema says so. A value that is
 * right but for its quotes is read as its schema says, and versions of YAML differ in `yes`, `1_000` and
 * `017`: what each is read as is said.
 */
export function readUnquotedValues(document: unknown, locate: Locate): readonly Problem[] {
  const root = isObject(document) ? document : {};
  const readings = listReferencedObjects(document)
    .flatMap((object) => listPlaces(document, object))
    .flatMap((place) => listReadings(document, place));
  applyReadings(root, readings);
  return toWarnings(readings, [], locate);
}

/** An author's value, with the schemas that it has to fit. */
interface ValuePlace {
  readonly value: unknown;
  readonly keys: readonly string[];
  readonly schemas: readonly unknown[];
}

function listPlaces(document: unknown, object: TypedObject): readonly ValuePlace[] {
  const { kind, value, keys } = object;
  const isOwn = kind === 'schemas' || typeof value['type'] === 'string';
  const schemas = [isOwn ? value : value['schema']];
  const toPlace = (place: readonly string[]): ValuePlace => ({
    value: findAt(document, place),
    keys: place,
    schemas,
  });
  if (isOwn)
    return [
      ...single
        .filter((keyword) => Object.hasOwn(value, keyword))
        .map((keyword) => toPlace([...keys, keyword])),
      ...lists.flatMap((keyword) =>
        toIndexes(value[keyword]).map((index) => toPlace([...keys, keyword, index])),
      ),
    ];
  if (!isObject(value['schema'])) return [];
  const names = isObject(value['examples']) ? Object.keys(value['examples']) : [];
  return [
    toPlace([...keys, 'example']),
    ...names.flatMap((name) =>
      ['value', 'dataValue'].map((field) =>
        toPlace(followKeys(document, [...keys, 'examples', name, field])),
      ),
    ),
  ];
}

const single = ['const', 'default', 'example'];
const lists = ['enum', 'examples'];

function toIndexes(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.map((_, index) => String(index)) : [];
}

function listReadings(document: unknown, place: ValuePlace): readonly Reading[] {
  const { value } = place;
  if (!isContainer(value)) return findOwnReading(document, place);
  return holdsUnquoted(value) ? listReadingsInside(document, place) : [];
}

/** Not said of a parameter or a header, which is a text in any case. */
function findOwnReading(document: unknown, place: ValuePlace): readonly Reading[] {
  const { value, keys } = place;
  const found = findReading(document, place, toText(value));
  const readings = found.length > 0 ? found : findQuotedReading(document, place);
  const isText = keys.includes('parameters') || keys.includes('headers');
  return isText
    ? readings.map((reading) => (isSameText(reading, value) ? toQuiet(reading) : reading))
    : readings;
}

function isSameText(reading: Reading, value: unknown): boolean {
  return toSent(reading.value) === toSent(value);
}

function toSent(value: unknown): string {
  return typeof value === 'string' ? value : toValueText(value);
}

function toQuiet({ keys, value }: Reading): Reading {
  return { keys, value };
}

/** Inside an example only what JSON would not have: another number may be what the API really sends. */
function listReadingsInside(
  document: unknown,
  { value, keys, schemas }: ValuePlace,
): readonly Reading[] {
  if (!isContainer(value)) {
    const text = value instanceof ExactNumber ? toForeignText(value) : undefined;
    return findReading(document, { value, keys, schemas }, text);
  }
  const parts = listParts(document, schemas);
  return Object.entries(value).flatMap(([key, inner]) =>
    listReadingsInside(document, {
      value: inner,
      keys: [...keys, key],
      schemas: parts.flatMap((part) => findInner(part, value, key)),
    }),
  );
}

function isContainer(value: unknown): value is object {
  return Array.isArray(value) || isObject(value);
}

/** True if something inside may be read in another way; most examples hold nothing of the kind. */
function holdsUnquoted(value: unknown): boolean {
  if (isContainer(value)) return Object.values(value).some(holdsUnquoted);
  return value instanceof ExactNumber
    ? toForeignText(value) !== undefined
    : typeof value === 'string' && (words.has(value.toLowerCase()) || GROUPED.test(value));
}

/** How the file writes a number that JSON writes in another way. */
function toForeignText({ source, digits }: ExactNumber): string | undefined {
  return source === digits ? undefined : source;
}

/** How the file writes a number or a truth value. */
function toText(value: unknown): string | undefined {
  if (value instanceof ExactNumber) return value.source;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

function findReading(
  document: unknown,
  { value, keys, schemas }: ValuePlace,
  text: string | undefined,
): readonly Reading[] {
  if (text === undefined && typeof value !== 'string') return [];
  const types = new Set(listParts(document, schemas).flatMap(listTypes));
  if (types.has('string')) {
    const isText = !['number', 'integer', 'boolean'].some((type) => types.has(type));
    return isText && text !== undefined ? [toTextReading(keys, value, text)] : [];
  }
  if (types.has('number') || types.has('integer')) return findNumberReading(keys, value);
  return types.has('boolean') ? findTruthReading(keys, value) : [];
}

/** A number that no JSON has, such as `00123`, can only be meant as a text. */
function toTextReading(keys: readonly string[], value: unknown, text: string): Reading {
  if (value instanceof ExactNumber && toForeignText(value) !== undefined)
    return { keys, value: text };
  const is = typeof value === 'boolean' ? 'a boolean' : 'a number';
  return {
    keys,
    value: text,
    text: `is ${is} below "type: string": read as the string "${text}"`,
    hint: `Write "${text}" in quotes.`,
  };
}

/** A number or a truth value in quotes, whose schema says that it is no text. */
function findQuotedReading(
  document: unknown,
  { value, keys, schemas }: ValuePlace,
): readonly Reading[] {
  if (typeof value !== 'string') return [];
  const types = new Set(listParts(document, schemas).flatMap(listTypes));
  if (types.has('string') || types.size === 0) return [];
  const toReading = (type: string, read: unknown): Reading => ({
    keys,
    value: read,
    text: `is a string below "type: ${type}": read as "${value}" without quotes`,
    hint: `Write ${value} without quotes.`,
  });
  if (types.has('boolean') && /^(?:true|false)$/.test(value))
    return [toReading('boolean', value === 'true')];
  const [type, pattern] = types.has('number') ? ['number', NUMBER] : ['integer', INTEGER];
  return types.has(type) && pattern.test(value) ? [toReading(type, toJsonNumber(value))] : [];
}

const INTEGER = /^-?(?:0|[1-9]\d*)$/;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

const words: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['on', true],
  ['no', false],
  ['off', false],
]);

function findTruthReading(keys: readonly string[], value: unknown): readonly Reading[] {
  const truth = typeof value === 'string' ? words.get(value.toLowerCase()) : undefined;
  if (truth === undefined) return [];
  const text = `is ${toValueText(value)}, which is a boolean only in YAML 1.1: read as "${truth}"`;
  return [{ keys, value: truth, text, hint: `Write "${truth}".` }];
}

/** A number in groups, such as `1_000`. */
const GROUPED = /^[-+]?\d[\d_]*_[\d_]*(?:\.\d+)?$/;

function findNumberReading(keys: readonly string[], value: unknown): readonly Reading[] {
  if (typeof value === 'string' && GROUPED.test(value)) {
    const number = toJsonNumber(toPlainDigits(value));
    return [toNumberReading(keys, `"${value}", which is a number only in YAML 1.1`, number)];
  }
  // All its digits are less than 8.
  if (value instanceof ExactNumber && /^[-+]?0+[1-7][0-7]*$/.test(value.source))
    return [toNumberReading(keys, `${value.source}, which YAML 1.1 reads by base 8`, value)];
  return [];
}

function toPlainDigits(text: string): string {
  return text
    .replaceAll('_', '')
    .replace(/^\+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1');
}

function toNumberReading(keys: readonly string[], is: string, value: JsonNumber): Reading {
  const digits = toDigits(value);
  return { keys, value, text: `is ${is}: read as ${digits}`, hint: `Write ${digits}.` };
}

/** The schemas that apply to the same value as these, or may: references, parts and variants. */
function listParts(document: unknown, schemas: readonly unknown[]): readonly JsonObject[] {
  const found = new Set<JsonObject>();
  const open = [...schemas];
  while (open.length > 0) {
    const schema = open.pop();
    if (!isObject(schema) || found.has(schema)) continue;
    found.add(schema);
    const { $ref } = schema;
    if (typeof $ref === 'string' && $ref.startsWith('#/'))
      open.push(findAt(document, toKeys($ref)));
    for (const keyword of ['allOf', 'anyOf', 'oneOf'])
      if (Array.isArray(schema[keyword])) open.push(...(schema[keyword] as readonly unknown[]));
  }
  return [...found];
}

function listTypes({ type }: JsonObject): readonly unknown[] {
  return Array.isArray(type) ? type : [type];
}

/** The schemas of a field or an item. */
function findInner(part: JsonObject, value: object, key: string): readonly unknown[] {
  if (Array.isArray(value)) {
    const { prefixItems, items } = part;
    return [Array.isArray(prefixItems) ? (prefixItems[Number(key)] ?? items) : items];
  }
  const { properties, additionalProperties } = part;
  const isNamed = isObject(properties) && Object.hasOwn(properties, key);
  return [isNamed ? properties[key] : additionalProperties];
}
