import type { Direction, SchemaGraph, SchemaId, SchemaRef } from '../../../src/model/schema/schema';
import type { Budget } from '../../../src/model/schema/validity';
import { toIds } from '../../../src/model/schema/schema';
import { listParts } from '../../../src/model/schema/parts';

/** Where an example is being made, and how much of it may still be made. */
export interface ExampleWalk {
  readonly graph: SchemaGraph;
  readonly direction: Direction;
  /** The schemas that the place is inside of. */
  readonly ancestors: readonly SchemaId[];
  /** How many values the place is inside of. */
  readonly depth: number;
  /** Below this depth only what must be there is shown. */
  readonly maxDepth: number;
  /** Shared by all places of one example; one that costs more is made again with less depth. */
  readonly budget: Budget;
  /** The valid values of a schema at a place inside this one, the best first. */
  readonly list: (walk: ExampleWalk, ref: SchemaRef) => Iterable<unknown>;
}

/** The first of some values, and whether there is one: a value may be undefined by no means, but null. */
export function findFirst(values: Iterable<unknown>): readonly unknown[] {
  return takeFirst(values, 1);
}

/** At most so many of some values. */
export function takeFirst(values: Iterable<unknown>, count: number): readonly unknown[] {
  const taken: unknown[] = [];
  if (count <= 0) return taken;
  for (const value of values) {
    taken.push(value);
    if (taken.length >= count) break;
  }
  return taken;
}

/** The place of a value inside this one, whose own schemas are given. */
export function enter(walk: ExampleWalk, parts: readonly SchemaId[]): ExampleWalk {
  return { ...walk, ancestors: [...walk.ancestors, ...parts], depth: walk.depth + 1 };
}

/** Whether an example is inside a schema already: then that one is not shown again, unless it must be. */
export function isInside(walk: ExampleWalk, ref: SchemaRef): boolean {
  return listParts(walk.graph, toIds(ref)).some(({ id }) => walk.ancestors.includes(id));
}

/** Whether a schema is going away: an example is no place to learn of it. */
export function isDeprecated(walk: ExampleWalk, ref: SchemaRef): boolean {
  return listParts(walk.graph, toIds(ref)).some(({ deprecated }) => deprecated);
}

/** Values that are made when they are asked for, and kept. */
export interface ValueList {
  readonly find: (index: number) => { readonly value: unknown } | undefined;
}

/** Wraps values that cost something to make. */
export function createValueList(values: Iterable<unknown>): ValueList {
  const iterator = values[Symbol.iterator]();
  const known: { readonly value: unknown }[] = [];
  let isDone = false;
  return {
    find: (index) => {
      while (known.length <= index && !isDone) {
        const next = iterator.next();
        if (next.done === true) isDone = true;
        else known.push({ value: next.value });
      }
      return known[index];
    },
  };
}
