import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { mdxComponentNames } from '../../../src/model/guides/mdx-components';
import { findNearest } from '../../diagnostics/find-nearest';
import { listDefinedNames } from '../tree/list-defined-names';
import { isJsxElement } from '../tree/mdx-nodes';
import { report, toNearestHint } from '../page/report';
import { walkTree } from '../tree/walk-tree';

/** Reports each component that is neither built in nor imported, with the nearest name. */
export function remarkKnownComponents() {
  return (tree: Root, file: VFile): void => {
    const known = new Set([...mdxComponentNames, ...listDefinedNames(tree)]);
    walkTree(tree, (node) => {
      if (!isJsxElement(node)) return;
      const root = node.name?.split('.')[0];
      if (root === undefined || !/^\p{Lu}/u.test(root) || known.has(root)) return;
      const nearest = findNearest(root, known);
      const hint = toNearestHint(
        nearest && `<${nearest}>`,
        'Import it at the top of the page, or remove it.',
      );
      report(file, node, 'error', `The component <${node.name}> is not known.`, hint);
    });
  };
}
