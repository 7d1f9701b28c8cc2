/**
 * Highlighted code as plain data: one entry a line, each a run of plain text or of a token kind.
 *
 * Colours live in the style sheet, so that both themes share one markup and no inline style is needed.
 */
export interface Code {
  readonly language: string;
  readonly lines: readonly CodeLine[];
}

export type CodeLine = readonly CodeRun[];

export type CodeRun = string | readonly [kind: TokenKind, text: string];

/** The kinds of token that have a colour of their own. */
export const tokenKinds = [
  'comment',
  'constant',
  'function',
  'keyword',
  'punctuation',
  'string',
] as const;

export type TokenKind = (typeof tokenKinds)[number];

/** The text of highlighted code: what the copy button copies. */
export function toText(code: Code): string {
  return code.lines.map(toLineText).join('\n');
}

function toLineText(line: CodeLine): string {
  return line.map((run) => (typeof run === 'string' ? run : run[1])).join('');
}
