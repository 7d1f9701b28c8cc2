import type { Root as HtmlRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { KatexOptions, TrustContext } from 'katex';
import { ParseError } from 'katex';
import type { Nodes, Paragraph, Root } from 'mdast';
import rehypeKatex from 'rehype-katex';
import type { Point } from 'unist';
import { VFile } from 'vfile';
import { findFormulaText } from '../../html/formula-text';
import { separateStyles } from '../../html/own-styles';
import { createInnerPoints, toPosition } from '../../sources/position';
import type { MdxSettings } from '../page/page';
import { toPage } from '../page/page';
import { report } from '../page/problems';
import { becomeElement, toAttribute, walkTree } from '../tree/mdx-tree';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementData {
    /** Of a formula: what a reader without its drawing reads. */
    formulaText?: string;
  }
}

/**
 * Draws the formulas of a page: `$…$`, `$$…$$`, and code blocks in the language `math`.
 *
 * They are drawn before the page becomes HTML, because titles of admonitions and the list of headings contain them.
 */
export function remarkFormulas(settings: MdxSettings) {
  const draw = rehypeKatex(toKatexOptions(settings.markdown?.macros));
  return (tree: Root, file: VFile): void => {
    const { imports } = toPage(settings, tree, file);
    const source = String(file);
    walkTree(tree, (node) => {
      if (node.type === 'paragraph') unwrapBlock(node, source);
      if (!isFormula(node) || !checkSyntax(node, source, file)) return;
      const isBlock = node.type !== 'inlineMath' || 'isBlock' in node;
      const drawing = toCode(node.value, isBlock);
      const log = new VFile();
      draw(drawing, log);
      for (const { cause } of log.messages) {
        const [reason, hint] = toReason(cause);
        const { position } = cause as { readonly position?: number };
        const point = position === undefined ? undefined : findPoint(node, position, source);
        report(file, point ?? node, 'error', `The formula cannot be read: ${reason}.`, hint);
      }
      const name = imports.add('/src/mdx/formula', 'Formula', 'Formula');
      becomeComponent(node, isBlock, name, toHtml(drawing));
    });
  };
}

/** `$$…$$` on lines of its own is a block, although Markdown reads it as a paragraph. */
function unwrapBlock(paragraph: Paragraph, source: string): void {
  const [only, ...others] = paragraph.children;
  if (only?.type !== 'inlineMath' || others.length > 0) return;
  const start = only.position?.start.offset ?? 0;
  if (!source.startsWith('$$', start)) return;
  Object.assign(paragraph, only, { isBlock: true });
  delete (paragraph as { children?: unknown }).children;
}

type Formula = Extract<Nodes, { readonly type: 'inlineMath' | 'math' | 'code' }>;

function isFormula(node: Nodes): node is Formula {
  if (node.type !== 'code') return node.type === 'inlineMath' || node.type === 'math';
  return node.lang?.toLowerCase() === 'math';
}

/** Above it, a formula takes seconds to draw, and nobody reads it. */
const MAX_CHARACTERS = 20_000;

/** Reports a formula that is too long, and what Markdown leaves out in silence. */
function checkSyntax(node: Formula, source: string, file: VFile): boolean {
  const { start, end } = node.position ?? {};
  const written = source.slice(start?.offset, end?.offset);
  const { length } = node.value;
  if (length > MAX_CHARACTERS) {
    const message = `The formula has ${length} characters; the limit is ${MAX_CHARACTERS}.`;
    report(file, node, 'error', message, 'Split it into several formulas.');
  } else if (node.type === 'math' && node.meta) {
    const message = 'What stands behind "$$" on its line is not part of the formula.';
    report(file, node, 'error', message, 'Begin the formula on the next line.');
  } else if (node.type === 'math' && !/\n[ \t>]*\$\$+[ \t]*$/.test(written)) {
    const message = 'The formula is never closed: all that follows is part of it.';
    report(file, node, 'error', message, 'Put "$$" on a line of its own behind it.');
  } else return true;
  return false;
}

