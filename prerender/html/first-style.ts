import { parse } from 'postcss';
import type { ChildNode, Container } from 'postcss';

/*
 * A page is painted when its style sheet is there, which on a slow line is a fifth of a second after its HTML. So
 * the rules of its first paint stand in the HTML, and the sheet follows at its end. A strict content policy lets
 * no HTML have rules: they are a text, of which a script of `index.html` makes a sheet.
 */

/** The rules of a style sheet from which a page takes those that it is painted with, in their order. */
export type PaintRules = readonly PaintRule[];

interface PaintRule {
  /** The rules around it, such as `@layer base` and `@media (width<997px)`. */
  readonly around: readonly string[];
  /** Undefined for what no page is without, such as a font. */
  readonly selectors?: readonly PaintSelector[];
  /** The declarations, or all of a rule without selectors. */
  readonly text: string;
}

interface PaintSelector {
  readonly text: string;
  /** All of them are on a page with an element that it selects. */
  readonly classes: readonly string[];
  readonly attributes: readonly string[];
  readonly elements: readonly string[];
}

/** Reads the rules of a style sheet, except those that only count after the first paint, or on paper. */
export function readPaintRules(css: string): PaintRules {
  return listRules(parse(css), []);
}

/** The rules for the elements of a page, as a style sheet. */
export function toFirstStyle(rules: PaintRules, html: string): string {
  const [classes, attributes, elements] = [
    listClasses(html),
    listAttributes(html),
    listElements(html),
  ];
  const isThere = (selector: PaintSelector) =>
    selector.classes.every((name) => classes.has(name)) &&
    selector.attributes.every((name) => attributes.has(name)) &&
    selector.elements.every((name) => elements.has(name));
  let [css, open]: [string, readonly string[]] = ['', []];
  for (const { around, selectors, text } of rules) {
    const found = selectors?.filter(isThere);
    if (found?.length === 0) continue;
    css += toChange(open, around);
    open = around;
    css += found === undefined ? text : `${found.map((one) => one.text).join()}{${text}}`;
  }
  return css + toChange(open, []);
}

/** Closes the rules around one rule, and opens those around the next, but for what both have. */
function toChange(from: readonly string[], to: readonly string[]): string {
  const same = to.findIndex((rule, index) => rule !== from[index]);
  const common = same === -1 ? Math.min(from.length, to.length) : same;
  const opened = to.slice(common).map((rule) => `${rule}{`);
  return '}'.repeat(from.length - common) + opened.join('');
}

/** What moves, and what is printed. */
const LATER = /^(?:keyframes|starting-style|view-transition|page)\b|^media print$/;

function listRules(parent: Container, around: readonly string[]): PaintRules {
  return (parent.nodes ?? []).flatMap((node): PaintRules => {
    if (node.type === 'rule') return toPaintRule(node.selectors, getBody(node), around);
    if (node.type !== 'atrule' || LATER.test(`${node.name} ${node.params}`)) return [];
    const isGroup = node.nodes?.some(({ type }) => type !== 'decl') === true;
    if (!isGroup) return [{ around, text: `${node.toString()}${node.nodes ? '' : ';'}` }];
    return listRules(node, [...around, `@${node.name} ${node.params}`]);
  });
}

function getBody({ nodes }: { readonly nodes: readonly ChildNode[] }): string {
  return nodes.map(String).join(';');
}

/** A selector of what a reader does, or of what an element looks like then. */
const ACTION = /:(?:hover|active|focus|target|popover-open|:selection|:view-transition|:backdrop)/;

function toPaintRule(all: readonly string[], text: string, around: readonly string[]): PaintRules {
  const selectors = all.filter((one) => !ACTION.test(dropArguments(one))).map(toPaintSelector);
  return selectors.length === 0 ? [] : [{ around, selectors, text }];
}

const ATTRIBUTE = /\[([\w-]+)[^\]]*\]/g;

function toPaintSelector(text: string): PaintSelector {
  const whole = dropArguments(text);
  const parts = whole.replaceAll(ATTRIBUTE, '');
  return {
    text,
    attributes: Array.from(whole.matchAll(ATTRIBUTE), ([, name = '']) => name),
    classes: Array.from(parts.matchAll(/\.([\w-]+)/g), ([, name = '']) => name),
    elements: Array.from(parts.matchAll(/(?<![\w.#:-])[a-z][\w-]*/g), ([name]) => name),
  };
}

/** Without what stands in parentheses: `:not(.a)` needs no `.a`, and `:is(.a,.b)` only one of them. */
function dropArguments(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? shorter : dropArguments(shorter);
}

function listClasses(html: string): ReadonlySet<string> {
  // The classes of code have no quotes.
  const values = html.matchAll(/\sclass=(?:"([^"]*)"|([^\s">]+))/g);
  return new Set(
    Array.from(values, ([, many = '', one = '']) => (many || one).split(/\s+/)).flat(),
  );
}

function listAttributes(html: string): ReadonlySet<string> {
  return new Set(
    Array.from(html.matchAll(/\s([a-z][\w-]*)(?=[=\s>/])/gi), ([, name = '']) => name),
  );
}

function listElements(html: string): ReadonlySet<string> {
  return new Set(Array.from(html.matchAll(/<([a-z][\w-]*)/g), ([, name = '']) => name));
}
