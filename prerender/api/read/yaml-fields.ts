import { ExactNumber } from '../../../src/model/exact-number';
import { isObject } from '../../../src/model/json-object';
import type { ObjectKind } from '../document/object-kinds';
import { findSlot } from '../document/object-kinds';
import type { TypedObject } from '../document/objects';
import { isReplaced, listReferencedObjects, toVersion } from '../document/objects';
import { setOwn } from '../document/pointer';

/**
 * Reads fields as authors of YAML write them; changes the document itself. A field without a value is no field, and
 * an entry without one is an empty object. A version `1.0` or a port `8443`, where OpenAPI asks for a text, is the
 * text that stands in the file, and `4xx` is `4XX`. Other tools accept them, too. From here on, the document of a
 * team's own file never changes.
 */
export function readYamlFields(document: unknown): void {
  const version = toVersion(document);
  const isSwagger2 = version === '2.0';
  for (const object of listReferencedObjects(document)) {
    readEmptyFields(object, isSwagger2);
    if (object.kind === 'schemas' && isReplaced(object, version)) ignoreSiblings(object.value);
    if (object.kind === 'responseMap') readStatuses(object.value);
    for (const field of textFields[object.kind] ?? []) readText(object.value, field);
  }
}

/** The same for the version of OpenAPI, which tells how to read the rest: `swagger: 2.0`. */
export function readVersionText(document: unknown): void {
  if (!isObject(document)) return;
  for (const field of textFields.document ?? []) readText(document, field);
  if (document['swagger'] === '2') setOwn(document, 'swagger', '2.0');
}

/** The fields that hold a text, or a list of texts. */
const textFields: Partial<Readonly<Record<ObjectKind, readonly string[]>>> = {
  document: ['openapi', 'swagger'],
  info: ['title', 'version'],
  variable: ['default', 'enum'],
  tag: ['name', 'parent'],
  operation: ['tags'],
};

type Fields = Record<string, unknown>;

function readText(fields: Fields, field: string): void {
  if (!Object.hasOwn(fields, field)) return;
  const value = fields[field];
  const text = Array.isArray(value) ? value.map(toText) : toText(value);
  if (text !== value) fields[field] = text;
}

function toText(value: unknown): unknown {
  if (value instanceof ExactNumber) return value.source;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

/** In these fields null is kept: it is a value of the author, or, for `type`, a mistake to report. */
const nullFields = new Set(['const', 'dataValue', 'default', 'example', 'type', 'value']);

function readEmptyFields({ kind, value: fields }: TypedObject, isSwagger2: boolean): void {
  for (const [field, value] of Object.entries(fields)) {
    if (nullFields.has(field) || field.startsWith('x-')) continue;
    const slot = findSlot(kind, field, isSwagger2);
    if (value === null) {
      if (kind === 'responseMap') setOwn(fields, field, {});
      else Reflect.deleteProperty(fields, field);
    } else if (field === 'security' && Array.isArray(value)) {
      value.forEach((requirement: unknown) => fillEntries(requirement, () => []));
    } else if (Array.isArray(slot) && slot[0] === 'map') {
      fillEntries(value, () => ({}));
    } else if (Array.isArray(slot) && Array.isArray(value)) {
      fields[field] = value.filter((item) => item !== null);
    }
  }
}

/**
 * Removes the keywords beside a `$ref`, which replaces the entire schema before OpenAPI 3.1.
 *
 * Keeps descriptions and extensions: they do no harm, and many authors intend them.
 */
function ignoreSiblings(schema: Fields): void {
  for (const key of Object.keys(schema))
    if (!/^(?:\$ref|description|x-(?!nullable$).*)$/s.test(key))
      Reflect.deleteProperty(schema, key);
}

/** Keeps the order of the statuses. */
function readStatuses(fields: Fields): void {
  if (!Object.keys(fields).some((status) => RANGE.test(status))) return;
  for (const [status, response] of Object.entries(fields)) {
    Reflect.deleteProperty(fields, status);
    setOwn(fields, RANGE.test(status) ? status.toUpperCase() : status, response);
  }
}

const RANGE = /^[1-5]xx$/i;

/** Gives the entries of a map that have no value one. */
function fillEntries(map: unknown, toValue: () => unknown): void {
  if (!isObject(map)) return;
  for (const [name, value] of Object.entries(map)) if (value === null) setOwn(map, name, toValue());
}
