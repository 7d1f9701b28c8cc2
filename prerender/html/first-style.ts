import { createHash } from 'node:crypto';
import { parse } from 'postcss';
import type { Container } from 'postcss';
import { findStyleRules, separateStyles } from './own-styles';

/*
 * A page is painted when its style sheet is there, which on a slow line is a fifth of a second after its HTML. So
 * the rules of its first paint stand in the HTML, and the sheet follows at its end. A strict content policy lets
 * no HTML have rules: they are a text, of which a script of `index.html` makes a sheet.
 */

/** The rules of a style sheet from which a page takes those that it is painted with, in their order. */
export type PaintRules = readonly PaintRule[];

type PaintRule =
  | { readonly selectors: readonly PaintSelector[]; readonly declarations: string }
  /** Rules within another, such as `@layer base` or `@media (width<997px)`. */
  | { readonly around: string; readonly rules: PaintRules }
  /** A rule of every page, such as that of a font. */
  | string;

interface PaintSelector {
  readonly text: string;
  /** Elements, `.classes` and `[attributes]`: all are on a page with an element that it selects. */
  readonly names: readonly string[];
}

/** Rules for movements and for print. */
const LATER = /^(?:keyframes|starting-style|view-transition|page)\b|^media print$/;

/** Reads the rules of a style sheet, except those that only count after the first paint, or on paper. */
export function readPaintRules(css: string): PaintRules {
  return toPaintRules(parse(css));
}

function toPaintRules({ nodes = [] }: Container): PaintRules {
  return nodes.flatMap((node): PaintRules => {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter((one) => !isAction(one)).map(toPaintSelector);
      return [{ selectors, declarations: node.nodes.map(String).join(';') }];
    }
    if (node.type !== 'atrule' || LATER.test(`${node.name} ${node.params}`)) return [];
    const hasRules = node.nodes?.some(({ type }) => type !== 'decl') === true;
    if (!hasRules) return [`${node.toString()}${node.nodes ? '' : ';'}`];
    return [{ around: `@${node.name} ${node.params}`, rules: toPaintRules(node) }];
  });
}

/** True for a selector that needs an action of the reader, such as `:hover`. */
function isAction(selector: string): boolean {
  const parts = dropArguments(selector);
  return /:(?:hover|active|focus|target|popover-open|:selection|:view-transition|:backdrop)/.test(
    parts,
  );
}

function toPaintSelector(text: string): PaintSelector {
  // The attributes of the root are set by a script in the head.
  const parts = dropArguments(text)
    .replaceAll(/(?<=:root)(?:\[[^\]]*\])+/g, '')
    .replaceAll(/\[([\w-]+)[^\]]*\]/g, '[$1]');
  return { text, names: parts.match(/\[[\w-]+\]|\.[\w-]+|(?<![\w.#:[-])[a-z][\w-]*/g) ?? [] };
}

/** Without what stands in parentheses: `:not(.a)` needs no `.a`, and `:is(.a,.b)` only one of them. */
function dropArguments(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? shorter : dropArguments(shorter);
}

/** The rules for the elements of a page, as a style sheet. */
export function toFirstStyle(rules: PaintRules, html: string): string {
  return writeRules(rules, new Set(listNames(html)));
}

function writeRules(rules: PaintRules, there: ReadonlySet<string>): string {
  return rules.map((rule) => writeRule(rule, there)).join('');
}

function writeRule(rule: PaintRule, there: ReadonlySet<string>): string {
  if (typeof rule === 'string') return rule;
  if ('rules' in rule) {
    const inside = writeRules(rule.rules, there);
    return inside === '' ? '' : `${rule.around}{${inside}}`;
  }
  const found = rule.selectors.filter(({ names }) => names.every((name) => there.has(name)));
  if (found.length === 0) return '';
  return `${found.map(({ text }) => text).join()}{${rule.declarations}}`;
}

function listNames(html: string): readonly string[] {
  // The classes of code have no quotes.
  const classes = html.matchAll(/\sclass=(?:"([^"]*)"|([^\s">]+))/g);
  return [
    ...Array.from(html.matchAll(/<([a-z][\w-]*)/g), ([, name = '']) => name),
    ...Array.from(html.matchAll(/\s([a-z][\w-]*)(?=[=\s>/])/gi), ([, name = '']) => `[${name}]`),
    ...Array.from(classes, ([, many = '', one = '']) => (many || one).split(/\s+/))
      .flat()
      .map((name) => `.${name}`),
  ];
}

/** The style sheet of a page's own styles, named after what it says. */
export interface Sheet {
  /** Relative to the site. */
  readonly file: string;
  readonly content: string;
}

/**
 * Puts the rules of the first paint of a page into its head, and its sheets at its end; the styles that its elements
 * have of their own become a sheet.
 */
export function placeStyles(
  rendered: string,
  rules: PaintRules,
  base: string,
): { readonly html: string; readonly sheet: Sheet | undefined } {
  const html = separateStyles(rendered);
  const own = findStyleRules(html);
  const sheet = own === undefined ? undefined : toSheet(own);
  const links =
    sheet === undefined
      ? []
      : [`<link rel="stylesheet" href="${base}${sheet.file}" data-page-styles>`];
  return { html: moveSheets(html, links, toFirstStyle(rules, html) + (own ?? '')), sheet };
}

function toSheet(text: string): Sheet {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { file: `assets/static/page-styles.${hash}.css`, content: text };
}

/** The link to the style sheet of all pages. */
const SHEET = /<link rel="stylesheet"(?: type="[^"]+")? href="[^"]+">/;

/** The end of the body. */
const END = /(?=<\/body>\s*<\/html>\s*$)/;

/** The script of the app, which Vike lets run as soon as it is there. */
const ENTRY = /(<script src="[^"]+" type="module") async>/;

/**
 * Puts the first style in the place of the style sheet, which moves to the end, behind other sheets. The app waits
 * for it: what it adds to the page is not in the first style.
 */
function moveSheets(html: string, others: readonly string[], firstStyle: string): string {
  const [sheet] = SHEET.exec(html) ?? [];
  if (sheet === undefined) throw new Error('A page has no style sheet.');
  const links = [...others, sheet].join('');
  // No text in it ends its element.
  const text = firstStyle.replaceAll('</', String.raw`<\/`);
  const script = `<script type="text/css" data-first-style>${text}</script>`;
  return html
    .replace(sheet, () => `<noscript>${links}</noscript>\n    ${script}`)
    .replace(ENTRY, '$1>')
    .replace(END, () => `  ${links}\n  `);
}
