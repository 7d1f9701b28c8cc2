import type { Digits } from '../exact-number';
import type { Bound, JsonText, TypeName } from './schema';

/** Why and where a value is not valid. */
export interface ValidationError {
  /** The names and indices that lead to the error. */
  readonly path: readonly (string | number)[];
  readonly reason: ValidationReason;
}

export type ValidationReason =
  | { readonly kind: 'type'; readonly types: readonly TypeName[] }
  | { readonly kind: 'choice'; readonly values: readonly JsonText[] }
  | { readonly kind: 'format'; readonly format: string; readonly example: string }
  | { readonly kind: 'integers'; readonly min: Digits; readonly max: Digits }
  | { readonly kind: 'bound'; readonly bound: Bound }
  | { readonly kind: 'missing'; readonly name: string }
  | { readonly kind: 'extra'; readonly name: string }
  | { readonly kind: 'variants'; readonly labels: readonly string[] }
  /** Errors without a specific message: `not`, `contains` and the like. */
  | { readonly kind: 'other' };

/** The members of a valid value that schemas describe, or the first error of an invalid one. */
export type Outcome = Described | ValidationError;

/** Names or indices; `unevaluated…` keywords apply to all others. */
export type Described = ReadonlySet<string | number>;

export function isError(outcome: Outcome): outcome is ValidationError {
  return 'reason' in outcome;
}

export function toError(reason: ValidationReason): ValidationError {
  return { path: [], reason };
}

/** The outcome for an invalid value whose error has no message of its own. */
export const other = toError({ kind: 'other' });

/** The outcome for a valid value whose content no schema describes. */
export const nothing: Described = new Set();

/** Joins the outcomes of schemas that must all match, up to the first error. */
export function join(outcomes: Iterable<Outcome>): Outcome {
  const described = new Set<string | number>();
  for (const outcome of outcomes) {
    if (isError(outcome)) return outcome;
    for (const key of outcome) described.add(key);
  }
  return described;
}

/** The outcome for an object or a list by that of one of its members. */
export function toOuter(key: string | number, outcome: Outcome): Outcome {
  return isError(outcome) ? { ...outcome, path: [key, ...outcome.path] } : new Set([key]);
}
