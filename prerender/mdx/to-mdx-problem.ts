import { VFileMessage } from 'vfile-message';
import type { Problem } from '../../src/model/problem';

/** What the MDX compiler complains about, with its place and a way to mend it. */
export function toMdxProblem(file: string, error: unknown): Problem {
  if (!(error instanceof VFileMessage)) {
    return {
      file,
      severity: 'error',
      message: error instanceof Error ? error.message : String(error),
    };
  }
  // For an element that is never closed the position stands in the text only.
  const inText = /\((\d+):(\d+)(?:-\d+:\d+)?\)/.exec(error.reason);
  const line = error.line ?? (inText === null ? undefined : Number(inText[1]));
  const column = error.column ?? (inText === null ? undefined : Number(inText[2]));
  return {
    file,
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    severity: error.fatal === false ? 'warning' : 'error',
    message: error.reason,
    hint: error.note ?? toHint(error.reason),
  };
}

function toHint(reason: string): string {
  if (/closing tag/.test(reason))
    return 'Close the element, and put its tags on lines of their own.';
  if (/comment/i.test(reason) || /`!`/.test(reason))
    return 'End the comment with "-->", or write it as {/* … */}.';
  if (
    /(?:before|in|after) (?:local |member )?name|self-closing slash|before attribute/.test(reason)
  )
    return 'Write "<" as \\< or inside `code`, and an address as [text](address).';
  if (/acorn|expression/i.test(reason)) return 'Close the brace, or write it inside `code`.';
  return 'Correct the MDX at this place.';
}
