import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../diagnostics/problem';
import type { FolderEntry } from '../sources/folder-entries';
import { listEntries } from '../sources/folder-entries';
import { toPosition } from '../sources/position';
import { decodeText } from '../sources/sources';
import { toSystemText } from '../sources/system-error';

/** The folders whose files a build reads or copies. */
const FOLDERS = ['content', 'specs', 'public'];

/** The files that writers edit as text. */
const TEXT = /^(?:content|specs)\/.*\.(?:mdx?|ya?ml|json|[cm]?[jt]sx?|css|txt|csv)$/;

/** Checks that the files of a project can be read, and are the text that they seem to be. */
export async function checkFiles(root: string): Promise<readonly Problem[]> {
  const entries = await Promise.all(FOLDERS.map((folder) => listEntries(root, folder)));
  return entries.flat().flatMap((entry) => checkEntry(root, entry));
}

function checkEntry(root: string, { file, fault }: FolderEntry): readonly Problem[] {
  if (fault !== undefined) return [toFault(file, fault)];
  if (!TEXT.test(file)) return [];
  try {
    return checkText(file, readFileSync(join(root, file)));
  } catch (error) {
    return [toFault(file, toSystemText(error))];
  }
}

function toFault(file: string, message: string): Problem {
  const hint = 'Copy its content into a file of the project that you may read, or remove it.';
  return { file, severity: 'error', message, hint };
}

/** Checks the characters of a text file. */
export function checkText(file: string, bytes: Buffer): readonly Problem[] {
  const checks = isUtf8(bytes) ? oddCharacters : otherBytes;
  return checks.flatMap(({ pattern, message, ...problem }) => {
    const found = pattern.exec(bytes.toString('utf8'));
    if (found === null) return [];
    const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const position = toPosition(decodeText(bytes), found.index);
    return [{ file, ...position, message: message.replace('{code}', `U+${code}`), ...problem }];
  });
}

interface OddCharacter extends Pick<Problem, 'severity' | 'message' | 'hint'> {
  readonly pattern: RegExp;
}

const otherBytes: readonly OddCharacter[] = [
  {
    pattern: /\uFFFD/,
    severity: 'error',
    message: 'The file is not UTF-8.',
    hint: 'Save it as UTF-8, then check that its text is still correct.',
  },
];

const oddCharacters: readonly OddCharacter[] = [
  {
    pattern: /\0/,
    severity: 'error',
    message: 'There is NUL, {code}, in the text.',
    hint: 'Save the file as UTF-8 if it is UTF-16, or else remove the character.',
  },
  {
    pattern: /[\u202A-\u202E\u2066-\u2069]/,
    severity: 'warning',
    message: 'There is a control character for the direction of text, {code}, in the text.',
    hint: 'Remove it: it changes the order in which the text after it is shown.',
  },
  {
    pattern: /\r(?!\n)/,
    severity: 'warning',
    message: 'The file has lines that end with only a carriage return; they are read as lines.',
    hint: 'Save it with the line endings LF or CRLF.',
  },
];
