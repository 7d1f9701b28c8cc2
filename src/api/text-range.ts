/** The range of a part of the text that is below a node, for the browser's own highlights. */
export function toRange(root: Node, start: number, end: number): Range {
  const range = document.createRange();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let at = 0; walker.nextNode();) {
    const text = walker.currentNode as Text;
    if (start >= at && start <= at + text.length) range.setStart(text, start - at);
    if (end >= at && end <= at + text.length) {
      range.setEnd(text, end - at);
      break;
    }
    at += text.length;
  }
  return range;
}
