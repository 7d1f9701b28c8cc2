import type { Problem } from './problem';

/** Carries an author's mistakes through code that can only throw, such as a bundler's hooks. */
export class ProblemError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(toLine).join('\n'));
    this.name = 'ProblemError';
    this.problems = problems;
  }
}

/** `error content/docs/a.mdx:3:7 what is wrong`, and the fix below it. */
export function toLine({ severity, file, line, column, message, hint }: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${severity} ${place} ${message}${hint === undefined ? '' : `\n  fix: ${hint}`}`;
}
