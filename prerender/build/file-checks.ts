import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../diagnostics/problem';
import type { FolderEntry, Hindrance } from '../sources/folder-entries';
import { listEntries } from '../sources/folder-entries';
import { START, toPosition } from '../sources/position';
import { decodeText } from '../sources/text-encoding';

/** The folders whose files a build reads or copies. */
const FOLDERS = ['content', 'specs', 'public'];

/** The files that writers edit as text. */
const TEXT = /^(?:content|specs)\/.*\.(?:mdx?|ya?ml|json|[cm]?[jt]sx?|css|txt|csv)$/;

/** Checks that the files of a project can be read, and are the text that they seem to be. */
export async function checkFiles(root: string): Promise<readonly Problem[]> {
  const entries = await Promise.all(FOLDERS.map((folder) => listEntries(root, folder)));
  return entries.flat().flatMap((entry) => checkEntry(root, entry));
}

function checkEntry(root: string, { file, kind }: FolderEntry): readonly Problem[] {
  if (kind !== 'file') return [toHindrance(file, kind)];
  if (!TEXT.test(file)) return [];
  try {
    return checkText(file, readFileSync(join(root, file)));
  } catch {
    return [toHindrance(file, 'unreadable')];
  }
}

/** What is wrong with the characters of a text file. */
export function checkText(file: string, bytes: Buffer): readonly Problem[] {
  const { text, wrong } = decodeText(bytes);
  const odd = [
    ...findOdd(
      file,
      text,
      /\0/g,
      'NUL',
      'Remove it: some programs stop reading there, others drop it.',
    ),
    ...findOdd(
      file,
      text,
      /[\u202A-\u202E\u2066-\u2069]/g,
      'a control character for the direction of text',
      'Remove it: it changes the order in which the text after it is shown.',
    ),
    // Decoding has made line feeds of them.
    ...(wrong === undefined && /\r(?!\n)/.test(bytes.toString('latin1')) ? [toOldLines(file)] : []),
  ];
  if (wrong === undefined) return odd;
  const { encoding, line, offset } = wrong;
  return [
    {
      file,
      line,
      severity: 'error',
      message: `The file is not UTF-8 but ${encoding}: byte ${offset} is the first that cannot be read.`,
      hint: 'Save it as UTF-8, then check that its text is still correct.',
    },
    // Of another encoding, what is odd is not known.
    ...(encoding === 'broken UTF-8' ? odd : []),
  ];
}

function findOdd(
  file: string,
  text: string,
  pattern: RegExp,
  name: string,
  hint: string,
): readonly Problem[] {
  const [first, ...others] = text.matchAll(pattern);
  if (first === undefined) return [];
  const code = (first[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const more = others.length === 0 ? '' : ` The file has ${others.length} more.`;
  const message = `There is ${name}, U+${code}, in the text.${more}`;
  return [{ file, ...toPosition(text, first.index), severity: 'warning', message, hint }];
}

function toOldLines(file: string): Problem {
  return {
    file,
    ...START,
    severity: 'warning',
    message: 'The file has lines that end with only a carriage return; they are read as lines.',
    hint: 'Save it with the line endings LF or CRLF.',
  };
}

/** Says nothing about what a link leads to. */
function toHindrance(file: string, kind: Hindrance): Problem {
  return { file, severity: 'error', ...hindrances[kind] };
}

const hindrances: Readonly<Record<Hindrance, Pick<Problem, 'message' | 'hint'>>> = {
  outside: {
    message: 'The symbolic link points outside the project.',
    hint: 'Copy its target into the project, or remove the link.',
  },
  missing: {
    message: 'The target of the symbolic link does not exist.',
    hint: 'Correct the link, or remove it.',
  },
  loop: {
    message: 'The symbolic link points to itself or to a folder that contains it.',
    hint: 'Remove the link.',
  },
  unreadable: {
    message: 'You have no permission to read this, or it is not a file.',
    hint: 'Give yourself permission, as in "chmod u+r", or remove it.',
  },
};
