import { hasInvisible } from '../../text/invisible';
import { escapeInvisible } from '../syntax/literal';

/** A string literal, raw if that avoids escapes and the text has neither backticks nor invisible characters. */
export function quoteGo(text: string): string {
  const isRaw =
    /["\n\\]/.test(text) && !text.includes('`') && !hasInvisible(text, { multiline: true });
  if (isRaw) return `\`${text}\``;
  return `"${escapeInvisible(text.replaceAll(/[\\"]/g, String.raw`\$&`))}"`;
}

/** A Go statement that sets `err`, followed by its error check. */
export function toChecked(statement: string): readonly string[] {
  return [statement, 'if err != nil {', '\tlog.Fatal(err)', '}'];
}
