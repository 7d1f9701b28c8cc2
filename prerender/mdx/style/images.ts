import type { Nodes } from 'mdast';
import { isJsxElement } from '../tree/mdx-tree';
import type { StyleProblem } from './style';

/** Reports an image without a text for those who do not see it. */
export function checkImage(node: Nodes): readonly StyleProblem[] {
  const message = findMistake(node);
  if (message === undefined || node.position === undefined) return [];
  const { line, column } = node.position.start;
  const hint =
    'Say what it shows, as in "![A team with two divisions](…)". For decoration, write <img alt="" … />.';
  return [{ line, column, severity: 'warning', message, hint }];
}

function findMistake(node: Nodes): string | undefined {
  if (isJsxElement(node)) {
    const isTold = node.attributes.some(
      (each) => each.type === 'mdxJsxExpressionAttribute' || each.name === 'alt',
    );
    return node.name === 'img' && !isTold ? 'The image has no text.' : undefined;
  }
  if (node.type !== 'image' && node.type !== 'imageReference') return undefined;
  const text = (node.alt ?? '').trim();
  if (text === '') return 'The image has no text.';
  return isEmptyText(text)
    ? `The text of the image, "${text}", does not say what it shows.`
    : undefined;
}

/** Whether a text is the name of a file, or the word "image". */
function isEmptyText(text: string): boolean {
  return (
    /^\S+\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(text) ||
    /^(?:an? )?(?:image|img|picture|photo|screenshot|alt|alt text)[ -]?\d*$/i.test(text)
  );
}
