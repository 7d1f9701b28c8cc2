import type { Code, Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { findNearest } from '../../diagnostics/find-nearest';
import { knownLanguages } from '../../text/highlighter';
import { parseFence } from '../code/fence';
import { report, toNearestHint } from '../page/problems';
import type { JsxElement } from '../tree/mdx-tree';
import { findAttribute, isJsxElement, walkTree } from '../tree/mdx-tree';

/** Warns of what a page shows otherwise than it is written, without a word. */
export function remarkQuietMistakes() {
  return (tree: Root, file: VFile): void => {
    let title: number | undefined;
    walkTree(tree, (node) => {
      if (node.data !== undefined && 'isExample' in node.data) return;
      if (node.type === 'link') checkAddress(node, node.url, file);
      if (node.type === 'code') checkCode(node, file);
      if (isJsxElement(node)) checkElement(node, file);
      if (node.type !== 'heading' || node.depth !== 1) return;
      if (title !== undefined) reportTitle(node, title, file);
      title ??= node.position?.start.line ?? 1;
    });
  };
}

function reportTitle(heading: Nodes, first: number, file: VFile): void {
  const hint = 'Begin it with "##": what stands below the title has level 2 or more.';
  const message = `The page has a second heading of level 1; the title stands in line ${first}.`;
  report(file, heading, 'warning', message, hint);
}

/** The schemes that run a program, or show what no server has checked. Browsers skip white space in them. */
const UNSAFE = /^(?:javascript|vbscript|data):/i;

function checkAddress(node: Nodes, url: string, file: VFile): void {
  // oxlint-disable-next-line no-control-regex -- Browsers leave out these characters.
  const [scheme] = UNSAFE.exec(url.replaceAll(/[\u0000-\u0020]/g, '')) ?? [];
  if (scheme === undefined) return;
  const message = `The link with "${scheme.toLowerCase()}" leads nowhere: browsers may not run it on this site.`;
  report(file, node, 'warning', message, 'Link to a page or a file, or write it as `code`.');
}

function checkElement(element: JsxElement, file: VFile): void {
  const { name } = element;
  const href = findAttribute(element, 'href');
  if (typeof href === 'string') checkAddress(element, href, file);
  if (name === null || !/^[a-z]/.test(name)) return;
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object') continue;
    if (!/^on[a-z]+$/i.test(attribute.name)) continue;
    const message = `The attribute "${attribute.name}" of <${name}> is left out: a page runs no program that is written as text.`;
    report(file, element, 'warning', message, 'Remove it, or use a component that does it.');
  }
}

function checkCode(node: Code, file: VFile): void {
  checkLanguage(node, file);
  checkRange(node, file);
  checkEnd(node, file);
}

function checkLanguage(node: Code, file: VFile): void {
  const { language } = parseFence(node.lang);
  if (knownLanguages.has(language)) return;
  const nearest = findNearest(language, knownLanguages);
  const hint = toNearestHint(nearest && `"${nearest}"`, 'Correct it, or write "text".');
  const message = `The language "${language}" of the code block is not known: its code has no colours.`;
  report(file, node, 'warning', message, hint);
}

const FENCE = /^(?:`{3,}|~{3,})/;

/** Without an end, the block takes all that follows. */
function checkEnd({ position }: Code, file: VFile): void {
  if (position === undefined) return;
  const { start, end } = position;
  const lines = String(file).split('\n');
  const [fence] = FENCE.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '') ?? [];
  if (fence === undefined) return;
  const last = (lines[end.line - 1] ?? '').slice(0, end.column - 1).trimEnd();
  if (end.line > start.line && last.endsWith(fence)) return;
  const hint = `Add a line "${fence}" after the code.`;
  report(
    file,
    start,
    'warning',
    'The code block is never closed: it takes all that follows.',
    hint,
  );
}

/** A range in braces behind the language; what stands in quotes is no range. */
const RANGE = /\{([\d\s,.-]+)\}/;

function checkRange(node: Code, file: VFile): void {
  const meta = `${node.lang ?? ''} ${node.meta ?? ''}`.replaceAll(/=(?:"[^"]*"|'[^']*')/g, '=');
  const range = RANGE.exec(meta)?.[1];
  // A block that shows a file has the lines of that.
  if (range === undefined || /\bfile=/.test(meta)) return;
  const lines = node.value.split('\n').length;
  for (const part of range.split(',')) {
    const reason = findRangeMistake(part, lines);
    if (reason === undefined) continue;
    const message = `The lines {${part.trim()}} are not highlighted: ${reason}.`;
    report(file, node, 'warning', message, `Write lines from 1 to ${lines}, as in {1,3-5}.`);
  }
}

function findRangeMistake(part: string, lines: number): string | undefined {
  const [, from, to = from] = /^\s*(\d+)(?:(?:-|\.\.)(\d+))?\s*$/.exec(part) ?? [];
  if (from === undefined) return 'that is no range';
  if (Number(to) < Number(from)) return 'the last one stands before the first';
  if (Number(from) < 1) return 'there is no line 0';
  return Number(to) > lines ? `the block ends with line ${lines}` : undefined;
}
