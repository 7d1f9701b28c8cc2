import type { Digits } from '../exact-number';
import { isObject } from '../json-object';
import { toJsonText } from '../json-text';
import type { JsonText, Limits, TypeName, Union } from './schema';

/** Why and where a value is not valid. */
export interface ValidationError {
  /** The names and indices that lead to the error. */
  readonly path: readonly (string | number)[];
  readonly reason: ValidationReason;
}

/** Readers get one message for each kind; `keyword` is the one of JSON Schema that fails, for authors. */
export type ValidationReason =
  | { readonly kind: 'type'; readonly types: readonly TypeName[]; readonly nullable?: true }
  | { readonly kind: 'choice'; readonly values: readonly JsonText[]; readonly nullable?: true }
  | { readonly kind: 'format'; readonly format: string; readonly example: string }
  | {
      readonly kind: 'integers';
      readonly format: string;
      readonly min: Digits;
      readonly max: Digits;
    }
  /** `limits` are all of the schema. */
  | ({ readonly kind: 'limit'; readonly limits: Limits } & WrongLimit)
  /** `beside` is the property that requires it, if not the schema itself. */
  | { readonly kind: 'missing'; readonly name: string; readonly beside?: string }
  | {
      readonly kind: 'extra';
      readonly name: string;
      /** `readOnly` for a property of the other direction, whichever it is. */
      readonly keyword: 'additionalProperties' | 'propertyNames' | 'readOnly';
      /** What is wrong with the name itself. */
      readonly why?: ValidationReason | undefined;
    }
  | { readonly kind: 'variants'; readonly labels: readonly string[] }
  /** Errors without a specific message; `steps` if too many were taken to know. */
  | {
      readonly kind: 'other';
      readonly keyword: 'contains' | 'false' | 'not' | 'oneOf' | 'steps' | 'unevaluatedItems';
    };

/** The limit that a value is not within, by its keyword. */
export interface WrongLimit {
  readonly keyword: string;
  readonly limit: number | string | true;
}

/** The result of validating a value: valid if there are no errors. */
export interface Outcome {
  /** The names or indices that schemas describe; `unevaluated…` keywords apply to all others. */
  readonly described: ReadonlySet<string | number>;
  readonly errors: readonly ValidationError[];
}

export function isValid({ errors }: Outcome): boolean {
  return errors.length === 0;
}

/** The outcome for a valid value of which these members are described. */
export function toValid(keys: Iterable<string | number> = []): Outcome {
  return { described: new Set(keys), errors: [] };
}

export function toError(reason: ValidationReason): Outcome {
  return { described: new Set(), errors: [{ path: [], reason }] };
}

/** Joins the outcomes of schemas that must all match, up to the first error or to the last. */
export function join(outcomes: Iterable<Outcome>, wantsAll: boolean): Outcome {
  const described = new Set<string | number>();
  const errors: ValidationError[] = [];
  for (const outcome of outcomes) {
    for (const key of outcome.described) described.add(key);
    errors.push(...outcome.errors);
    if (errors.length > 0 && !wantsAll) break;
  }
  return { described, errors };
}

/** The outcome for an object or a list by that of one of its members. */
export function toOuter(key: string | number, { errors }: Outcome): Outcome {
  return {
    described: new Set([key]),
    errors: errors.map(({ path, reason }) => ({ path: [key, ...path], reason })),
  };
}

/** The error of the variant that the discriminator selects; without one, only that no variant matches. */
export function toVariantError(
  { variants, discriminator }: Union,
  outcomes: readonly Outcome[],
  value: unknown,
): Outcome {
  const chosen =
    discriminator !== undefined && isObject(value) ? toJsonText(value[discriminator]) : '';
  const named = variants.filter(({ values = [] }) => values.includes(chosen));
  const meant = named.length > 0 ? named : variants;
  const found = meant.flatMap((one) => outcomes[variants.indexOf(one)] ?? []);
  // Several match, although only one may.
  if (found.some(isValid)) return toError({ kind: 'other', keyword: 'oneOf' });
  const [only] = found;
  return only !== undefined && meant.length === 1
    ? only
    : toError({ kind: 'variants', labels: meant.map(({ label }) => label) });
}

/** Shared by several checks. */
export interface Budget {
  /** The steps that are left. Nested choices multiply, and trying all of them would take too long. */
  steps: number;
  /** Outcomes for objects and lists inside other values, by schema. */
  readonly known: WeakMap<object, Map<string, Outcome>>;
}

/** Creates a budget of steps. */
export function createBudget(steps: number): Budget {
  return { steps, known: new WeakMap() };
}
