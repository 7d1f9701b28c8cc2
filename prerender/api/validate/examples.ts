import type { Problem } from '../../diagnostics/problem';
import type { Validate } from './schema-validator';
import { createSchemaValidator } from './schema-validator';
import type { ExamplePlace } from './example-values';
import { listExamplePlaces, listExampleRoots } from './example-values';
import type { Spec } from '../document/spec';
import { createSchemaGraph } from '../schema/schema-graph';
import type { ExampleError } from './example-errors';
import { toExampleErrors } from './example-errors';

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
    return listFormErrors(place, checks).map((error) => ({
      ...locate([...place.keys, ...error.keys]),
      severity: 'warning' as const,
      message: toMessage(place, error),
      hint: error.hint,
    }));
  });
}

/** Lists the errors of the direction with fewer of them; none if the value is valid in one direction. */
function listFormErrors(
  { value }: ExamplePlace,
  checks: readonly Validate[],
): readonly ExampleError[] {
  const found = checks.map((validate) => findErrors(validate, value));
  const [least = []] = found.toSorted((one, other) => one.length - other.length);
  return toExampleErrors(least).slice(0, MANY);
}

/** More errors per example add no information. */
const MANY = 5;

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
  return `The ${kind} does not fit its schema: ${place === '' ? 'it ' : place}${text}.`;
}
