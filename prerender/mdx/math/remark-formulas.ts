import type { Code, Nodes, Paragraph, Root } from 'mdast';
import type { InlineMath, Math as MathBlock } from 'mdast-util-math';
import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { findFormulaText } from '../../html/formula-text';
import { separateStyles } from '../../html/separate-styles';
import { toPosition } from '../../sources/position';
import type { MdxSettings, Page } from '../page/page';
import { toPage } from '../page/page';
import { report } from '../page/problems';
import { createInnerPoints } from '../tree/inner-points';
import { becomeElement, toAttribute, walkTree } from '../tree/mdx-tree';
import type { FormulaMistake } from './katex';
import { drawFormula } from './katex';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementData {
    /** Of a formula: what a reader without its drawing reads. */
    formulaText?: string;
  }
}

/** Draws the formulas of a page: `$…$`, `$$…$$`, and code blocks in the language `math`. */
export function remarkFormulas(settings: MdxSettings) {
  return (tree: Root, file: VFile): void => {
    const page = toPage(settings, tree, file);
    const source = String(file);
    walkTree(tree, (node) => {
      if (node.type === 'paragraph') unwrapBlock(node, source);
      if (node.type === 'inlineMath') draw(node, page, createLinePoints(node, source));
      else if (node.type === 'math') {
        if (isWhole(node, source, file)) draw(node, page, createBlockPoints(node, source));
      } else if (node.type === 'code' && isFormula(node))
        draw(node, page, createBlockPoints(node, source));
    });
  };
}

/** A code block without further words: `title` and others are for code. */
function isFormula({ lang, data }: Code): boolean {
  return lang?.toLowerCase() === 'math' && data?.isCopy !== true;
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

/** Whether a block has all of its formula; reports what Markdown leaves out in silence. */
function isWhole(node: MathBlock, source: string, file: VFile): boolean {
  const { start, end } = node.position ?? {};
  const written = source.slice(start?.offset, end?.offset);
  if (node.meta) {
    const message = 'What stands behind "$$" on its line is not part of the formula.';
    report(file, node, 'error', message, 'Begin the formula on the next line.');
  } else if (!/\n[ \t>]*\$\$+[ \t]*$/.test(written)) {
    const message = 'The formula is never closed: all that follows is part of it.';
    report(file, node, 'error', message, 'Put "$$" on a line of its own behind it.');
  } else return true;
  return false;
}

type Formula = InlineMath | MathBlock | Code;

function draw(node: Formula, page: Page, toPoint: (offset: number) => Point | undefined): void {
  const { macros } = page.settings.markdown ?? {};
  const isBlock = node.type !== 'inlineMath' || 'isBlock' in node;
  const { html, mistakes } = drawFormula(node.value, isBlock, macros);
  for (const mistake of mistakes) reportMistake(mistake, node, page.file, toPoint);
  const name = page.imports.add('/src/mdx/formula', 'Formula', 'Formula');
  const tex = node.value;
  const attributes = [
    toAttribute('html', separateStyles(html)),
    ...(isBlock ? [{ ...toAttribute('isBlock', ''), value: null }] : []),
  ];
  becomeElement(node, isBlock ? 'mdxJsxFlowElement' : 'mdxJsxTextElement', name, attributes, []);
  // The text of a heading in Markdown has TeX, which anchors are made of.
  Object.assign(node, { value: tex, data: { formulaText: findFormulaText(html) ?? tex } });
}

function reportMistake(
  { severity, message, hint, offset }: FormulaMistake,
  node: Nodes,
  file: VFile,
  toPoint: (offset: number) => Point | undefined,
): void {
  const point = offset === undefined ? undefined : toPoint(offset);
  report(file, point ?? node, severity, message, hint);
}

/** Finds places in a block, whose text begins on the line below its fence. */
function createBlockPoints({ value, position }: Formula, source: string) {
  const toPoint = createInnerPoints(value, source, (position?.start.line ?? 0) + 1);
  return (offset: number): Point => toPoint(toPosition(value, offset));
}

/** Finds places in a formula within a line, as far as it is written as it is read. */
function createLinePoints({ value, position }: InlineMath, source: string) {
  const start = position?.start.offset ?? 0;
  const written = source.slice(start, position?.end.offset).replaceAll(/\r?\n/g, ' ');
  const before = written.indexOf(value);
  return (offset: number): Point | undefined =>
    before === -1 ? undefined : { ...toPosition(source, start + before + offset) };
}
