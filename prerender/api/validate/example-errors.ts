import type { ErrorObject } from 'ajv/dist/2020.js';
import { toKeys } from '../document/pointer';
import { toErrorWords } from './error-words';

/** A validation error of a value inside an example, and how to fix it. */
export interface ExampleError {
  /** The location of the value within the example. */
  readonly keys: readonly string[];
  /** The end of a sentence that starts with the value. */
  readonly text: string;
  readonly hint: string;
}

/** Describes a validator's errors in words; for each value, only the first that is no consequence of another. */
export function toExampleErrors(errors: readonly ErrorObject[]): readonly ExampleError[] {
  const telling = errors.filter((error) => isTelling(error, errors));
  const byPlace = new Map(telling.toReversed().map((error) => [error.instancePath, error]));
  return [...byPlace.values()].toReversed().map((error) => ({
    keys: toKeys(error.instancePath),
    ...toErrorWords(error),
  }));
}

const choices = new Set(['oneOf', 'anyOf', 'contains', 'propertyNames']);

/** Drops the errors of the variants of a failed choice, and the like: only the failed choice is worth reporting. */
function isTelling(error: ErrorObject, all: readonly ErrorObject[]): boolean {
  if (error.keyword === 'if') return false;
  const isOfVariant = (other: ErrorObject) =>
    other !== error &&
    choices.has(other.keyword) &&
    `${error.instancePath}/`.startsWith(`${other.instancePath}/`) &&
    // The outermost choice stands for those inside it.
    !(error.keyword === other.keyword && error.instancePath === other.instancePath);
  return !all.some(isOfVariant);
}
