import { parse } from 'postcss';
import { parseHtml, listElements } from './html-tree';

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
