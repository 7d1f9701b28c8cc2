import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { isJsxElement } from './mdx-nodes';
import { getImports } from './page-imports';
import { walkTree } from './walk-tree';

/** Elements of HTML that become components of the site when a writer uses them. Behaviour SA.71, SA.109. */
const components: ReadonlyMap<string, string> = new Map([['details', 'Details']]);

/** Gives `<details>` in a page the look and the behaviour of the site's own. */
export function remarkElements() {
  return (tree: Root, file: VFile): void => {
    walkTree(tree, (node) => {
      const component = isJsxElement(node) ? components.get(node.name ?? '') : undefined;
      if (component !== undefined && isJsxElement(node))
        node.name = getImports(tree, file).addComponent(component);
    });
  };
}
