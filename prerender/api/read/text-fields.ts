import { ExactNumber } from '../../../src/model/exact-number';
import { isObject } from '../../../src/model/json-object';
import type { ObjectKind } from '../document/object-kinds';
import { listReferencedObjects } from '../document/objects';

/** The fields that hold a text, or a list of texts, and that authors write without quotes. */
const textFields: Partial<Readonly<Record<ObjectKind, readonly string[]>>> = {
  document: ['openapi', 'swagger'],
  info: ['title', 'version'],
  variable: ['default', 'enum'],
  tag: ['name', 'parent'],
  operation: ['tags'],
};

/**
 * Reads numbers and truth values as the text that stands in the file, where OpenAPI asks for a text: a version
 * `1.0`, a port `8443`. Other tools accept them without quotes.
 */
export function readTexts(document: unknown): void {
  for (const { kind, value } of listReferencedObjects(document)) {
    for (const field of textFields[kind] ?? []) readText(value, field);
  }
}

/** The same for the version of OpenAPI, which tells how to read the rest: `swagger: 2.0`. */
export function readVersionText(document: unknown): void {
  if (!isObject(document)) return;
  for (const field of textFields.document ?? []) readText(document, field);
}

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
