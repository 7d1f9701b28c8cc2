import { isAbsolute, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Problem } from './problem';
import type { ProblemError } from './problem';

/** An error of the bundler, as far as its form is known. */
interface BundleError {
  readonly message?: string;
  readonly id?: string;
  readonly loc?: { readonly file?: string; readonly line?: number; readonly column?: number };
  /** The errors that one error stands for. */
  readonly errors?: readonly unknown[];
  readonly cause?: unknown;
}

/** The problems that a failed bundle stands for; none when no file of a writer has a part in it. */
export function toBundleProblems(root: string, error: unknown): readonly Problem[] {
  if (isProblemError(error)) return error.problems;
  // A rest pattern does not copy what an error inherits, such as its message.
  const own = (error ?? {}) as BundleError;
  const { errors = [], cause } = own;
  const problems = errors.flatMap((each) => toBundleProblems(root, each));
  if (problems.length > 0) return problems;
  const problem = toMissingExport(root, own) ?? toThrown(root, error) ?? toProblem(root, own);
  if (problem !== undefined) return [problem];
  return cause === undefined ? [] : toBundleProblems(root, cause);
}

/** An export of a writer's file that our code imports; Node.js blames the file that imports it. */
function toMissingExport(root: string, { message = '' }: BundleError): Problem | undefined {
  const [, module, name] = MISSING_EXPORT.exec(message.replaceAll(`${root}/`, '')) ?? [];
  if (module === undefined || name === undefined) return undefined;
  return {
    file: /\.\w+$/.test(module) ? module : `${module}.ts`,
    severity: 'error',
    message: `The file does not export "${name}".`,
    hint: `Write "export" before it, as in "export const ${name} = …".`,
  };
}

const MISSING_EXPORT =
  /module '(?:file:\/\/)?(?:\.{1,2}\/)*(content\/[\w./-]+)[^']*' does not provide an export named '(\w+)'/;

/** An error that a writer's module throws while it is loaded: the innermost line of the project is in it. */
function toThrown(root: string, error: unknown): Problem | undefined {
  if (!(error instanceof Error) || error.stack === undefined) return undefined;
  const frame = error.stack.split('\n').find((line) => line.includes(`${root}/`)) ?? '';
  const [, file, line, column] =
    /((?:content|specs)\/[^:?\s]+)[^:\s]*:(\d+):(\d+)/.exec(frame.replace(`${root}/`, '')) ?? [];
  if (file === undefined || !frame.trimStart().startsWith('at ')) return undefined;
  return {
    file,
    line: Number(line),
    column: Number(column),
    severity: 'error',
    message: `The file cannot be evaluated: ${toSentence(error.message)}`,
    hint: 'Correct the code at this line, or what it calls.',
  };
}

/** By its name: the command may have loaded another copy of the class. */
function isProblemError(error: unknown): error is ProblemError {
  return error instanceof Error && error.name === 'ProblemError';
}

function toProblem(root: string, { message = '', id, loc }: BundleError): Problem | undefined {
  const text = stripVTControlCharacters(message).replaceAll(`${root}/`, '');
  const [, importer] = /imported from (\S+)/.exec(text) ?? [];
  const file = findFile(root, [loc?.file, id, importer, text]);
  if (file === undefined) return undefined;
  const [, line, column, mistake] = SYNTAX_ERROR.exec(text) ?? [];
  return {
    file,
    // A page is bundled as the code that it is compiled to, which has other lines.
    ...(!/\.mdx?$/.test(file) && loc?.line !== undefined && { line: loc.line }),
    ...(line !== undefined && { line: Number(line), column: Number(column) + 1 }),
    severity: 'error',
    message: toSentence(mistake ?? text),
    hint: 'Correct the imports or the syntax of the file.',
  };
}

/** How tsx reports a file that is not TypeScript, such as `content/site.ts:8:20: ERROR: Unterminated string literal`. */
const SYNTAX_ERROR = /^\S+:(\d+):(\d+): ERROR: (.+)$/m;

/** The first file of a writer that is named. */
function findFile(root: string, places: readonly (string | undefined)[]): string | undefined {
  for (const place of places) {
    const path = place !== undefined && isAbsolute(place) ? relative(root, place) : (place ?? '');
    const found = /(?:^|[\s"'(])((?:content|specs|src|prerender)\/[^\s"'?:)]+)/.exec(path)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first line of a message that says something, without its code and its frame. */
function toSentence(message: string): string {
  const lines = message.trim().split('\n');
  // The errors that it counts stand below.
  const line =
    lines.find((each) => each.trim() !== '' && !/ failed with \d+ errors?:$/.test(each)) ?? '';
  const plain = line.replace(/^(?:\[[\w: -]+\]\s*)+/, '').trim();
  return /[.!?]$/.test(plain) ? plain : `${plain}.`;
}
