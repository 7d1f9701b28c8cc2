import type { SchemaId, SchemaNode } from '../schema';
import type { Check, Evaluated, Spot } from './evaluated';
import { toInside } from './evaluated';
import { isObject } from './holds-bound';

interface CheckedPlace {
  readonly ids: readonly SchemaId[];
  readonly parts: readonly SchemaNode[];
  readonly value: unknown;
  /** What all parts together have described. */
  readonly found: Evaluated;
}

/** What schemas say of what nothing has described. A part sees only what it and its own parts describe. */
export function checkUnevaluated(
  check: Check,
  spot: Spot,
  { ids, parts, value, found }: CheckedPlace,
): Evaluated | undefined {
  let all = found;
  for (const part of parts.filter(hasRest)) {
    const isWhole = ids.length === 1 && part.id === ids[0];
    const rest = isWhole
      ? checkRest(check, spot, { part, value, found: all })
      : check(spot, part.id, value);
    if (rest === undefined) return undefined;
    all = {
      names: new Set([...all.names, ...rest.names]),
      items: new Set([...all.items, ...rest.items]),
    };
  }
  return all;
}

function hasRest({ unevaluated, unevaluatedItems }: SchemaNode): boolean {
  return unevaluated !== undefined || unevaluatedItems !== undefined;
}

interface RestPlace {
  readonly part: SchemaNode;
  readonly value: unknown;
  readonly found: Evaluated;
}

function checkRest(
  check: Check,
  spot: Spot,
  { part, value, found }: RestPlace,
): Evaluated | undefined {
  const inside = toInside(spot);
  const { unevaluated = true, unevaluatedItems = true } = part;
  const names = isObject(value) ? Object.keys(value).filter((name) => !found.names.has(name)) : [];
  const items = Array.isArray(value)
    ? [...value.keys()].filter((index) => !found.items.has(index))
    : [];
  const isHeld = (rest: boolean | SchemaId, item: unknown) =>
    typeof rest === 'boolean' ? rest : check(inside, rest, item) !== undefined;
  const object = isObject(value) ? value : {};
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  if (!names.every((name) => isHeld(unevaluated, object[name]))) return undefined;
  if (!items.every((index) => isHeld(unevaluatedItems, list[index]))) return undefined;
  return {
    names: new Set(part.unevaluated === undefined ? [] : names),
    items: new Set(part.unevaluatedItems === undefined ? [] : items),
  };
}
