import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isWholeCode } from '../../text/whole-code';

/** Marks the inline code that stays on one line. */
export function remarkWholeCode() {
  return (tree: Root): void =>
    visit(tree, 'inlineCode', (node) => {
      if (isWholeCode(node.value)) node.data = { ...node.data, hProperties: { dataWhole: '' } };
    });
}
