import type { Root as HtmlRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Nodes, Paragraph, Root } from 'mdast';
import rehypeKatex from 'rehype-katex';
import type { Point } from 'unist';
import { VFile } from 'vfile';
import { findFormulaText } from '../../html/formula-text';
import { separateStyles } from '../../html/separate-styles';
import { toPosition } from '../../sources/position';
import type { MdxSettings } from '../page/page';
import { toPage } from '../page/page';
import { report } from '../page/problems';
import { createInnerPoints } from '../tree/inner-points';
import { becomeElement, toAttribute, walkTree } from '../tree/mdx-tree';
import { toKatexOptions, toMistake } from './katex';

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
        const { message, hint, offset } = toMistake(cause);
        const point = offset === undefined ? undefined : findPoint(node, offset, source);
        report(file, point ?? node, 'error', message, hint);
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