/** A formula as `rehype-katex` expects it. */
function toCode(value: string, isBlock: boolean): HtmlRoot {
  const properties = { className: [isBlock ? 'math-display' : 'math-inline'] };
  const children = [{ type: 'text', value } as const];
  return { type: 'root', children: [{ type: 'element', tagName: 'code', properties, children }] };
}

/** Finds the place of an offset in a formula; within a line, as far as it is written as it is read. */
function findPoint(node: Formula, offset: number, source: string): Point | undefined {
  const { value, position } = node;
  if (node.type !== 'inlineMath') {
    const firstLine = (position?.start.line ?? 0) + 1;
    return createInnerPoints(value, source, firstLine)(toPosition(value, offset));
  }
  const start = position?.start.offset ?? 0;
  const written = source.slice(start, position?.end.offset).replaceAll(/\r?\n/g, ' ');
  const before = written.indexOf(value);
  return before === -1 ? undefined : { ...toPosition(source, start + before + offset) };
}

function becomeComponent(node: Formula, isBlock: boolean, name: string, drawing: string): void {
  const { value } = node;
  // `formula.css` draws this character instead: as text, it would be copied.
  const html = drawing.replaceAll('>\u200b<', '><');
  const attributes = [
    toAttribute('html', separateStyles(html)),
    ...(isBlock ? [{ ...toAttribute('isBlock', ''), value: null }] : []),
  ];
  becomeElement(node, isBlock ? 'mdxJsxFlowElement' : 'mdxJsxTextElement', name, attributes, []);
  // The text of a heading in Markdown has TeX, which anchors are made of.
  Object.assign(node, { value, data: { formulaText: findFormulaText(html) ?? value } });
}

/** The largest size in em that a formula can ask for: the width of a column. */
const MAX_SIZE = 50;

/** How KaTeX draws formulas. */
function toKatexOptions(macros: Readonly<Record<string, string>> = {}): KatexOptions {
  return {
    maxSize: MAX_SIZE,
    // A copy for each formula, as KaTeX adds the macros that it defines.
    get macros() {
      return { ...macros };
    },
    strict: (code, _, token) => {
      // KaTeX would draw a character that its fonts do not have at a wrong place.
      if (code === 'unknownSymbol')
        refuse(`its fonts have no "${token.text}"`, 'Write it outside of the formula.', token);
      return 'ignore';
    },
    trust: checkReach,
  };
}

/** Allows links to the web; no other command may reach outside of its formula. */
function checkReach(context: TrustContext): boolean {
  const { command } = context;
  if (command !== '\\href' && command !== '\\url')
    refuse(`it cannot contain "${command}"`, 'Put images and elements outside the formula.');
  const { protocol = '' } = context;
  if (!/^(?:https?|mailto|_relative)$/.test(protocol))
    refuse(
      `a link in it cannot have the scheme "${protocol}:"`,
      'Link to an address that begins with https://.',
    );
  return true;
}

function refuse(reason: string, hint: string, token?: object): never {
  throw Object.assign(new ParseError(reason, token), { hint });
}

/** The reason in an error of KaTeX, and how to correct the formula. */
function toReason(error: unknown): readonly [reason: string, hint: string] {
  if (error instanceof RangeError)
    return ['it is nested too deeply', 'Split it into several formulas.'];
  if (!(error instanceof ParseError)) throw error;
  const text = error.rawMessage.replace(/[.\s]+$/, '');
  const reason = /^[A-Z][a-z']/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  if (reason.startsWith('too many expansions'))
    return ['a macro stands for itself, or for too much', 'Define it with other commands.'];
  if (reason.startsWith('undefined control sequence'))
    return [
      reason,
      'Use a command that KaTeX supports (https://katex.org/docs/supported), or define it in "macros" of content/site.ts.',
    ];
  const { hint = 'Correct the formula; $ that is no formula is written as \\$.' } = error as {
    readonly hint?: string;
  };
  return [reason, hint];
}
