import type { Position } from '../sources/position';

/** An author's mistake: where it is, what is wrong, and how to fix it. */
export interface Problem extends Partial<Position> {
  /** Path relative to the project root, with forward slashes. */
  readonly file: string;
  readonly message: string;
  readonly hint?: string;
  /**
   * A warning does not stop the build unless it is strict. A note never does: it is of a file that the team
   * does not own.
   */
  readonly severity: 'error' | 'warning' | 'note';
}

/** Carries problems through code that can only throw, such as a bundler's hooks. */
export class ProblemError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], options?: ErrorOptions) {
    super(problems.map(toLine).join('\n'), options);
    this.name = 'ProblemError';
    this.problems = problems;
  }
}

/** Throws the problems that are errors, if there are any. */
export function throwErrors(problems: readonly Problem[]): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new ProblemError(errors);
}

/**
 * `error content/docs/a.mdx:3:7 what is wrong`, with the hint below. Each is one line: a name or a value in it could
 * pass for another message.
 */
export function toLine({ severity, file, line, column, message, hint }: Problem): string {
  const position = [toPrintable(file), line, column].filter((part) => part !== undefined).join(':');
  const said = [message, ...(hint === undefined ? [] : [`fix: ${hint}`])].map(toPrintable);
  return `${severity} ${position} ${said.join('\n  ')}`;
}

/** Writes the signs of a text that control a terminal, or change the direction of its text, as their codes. */
export function toPrintable(text: string): string {
  return text.replaceAll(CONTROLS, toCode);
}

const CONTROLS = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

function toCode(sign: string): string {
  return `\\u${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
