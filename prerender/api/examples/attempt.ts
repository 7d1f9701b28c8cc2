import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { Budget } from '../../../src/model/schema/validity';
import { createBudget } from '../../../src/model/schema/validity';

/** An attempt at an example: how far it may go, and how far it has come. Shared by its whole walk. */
export interface Attempt {
  /** Below this depth, only required properties are shown. */
  readonly maxDepth: number;
  /** Optional properties are shown at no depth. */
  readonly onlyRequired?: boolean;
  /** The attempt is given up as soon as its JSON is certain to be longer. */
  readonly maxLength: number;
  readonly budget: Budget;
  /** The depth has left something out, so that a deeper attempt may show more. */
  isCut: boolean;
  /** At least so long is the JSON of the first values. */
  length: number;
  /** Another value may take the place of a first one, so that `length` says nothing. */
  isOpen: boolean;
}

export type AttemptLimits = Pick<Attempt, 'maxDepth' | 'maxLength' | 'onlyRequired'> & {
  readonly steps: number;
};

/** Starts an attempt. */
export function startAttempt({ steps, ...limits }: AttemptLimits): Attempt {
  return { ...limits, budget: createBudget(steps), isCut: false, length: 0, isOpen: false };
}

/** True if an attempt shows optional values at a depth. */
export function isDeepEnough(attempt: Attempt, depth: number): boolean {
  const isShown = depth <= attempt.maxDepth;
  if (!isShown) attempt.isCut = true;
  return isShown;
}

/** Counts a part of the example, and ends the attempt if it is too long. */
export function addLength(attempt: Attempt, length: number): void {
  attempt.length += length;
  if (!attempt.isOpen && attempt.length > attempt.maxLength) attempt.budget.steps = 0;
}

/** Notes whether the first value of a schema may give way to another one. */
export function noteSchema(attempt: Attempt, schema: EffectiveSchema): void {
  if (!attempt.isOpen && !isStraight(schema)) attempt.isOpen = true;
}

/** True if a value of a schema is valid whenever the values inside it are. */
function isStraight(schema: EffectiveSchema): boolean {
  const isInner = schema.types.some((type) => type === 'object' || type === 'array');
  if (!isInner) return schema.types.length > 0;
  return (
    schema.types.length === 1 &&
    schema.bounds.every(({ kind }) => kind !== 'properties') &&
    schema.values.length === 0 &&
    schema.constant === undefined &&
    schema.propertyNames === undefined &&
    schema.unevaluated === undefined &&
    schema.unevaluatedItems === undefined &&
    choices.every((key) => schema[key].length === 0)
  );
}

const choices = [
  'unions',
  'conditions',
  'dependentSchemas',
  'dependentRequired',
  'not',
  'patternProperties',
  'prefixItems',
  'contains',
] as const;
