import type { Definition, Root } from 'mdast';
import { listNodes, walkTree } from '../tree/walk-tree';

/** Makes plain links and images of those whose address is defined elsewhere: `[text][name]`. */
export function remarkReferences() {
  return (tree: Root): void => {
    const definitions = new Map<string, Definition>();
    // The first one counts, as in Markdown at large.
    for (const definition of listNodes(tree, 'definition').toReversed())
      definitions.set(definition.identifier, definition);
    if (definitions.size === 0) return;
    walkTree(tree, (node) => {
      if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
      const { url, title } = definitions.get(node.identifier) ?? {};
      Object.assign(node, { type: node.type.replace('Reference', ''), url, title });
    });
  };
}
