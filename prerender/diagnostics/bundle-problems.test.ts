import { describe, expect, it } from 'vitest';
import { ProblemError } from './problem';
import { toBundleProblems } from './bundle-problems';

const root = '/home/site';
const toLines = (error: unknown) =>
  toBundleProblems(root, error).map(({ file, line, message }) => `${file}:${line} ${message}`);

describe('a failed bundle', () => {
  it('is a problem for each of its errors, without colours, frames and stacks', () => {
    const error = Object.assign(new Error('Build failed with 2 errors:\n…'), {
      errors: [
        {
          message:
            '\u001B[31m[MISSING_EXPORT] \u001B[0m"a" is not exported by "src/b.ts".\n   ╭─[ content/docs/e.mdx:5:9 ]',
          id: '/home/site/content/docs/e.mdx',
          loc: { file: '/home/site/content/docs/e.mdx', line: 5, column: 9 },
        },
        { message: '[plugin x] Odd', loc: { file: '/home/site/content/part.tsx', line: 7 } },
      ],
    });
    expect(toLines(error)).toEqual([
      'content/docs/e.mdx:undefined "a" is not exported by "src/b.ts".',
      'content/part.tsx:7 Odd.',
    ]);
  });

  it('says what is wrong, not how much', () => {
    const message =
      'Transform failed with 1 error:\n\n[PARSE_ERROR] Expected "}".\n  ╭─[ content/site.ts:3:1 ]';
    expect(toLines({ message, id: 'content/site.ts' })).toEqual([
      'content/site.ts:undefined Expected "}".',
    ]);
  });

  it('has the place of a mistake in a module that a command imports', () => {
    const message =
      'Transform failed with 1 error:\n/home/site/content/site.ts:8:20: ERROR: Unterminated string literal';
    expect(toBundleProblems(root, new Error(message))).toMatchObject([
      { file: 'content/site.ts', line: 8, column: 21, message: 'Unterminated string literal.' },
    ]);
  });

  it('is in the file whose import does not exist', () => {
    const message =
      "Cannot find module '/home/site/src/model/gone' imported from /home/site/content/site.ts";
    expect(toLines(new Error(message))).toEqual([
      `content/site.ts:undefined Cannot find module 'src/model/gone' imported from content/site.ts.`,
    ]);
  });

  it.each([
    "The requested module '../../content/site' does not provide an export named 'site'",
    "The requested module 'file:///home/site/content/site.ts?tsx=1' does not provide an export named 'site'",
  ])('is in the file that lacks an export, not in the one that imports it: %s', (message) => {
    const error = Object.assign(new SyntaxError(message), {
      stack: `file:///home/site/prerender/cli/build.ts:2\n${message}`,
    });
    expect(toBundleProblems(root, error)).toMatchObject([
      {
        file: 'content/site.ts',
        message: 'The file does not export "site".',
        hint: 'Write "export" before it, as in "export const site = …".',
      },
    ]);
  });

  it('is at the line of a module of a writer that throws while it is loaded', () => {
    const frames = (...files: readonly string[]) =>
      ['Error: stop', ...files.map((file) => `    at x (file:///home/site/${file})`)].join('\n');
    const toError = (stack: string) => Object.assign(new Error('stop'), { stack });
    const own = toError(frames('content/site.ts:3:7', 'prerender/cli/build.ts:2:1'));
    expect(toBundleProblems(root, own)).toMatchObject([
      {
        file: 'content/site.ts',
        line: 3,
        column: 7,
        message: 'The file cannot be evaluated: stop.',
      },
    ]);
    const ours = toError(frames('prerender/a.ts:1:1', 'content/site.ts:3:7'));
    expect(toBundleProblems(root, ours)).toEqual([]);
  });

  it('is its cause, or the problems that it carries', () => {
    const problems = [{ file: 'a.mdx', severity: 'error', message: 'Odd.' }] as const;
    expect(toBundleProblems(root, new ProblemError(problems))).toEqual(problems);
    const cause = { message: 'Cannot find "./x" in content/docs/a.mdx', id: 'content/docs/a.mdx' };
    expect(toLines(new Error('Failed', { cause }))).toHaveLength(1);
  });

  it('without a file of a writer is a mistake of the site', () => {
    expect(toLines(new Error('Out of memory'))).toEqual([]);
    expect(toLines(undefined)).toEqual([]);
  });
});
