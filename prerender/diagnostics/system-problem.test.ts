import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { toLine } from './problem';
import { findSystemProblem } from './system-problem';

const toText = (error: unknown) => {
  const problem = findSystemProblem('/site', error);
  return problem && toLine(problem);
};
const toError = (code: string, path: string) =>
  Object.assign(new Error(`${code}: …`), { code, path });

describe('an error of the machine', () => {
  it.each([
    ['ENOSPC', 'error dist.next/a.html There is no space left on the disk.'],
    ['EACCES', 'error dist.next/a.html You have no permission to read or write this.'],
    ['EPERM', 'error dist.next/a.html You have no permission to read or write this.'],
    ['EFBIG', 'error dist.next/a.html The file is larger than this machine allows.'],
    ['EROFS', 'error dist.next/a.html The folder is read-only.'],
    ['ENAMETOOLONG', 'error dist.next/a.html The name is too long for the disk.'],
    ['ENOTDIR', 'error dist.next/a.html A part of this path is a file, and should be a folder.'],
    ['EEXIST', 'error dist.next/a.html A part of this path is a file, and should be a folder.'],
    ['EISDIR', 'error dist.next/a.html This is a folder, and should be a file.'],
  ])('is a problem with a fix: %s', { tags: ['F3', 'F4', 'F29'] }, (code, line) => {
    expect(toText(toError(code, '/site/dist.next/a.html'))).toContain(`${line}\n  fix: `);
  });

  it('is found in what an error stands for, and in what caused it', () => {
    const inner = toError('ENOSPC', '/site/dist');
    expect(toText(new Error('Failed', { cause: inner }))).toContain('error dist There is no space');
    expect(toText(Object.assign(new Error('Failed'), { errors: [inner] }))).toBeDefined();
    const message = 'Failed to write file in "/site/dist": No space left on device (os error 28)';
    expect(toText(new Error(message))).toContain('error dist There is no space');
    const bundler =
      'Failed to write file in /site/dist/a.js\n\nCaused by:\n    File too large (os error 27)';
    expect(toText(new Error(bundler))).toContain('error dist/a.js The file is larger');
  });

  it.each([
    ['a full disk', '/dev/full', 'There is no space left on the disk.'],
    ['a name that is too long', `/tmp/${'a'.repeat(300)}`, 'The name is too long for the disk.'],
    ['a file in the place of a folder', '/dev/null/a', 'A part of this path is a file'],
    ['a folder in the place of a file', '/tmp', 'This is a folder'],
  ])('is recognised when it really happens: %s', { tags: ['F3'] }, async (_, path, message) => {
    const error: unknown = await writeFile(path, 'a').catch((reason: unknown) => reason);
    expect(toText(error)).toContain(message);
  });

  it('is none when a program fails', () => {
    expect(toText(new Error('Odd.'))).toBeUndefined();
    expect(toText('ENOSPC')).toBeUndefined();
    let thrown: unknown;
    try {
      readFileSync('/lost');
    } catch (error) {
      thrown = error;
    }
    expect(toText(thrown)).toBeUndefined();
  });
});
