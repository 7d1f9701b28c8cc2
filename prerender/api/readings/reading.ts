import { setOwn } from '../document/pointer';
import { isJsonNumber, toDigits } from '../../../src/model/exact-number';
import { isObject } from '../../../src/model/json-object';
import type { JsonObject } from '../../../src/model/json-object';
import type { Problem } from '../../diagnostics/problem';
import type { Locate } from '../../sources/position';
import type { SpecVersion } from '../document/objects';

/**
 * How a value that OpenAPI does not allow is read: what the author can only have meant, or as if it were not
 * there. Tools differ in what they accept; a file that others show is shown here, too, and says how.
 */
export interface Reading {
  /** The keys of the value, from the object that has it. */
  readonly keys: readonly string[];
  /** The value that is read instead; undefined leaves it out. */
  readonly value: unknown;
  /** The end of a sentence that starts with the value's place; without it nothing is lost, and nothing is said. */
  readonly text?: string;
  readonly hint?: string;
}

/** Lists how the fields of an object are read. */
export type ListReadings = (
  value: JsonObject,
  version: SpecVersion,
  /** The keys of the object in the document. */
  keys: readonly string[],
) => readonly Reading[];

/** Puts what the values are read as into the object itself. */
export function applyReadings(object: JsonObject, readings: readonly Reading[]): void {
  // From the end of a list, as what is left out moves what follows.
  for (const { keys, value } of readings.toSorted((one, other) =>
    compareKeys(other.keys, one.keys),
  ))
    putAt(object, keys, value);
}

/** Orders objects within each other, and the items of a list, as they stand in the document. */
export function compareKeys(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((key, index) => key !== other[index]);
  const [a, b] = [one[at], other[at]];
  return a === undefined || b === undefined
    ? one.length - other.length
    : Number(a) - Number(b) || 0;
}

/** Puts a value at some keys, or takes away what is there if it is undefined. */
export function putAt(root: unknown, keys: readonly string[], value: unknown): void {
  const key = keys.at(-1);
  let holder = root;
  for (const step of keys.slice(0, -1)) {
    if (!isHolder(holder) || !Object.hasOwn(holder, step)) return;
    holder = holder[step];
  }
  if (!isHolder(holder) || key === undefined) return;
  if (value !== undefined) setOwn(holder, key, value);
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The warnings that say how the fields of the object at some keys are read. */
export function toWarnings(
  readings: readonly Reading[],
  keys: readonly string[],
  locate: Locate,
): readonly Problem[] {
  return readings.flatMap(({ keys: inner, text, hint = OTHERS }): readonly Problem[] => {
    if (text === undefined) return [];
    const place = [...keys, ...inner];
    return [
      { ...locate(place), severity: 'warning', message: `${toPlaceText(place)} ${text}.`, hint },
    ];
  });
}

const OTHERS = 'Write it as OpenAPI defines it, or remove it.';

/** The start of a sentence about the value at some keys. */
export function toPlaceText(keys: readonly string[]): string {
  return keys.length === 0 ? 'The document' : `"${keys.join(' › ')}"`;
}

/** A short form of a value inside a sentence. */
export function toValueText(value: unknown): string {
  if (isObject(value)) return 'an object';
  if (Array.isArray(value)) return 'a list';
  if (isJsonNumber(value)) return toDigits(value);
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
}

const LONG = 60;

/**
 * Reads an object until a check finds nothing that can be read otherwise; changes the object itself.
 *
 * Returns how its fields were read, and the errors that are left.
 */
export function readByErrors<E extends { readonly instancePath: string }>(
  object: JsonObject,
  listErrors: (object: JsonObject) => readonly E[],
  find: (error: E) => Reading | undefined,
): { readonly readings: readonly Reading[]; readonly errors: readonly E[] } {
  const readings: Reading[] = [];
  for (;;) {
    const found = listErrors(object).map((error) => ({ error, reading: find(error) }));
    const places = new Map(
      found.flatMap(({ reading }) =>
        reading === undefined || reading.keys.length === 0
          ? []
          : [[JSON.stringify(reading.keys), reading] as const],
      ),
    );
    const errors = found.filter(({ reading }) => reading === undefined).map(({ error }) => error);
    if (places.size === 0 || readings.length > MOST) return { readings, errors };
    applyReadings(object, [...places.values()]);
    readings.push(...places.values());
  }
}

/** A limit, in case that two readings undo each other. */
const MOST = 10_000;
