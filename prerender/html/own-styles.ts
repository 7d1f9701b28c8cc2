import { parse } from 'postcss';
import { parseHtml, listElements } from './html-tree';

/*
 * The styles that elements of a page have of their own. A strict content policy lets no element have a `style`: what it
 * would say stands in `data-style`. A style sheet of the page reads it there until the app has started and sets it
 * itself: `src/ui/kept-styles.ts`.
 */

/** A start tag with its attributes. */
const TAG = /<[a-z][^\s/>]*(?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?|\s+|\/)*>/gi;

/** The attributes of a tag, so that a text such as `title=' style="x"'` is none. */
const ATTRIBUTE = /(\s)(style)?([^\s"'>/=]*)((?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)/gi;

/** Renames the attribute `style` of all elements in a piece of HTML. */
export function separateStyles(html: string): string {
  if (!/\sstyle\s*=/i.test(html)) return html;
  return html.replaceAll(TAG, (tag) =>
    tag.replaceAll(
      ATTRIBUTE,
      (attribute, space: string, style = '', rest: string, value: string) =>
        style !== '' && rest === '' && value !== '' ? `${space}data-style${value}` : attribute,
    ),
  );
}

/** The rules for the separate styles of a page; undefined if it has none. */
export function findStyleRules(html: string): string | undefined {
  if (!html.includes(' data-style=')) return undefined;
  const elements = listElements(parseHtml(html), ({ attributes }) => 'data-style' in attributes);
  const styles = new Set(elements.map(({ attributes }) => attributes['data-style'] ?? ''));
  const rules = [...styles].filter(isDeclarations).map(toRule);
  return rules.length === 0 ? undefined : `${rules.join('\n')}\n`;
}

/** True for a list of declarations: in a sheet, a brace could end its rule and begin another. */
function isDeclarations(style: string): boolean {
  try {
    const { nodes } = parse(`a{${style}}`);
    const [rule] = nodes;
    return (
      nodes.length === 1 &&
      rule?.type === 'rule' &&
      rule.nodes.length > 0 &&
      rule.nodes.every(({ type }) => type === 'decl' || type === 'comment')
    );
  } catch {
    return false;
  }
}

function toRule(style: string): string {
  const value = style.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll(/[\n\r\f]/g, toEscape);
  return `[data-style="${value}"]{${style}}`;
}

function toEscape(sign: string): string {
  return `\\${sign.charCodeAt(0).toString(16)} `;
}
