import type { Code } from 'mdast';
import type { Node, Point } from 'unist';
import { VFileMessage } from 'vfile-message';

export interface ExamplePlaces {
  /** Gives a node of the example its place in the page. */
  readonly move: (node: Node) => void;
  /** Gives what the parser says of the example its place in the page. */
  readonly moveMessage: (message: VFileMessage) => VFileMessage;
}

/** Translates places in an example into places in the page that it stands in. */
export function createExamplePlaces(code: Code, source: string): ExamplePlaces {
  const fenceLine = code.position?.start.line ?? 0;
  const lines = source.split('\n');
  const widths = code.value
    .split(/\r?\n/)
    // The code is the end of its line; before it stand the indentation, or the signs of a quotation.
    .map((text, index) => Math.max(0, toLength(lines[fenceLine + index]) - text.length));
  const starts = toLineStarts(lines);
  const toPoint = ({ line, column }: Place): Point => {
    const moved = { line: fenceLine + line, column: column + (widths[line - 1] ?? 0) };
    return { ...moved, offset: (starts[moved.line - 1] ?? 0) + moved.column - 1 };
  };
  const move = (node: Node) => {
    if (node.position !== undefined)
      node.position = { start: toPoint(node.position.start), end: toPoint(node.position.end) };
    const { attributes } = node as { attributes?: unknown };
    if (Array.isArray(attributes)) (attributes as Node[]).forEach(move);
  };
  const moveMessage = (message: VFileMessage) => {
    const { line, column } = message;
    // The parser names the opening tag of an element that is never closed in its text only.
    const reason = message.reason.replaceAll(/(?<!\d)(\d+):(\d+)(?!\d)/g, (_, line, column) => {
      const point = toPoint({ line: Number(line), column: Number(column) });
      return `${point.line}:${point.column}`;
    });
    const place = line === undefined ? undefined : toPoint({ line, column: column ?? 1 });
    return new VFileMessage(reason, { ...(place && { place }), cause: message });
  };
  return { move, moveMessage };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

function toLineStarts(lines: readonly string[]): readonly number[] {
  let start = 0;
  return lines.map((line) => {
    const current = start;
    start += line.length + 1;
    return current;
  });
}

function toLength(line: string | undefined): number {
  return (line ?? '').replace(/\r$/, '').length;
}
