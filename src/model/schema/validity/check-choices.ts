import type { SchemaNode, Union } from '../schema';
import type { Check, Evaluated, Spot } from './evaluated';
import { join, nothing } from './evaluated';
import { isObject } from './holds-bound';

/** What a schema makes depend on the value: its variants, its conditions, and what it must not be. */
export function checkChoices(
  check: Check,
  spot: Spot,
  part: SchemaNode,
  value: unknown,
): Evaluated | undefined {
  const { unions, not, condition, dependentSchemas = [] } = part;
  if (not !== undefined && check(spot, not, value) !== undefined) return undefined;
  return join([
    ...unions.map((union) => checkUnion(check, spot, union, value)),
    ...(condition === undefined ? [] : [checkCondition(check, spot, condition, value)]),
    ...dependentSchemas
      .filter(({ name }) => isObject(value) && Object.hasOwn(value, name))
      .map(({ schema }) => check(spot, schema, value)),
  ]);
}

/** Variants that extend the schema itself are told by their discriminator, and not by JSON Schema. */
function checkUnion(
  check: Check,
  spot: Spot,
  { kind, variants, nullable, inherited }: Union,
  value: unknown,
): Evaluated | undefined {
  if (inherited === true) return nothing;
  const found = variants
    .map(({ schema }) => check(spot, schema, value))
    .filter((one) => one !== undefined);
  const held = nullable === true && value === null ? [...found, nothing] : found;
  if (held.length === 0 || (kind === 'oneOf' && held.length > 1)) return undefined;
  return join(held);
}

function checkCondition(
  check: Check,
  spot: Spot,
  condition: NonNullable<SchemaNode['condition']>,
  value: unknown,
): Evaluated | undefined {
  const found = check(spot, condition.if, value);
  const next = found === undefined ? condition.else : condition.then;
  return join([found ?? nothing, ...(next === undefined ? [] : [check(spot, next, value)])]);
}
