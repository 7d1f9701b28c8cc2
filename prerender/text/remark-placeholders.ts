import type { Html, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isHtmlName, voidElements } from './html-names';

/**
 * Turns tags into text that are HTML for CommonMark and not for their author: those with a name that HTML does not
 * have, and those that are never closed. `List<String>`, `<tenant>.example.com`.
 */
export function remarkPlaceholders() {
  return (tree: Root): void => {
    const found: { readonly node: Html; readonly isInline: boolean }[] = [];
    visit(tree, 'html', (node, _index, parent) => {
      found.push({
        node,
        isInline: !/^(?:root|blockquote|listItem)$/.test(parent?.type ?? 'root'),
      });
    });
    if (found.length === 0) return;
    const html = found.map(({ node }) => node.value).join('\n');
    const closed = new Set(
      [...html.matchAll(/<\/([a-z][\w.-]*)/gi)].map(([, name = '']) => name.toLowerCase()),
    );
    const isDrawing = /<(?:svg|math)[\s>]/i.test(html);
    for (const { node, isInline } of found) {
      const { value } = node;
      node.value = value.replaceAll(tags, (tag, name: string | undefined, at: number) => {
        if (name === undefined) return tag;
        const lower = name.toLowerCase();
        const isClosed = closed.has(lower) || tag.endsWith('/>');
        const isMarkup = isHtmlName(lower)
          ? isClosed || isComplete(lower, tag)
          : isDrawing || (!isInline && isClosed && isComponent(name, value, at, tag.length));
        return isMarkup ? tag : tag.replaceAll('<', '&lt;');
      });
    }
  };
}

/** Comments, and tags with their names. */
const tags = /<!--[\s\S]*?-->|<\/?([a-z][^\s/<>]*)(?:[^"'<>]|"[^"]*"|'[^']*')*>/gi;

/** An element that needs no closing tag. One that is empty by itself shows nothing without attributes. */
function isComplete(name: string, tag: string): boolean {
  if (voidElements.has(name)) return /^(?:br|hr|wbr)$/.test(name) || /\s\S/.test(tag);
  return /^(?:p|li|d[dt]|t[rdh]|thead|tbody|tfoot)$/.test(name);
}

/** A tag of a vendor's own around blocks, such as `<Message warning>`: alone on its line. */
function isComponent(name: string, html: string, at: number, length: number): boolean {
  const before = html.slice(0, at);
  const after = html.slice(at + length);
  return /^[A-Z]/.test(name) && /(?:^|\n)[ \t]*$/.test(before) && /^[ \t]*(?:\n|$)/.test(after);
}
