import type { Pair } from 'yaml';
import { isMap, isNode, isScalar } from 'yaml';
import type { Problem } from '../../diagnostics/problem';
import { findNearest } from '../../diagnostics/find-nearest';
import type { FieldForm, FormValue } from './field-forms';
import type { Position } from '../../sources/position';
import type { YamlSource } from '../../sources/yaml-source';
import { toNodePosition } from '../../sources/yaml-source';

/** The keys that a YAML file may have, and the form of each. */
export type FieldForms = Readonly<Record<string, FieldForm<unknown>>>;

/** Values of the keys that are there and have their form. */
export type Fields<F extends FieldForms> = { readonly [K in keyof F]?: FormValue<F[K]> };

export interface ReadFields<F extends FieldForms> {
  readonly fields: Fields<F>;
  /** Where each key stands. */
  readonly positions: ReadonlyMap<string, Position>;
  readonly problems: readonly Problem[];
}

/** How an unknown key is reported. */
export interface UnknownKeys {
  readonly severity: Problem['severity'];
  /** What the key is: `front matter key`. */
  readonly what: string;
}

/** Reads a map whose keys are known; each that is not, or whose value has another form, is a problem. */
export function readFields<F extends FieldForms>(
  source: YamlSource,
  map: unknown,
  forms: F,
  unknown: UnknownKeys,
): ReadFields<F> {
  const known = new Map(Object.entries(forms));
  const values = new Map<string, unknown>();
  const positions = new Map<string, Position>();
  const problems: Problem[] = [];
  for (const pair of isMap(map) ? map.items : []) {
    const key = toKey(pair);
    const position = toNodePosition(source, pair.key);
    positions.set(key, position);
    const form = known.get(key);
    if (form === undefined) {
      problems.push({ file: source.file, ...position, ...toUnknown(key, known.keys(), unknown) });
      continue;
    }
    const node = isNode(pair.value) ? pair.value : null;
    const found: unknown = node?.toJS(source.yaml) ?? null;
    const value = form.read(found, node);
    if (value !== undefined) values.set(key, value);
    else problems.push({ file: source.file, ...position, ...toWrong(key, form, found) });
  }
  return { fields: Object.fromEntries(values) as Fields<F>, positions, problems };
}

function toKey({ key }: Pair): string {
  return String(isScalar(key) ? (key.source ?? key.value) : key);
}

function toUnknown(
  key: string,
  known: Iterable<string>,
  { severity, what }: UnknownKeys,
): Pick<Problem, 'severity' | 'message' | 'hint'> {
  const names = [...known];
  const nearest = findNearest(key, names);
  return {
    severity,
    message: `The ${what} "${key}" is not known.`,
    hint: nearest === undefined ? `Known keys: ${names.join(', ')}.` : `Did you mean "${nearest}"?`,
  };
}

function toWrong(
  key: string,
  { wanted, example, complain }: FieldForm<unknown>,
  value: unknown,
): Pick<Problem, 'severity' | 'message' | 'hint'> {
  return {
    severity: 'error',
    message: complain?.(key, value) ?? `"${key}" must be ${wanted}.`,
    hint: `Write it as in "${key}: ${example}".`,
  };
}
