import type { Document } from 'yaml';
import { isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { JsonNumber } from '../../../src/model/exact-number';
import { ExactNumber, isDigits } from '../../../src/model/exact-number';
import { isObject } from '../../../src/model/json-object';
import type { Problem } from '../../diagnostics/problem';
import type { JsonTree } from '../../sources/json-tree';
import { findJsonTree, toJsonValue, toLocatedJson } from '../../sources/json-tree';
import type { Locate } from '../../sources/position';
import { createLocate, START, toYamlPosition } from '../../sources/position';
import type { YamlError } from '../../sources/yaml-source';
import { listYamlErrors, toLocatedYaml } from '../../sources/yaml-source';

/** One file of an API as plain data. */
export interface SpecPart {
  /** Path from the project root. */
  readonly file: string;
  readonly document: unknown;
  readonly locate: Locate;
}

export type ReadPart =
  | { readonly kind: 'read'; readonly part: SpecPart }
  | { readonly kind: 'unreadable'; readonly problems: readonly Problem[] };

/** Deeper documents are mistakes or attacks, and would overflow the stack of other libraries. */
const MAX_DEPTH = 200;

/** A limit, because after one syntax error a parser often reports everything that follows. */
const MANY = 5;

/** Parses a YAML or JSON file, and knows the positions of its values. Any other file is one text. */
export function readPart(file: string, text: string): ReadPart {
  if (/\.(?!ya?ml$|json$)\w+$/i.test(file)) return toTextPart(file, text);
  if (isTooDeep(text)) {
    return toUnreadable(
      file,
      `The file is nested deeper than ${MAX_DEPTH} levels.`,
      'Move nested parts to "components", and refer to them with "$ref".',
    );
  }
  const json = file.endsWith('.json') ? findJsonTree(text) : undefined;
  return json === undefined ? readYaml(file, text) : toJsonPart(file, text, json);
}

function toJsonPart(file: string, text: string, tree: JsonTree): ReadPart {
  const document = toJsonValue(tree);
  const locate = createLocate(file, toLocatedJson(text, tree), () => toLocatedJson(text));
  return { kind: 'read', part: { file, document, locate } };
}

/** Reads YAML, and what is no JSON although it should be. */
function readYaml(file: string, text: string): ReadPart {
  const source = parseSpecYaml(text);
  const { yaml, lines } = source;
  const json = listJsonErrors(file, text);
  // A mistake in JSON is one in YAML as well.
  const errors =
    json.length > 0 ? json : [...listYamlErrors(yaml), ...listSpecErrors(source)].slice(0, MANY);
  if (errors.length > 0)
    return { kind: 'unreadable', problems: errors.map((error) => toProblem(file, lines, error)) };
  const document = toPlainData(source);
  if (document === undefined) {
    return toUnreadable(
      file,
      'The YAML aliases in the file expand to too many nodes.',
      'Use "$ref" for repeated parts: YAML aliases are copied.',
    );
  }
  const locate = createLocate(file, toLocatedYaml(yaml, lines), () => {
    const again = parseSpecYaml(text);
    return toLocatedYaml(again.yaml, again.lines);
  });
  return { kind: 'read', part: { file, document, locate } };
}

function toTextPart(file: string, text: string): ReadPart {
  const document = text.replace(/^\uFEFF/, '');
  return { kind: 'read', part: { file, document, locate: () => ({ file, ...START }) } };
}

/** Parses a JSON file again as JSON, because YAML allows more, such as a trailing comma. */
function listJsonErrors(file: string, text: string): readonly YamlError[] {
  if (!file.endsWith('.json')) return [];
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const offset = Number(/at position (\d+)/.exec(message)?.[1] ?? text.length);
    if (/^\/[/*]/.test(text.slice(offset, offset + 2)))
      return [{ offset, message: 'JSON has no comments', hint: 'Remove it, or use YAML.' }];
    return [{ offset, message: message.replace(/ (?:in JSON )?at position .*$/s, '') }];
  }
}

/** Measures the depth by brackets and indentation, before parsing. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    // Brackets that a text closes make up for nothing.
    depth = Math.max(0, depth + (/[[{]/.test(bracket) ? 1 : -1));
    if (depth > MAX_DEPTH) return true;
  }
  return /^(?:[ -]{2}){200}[ -]*\S/m.test(text);
}

/** A file with a problem as a whole. */
function toUnreadable(file: string, message: string, hint: string): ReadPart {
  return { kind: 'unreadable', problems: [{ file, ...START, severity: 'error', message, hint }] };
}

const HINT = 'Correct the line: check its indentation, its quotes and its colons.';

function toProblem(
  file: string,
  lines: LineCounter,
  { offset, message, hint = HINT }: YamlError,
): Problem {
  const language = file.endsWith('.json') ? 'JSON' : 'YAML';
  return {
    file,
    ...toYamlPosition(lines, offset),
    severity: 'error',
    message: `The file is not valid ${language}: ${message}.`.replace(/\.\.$/, '.'),
    hint,
  };
}

/** A parsed YAML text. */
interface SpecYaml {
  readonly yaml: Document;
  readonly lines: LineCounter;
}

/** Parses YAML as an API uses it: a key is the text that stands in the file. */
function parseSpecYaml(text: string): SpecYaml {
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
function listSpecErrors({ yaml, lines }: SpecYaml): readonly YamlError[] {
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

/** The problem of a key, which may be in its map already. */
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
function toPlainData({ yaml }: SpecYaml): unknown {
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
