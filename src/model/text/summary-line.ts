import type { RichNode, RichText } from './rich-text';
import { toPlainText } from './rich-text';

/** The text of a line that is a control itself: its first paragraph, with the words of its links. */
export function toLine(text: RichText): RichText {
  const [first] = text;
  if (first === undefined) return [];
  if (isLine([first]))
    return typeof first !== 'string' && first.tag === 'p' ? toChildren(first) : [first];
  return [toPlainText([first])];
}

/** The rest of the text: the further blocks, and the first one if more than its words are lost. */
export function toBelowLine(text: RichText): RichText {
  return isLine(text.slice(0, 1)) ? text.slice(1) : text;
}

/** True for a text of nothing but words and their marks. */
function isLine(text: RichText): boolean {
  return text.every(
    (node) =>
      typeof node === 'string' ||
      (/^(?:p|code|del|em|strong|sub|sup|kbd|br)$/.test(node.tag) && isLine(toChildren(node))),
  );
}

function toChildren(node: Exclude<RichNode, string>): RichText {
  return node.tag === 'code-block' ? [] : node.children;
}
