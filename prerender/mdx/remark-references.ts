import type { Definition, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Makes plain links and images of those whose address is defined elsewhere: `[text][name]`. */
export function remarkReferences() {
  return (tree: Root): void => {
    const definitions = new Map<string, Definition>();
    visit(tree, 'definition', (definition) => {
      // The first one counts, as in Markdown at large.
      if (!definitions.has(definition.identifier))
        definitions.set(definition.identifier, definition);
    });
    visit(tree, ['linkReference', 'imageReference'], (node) => {
      const { identifier } = node as { identifier?: string };
      const definition = definitions.get(identifier ?? '');
      if (definition === undefined) return;
      const { url, title } = definition;
      Object.assign(node, { type: node.type.replace('Reference', ''), url, title });
    });
  };
}
