import type { Problem } from '../../diagnostics/problem';
import type { Validate } from './schema-validator';
import { createSchemaValidator } from './schema-validator';
import type { ExamplePlace } from './example-values';
import { listExamplePlaces, listExampleRoots } from './example-values';
import type { Spec } from '../document/spec';
import { createSchemaGraph } from '../schema/schema-graph';
import type { ExampleError } from './example-errors';
import { toExampleErrors } from './example-errors';

/** Warns of examples and defaults that are not valid for the schema that they stand beside. */
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

/** The errors of the direction that has fewer; a value that is valid in one of them has none. */
function listFormErrors(
  { value }: ExamplePlace,
  checks: readonly Validate[],
): readonly ExampleError[] {
  const found = checks.map((validate) => findErrors(validate, value));
  const [least = []] = found.toSorted((one, other) => one.length - other.length);
  return toExampleErrors(least).slice(0, MANY);
}

/** More than these of one example do not tell more. */
const MANY = 5;

/** A schema that leads back to itself at the same value has no end for the validator: it is not checked. */
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
