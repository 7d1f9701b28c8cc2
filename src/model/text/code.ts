/**
 * Highlighted code as plain data: one entry a line, each a run of plain text or of a token kind.
 *
 * Colours live in the style sheet, so that both themes share one markup and no inline style is needed.
 */
export interface Code {
  readonly language: string;
  readonly lines: readonly CodeLine[];
  /** Lines that stand out, by their numbers; the first line is 1. */
  readonly marks?: Readonly<Record<number, LineMark>>;
  /** The number that the first line shows; undefined for code whose lines are not numbered. */
  readonly firstLine?: number;
}

export type CodeLine = readonly CodeRun[];

export type CodeRun = string | readonly [kind: TokenKind, text: string];

/** Why a line stands out: the text speaks of it, or a change adds it or takes it away. */
export type LineMark = 'highlight' | 'add' | 'remove';

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

/** Code without colours, in the line ends of the page and without one at its end. */
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
 * What the copy button copies: the code after the change when the block shows one.
 *
 * In a patch the lines that are taken away are a part of the patch.
 */
export function toCopiedText({ language, lines, marks = {} }: Code): string {
  const isKept = (_: CodeLine, index: number) =>
    language === 'diff' || marks[index + 1] !== 'remove';
  return toText({ language, lines: lines.filter(isKept) });
}

function toLineText(line: CodeLine): string {
  return line.map((run) => (typeof run === 'string' ? run : run[1])).join('');
}
