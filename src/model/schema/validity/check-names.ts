import type { EffectiveSchema } from '../effective-schema';
import { hasPattern } from '../pattern/has-pattern';
import type { SchemaNode } from '../schema';
import type { Check, Evaluated, Spot } from './evaluated';
import { join, toInside } from './evaluated';

interface ObjectPlace {
  readonly schema: EffectiveSchema;
  readonly parts: readonly SchemaNode[];
  readonly value: Readonly<Record<string, unknown>>;
}

/** What schemas say of an object's properties. */
export function checkNames(
  check: Check,
  spot: Spot,
  { schema, parts, value }: ObjectPlace,
): Evaluated | undefined {
  const names = Object.keys(value);
  if (names.some((name) => spot.hidden.has(name))) return undefined;
  if (!parts.every((part) => hasRequired(part, value, spot.hidden))) return undefined;
  const inside = toInside(spot);
  const known = new Map(schema.properties.map((property) => [property.name, property.schema]));
  const described = names.filter((name) => known.has(name));
  const areKnownValid = described.every(
    (name) => check(inside, known.get(name) ?? [], value[name]) !== undefined,
  );
  if (!areKnownValid) return undefined;
  const others = join(parts.map((part) => checkOthers(check, inside, part, value)));
  return others && { ...others, names: new Set([...others.names, ...described]) };
}

function hasRequired(
  { required, dependentRequired = [] }: SchemaNode,
  value: object,
  hidden: ReadonlySet<string>,
): boolean {
  const asked = dependentRequired
    .filter(({ name }) => Object.hasOwn(value, name))
    .flatMap((dependent) => dependent.required);
  return [...required, ...asked].every((name) => hidden.has(name) || Object.hasOwn(value, name));
}

/** What one schema says of names: of all, of those with a pattern, of those that it does not know. */
function checkOthers(
  check: Check,
  inside: Spot,
  { properties, patternProperties = [], additional, propertyNames }: SchemaNode,
  value: Readonly<Record<string, unknown>>,
): Evaluated | undefined {
  const known = new Set(properties.map(({ name }) => name));
  const evaluated = new Set<string>();
  for (const [name, item] of Object.entries(value)) {
    if (propertyNames !== undefined && check(inside, propertyNames, name) === undefined) {
      return undefined;
    }
    const matching = patternProperties.filter(({ pattern }) => hasPattern(pattern, name));
    if (matching.some(({ schema }) => check(inside, schema, item) === undefined)) return undefined;
    if (matching.length > 0) evaluated.add(name);
    if (known.has(name) || matching.length > 0 || additional === undefined) continue;
    if (additional === false) return undefined;
    if (additional !== true && check(inside, additional, item) === undefined) return undefined;
    evaluated.add(name);
  }
  return { names: evaluated, items: new Set() };
}
