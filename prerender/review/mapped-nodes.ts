import type { Nodes } from 'mdast';

/** Writes other nodes in the place of each node of a Markdown tree, those inside it first. */
export function mapNodes<Node extends Nodes>(
  nodes: readonly Node[],
  to: (node: Nodes) => readonly Nodes[],
): readonly Node[] {
  return nodes.flatMap((node) =>
    to(
      'children' in node
        ? ({ ...node, children: mapNodes<Nodes>(node.children, to) } as Nodes)
        : node,
    ),
  ) as Node[];
}
