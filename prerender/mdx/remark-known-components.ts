import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { mdxComponentNames } from '../../src/model/docs/mdx-components';
import { findNearest } from '../problems/find-nearest';
import { listDefinedNames } from './list-defined-names';

/** Reports each component that is neither built in nor imported, with the nearest name. */
export function remarkKnownComponents() {
  return (tree: Root, file: VFile): void => {
    const known = new Set<string>([...mdxComponentNames, ...listDefinedNames(tree)]);
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const name = (node as { name?: string | null }).name;
      const root = name?.split('.')[0];
      if (root === undefined || !/^\p{Lu}/u.test(root) || known.has(root)) return;
      const nearest = findNearest(root, known);
      const message = file.message(`The component <${name}> is not known.`, node);
      message.fatal = true;
      message.note =
        nearest === undefined
          ? 'Import it at the top of the page, or remove it.'
          : `Did you mean <${nearest}>?`;
    });
  };
}
