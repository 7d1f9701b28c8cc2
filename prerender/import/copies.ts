import { constants, existsSync, lstatSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { mkdir, copyFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isBelow } from './their-site';

/** A file to write: a copy of a file, or a text. */
export interface Copy {
  /** Absolute; undefined for a text that is made of none. */
  readonly from?: string;
  /** In place of the text of the file. */
  readonly text?: string;
  /** Relative to the project root, with forward slashes. */
  readonly to: string;
}

/** The files to copy from a folder, and those that must not be. */
export interface FolderCopies {
  readonly copies: readonly Copy[];
  /** Paths outside the site's repository, and links to nothing or in a circle. */
  readonly refused: readonly string[];
}

const SKIPPED = new Set(['node_modules', '.git', '.DS_Store', '.docusaurus']);

/** Lists the files below a folder, with the folder of the project that each goes into. */
export function listCopies(
  from: string,
  to: string,
  isInside: (path: string) => boolean,
  isLeftOut: (path: string) => boolean = () => false,
): FolderCopies {
  const copies: Copy[] = [];
  const refused: string[] = [];
  const visit = (folder: string, target: string, above: readonly string[]) => {
    const real = realpathSync(folder);
    if (above.includes(real)) {
      refused.push(folder);
      return;
    }
    for (const name of readdirSync(folder).toSorted()) {
      if (SKIPPED.has(name)) continue;
      const path = join(folder, name);
      const goal = `${target}/${name}`;
      // A link may lead to nothing.
      if (!existsSync(path) || !isInside(path)) refused.push(path);
      else if (isFolder(path)) visit(path, goal, [...above, real]);
      else if (isFile(path) && isLeftOut(relative(from, path).split(sep).join('/'))) continue;
      else if (isFile(path)) copies.push({ from: path, to: goal });
      else refused.push(path);
    }
  };
  if (existsSync(from) && isFolder(from)) {
    if (isInside(from)) visit(from, to, []);
    else refused.push(from);
  }
  return { copies, refused };
}

function isFolder(path: string): boolean {
  return lstatSync(realpathSync(path)).isDirectory();
}

/** Neither a socket nor a pipe: reading one would never end. */
function isFile(path: string): boolean {
  return lstatSync(realpathSync(path)).isFile();
}

/** The result of copying. */
export interface Copied {
  readonly written: readonly Copy[];
  /** Other files are at their places, and were kept. */
  readonly kept: readonly Copy[];
  /** The same files were there already. */
  readonly same: readonly Copy[];
}

/** Writes files into the project; replaces others only if it is told so, and never what a link leads to. */
export async function writeCopies(
  root: string,
  copies: readonly Copy[],
  { overwrite, dryRun }: { readonly overwrite: boolean; readonly dryRun: boolean },
): Promise<Copied> {
  const written: Copy[] = [];
  const kept: Copy[] = [];
  const same: Copy[] = [];
  for (const copy of copies) {
    const target = resolve(root, copy.to);
    checkTarget(root, target);
    if (isTaken(target) && isSame(copy, target)) same.push(copy);
    else if (isTaken(target) && !(overwrite && lstatSync(target).isFile())) kept.push(copy);
    else {
      if (!dryRun) await write(copy, target, overwrite);
      written.push(copy);
    }
  }
  return { written, kept, same };
}

/** True for any existing name, even that of a broken link. */
function isTaken(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** The last guard: whatever the plan says, only content and public files are written, and through no link. */
function checkTarget(root: string, target: string): void {
  const folders = ['content', 'public'].map((name) => join(root, name));
  let existing = dirname(target);
  while (!existsSync(existing)) existing = dirname(existing);
  const isOurs = folders.some((folder) => isBelow(target, folder) && target !== folder);
  if (!isOurs || !isBelow(realpathSync(existing), realpathSync(root)))
    throw new Error(`${target} is outside of content/ and public/.`);
}

async function write({ from, text }: Copy, target: string, overwrite: boolean): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  if (from === undefined || text !== undefined)
    return writeFile(target, text ?? '', { flag: overwrite ? 'w' : 'wx' });
  // Fails rather than replaces a file that came in the meantime.
  await copyFile(from, target, overwrite ? 0 : constants.COPYFILE_EXCL);
}

function isSame({ from, text }: Copy, target: string): boolean {
  const info = lstatSync(target);
  if (!info.isFile()) return false;
  const isText = from === undefined || text !== undefined;
  const wanted = isText ? Buffer.from(text ?? '') : readFileSync(from);
  return info.size === wanted.length && readFileSync(target).equals(wanted);
}
