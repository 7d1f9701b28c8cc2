import { describe, expect, it } from 'vitest';
import type { Problem } from './problem';
import { ProblemError, toLine } from './problem';

const problem: Problem = {
  file: 'content/docs/a.mdx',
  line: 3,
  column: 7,
  severity: 'error',
  message: 'The page has no title.',
  hint: 'Add one.',
};

describe('a printed problem', () => {
  it.each<[string, Problem, string]>([
    [
      'names position, cause and cure',
      problem,
      'error content/docs/a.mdx:3:7 The page has no title.\n  fix: Add one.',
    ],
    [
      'names the file alone when nothing more is known',
      { file: 'a.mdx', severity: 'warning', message: 'Odd.' },
      'warning a.mdx Odd.',
    ],
    [
      'names the line alone when there is no column',
      { file: 'a.mdx', line: 2, severity: 'warning', message: 'Odd.' },
      'warning a.mdx:2 Odd.',
    ],
    [
      'writes signs that command a terminal as their codes',
      { file: 'a\u001B]0;b.mdx', severity: 'warning', message: '\0 \u202Ea\r\nb\u0007' },
      'warning a\\u001B]0;b.mdx \\u0000 \\u202Ea\\u000D\\u000Ab\\u0007',
    ],
    [
      'keeps the names of files on one line, with quotes in them and without',
      {
        file: 'a\nerror b.mdx',
        severity: 'warning',
        message: 'No "x"\nerror c" at x\nerror d.',
        hint: 'Not x\nerror e.',
      },
      'warning a\\u000Aerror b.mdx No "x"\\u000Aerror c" at x\\u000Aerror d.\n  fix: Not x\\u000Aerror e.',
    ],
  ])('%s', { tags: ['F33'] }, (_, given, line) => {
    expect(toLine(given)).toBe(line);
  });
});

describe('ProblemError', () => {
  it('has all problems, and lists them in its message', () => {
    const second: Problem = { file: 'b.mdx', severity: 'warning', message: 'Odd.' };
    const error = new ProblemError([problem, second]);
    expect(error.problems).toEqual([problem, second]);
    expect(error.message).toBe(`${toLine(problem)}\n${toLine(second)}`);
    expect(error.name).toBe('ProblemError');
  });
});
