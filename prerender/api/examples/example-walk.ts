import type { Direction, SchemaId, SchemaRef } from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { listParts } from '../../../src/model/schema/parts';
import type { Schemas } from '../../../src/model/schema/validity';
import type { Attempt } from './attempt';

/** The state of generating an example: where it is, and in which attempt. */
export interface ExampleWalk extends Schemas {
  readonly direction: Direction;
  /** The schemas around the current value. */
  readonly ancestors: readonly SchemaId[];
  /** How many values are around the current one. */
  readonly depth: number;
  /** The name of the property or parameter that the value is for, which tells what it may be. */
  readonly name?: string | undefined;
  /** The name of the schema or of the property that holds it. */
  readonly around?: string | undefined;
  /** The status of the error that the example is of: `404`, `4XX` or `default`. */
  readonly status?: string | undefined;
  readonly attempt: Attempt;
  /** The valid values of a schema inside the current value, best first. */
  readonly list: (walk: ExampleWalk, ref: SchemaRef) => Iterable<unknown>;
}

/** The first of some values as a list, empty if there is none. A value may be null, but never undefined. */
export function findFirst(values: Iterable<unknown>): readonly unknown[] {
  return takeFirst(values, 1);
}

/** The first values, at most `count`. */
export function takeFirst(values: Iterable<unknown>, count: number): readonly unknown[] {
  const taken: unknown[] = [];
  if (count <= 0) return taken;
  for (const value of values) {
    taken.push(value);
    if (taken.length >= count) break;
  }
  return taken;
}

/** Enters a value inside the current one, whose own schemas are `parts`. */
export function enter(walk: ExampleWalk, parts: readonly SchemaId[]): ExampleWalk {
  return { ...walk, ancestors: [...walk.ancestors, ...parts], depth: walk.depth + 1 };
}

/** Enters the value of a property. */
export function enterProperty(walk: ExampleWalk, name: string, around: string): ExampleWalk {
  return { ...walk, name, around };
}

/** True if the example is already inside a schema, which is then shown again only if it is required. */
export function isInside(walk: ExampleWalk, ref: SchemaRef): boolean {
  return listParts(walk.graph, toIds(ref)).some(({ id }) => walk.ancestors.includes(id));
}

/** Examples should not teach a deprecated schema. */
export function isDeprecated(walk: ExampleWalk, ref: SchemaRef): boolean {
  return listParts(walk.graph, toIds(ref)).some(({ deprecated }) => deprecated);
}

/** True for a schema of single values, such as texts and numbers. */
export function isPlain(walk: ExampleWalk, ref: SchemaRef): boolean {
  const { types } = toEffectiveSchema(walk.graph, ref, walk.direction);
  return types.length > 0 && !types.some((type) => type === 'object' || type === 'array');
}

/** Values that are generated on demand and cached. */
export interface ValueList {
  readonly find: (index: number) => { readonly value: unknown } | undefined;
}

/** Caches values that are expensive to generate. */
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
