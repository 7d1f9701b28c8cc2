import type { SchemaGraph } from '../reference/schema';
import { toGraph } from '../reference/schema';
import { silentSchema } from '../reference/silent-schema';
import type { LeanNode } from './call';

/** The graph of schemas that came without what goes without saying. */
export function toCheckedGraph(nodes: readonly LeanNode[]): SchemaGraph {
  return toGraph(nodes.map((node) => ({ ...silentSchema, ...node })));
}
