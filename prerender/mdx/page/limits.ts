import type { Problem } from '../../diagnostics/problem';
import { toPosition } from '../../sources/position';

/** Above it, a page takes a minute to compile and seconds to open. */
const MAX_CHARACTERS = 1_000_000;

/** Parsers call themselves for each level: some hundreds take seconds, some thousands end the process. */
const MAX_LEVELS = 50;

/** The problem of a text that is too large or too deeply nested to be compiled. */
export function findLimit(file: string, text: string): Problem | undefined {
  if (text.length > MAX_CHARACTERS)
    return toLimitProblem(
      file,
      toPosition(text, MAX_CHARACTERS).line,
      `The file has ${text.length} characters; the limit for a page is ${MAX_CHARACTERS}.`,
      'Split it into several pages from this line on.',
    );
  const line = findDeepLine(text);
  return line === undefined ? undefined : toDeepProblem(file, line);
}

/** The problem of a text on which the compiler runs out of memory for calls. */
export function toDeepProblem(file: string, line: number): Problem {
  return toLimitProblem(
    file,
    line,
    `Lists, quotations or elements are nested more than ${MAX_LEVELS} levels deep.`,
    'Write the inner ones after the outer ones instead.',
  );
}

/** The number of the line with the most characters that open something, as a place to start looking. */
export function findDensestLine(text: string): number {
  const counts = text.split('\n').map((line) => line.replaceAll(/[^<>[\](){}*_>-]/g, '').length);
  return counts.indexOf(counts.reduce((most, count) => Math.max(most, count), 0)) + 1;
}

function toLimitProblem(file: string, line: number, message: string, hint: string): Problem {
  return { file, line, column: 1, severity: 'error', message, hint };
}

/** The markers at the start of a line: of quotations, and of items of lists. */
const MARKERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/;

/** The first line on which quotations and lists are too deep, by its markers and by its indentation. */
function findDeepLine(text: string): number | undefined {
  const indents: number[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const markers = MARKERS.exec(line)?.[0];
    if (markers === undefined) continue;
    const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    while ((indents.at(-1) ?? -1) >= indent) indents.pop();
    indents.push(indent);
    const onLine = markers.match(/>|[-+*]|\d+[.)]/g)?.length ?? 0;
    if (indents.length - 1 + onLine > MAX_LEVELS) return index + 1;
  }
  return undefined;
}
