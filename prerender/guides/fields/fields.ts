import type { Node } from 'yaml';
import { isAlias, isMap, isNode, isScalar } from 'yaml';
import type { Problem } from '../../diagnostics/problem';
import { findNearest } from '../../diagnostics/find-nearest';
import type { Position } from '../../sources/position';
import { START } from '../../sources/position';
import type { YamlSource } from '../../sources/yaml-source';
import { toNodePosition } from '../../sources/yaml-source';
import type { FieldType } from './field-types';

/** Declares the keys that a map may have, each with its type. */
export type FieldTypes = Readonly<Record<string, FieldType<unknown>>>;

/** The values of a map; those of required keys are never undefined. */
export type Fields<T extends FieldTypes> = {
  readonly [K in keyof T as T[K] extends RequiredType ? K : never]: FieldValue<T[K]>;
} & {
  readonly [K in keyof T as T[K] extends RequiredType ? never : K]?: FieldValue<T[K]>;
};

/** Marks the type of a required key. */
export interface RequiredType {
  readonly isRequired: true;
}

type FieldValue<F> = F extends FieldType<infer T> ? T : never;

/** Makes a key required: a map without it is left out. */
export function required<T>(type: FieldType<T>): FieldType<T> & RequiredType {
  return { ...type, isRequired: true };
}

/** A map in a source file. */
export interface FieldMap {
  /** Path relative to the project root. */
  readonly file: string;
  readonly entries: ReadonlyMap<string, FieldEntry>;
  /** The position of a key, or of the map itself. */
  readonly locate: (key?: string) => Position;
  /** The name of the map in messages: `the sidebar item "a"`. */
  readonly name?: string;
}

export interface FieldEntry {
  readonly value: unknown;
  /** The YAML node of a key's value. */
  readonly node?: Node | null;
}

/** Wraps a YAML map; empty for any other node. */
export function toFieldMap(
  source: YamlSource,
  node: unknown,
): FieldMap & { readonly positions: ReadonlyMap<string, Position> } {
  const map = isAlias(node) ? node.resolve(source.yaml) : node;
  const entries = new Map<string, FieldEntry>();
  const positions = new Map<string, Position>();
  for (const pair of isMap(map) ? map.items : []) {
    const key = String(isScalar(pair.key) ? (pair.key.source ?? pair.key.value) : pair.key);
    const value = isNode(pair.value) ? pair.value : null;
    entries.set(key, { value: value?.toJS(source.yaml) ?? null, node: value });
    positions.set(key, toNodePosition(source, pair.key));
  }
  const locate = (key?: string) => positions.get(key ?? '') ?? START;
  return { file: source.file, entries, positions, locate };
}

type ProblemText = Pick<Problem, 'severity' | 'message' | 'hint'>;

/** Describes the problem of an undeclared key. */
export type UnknownKey = (key: string, known: readonly string[]) => ProblemText;

/** Suggests the nearest known key; `what` names the kind of key: `front matter key`. */
export function toUnknownKey(severity: Problem['severity'], what: string): UnknownKey {
  return (key, known) => {
    const nearest = findNearest(key, known);
    const hint =
      nearest === undefined ? `Known keys: ${known.join(', ')}.` : `Did you mean "${nearest}"?`;
    return { severity, message: `The ${what} "${key}" is not known.`, hint };
  };
}

/** Reads a map by its declaration; `fields` is undefined when a required value is missing. */
export function readFields<T extends FieldTypes>(
  { file, entries, locate, name }: FieldMap,
  types: T,
  unknownKey: UnknownKey,
): { readonly fields: Fields<T> | undefined; readonly problems: readonly Problem[] } {
  const values = new Map<string, unknown>();
  const problems: Problem[] = [];
  for (const [key, { value, node }] of entries) {
    const type = Object.hasOwn(types, key) ? types[key] : undefined;
    const read = type?.read(value, node);
    if (read !== undefined) values.set(key, read);
    else {
      const text = type
        ? toWrongValue(key, value, type, name)
        : unknownKey(key, Object.keys(types));
      problems.push({ file, ...locate(key), ...text });
    }
  }
  const needed = Object.keys(types).filter((key) => types[key]?.isRequired);
  const missing = needed.filter((key) => !entries.has(key));
  problems.push(...missing.map((key) => ({ file, ...locate(), ...toMissing(key, name) })));
  const isComplete = needed.every((key) => values.has(key));
  return { fields: isComplete ? (Object.fromEntries(values) as Fields<T>) : undefined, problems };
}

function toWrongValue(
  key: string,
  value: unknown,
  { expected, example, explain }: FieldType<unknown>,
  owner: string | undefined,
): ProblemText {
  const name = owner === undefined ? `"${key}"` : `"${key}" of ${owner}`;
  return {
    severity: 'error',
    message: `${name} must be ${expected}.`,
    hint: `Write it as in "${key}: ${example}".`,
    ...(explain?.(key, value) ?? (isEmpty(value) ? toEmpty(name, key, example) : {})),
  };
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null;
}

function toEmpty(name: string, key: string, example: string) {
  return {
    message: `${name} has no value.`,
    hint: `Write it as in "${key}: ${example}", or remove the key.`,
  };
}

function toMissing(key: string, owner = 'the map'): ProblemText {
  return {
    severity: 'error',
    message: `"${key}" is missing in ${owner}.`,
    hint: `Add "${key}".`,
  };
}
