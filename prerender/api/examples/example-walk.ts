import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { listParts } from '../../../src/model/schema/parts';
import type { Direction, SchemaId, SchemaRef } from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import type { Budget } from '../../../src/model/schema/outcome';
import type { Schemas } from '../../../src/model/schema/validity';
import type { NamedPlace } from './guess';

/** The state of generating an example: where it is, and in which attempt. */
export interface ExampleWalk extends Schemas, NamedPlace {
  readonly direction: Direction;
  /** The schemas around the current value. */
  readonly ancestors: readonly SchemaId[];
  /** How many values are around the current one. */
  readonly depth: number;
  readonly attempt: Attempt;
  /** The valid values of a schema inside the current value, best first. */
  readonly list: (walk: ExampleWalk, ref: SchemaRef) => Iterable<unknown>;
}

/** An attempt at an example: how far it may go, and how far it has come. Shared by its whole walk. */
export interface Attempt {
  /** Below this depth, only required properties are shown. */
  readonly maxDepth: number;
  /** Optional properties are shown at no depth. */
  readonly onlyRequired: boolean;
  readonly budget: Budget;
  /** The depth has left something out, so that a deeper attempt may show more. */
  isCut: boolean;
}

/** Enters a value inside the current one, whose own schemas are `parts`. */
export function enter(walk: ExampleWalk, parts: readonly SchemaId[]): ExampleWalk {
  return { ...walk, ancestors: [...walk.ancestors, ...parts], depth: walk.depth + 1 };
}

/** True if an attempt shows optional values at a depth. */
export function isDeepEnough(attempt: Attempt, depth: number): boolean {
  attempt.isCut ||= depth > attempt.maxDepth;
  return depth <= attempt.maxDepth;
}

/** True if the example is already inside a schema, which is then shown again only if it is required. */
export function isInside(walk: ExampleWalk, ref: SchemaRef): boolean {
  return listParts(walk.graph, toIds(ref)).some(({ id }) => walk.ancestors.includes(id));
}

/** True for a schema of single values, such as texts and numbers. */
export function isPlain(walk: ExampleWalk, ref: SchemaRef): boolean {
  const { types } = toEffectiveSchema(walk.graph, ref, walk.direction);
  return types.length > 0 && !types.includes('object') && !types.includes('array');
}

/** The first values, at most `count`. A value may be null, but never undefined. */
export function takeFirst<Value>(values: Iterable<Value>, count: number): readonly Value[] {
  const taken: Value[] = [];
  for (const value of count <= 0 ? [] : values) {
    taken.push(value);
    if (taken.length >= count) break;
  }
  return taken;
}
