import type { SchemaRef } from '../effective-schema';
import { toIds } from '../effective-schema';
import { isOrNull } from '../is-or-null';
import { getSchema } from '../schema';
import type { Direction, SchemaGraph, SchemaId, SchemaNode } from '../schema';
import { toEffectiveSchema } from '../to-effective-schema';
import { checkChoices } from './check-choices';
import { checkItems } from './check-items';
import { checkNames } from './check-names';
import { checkUnevaluated } from './check-unevaluated';
import type { Budget, Check, Evaluated, Spot } from './evaluated';
import { createBudget, join, nothing } from './evaluated';
import { holdsAlone } from './holds-alone';
import { isObject } from './holds-bound';

/**
 * Whether a value is valid for a schema in one direction, by JSON Schema 2020-12.
 *
 * It works on the graph, so recursion is no matter, and never runs an author's pattern. A value that
 * takes more steps than there are left counts as not valid.
 */
export function isValidValue(
  graph: SchemaGraph,
  ref: SchemaRef,
  direction: Direction,
  value: unknown,
  budget: Budget = createBudget(100_000),
): boolean {
  const spot: Spot = { graph, direction, hidden: new Set(), open: [], budget };
  return check(spot, ref, value) !== undefined;
}

/** The same value comes again when what is around it is checked. */
const check: Check = (spot, ref, value) => {
  const isInside = spot.open.length === 0 && spot.hidden.size === 0;
  if (!isInside || typeof value !== 'object' || value === null) return checkAgain(spot, ref, value);
  const known = spot.budget.known.get(value) ?? new Map<string, Evaluated | undefined>();
  spot.budget.known.set(value, known);
  const key = toIds(ref).join('\n');
  if (!known.has(key)) known.set(key, checkAgain(spot, ref, value));
  return known.get(key);
};

/** What of a value a schema describes; undefined where it is not valid. */
const checkAgain: Check = (spot, ref, value) => {
  const ids = toIds(ref);
  const [id] = ids;
  if (spot.budget.steps-- <= 0) return undefined;
  // A schema that leads back to itself at the same value says nothing new.
  if (ids.length === 1 && id !== undefined && spot.open.includes(id)) return nothing;
  const schema = toEffectiveSchema(spot.graph, ref, spot.direction);
  const hidden = new Set([...spot.hidden, ...schema.hidden]);
  const inner: Spot = { ...spot, hidden, open: [...spot.open, ...schema.parts] };
  const parts = listAskedParts(spot.graph, ids, value);
  if (!parts.every((part) => holdsAlone(part, value))) return undefined;
  const found = join([
    ...parts.map((part) => checkChoices(check, inner, part, value)),
    ...(isObject(value) ? [checkNames(check, inner, { schema, parts, value })] : []),
    ...(Array.isArray(value) ? [checkItems(check, inner, { schema, parts, value })] : []),
  ]);
  return found && checkUnevaluated(check, spot, { ids, parts, value, found });
};

/** The parts that a value has to satisfy: of a schema that may be null, null asks for no more. */
function listAskedParts(
  graph: SchemaGraph,
  ids: readonly SchemaId[],
  value: unknown,
): readonly SchemaNode[] {
  const found = new Map<SchemaId, SchemaNode>();
  const open = ids.toReversed();
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    const node = getSchema(graph, id);
    found.set(id, node);
    if (value !== null || !isOrNull(node)) open.push(...node.allOf.toReversed());
  }
  return [...found.values()];
}
