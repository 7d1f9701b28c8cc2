import { mdxComponents } from '../../src/model/guides/mdx-components';
import type { PlainElement, PlainNode } from '../../src/model/guides/plain-body';
import { WRITTEN } from '../../src/model/guides/plain-body';
import type { Code } from '../../src/model/text/code';
import { toText } from '../../src/model/text/code';
import { findFormulaText } from '../html/formula-text';

/** The element of HTML that a component of a guide shows, with its texts; other elements as they are. */
export function toShownElement([written, properties, children]: PlainElement): PlainElement {
  const name = written.startsWith(WRITTEN) ? written.slice(WRITTEN.length) : written;
  const get = (key: string): string => {
    const value = properties?.[key];
    return typeof value === 'string' ? value : '';
  };
  switch (name) {
    case 'Admonition':
      return ['div', properties, withLabel(get('title'), children)];
    case 'Details':
      return ['div', properties, withLabel(get('summary'), children)];
    case 'TabItem':
      return ['div', properties, withLabel(get('label') || get('value'), children)];
    case 'CodeBlock':
    case 'LiveExample': {
      // Of an example, the text is its source.
      const code = properties?.['code'] as Code | undefined;
      const block: PlainElement = ['pre', null, code === undefined ? children : [toText(code)]];
      return ['div', properties, withLabel(get('title'), [block])];
    }
    case 'Formula':
      return [properties?.['isBlock'] ? 'div' : 'span', null, [findFormulaText(get('html')) ?? '']];
    case 'AccordionItem':
      return ['div', null, children.map((child) => toItemPart(child, get('id')))];
    case 'CardTitle':
      return [get('level') || 'h3', properties, children];
    case 'BrowserOnly':
      // Its content is there only in a browser.
      return ['span', null, [get('fallback')]];
    default:
      return [
        elements.get(name) ?? (mdxComponents[name] === undefined ? name : 'div'),
        properties,
        children,
      ];
  }
}

/** Those that are not blocks like the others. */
const elements: ReadonlyMap<string, string> = new Map([
  ['Badge', 'span'],
  ['CardHeader', 'header'],
  ['HoverCard', 'span'],
  ['HoverCardContent', 'span'],
  ['HoverCardTrigger', 'span'],
  ['Link', 'a'],
  ['NavigationMenu', 'nav'],
  ['Progress', 'span'],
  ['TableCell', 'td'],
  ['TableHead', 'th'],
  ['TabsList', 'nav'],
  ['TOCInline', 'nav'],
]);

function withLabel(label: string, children: readonly PlainNode[]): readonly PlainNode[] {
  return label === '' ? children : [['dt', null, [label]], ...children];
}

/** The trigger of an item with an anchor is a heading. */
function toItemPart(child: PlainNode, id: string): PlainNode {
  const isTrigger = typeof child !== 'string' && child[0].endsWith('AccordionTrigger');
  return isTrigger && id !== '' ? ['h3', { id }, child[2]] : child;
}
