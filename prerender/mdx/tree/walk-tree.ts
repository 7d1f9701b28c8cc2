import type { Nodes } from 'mdast';

/**
 * Calls `enter` for each node of a tree, for a parent before its children. A node may become another
 * where it stands, and must not be moved.
 *
 * A page is walked through some twenty times. The walker that plugins usually take also knows all
 * ancestors and can be told where to go; that took a fifth of the time of compiling a page.
 */
export function walkTree(node: Nodes, enter: (node: Nodes) => void): void {
  enter(node);
  if (!('children' in node)) return;
  for (const child of node.children) walkTree(child, enter);
}

/** All nodes of a type, in their order. */
export function listNodes<Type extends Nodes['type']>(
  tree: Nodes,
  type: Type,
): readonly Extract<Nodes, { readonly type: Type }>[] {
  const found: Extract<Nodes, { readonly type: Type }>[] = [];
  walkTree(tree, (node) => {
    if (node.type === type) found.push(node as Extract<Nodes, { readonly type: Type }>);
  });
  return found;
}

/** Puts others in the place of each node for which there are some; they are looked at, too. */
export function replaceNodes(
  tree: Nodes,
  findOthers: (node: Nodes) => readonly Nodes[] | undefined,
): void {
  const replace = (node: Nodes): readonly Nodes[] => findOthers(node)?.flatMap(replace) ?? [node];
  walkTree(tree, (node) => {
    if ('children' in node) node.children = (node.children as Nodes[]).flatMap(replace) as never;
  });
}
