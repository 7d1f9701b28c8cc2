import type { Problem } from '../../diagnostics/problem';
import type { Validate } from './schema-validator';
import { createSchemaValidator } from './schema-validator';
import type { ExamplePlace } from './example-values';
import { listExamplePlaces, listExampleRoots } from './example-values';
import type { Spec } from '../document/document';
import { createSchemaGraph } from '../schema/schema-graph';
import type { ExampleError } from './error-words';
import { toExampleErrors } from './error-words';
import { holdsExactNumber, withPlainNumbers } from './plain-numbers';
import type { Matches } from '../../../src/model/schema/pattern';
import type { Schemas } from '../../../src/model/schema/validity';
import { findValidationError, isValidValue } from '../../../src/model/schema/validity';
import { createTimedMatches } from '../schema/timed-patterns';
import type { Locate } from '../../sources/position';

/** Warns of examples and defaults that are invalid against their schema. */
export function checkExamples({
  document,
  locate,
}: Pick<Spec, 'document' | 'locate'>): readonly Problem[] {
  const graph = createSchemaGraph(document, () => [], listExampleRoots);
  const places = listExamplePlaces(document, graph);
  const timedMatches = createTimedMatches();
  const slow = new Set<string>();
  const matches: Matches = (pattern, text) => {
    const answer = timedMatches(pattern, text);
    if (answer === undefined) slow.add(pattern);
    return answer ?? true;
  };
  const schemas = { graph: graph.nodes, matches };
  const getValidate = createSchemaValidator(schemas);
  return places.flatMap((place) => {
    slow.clear();
    const checks = place.directions.map((direction) => getValidate(place.schema, direction));
    const errors = listErrors(schemas, place, checks);
    const [unchecked] = slow;
    if (unchecked !== undefined) return [toUnchecked(place, unchecked, locate)];
    return errors.map((error) => ({
      ...locate([...place.keys, ...error.keys]),
      severity: 'warning' as const,
      message: toMessage(place, error),
      hint: error.hint,
    }));
  });
}

/** Other errors are left out: a pattern that counts as matching may be their cause. */
function toUnchecked({ kind, keys }: ExamplePlace, whole: string, locate: Locate): Problem {
  const pattern = whole.length > LONG ? `${whole.slice(0, LONG)}…` : whole;
  return {
    ...locate(keys),
    severity: 'warning',
    message: `The ${kind} could not be checked: the pattern "${pattern}" takes too long.`,
    hint: 'Write the pattern so that a text matches it in one way only: "^\\w+$", not "^(\\w|\\d)+$".',
  };
}

const LONG = 80;

/** Lists the errors of the direction with fewer of them; none if the value is valid in one direction. */
function listErrors(
  schemas: Schemas,
  place: ExamplePlace,
  checks: readonly Validate[],
): readonly ExampleError[] {
  const { value } = place;
  const isExact = holdsExactNumber(value);
  if (isExact && isValid(schemas, place)) return [];
  const errors = toExampleErrors(findLeastErrors(checks, withPlainNumbers(value))).slice(0, MANY);
  return isExact && errors.length === 0 ? [toNumberError(schemas, place)] : errors;
}

function isValid(schemas: Schemas, { schema, directions, value }: ExamplePlace): boolean {
  return directions.some((direction) => isValidValue(schemas, schema, direction, value));
}

/** The error of a number that is wrong only in digits that JavaScript's numbers do not have. */
function toNumberError(
  schemas: Schemas,
  { schema, value, directions: [direction] }: ExamplePlace,
): ExampleError {
  return {
    keys: findValidationError(schemas, schema, value, direction)?.path.map(String) ?? [],
    text: 'is a number that is not allowed',
    hint: 'Compare each of its digits with the limits and the format of the schema.',
  };
}

/** More errors per example add no information. */
const MANY = 5;

function findLeastErrors(checks: readonly Validate[], value: unknown): ReturnType<Validate> {
  let least: ReturnType<Validate> | undefined;
  for (const validate of checks) {
    const found = findErrors(validate, value);
    // To prepare a validator takes longer than anything else here.
    if (found.length === 0) return [];
    if (least === undefined || found.length < least.length) least = found;
  }
  return least ?? [];
}

/** Reports no errors for a schema that refers to itself at the same value: the validator would never end. */
function findErrors(validate: Validate, value: unknown): ReturnType<Validate> {
  try {
    return validate(value);
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return [];
    throw error;
  }
}

function toMessage({ kind }: ExamplePlace, { keys, text }: ExampleError): string {
  const place = keys.length === 0 ? '' : `"${keys.join(' › ')}" `;
  return `The ${kind} does not match its schema: ${place === '' ? 'it ' : place}${text}.`;
}
