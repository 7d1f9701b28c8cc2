import type { Code, Root } from 'mdast';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { findNearest } from '../../diagnostics/find-nearest';
import { knownLanguages } from '../../text/highlighter';
import { report, toNearestHint } from '../page/problems';
import { walkTree } from '../tree/mdx-tree';
import type { Fence } from './fence';
import { hasFenceWord, listFenceWords, parseFence } from './fence';
import type { LiveExample } from './live-examples';

type Warn = (message: string, hint: string) => void;

/** Warns of words, languages and lines that a code block does not know, and of code that is not shown as its writer expects. */
export function remarkFenceChecks() {
  return (tree: Root, file: VFile): void => {
    walkTree(tree, (node: Node) => {
      if (node.type === 'code') checkCode(node as Code, file);
      if (node.type === 'liveExample') checkExample(node as LiveExample, file);
    });
  };
}

function checkExample({ code, position }: LiveExample, file: VFile): void {
  const example = { ...code, ...(position && { position }) };
  if (parseFence(code.lang, code.meta).file !== undefined)
    report(
      file,
      example,
      'error',
      'An example cannot come from a file.',
      'Write it into the page.',
    );
  checkCode(example, file);
}

function checkCode(node: Code, file: VFile): void {
  const fence = parseFence(node.lang, node.meta);
  const warn: Warn = (message, hint) => report(file, node, 'warning', message, hint);
  checkLanguage(fence, warn);
  checkRange(fence, node.value, warn);
  checkEnd(node, String(file), warn);
  checkWords(node, fence, warn);
}

function checkLanguage({ language }: Fence, warn: Warn): void {
  if (language === 'mermaid') {
    const hint = 'Put a drawing beside the page: ![What it shows](./diagram.svg).';
    warn('The diagram is not drawn: its text is shown as code.', hint);
  }
  if (knownLanguages.has(language)) return;
  const nearest = findNearest(language, knownLanguages);
  const hint = toNearestHint(nearest && `"${nearest}"`, 'Correct it, or write "text".');
  warn(`The language "${language}" of the code block is not known: its code has no colours.`, hint);
}

function checkRange({ range, file }: Fence, code: string, warn: Warn): void {
  // A block that shows a file has the lines of that.
  if (range === undefined || file !== undefined) return;
  const lines = code.split('\n').length;
  for (const part of range.split(',')) {
    const reason = findRangeMistake(part, lines);
    if (reason === undefined) continue;
    const message = `The lines {${part.trim()}} are not highlighted: ${reason}.`;
    warn(message, `Write lines from 1 to ${lines}, as in {1,3-5}.`);
  }
}

function findRangeMistake(part: string, lines: number): string | undefined {
  const [, from, to = from] = /^\s*(\d+)(?:(?:-|\.\.)(\d+))?\s*$/.exec(part) ?? [];
  if (from === undefined) return 'that is no range';
  if (Number(to) < Number(from)) return 'the last one stands before the first';
  if (Number(from) < 1) return 'there is no line 0';
  return Number(to) > lines ? `the block ends with line ${lines}` : undefined;
}

const FENCE = /^(?:`{3,}|~{3,})/;

/** Without an end, the block takes all that follows. */
function checkEnd({ position }: Code, source: string, warn: Warn): void {
  if (position === undefined) return;
  const { start, end } = position;
  const lines = source.split('\n');
  const [fence] = FENCE.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '') ?? [];
  if (fence === undefined) return;
  const last = (lines[end.line - 1] ?? '').slice(0, end.column - 1).trimEnd();
  if (end.line > start.line && last.endsWith(fence)) return;
  const message = 'The code block is never closed: it takes all that follows.';
  warn(message, `Add a line "${fence}" after the code.`);
}

function checkWords({ meta }: Code, { file, lines, region }: Fence, warn: Warn): void {
  const part = lines === undefined ? 'region' : 'lines';
  if (file === undefined && (lines ?? region) !== undefined)
    warn(`The code block has "${part}", and no file to take it from.`, 'Add file="…".');
  const words = listFenceWords(meta);
  const open = words.findIndex((word) => UNCLOSED.test(word));
  for (const word of open === -1 ? words : words.slice(0, open)) checkWord(word, warn);
  if (open !== -1)
    warn(
      `The quotation mark in "${words[open]}" is never closed.`,
      'Add it at the end of the value, as in title="src/teams.ts".',
    );
  if (hasFenceWord(meta, 'live'))
    warn(
      'The code is not run in the page: it is shown as it is written.',
      'Remove "live", and show the component below the block if readers should see it.',
    );
}

/** A value whose quotation mark has no other one. */
const UNCLOSED = /^[\w-]+=(["'])(?!.*\1$)/s;

/** The words that may stand after the language of a code block, and the names of options in quotes. */
const words = new Set('showLineNumbers live noInline npm2yarn sync tab example'.split(' '));
const names = new Set('title file lines region tab'.split(' '));

function checkWord(word: string, warn: Warn): void {
  // Ranges in braces are checked on their own.
  if (word.startsWith('{')) return;
  const [, name = word, value] = /^([\w-]+)=(.*)$/s.exec(word) ?? [];
  if (isKnown(name, value)) return;
  const nearest = findNearest(name, [...words, ...names]);
  const form = nearest !== undefined && !words.has(nearest) ? `${nearest}="…"` : nearest;
  warn(`A code block has no "${name}".`, toNearestHint(form, 'Remove the word.'));
}

function isKnown(name: string, value: string | undefined): boolean {
  if (value === undefined) return words.has(name);
  if (name === 'showLineNumbers') return /^\d+$/.test(value);
  if (name === 'tab' && value.startsWith('{')) return true;
  // Without quotes the value would be lost.
  return names.has(name) && /^["']/.test(value);
}
