/**
 * Highlighted code as plain data: one entry per line, each with runs of plain text or of a token kind.
 *
 * Colours are in the style sheet, so both themes share one markup without inline styles.
 */
export interface Code {
  readonly language: string;
  readonly lines: readonly CodeLine[];
  /** Marked lines by number; the first line is 1. */
  readonly marks?: Readonly<Record<number, LineMark>>;
  /** The number of the first line; undefined for code without line numbers. */
  readonly firstLine?: number;
}

export type CodeLine = readonly CodeRun[];

export type CodeRun = string | readonly [kind: TokenKind, text: string];

/** Why a line is marked: the author highlights it, or a change adds or removes it. */
export type LineMark = 'highlight' | 'add' | 'remove';

/** The token kinds that have a colour. */
export const tokenKinds = [
  'comment',
  'constant',
  'function',
  'keyword',
  'punctuation',
  'string',
] as const;

export type TokenKind = (typeof tokenKinds)[number];

/** Code without colours, with normalized line endings and none at the end. */
export function toPlainCode(text: string, language: string): Code {
  return toExactCode(text.replaceAll('\r\n', '\n').replace(/\n$/, ''), language);
}

/** Code without colours, character by character. */
export function toExactCode(text: string, language: string): Code {
  return { language, lines: text.split('\n').map((line) => (line === '' ? [] : [line])) };
}

/** The text of highlighted code. */
export function toText(code: Code): string {
  return code.lines.map(toLineText).join('\n');
}

/**
 * The text that the copy button copies: the code after the change, if the block shows one.
 *
 * In a patch, the removed lines are part of the patch.
 */
export function toCopiedText({ language, lines, marks = {} }: Code): string {
  const isKept = (_: CodeLine, index: number) =>
    language === 'diff' || marks[index + 1] !== 'remove';
  return toText({ language, lines: lines.filter(isKept) });
}

function toLineText(line: CodeLine): string {
  return line.map((run) => (typeof run === 'string' ? run : run[1])).join('');
}
