import type { Node, Point } from 'unist';
import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import type { Problem } from '../../diagnostics/problem';
import type { Position } from '../../sources/position';

/** Adds a problem at its position. Compilation continues, so that all problems are reported together. */
export function report(
  file: VFile,
  position: Node | Point,
  severity: Problem['severity'],
  message: string,
  hint: string,
): void {
  // A position rather than a node, as nodes made by plugins may have nothing else.
  const noted = file.message(message, { place: 'type' in position ? position.position : position });
  noted.fatal = severity === 'error';
  if (severity === 'note') noted.ruleId = NOTE;
  noted.note = hint;
}

/** Marks a message that stops no build, however strict it is. */
const NOTE = 'note';

/** The hint for an unknown name: the most similar known one, or else `otherwise`. */
export function toNearestHint(nearest: string | undefined, otherwise: string): string {
  return nearest === undefined ? otherwise : `Did you mean ${nearest}?`;
}

/** Converts a message or error of the compiler to a problem of a file with a text. */
export function toGuideProblem(file: string, error: unknown, source = ''): Problem {
  if (!(error instanceof VFileMessage)) {
    return {
      file,
      severity: 'error',
      message: error instanceof Error ? error.message : String(error),
    };
  }
  const position = toPosition(error);
  const line = source.split('\n')[(position.line ?? 0) - 1] ?? '';
  const isConflict = error.note === undefined && /^(?:<{7}|>{7}) /.test(line);
  return {
    file,
    ...position,
    severity: error.ruleId === NOTE ? 'note' : error.fatal === false ? 'warning' : 'error',
    message: isConflict ? 'A merge conflict is not resolved.' : toMessage(error),
    hint: isConflict
      ? 'Keep one of the two texts, and remove the lines with "<<<<<<<", "=======" and ">>>>>>>".'
      : (error.note ?? toHint(error.reason, toCause(error)) + toIndentHint(line)),
  };
}

/** In Markdown, the line may be code. */
function toIndentHint(line: string): string {
  return /^(?: {4}|\t)/.test(line)
    ? ' If the line is code, put it between two lines "```": MDX has no indented code.'
    : '';
}

/** For an unclosed element, the position is only in the text of the message. */
function toPosition({ line, column, reason }: VFileMessage): Partial<Position> {
  const inText = UNCLOSED.exec(reason);
  if (inText === null) return { ...(line && { line }), ...(column && { column }) };
  return { line: Number(inText[2]), column: Number(inText[3]) };
}

const UNCLOSED = /^Expected a closing tag for `[^`]*`( \((\d+):(\d+)-[\d:]+\))/;

/** The character after "<", where the parser lists those that a name may have. */
const NO_NAME =
  /^Unexpected character `(.+?)` \(U\+[\dA-F]+\) (?:before|in|after) (?:local |member )?name/s;

function toMessage(error: VFileMessage): string {
  const cause = toCause(error);
  if (/import\/exports/.test(error.reason))
    return `The import or export is not valid JavaScript: ${cause}.`;
  if (/expression with acorn/.test(error.reason))
    return `The expression in braces is not valid JavaScript: ${cause}.`;
  const sign = NO_NAME.exec(error.reason)?.[1];
  if (sign !== undefined)
    return `"<" starts an element here, but "${sign}" cannot be part of its name.`;
  const reason = error.reason.replace(UNCLOSED, (text, position: string) =>
    text.slice(0, -position.length),
  );
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}

/** The JavaScript parser's reason, with a lower-case start for use within a sentence. */
function toCause({ cause }: VFileMessage): string {
  if (!(cause instanceof Error)) return 'it cannot be read';
  // A message about an example wraps the parser's own.
  if (cause instanceof VFileMessage) return toCause(cause);
  return cause.message.charAt(0).toLowerCase() + cause.message.slice(1);
}

function toHint(reason: string, cause: string): string {
  if (/already been declared/.test(cause))
    return 'Give one of them another name; the examples of a page share its names.';
  if (/import\/exports/.test(reason))
    return 'Correct it, and leave an empty line after it. A line of text must not begin with "import" or "export".';
  if (/closing (?:tag|slash)/.test(reason))
    return 'Close the element, and put its tags on lines of their own.';
  if (/comment/i.test(reason) || /`!`/.test(reason))
    return 'End the comment with "-->", or write it as {/* … */}.';
  if (/attribute value/.test(reason)) return 'Put the value in quotes, or in braces.';
  if (
    /(?:before|in|after) (?:local |member )?name|self-closing slash|before attribute/.test(reason)
  )
    return 'Write "<" as \\< or inside `code`, and an address as [text](address).';
  if (/acorn|expression/i.test(reason))
    return 'Close the brace, or write braces that are text inside `code`, or as \\{ and \\}.';
  return 'Correct the MDX at this position.';
}
