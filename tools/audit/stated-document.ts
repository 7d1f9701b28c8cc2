import { LineCounter, isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Document } from 'yaml';

/** A value of a file. Numbers are texts, so that no digit is lost. */
export type Stated = string | boolean | null | StatedNumber | readonly Stated[] | StatedObject;

/** An object of a file. */
export interface StatedObject {
  readonly [key: string]: Stated | undefined;
}

/** A number as its author wrote it. */
export class StatedNumber {
  readonly digits: string;
  /** The text in the file, such as `007`, which is a text where its schema says so. */
  readonly source: string;

  constructor(digits: string, source: string) {
    this.digits = digits;
    this.source = source;
  }
}

/**
 * Reads a YAML or JSON file into plain values. The audit has a reader of its own: what it shared with the
 * site would be wrong in both.
 */
export function readStatedDocument(text: string): StatedObject {
  const document = parseDocument(text, { lineCounter: new LineCounter(), uniqueKeys: false });
  const value = toStated(document.contents, document);
  if (!isStatedObject(value)) throw new Error('The file is not an object.');
  return value;
}

function toStated(node: unknown, document: Document): Stated {
  if (isAlias(node)) return toStated(node.resolve(document), document);
  if (isSeq(node)) return node.items.map((item) => toStated(item, document));
  if (isMap(node)) {
    return Object.fromEntries(
      node.items.map(({ key, value }) => [toKey(key), toStated(value, document)]),
    );
  }
  if (!isScalar(node)) return null;
  const { value, source } = node;
  if (typeof value === 'number') {
    const text = source ?? String(value);
    return new StatedNumber(toDigits(text, value), text);
  }
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  return null;
}

/** YAML has more ways to write a number than JSON, such as `.5` and `0x1F`. */
function toDigits(source: string, value: number): string {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(source) ? source : String(value);
}

function toKey(key: unknown): string {
  return isScalar(key) ? (key.source ?? String(key.value)) : String(key);
}

export function isStatedObject(value: Stated | undefined): value is StatedObject {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof StatedNumber)
  );
}

/** The value if it is an object, or else an empty one. */
export function toObject(value: Stated | undefined): StatedObject {
  return isStatedObject(value) ? value : {};
}

/** The value if it is a list, or else an empty one. */
export function toList(value: Stated | undefined): readonly Stated[] {
  return Array.isArray(value) ? (value as readonly Stated[]) : [];
}

/** The text of a string; empty for everything else. */
export function toText(value: Stated | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** JSON on one line, with the digits of the file. */
export function toJsonText(value: Stated | undefined): string {
  if (value instanceof StatedNumber) return value.digits;
  if (Array.isArray(value)) return `[${(value as readonly Stated[]).map(toJsonText).join(',')}]`;
  if (!isStatedObject(value)) return JSON.stringify(value ?? null);
  const members = Object.entries(value).map(
    ([key, inner]) => `${JSON.stringify(key)}:${toJsonText(inner)}`,
  );
  return `{${members.join(',')}}`;
}

/** An object that a reference may stand for, and the name of the component that it names. */
export interface Resolved {
  readonly object: StatedObject;
  /** The last name of the reference; undefined for an object without a reference. */
  readonly name?: string;
}

/** Follows the references of an object; a summary and a description beside a reference win. */
export function resolveStated(document: StatedObject, value: Stated | undefined): Resolved {
  return follow(document, toObject(value), ['summary', 'description']);
}

/** Follows the references of a schema; before OpenAPI 3.1 a description is all that counts beside one. */
export function resolveStatedSchema(document: StatedObject, value: Stated | undefined): Resolved {
  return follow(document, toObject(value), isEarly(document) ? ['description'] : []);
}

/** True for a document older than OpenAPI 3.1. */
export function isEarly(document: StatedObject): boolean {
  return /^[23]\.0/.test(toText(document['openapi'] ?? document['swagger']));
}

function follow(document: StatedObject, start: StatedObject, kept: readonly string[]): Resolved {
  let object = start;
  let name: string | undefined;
  for (let hops = 0; hops < 20; hops++) {
    const { $ref, ...beside } = object;
    if (typeof $ref !== 'string' || !$ref.startsWith('#/')) break;
    const own = Object.entries(beside).filter(([key]) => kept.includes(key));
    name = toKeys($ref).at(-1);
    object = { ...toObject(findReferred(document, $ref)), ...Object.fromEntries(own) };
  }
  return { object, ...(name !== undefined && { name }) };
}

/** The target of a reference within the document. */
export function findReferred(document: StatedObject, reference: string): Stated | undefined {
  return toKeys(reference).reduce<Stated | undefined>(
    (value, key) => (Array.isArray(value) ? toList(value)[Number(key)] : toObject(value)[key]),
    document,
  );
}

function toKeys(reference: string): readonly string[] {
  const parts = reference.slice(2).split('/');
  return parts.map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
}
