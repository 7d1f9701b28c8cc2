import type { SchemaGraph } from '../schema/schema';
import { emptySchema, toGraph } from '../schema/schema';
import type { FormSchema } from './request-template';

/** The graph of schemas that came without what goes without saying. */
export function toCheckedGraph(nodes: readonly FormSchema[]): SchemaGraph {
  return toGraph(nodes.map((node) => ({ ...emptySchema, ...node })));
}
