import { readFileSync } from 'node:fs';
import { findNearest } from '../../diagnostics/find-nearest';
import type { Fence } from './fence';
import { parseRange } from './fence';
import type { PagePaths } from '../page/paths';
import { isFile, toFileHint } from '../page/paths';
import { toNearestHint } from '../page/problems';

/** The part of a file that a code block shows, or a problem. */
export type Snippet =
  | { readonly kind: 'text'; readonly text: string; readonly path: string }
  | {
      readonly kind: 'problem';
      readonly message: string;
      readonly hint: string;
      readonly path: string;
    };

/**
 * Reads ```` ```ts file="./snippet.ts" lines="3-8" ```` or `region="name"`. The path is relative to the
 * page or, with a leading `/`, to the project root, and must stay inside the project.
 */
export function readSnippet(written: string, fence: Fence, paths: PagePaths): Snippet {
  const path = paths.toFile(written);
  if (!paths.isInside(path)) return toOutsideProblem(written, path);
  if (!isFile(path)) return toMissingProblem(written, path, paths);
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n').replace(/\n$/, '');
  if (fence.region !== undefined) return toRegion(text, fence.region, written, path);
  if (fence.lines !== undefined) return toLines(text, fence.lines, written, path);
  return { kind: 'text', text: dropMarkers(text.split('\n')), path };
}

function toOutsideProblem(written: string, path: string): Snippet {
  const message = `The file "${written}" is outside the project.`;
  return { kind: 'problem', path, message, hint: 'Copy what you want to show into the project.' };
}

function toMissingProblem(written: string, path: string, paths: PagePaths): Snippet {
  const otherwise = 'Correct the path: "./" starts at the page, "/" at the root of the project.';
  const hint = toFileHint(written, path, paths, otherwise);
  return { kind: 'problem', path, message: `The file "${written}" does not exist.`, hint };
}

function toLines(text: string, range: string, written: string, path: string): Snippet {
  const lines = text.split('\n');
  // A number above the last line stays one, and is reported.
  const wanted = parseRange(range, lines.length + 1);
  const isThere = wanted.size > 0 && [...wanted].every((number) => number <= lines.length);
  if (isThere)
    return { kind: 'text', path, text: dedent(lines.filter((_, index) => wanted.has(index + 1))) };
  const message = `The file "${written}" has no lines "${range}".`;
  const hint = `It has ${lines.length} lines; write a range such as lines="1-${lines.length}".`;
  return { kind: 'problem', path, message, hint };
}

/** `// #region name` or `# region name`, in a comment of any language. */
const REGION = /^\s*(?:\/\/|\/\*|<!--|\{\/\*|--|;+|%|\(\*|'|::)?\s*#\s?(end)?region\b\s*([\w.-]*)/;

function toRegion(text: string, name: string, written: string, path: string): Snippet {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => toMarker(line)?.name === name);
  const end = findRegionEnd(lines, start);
  if (start >= 0 && end !== undefined)
    return { kind: 'text', path, text: dropMarkers(lines.slice(start + 1, end)) };
  const names = lines.flatMap((line) => toMarker(line)?.name ?? []);
  const nearest = findNearest(name, names);
  const [message, hint] =
    start >= 0
      ? [
          `The region "${name}" of "${written}" is never closed.`,
          'Put a comment "#endregion" after its last line.',
        ]
      : [
          `The file "${written}" has no region "${name}".`,
          toNearestHint(
            nearest && `"${nearest}"`,
            `Put a comment "#region ${name}" before its first line.`,
          ),
        ];
  return { kind: 'problem', path, message, hint };
}

/** The line that closes the region; regions may be nested. */
function findRegionEnd(lines: readonly string[], start: number): number | undefined {
  let depth = 0;
  for (let index = Math.max(0, start); index < lines.length; index++) {
    const marker = toMarker(lines[index] ?? '');
    if (marker === undefined) continue;
    depth += marker.name === undefined ? -1 : 1;
    if (depth === 0) return index;
  }
  return undefined;
}

/** Parses a region marker; without a name, it closes a region. */
function toMarker(line: string): { readonly name?: string } | undefined {
  const match = REGION.exec(line);
  if (match === null) return undefined;
  if (match[1] !== undefined) return {};
  return match[2] ? { name: match[2] } : undefined;
}

function dropMarkers(lines: readonly string[]): string {
  return dedent(lines.filter((line) => toMarker(line) === undefined));
}

/** Removes the indentation that all lines share. */
function dedent(lines: readonly string[]): string {
  const widths = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const width = Math.min(...widths, Number.MAX_SAFE_INTEGER);
  return lines.map((line) => line.slice(Math.min(width, line.search(/\S|$/)))).join('\n');
}
