import type { SchemaRef } from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import { listParts } from '../../../src/model/schema/parts';
import type { ExampleWalk } from './example-walk';

/** Whether an example is inside a schema already: then that one is not shown again, unless it must be. */
export function isInside(walk: ExampleWalk, ref: SchemaRef): boolean {
  return listParts(walk.graph, toIds(ref)).some(({ id }) => walk.ancestors.includes(id));
}

/** Whether a schema is going away: an example is no place to learn of it. */
export function isDeprecated(walk: ExampleWalk, ref: SchemaRef): boolean {
  return listParts(walk.graph, toIds(ref)).some(({ deprecated }) => deprecated);
}
