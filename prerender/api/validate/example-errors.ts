import type { ErrorObject } from 'ajv/dist/2020.js';
import { toKeys } from '../document/pointer';
import { toErrorWords } from './error-words';

/** What is wrong with a value inside an example, and how to mend it. */
export interface ExampleError {
  /** Where in the example the value is. */
  readonly keys: readonly string[];
  /** Ends a sentence that begins with the value. */
  readonly text: string;
  readonly hint: string;
}

/** A validator's problems in words: at each place the first one that says something of its own. */
export function toExampleErrors(errors: readonly ErrorObject[]): readonly ExampleError[] {
  const telling = errors.filter((error) => isTelling(error, errors));
  const byPlace = new Map(telling.toReversed().map((error) => [error.instancePath, error]));
  return [...byPlace.values()].toReversed().map((error) => ({
    keys: toKeys(error.instancePath),
    ...toErrorWords(error),
  }));
}

const choices = new Set(['oneOf', 'anyOf', 'contains', 'propertyNames']);

/** A choice fails once for each of its variants, too, and the like: only the whole is worth saying. */
function isTelling(error: ErrorObject, all: readonly ErrorObject[]): boolean {
  if (error.keyword === 'if') return false;
  const isOfVariant = (other: ErrorObject) =>
    other !== error &&
    choices.has(other.keyword) &&
    `${error.instancePath}/`.startsWith(`${other.instancePath}/`) &&
    // The outermost choice speaks for those inside it.
    !(error.keyword === other.keyword && error.instancePath === other.instancePath);
  return !all.some(isOfVariant);
}
