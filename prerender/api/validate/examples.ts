import type { Problem } from '../../diagnostics/problem';
import type { Validate } from './schema-validator';
import { createSchemaValidator } from './schema-validator';
import type { ExamplePlace } from './example-values';
import { listExamplePlaces, listExampleRoots } from './example-values';
import type { Spec } from '../document/spec';
import { createSchemaGraph } from '../schema/schema-graph';
import type { ExampleError } from './example-errors';
import { toExampleErrors } from './example-errors';
import { holdsExactNumber, withPlainNumbers } from './plain-numbers';
import { isValidValue } from '../../../src/model/schema/validity';
import { findValidationError } from '../../../src/model/schema/validation-error';
import type { SchemaGraph } from '../../../src/model/schema/schema';

/** Warns of examples and defaults that are invalid against their schema. */
export function checkExamples({
  document,
  locate,
}: Pick<Spec, 'document' | 'locate'>): readonly Problem[] {
  const graph = createSchemaGraph(document, () => [], listExampleRoots);
  const places = listExamplePlaces(document, graph);
  const getValidate = createSchemaValidator(graph.nodes);
  return places.flatMap((place) => {
    const checks = place.directions.map((direction) => getValidate(place.schema, direction));
    return listErrors(graph.nodes, place, checks).map((error) => ({
      ...locate([...place.keys, ...error.keys]),
      severity: 'warning' as const,
      message: toMessage(place, error),
      hint: error.hint,
    }));
  });
}

/** Lists the errors of the direction with fewer of them; none if the value is valid in one direction. */
function listErrors(
  graph: SchemaGraph,
  place: ExamplePlace,
  checks: readonly Validate[],
): readonly ExampleError[] {
  const { value } = place;
  const isExact = holdsExactNumber(value);
  if (isExact && isValid(graph, place)) return [];
  const errors = toExampleErrors(findLeastErrors(checks, withPlainNumbers(value))).slice(0, MANY);
  return isExact && errors.length === 0 ? [toNumberError(graph, place)] : errors;
}

function isValid(graph: SchemaGraph, { schema, directions, value }: ExamplePlace): boolean {
  return directions.some((direction) => isValidValue(graph, schema, direction, value));
}

/** The error of a number that is wrong only in digits that JavaScript's numbers do not have. */
function toNumberError(graph: SchemaGraph, { schema, value }: ExamplePlace): ExampleError {
  const keys = findValidationError(graph, schema, value)?.path.map(String) ?? [];
  return {
    keys,
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
