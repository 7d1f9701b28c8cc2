import { assertNever } from '../../../src/model/assert-never';
import type { Bound } from '../../../src/model/schema/schema';

/** A limit as the keywords of JSON Schema that say it. */
export function toBoundKeywords(bound: Bound): Readonly<Record<string, unknown>> {
  switch (bound.kind) {
    case 'length':
      return toSpan('minLength', 'maxLength', bound);
    case 'items':
      return toSpan('minItems', 'maxItems', bound);
    case 'properties':
      return toSpan('minProperties', 'maxProperties', bound);
    case 'range':
      return {
        ...toSpan('minimum', 'maximum', bound),
        ...toSpan('exclusiveMinimum', 'exclusiveMaximum', {
          ...(bound.exclusiveMin !== undefined && { min: bound.exclusiveMin }),
          ...(bound.exclusiveMax !== undefined && { max: bound.exclusiveMax }),
        }),
      };
    case 'pattern':
      return { pattern: bound.pattern };
    case 'multiple':
      return { multipleOf: bound.of };
    case 'unique':
      return { uniqueItems: true };
    default:
      return assertNever(bound);
  }
}

function toSpan(
  least: string,
  most: string,
  { min, max }: { readonly min?: number; readonly max?: number },
): Readonly<Record<string, number>> {
  return { ...(min !== undefined && { [least]: min }), ...(max !== undefined && { [most]: max }) };
}
