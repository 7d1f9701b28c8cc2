import type { Node, Point } from 'unist';
import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import type { Problem } from '../../diagnostics/problem';

/** Notes an author's mistake at its place; the page is read on, so that all of them come back together. */
export function report(
  file: VFile,
  place: Node | Point,
  severity: Problem['severity'],
  message: string,
  hint: string,
): void {
  // What is made of something else keeps its position, and nothing else that could tell a place.
  const noted = file.message(message, { place: 'type' in place ? place.position : place });
  noted.fatal = severity === 'error';
  noted.note = hint;
}

/** The hint for a name that is not known: the nearest one, or what to do without. */
export function toNearestHint(nearest: string | undefined, otherwise: string): string {
  return nearest === undefined ? otherwise : `Did you mean ${nearest}?`;
}

/** What the MDX compiler complains about, with its place and a way to mend it. */
export function toProblem(file: string, error: unknown): Problem {
  if (!(error instanceof VFileMessage)) {
    return {
      file,
      severity: 'error',
      message: error instanceof Error ? error.message : String(error),
    };
  }
  return {
    file,
    ...findPlace(error),
    severity: error.fatal === false ? 'warning' : 'error',
    message: toMessage(error),
    hint: error.note ?? toHint(error.reason, toCause(error)),
  };
}

/** Of an element that is never closed the message itself names the place. */
function findPlace({ line, column, reason }: VFileMessage): Pick<Problem, 'line' | 'column'> {
  const inText = UNCLOSED.exec(reason);
  if (inText === null) return { ...(line && { line }), ...(column && { column }) };
  return { line: Number(inText[2]), column: Number(inText[3]) };
}

const UNCLOSED = /^Expected a closing tag for `[^`]*`( \((\d+):(\d+)-[\d:]+\))/;

function toMessage(error: VFileMessage): string {
  const cause = toCause(error);
  if (/import\/exports/.test(error.reason))
    return `The import or export is not valid JavaScript: ${cause}.`;
  if (/expression with acorn/.test(error.reason))
    return `What is in the braces is not valid JavaScript: ${cause}.`;
  const reason = error.reason.replace(UNCLOSED, (text, place: string) =>
    text.slice(0, -place.length),
  );
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}

/** What the reader of JavaScript says, as the beginning of a sentence's end. */
function toCause({ cause }: VFileMessage): string {
  if (!(cause instanceof Error)) return 'it cannot be read';
  // What a message in an example was moved from has the reason.
  if (cause instanceof VFileMessage) return toCause(cause);
  return cause.message.charAt(0).toLowerCase() + cause.message.slice(1);
}

function toHint(reason: string, cause: string): string {
  if (/already been declared/.test(cause))
    return 'Give one of them another name; the examples of a page share its names.';
  if (/import\/exports/.test(reason))
    return 'Correct it, and leave an empty line behind it. A line of text must not begin with "import" or "export".';
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
  return 'Correct the MDX at this place.';
}
