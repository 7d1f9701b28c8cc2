import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { isJsxElement } from '../tree/mdx-tree';
import type { StyleProblem } from './style';

const empty: ReadonlySet<string> = new Set([
  'here',
  'right here',
  'over here',
  'click here',
  'see here',
  'this',
  'this page',
  'this link',
  'this article',
  'this document',
  'this post',
  'more',
  'read more',
  'learn more',
]);

/** Reports a link whose words do not say where it leads. */
export function checkLink(node: Nodes): readonly StyleProblem[] {
  const isLink =
    node.type === 'link' || (isJsxElement(node) && (node.name === 'a' || node.name === 'Link'));
  if (!isLink || node.position === undefined) return [];
  const words = toString(node, { includeImageAlt: true }).replaceAll(/\s+/g, ' ').trim();
  if (!empty.has(words.toLowerCase().replace(/\W+$/, ''))) return [];
  const { line, column } = node.position.start;
  return [
    {
      line,
      column,
      severity: 'warning',
      message: `The link "${words}" does not say where it leads.`,
      hint: 'Put the link on the words that name its target, as in "Read [how tokens expire](…)".',
    },
  ];
}
