import type { Document } from 'yaml';
import { isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { JsonNumber } from '../../../src/model/exact-number';
import { ExactNumber, isDigits } from '../../../src/model/exact-number';
import { isObject } from '../../../src/model/json-object';
import { toYamlPosition } from '../../sources/position';
import type { YamlError } from '../../sources/yaml-source';

/** A parsed YAML text. */
export interface SpecYaml {
  readonly yaml: Document;
  readonly lines: LineCounter;
}

/** Parses YAML as an API uses it: a key is the text that stands in the file. */
export function parseSpecYaml(text: string): SpecYaml {
  const lines = new LineCounter();
  const yaml = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    merge: false,
    uniqueKeys: false,
    logLevel: 'error',
    stringKeys: true,
    intAsBigInt: true,
  });
  return { yaml, lines };
}

/** Lists YAML features that a spec must not use: repeated or non-string keys, merge keys, unknown tags. */
export function listSpecErrors({ yaml, lines }: SpecYaml): readonly YamlError[] {
  const errors = yaml.warnings.map(({ pos: [offset], message }): YamlError => ({
    offset,
    message,
  }));
  visit(yaml, {
    Map(_key, { items }) {
      const offsets = new Map<string, number>();
      for (const { key } of items) {
        const name = isScalar(key) ? String(key.value) : '';
        const offset = isNode(key) ? (key.range?.[0] ?? 0) : 0;
        const message = findKeyError(key, offsets.get(name), lines);
        if (message !== undefined) errors.push({ offset, message });
        else if (isScalar(key)) offsets.set(name, offset);
      }
    },
  });
  return errors.toSorted((a, b) => a.offset - b.offset);
}

/** What is wrong with a key, which may stand in its map before. */
function findKeyError(
  key: unknown,
  first: number | undefined,
  lines: LineCounter,
): string | undefined {
  if (!isScalar(key)) return key === null ? undefined : 'A key must be a string';
  if (key.value === '<<' && key.type === 'PLAIN')
    return 'Keys cannot be merged with "<<": write them out, or refer to the shared part with "$ref"';
  if (first === undefined) return undefined;
  const { line, column } = toYamlPosition(lines, first);
  return `"${String(key.value)}" is used twice, first at ${line}:${column}`;
}

/** Converts to plain data, with `null` for an empty file; undefined if aliases multiply. */
export function toPlainData({ yaml }: SpecYaml): unknown {
  keepNumbers(yaml);
  try {
    return toUnshared(yaml.toJS({ maxAliasCount: MAX_ALIASES }) ?? null);
  } catch (error) {
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}

/** Aliases of aliases multiply: a few lines can expand to more than fits in memory. */
const MAX_ALIASES = 100;

/**
 * Keeps the digits of a document's numbers. What only YAML has becomes what JSON has: `0x1F` is 31, and a date or
 * `.inf` is its text.
 */
function keepNumbers(yaml: Document): void {
  visit(yaml, {
    Scalar(_key, scalar) {
      const { value, source } = scalar;
      if (typeof value === 'number' || typeof value === 'bigint') {
        scalar.value = toNumber(value, source ?? String(value));
      } else if (value instanceof Date || value instanceof Uint8Array) scalar.value = source;
    },
  });
}

function toNumber(value: number | bigint, source: string): JsonNumber | string {
  const digits = isDigits(source) ? source : String(value);
  // Infinity, and what is no number.
  if (!isDigits(digits)) return source;
  return String(Number(digits)) === source ? Number(digits) : new ExactNumber(digits, source);
}

/**
 * A copy in which each place has an object of its own. An alias may use one object as two kinds, such as a
 * schema and an example, and each is then read, and changed, as what it is used as.
 */
function toUnshared(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toUnshared);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toUnshared(item)]));
}
