import { relative } from 'node:path';
import type { Problem } from './problem';

/** The problem of the machine that an error stands for, such as a full disk; undefined for other errors. */
export function findSystemProblem(root: string, error: unknown): Problem | undefined {
  for (const each of listErrors(error)) {
    const code = each.code ?? toCode(each.message ?? '');
    const text = code === undefined ? undefined : texts.get(code);
    if (text === undefined) continue;
    return { file: toPlace(root, each), severity: 'error', ...text };
  }
  return undefined;
}

interface SystemError {
  readonly code?: string;
  readonly path?: string;
  readonly port?: number;
  readonly message?: string;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
}

/** An error, what caused it, and the errors that it stands for. */
function listErrors(error: unknown): readonly SystemError[] {
  if (typeof error !== 'object' || error === null) return [];
  const own = error as SystemError;
  return [own, ...(own.errors ?? []).flatMap(listErrors), ...listErrors(own.cause)];
}

/** The bundler names errors of the system only in its messages. */
function toCode(message: string): string | undefined {
  const [, number] = /\(os error (\d+)\)/.exec(message) ?? [];
  return numbers.get(Number(number));
}

function toPlace(root: string, { path, port, message = '' }: SystemError): string {
  if (port !== undefined) return 'PORT';
  const [, quoted, plain] = /['"`](\/[^'"`]+)['"`]| in (\/.+)$/m.exec(message) ?? [];
  const named = path ?? quoted ?? plain;
  return (named && relative(root, named)) || '.';
}

/** Of Linux; those up to 30 are the same on all systems like it. */
const numbers: ReadonlyMap<number, string> = new Map([
  [13, 'EACCES'],
  [17, 'EEXIST'],
  [20, 'ENOTDIR'],
  [21, 'EISDIR'],
  [27, 'EFBIG'],
  [28, 'ENOSPC'],
  [30, 'EROFS'],
  [36, 'ENAMETOOLONG'],
  [122, 'EDQUOT'],
]);

const denied = {
  message: 'You have no permission to read or write this.',
  hint: 'Give yourself permission, as in "chmod -R u+rwX", or run the command as the owner.',
};
const full = {
  message: 'There is no space left on the disk.',
  hint: 'Free some space; a build needs about three times the size of dist.',
};

const fileInPath = {
  message: 'A part of this path is a file, and should be a folder.',
  hint: 'Delete the file, or move it elsewhere.',
};

const texts: ReadonlyMap<string, Pick<Problem, 'message' | 'hint'>> = new Map([
  ['EACCES', denied],
  ['EPERM', denied],
  ['EROFS', { message: 'The folder is read-only.', hint: 'Build in a writable folder.' }],
  [
    'EFBIG',
    {
      message: 'The file is larger than this machine allows.',
      hint: 'Raise the limit: ulimit -f unlimited',
    },
  ],
  ['ENOSPC', full],
  ['EDQUOT', full],
  [
    'ENAMETOOLONG',
    {
      message: 'The name is too long for the disk.',
      hint: 'Shorten it: names may have up to 200 bytes.',
    },
  ],
  ['EEXIST', fileInPath],
  ['ENOTDIR', fileInPath],
  [
    'EISDIR',
    {
      message: 'This is a folder, and should be a file.',
      hint: 'Delete the folder, or move it elsewhere.',
    },
  ],
  ['EMFILE', { message: 'Too many files are open.', hint: 'Raise the limit: ulimit -n 4096' }],
  ['EADDRINUSE', { message: 'The port is in use.', hint: 'Choose another one, as in PORT=8080.' }],
]);
