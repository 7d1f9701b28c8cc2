import type { Link, InlineCode, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isWholeCode, isWholeRequest } from '../../text/whole-code';

/** Marks the inline code, and the links to requests, that stay on one line. */
export function remarkWholeCode() {
  return (tree: Root): void => {
    visit(tree, 'inlineCode', (code) => mark(code, isWholeCode(code.value)));
    visit(tree, 'link', (link) => mark(link, isWholeRequest(toString(link))));
  };
}

function mark(node: InlineCode | Link, isWhole: boolean): void {
  if (isWhole) node.data = { ...node.data, hProperties: { dataWhole: '' } };
}
