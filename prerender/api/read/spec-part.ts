import { LineCounter, parseDocument, visit } from 'yaml';
import type { Document } from 'yaml';
import { isObject } from '../../../src/model/json-object';
import type { Problem } from '../../diagnostics/problem';
import type { JsonTree } from '../../sources/json-tree';
import { findJsonTree, toJsonValue, toLocatedJson } from '../../sources/json-tree';
import type { YamlError } from '../../sources/yaml-source';
import { listYamlErrors, toLocatedYaml } from '../../sources/yaml-source';
import { setOwn } from '../document/pointer';
import { readVersionText } from './yaml-fields';
import { keepNumbers } from './yaml-numbers';
import { listSpecErrors } from './yaml-errors';
import type { Locate } from '../../sources/position';
import { createLocate, START, toYamlPosition } from '../../sources/position';

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

/** Aliases of aliases multiply: a few lines can expand to more than fits in memory. */
const MAX_ALIASES = 100;

/** A limit, because after one syntax error a parser often reports everything that follows. */
const MANY = 5;

/** Parses a YAML or JSON file, and knows the positions of its values. Any other file is one text. */
export function readPart(file: string, text: string): ReadPart {
  if (/\.(?!ya?ml$|json$)\w+$/i.test(file)) return toTextPart(file, text);
  if (isTooDeep(text)) return unreadable([toDepthProblem(file)]);
  const json = file.endsWith('.json') ? findJsonTree(text) : undefined;
  return json === undefined ? readYaml(file, text) : toJsonPart(file, text, json);
}

function toJsonPart(file: string, text: string, tree: JsonTree): ReadPart {
  const document = toJsonValue(tree);
  readVersionText(document);
  const locate = createLocate(file, toLocatedJson(text, tree), () => toLocatedJson(text));
  return { kind: 'read', part: { file, document, locate } };
}

/** Reads YAML, and what is no JSON although it should be. */
function readYaml(file: string, text: string): ReadPart {
  const { yaml, lines } = parseYaml(text);
  keepNumbers(yaml);
  const problems = [
    ...listYamlErrors(yaml),
    ...listSpecErrors(yaml, (offset) => toPositionText(lines, offset)),
    ...listJsonErrors(file, text),
  ];
  if (problems.length > 0)
    return unreadable(problems.slice(0, MANY).map((problem) => toProblem(file, lines, problem)));
  const document = toPlainData(yaml);
  readVersionText(document);
  if (document === undefined) return unreadable([toAliasProblem(file)]);
  const locate = createLocate(file, toLocatedYaml(yaml, lines), () => {
    const again = parseYaml(text);
    return toLocatedYaml(again.yaml, again.lines);
  });
  return { kind: 'read', part: { file, document, locate } };
}

function parseYaml(text: string) {
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

function toTextPart(file: string, text: string): ReadPart {
  const document = text.replace(/^\uFEFF/, '');
  return { kind: 'read', part: { file, document, locate: () => ({ file, ...START }) } };
}

function unreadable(problems: readonly Problem[]): ReadPart {
  return { kind: 'unreadable', problems };
}

/** Converts to plain data, with `null` for an empty file; undefined if aliases multiply. */
function toPlainData(yaml: Document): unknown {
  try {
    const data = (yaml.toJS({ maxAliasCount: MAX_ALIASES }) as unknown) ?? null;
    return hasAliases(yaml) ? toUnshared(data) : data;
  } catch (error) {
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}

function hasAliases(yaml: Document): boolean {
  let isFound = false;
  visit(yaml, {
    Alias() {
      isFound = true;
      return visit.BREAK;
    },
  });
  return isFound;
}

/**
 * A copy in which each place has an object of its own. An alias may use one object as two kinds, such as a
 * schema and an example, and each is then read, and changed, as what it is used as.
 */
function toUnshared(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toUnshared);
  if (!isObject(value)) return value;
  const copy = {};
  for (const [key, item] of Object.entries(value)) setOwn(copy, key, toUnshared(item));
  return copy;
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
    return [{ offset, message: message.replace(/ (?:in JSON )?at position .*$/s, '') }];
  }
}

/** Measures the depth by brackets and indentation, before parsing. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    if (depth > MAX_DEPTH) return true;
  }
  return /^(?:[ -]{2}){200}[ -]*\S/m.test(text);
}

function toDepthProblem(file: string): Problem {
  return {
    file,
    line: 1,
    column: 1,
    severity: 'error',
    message: `The file is nested deeper than ${MAX_DEPTH} levels.`,
    hint: 'Move nested parts to "components", and refer to them with "$ref".',
  };
}

function toAliasProblem(file: string): Problem {
  return {
    file,
    line: 1,
    column: 1,
    severity: 'error',
    message: 'The YAML aliases in the file expand to too many nodes.',
    hint: 'Use "$ref" for repeated parts: YAML aliases are copied.',
  };
}

/** A position within the same file. */
function toPositionText(lines: LineCounter, offset: number): string {
  const { line, column } = toYamlPosition(lines, offset);
  return `${line}:${column}`;
}

function toProblem(file: string, lines: LineCounter, { offset, message }: YamlError): Problem {
  const language = file.endsWith('.json') ? 'JSON' : 'YAML';
  return {
    file,
    ...toYamlPosition(lines, offset),
    severity: 'error',
    message: `The file is not valid ${language}: ${message}.`.replace(/\.\.$/, '.'),
    hint: 'Correct the line: check its indentation, its quotes and its colons.',
  };
}
