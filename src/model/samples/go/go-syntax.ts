import { hasInvisible } from '../../text/invisible';
import { escapeInvisible } from '../syntax/literal';

/** A string literal, raw if that avoids escapes and the text has neither backticks nor invisible characters. */
export function quoteGo(text: string): string {
  // The tabs of an indentation are not lost on pasting.
  const isVisible = !hasInvisible(text.replaceAll(/^\t+/gm, ''), { multiline: true });
  const isRaw = /["\n\\]/.test(text) && !text.includes('`') && isVisible;
  return isRaw ? `\`${text}\`` : quoteGoLine(text);
}

function quoteGoLine(text: string): string {
  return `"${escapeInvisible(text.replaceAll(/[\\"]/g, String.raw`\$&`))}"`;
}

/** A string literal that keeps the lines of a longer text, joined if a raw one cannot hold it. */
export function quoteGoText(text: string): string {
  const literal = quoteGo(text);
  if (literal.startsWith('`') || !text.includes('\n')) return literal;
  const lines = text.split(/(?<=\n)/).map(quoteGoLine);
  return lines.join(' +\n\t\t');
}

/** A Go statement that sets `err`, followed by its error check. */
export function toChecked(statement: string): readonly string[] {
  return [statement, ...toGuard('err != nil', 'err')];
}

/** A Go call that returns only an error, or `_, err`, with its error check. */
export function toCheckedCall(call: string, results = 'err'): readonly string[] {
  return toGuard(`${results} := ${call}; err != nil`, 'err');
}

/** Ends the program if a condition holds. */
export function toGuard(condition: string, reason: string): readonly string[] {
  return [`if ${condition} {`, `\tlog.Fatal(${reason})`, '}'];
}
