import type { SchemaRef } from '../effective-schema';
import type { Direction, SchemaGraph, SchemaId } from '../schema';

/** What of a value some schema has described: what is left is for `unevaluated…` keywords. */
export interface Evaluated {
  readonly names: ReadonlySet<string>;
  readonly items: ReadonlySet<number>;
}

/** Where a check is: all that stays the same while one value is looked at. */
export interface Spot {
  readonly graph: SchemaGraph;
  readonly direction: Direction;
  /** Names of the other direction. */
  readonly hidden: ReadonlySet<string>;
  /** The schemas that are being checked against this very value. */
  readonly open: readonly SchemaId[];
  readonly budget: Budget;
}

/** What several checks share. */
export interface Budget {
  /** Steps that are left: choices inside choices multiply, and nobody waits for all of them. */
  steps: number;
  /** Objects and lists that were checked as a value inside another one, by schema. */
  readonly known: WeakMap<object, Map<string, Evaluated | undefined>>;
}

/** Starts a count of steps. */
export function createBudget(steps: number): Budget {
  return { steps, known: new WeakMap() };
}

/** Checks a value against a schema; undefined where it is not valid. */
export type Check = (spot: Spot, ref: SchemaRef, value: unknown) => Evaluated | undefined;

/** A value that is valid, though no schema described what is inside it. */
export const nothing: Evaluated = { names: new Set(), items: new Set() };

/** What several schemas that all must hold have described; undefined where one does not hold. */
export function join(all: readonly (Evaluated | undefined)[]): Evaluated | undefined {
  const held = all.filter((one) => one !== undefined);
  if (held.length < all.length) return undefined;
  return {
    names: new Set(held.flatMap(({ names }) => [...names])),
    items: new Set(held.flatMap(({ items }) => [...items])),
  };
}

/** The place of a value inside this one. */
export function toInside(spot: Spot): Spot {
  return { ...spot, hidden: new Set(), open: [] };
}
