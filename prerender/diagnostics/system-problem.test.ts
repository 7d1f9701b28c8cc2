import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { loadSource } from '../sources/sources';
import { writeWithFolder } from '../sources/whole-file';
import { toLine } from './problem';
import { findSystemProblem } from './system-problem';

const toText = (error: unknown) => {
  const problem = findSystemProblem('/', error);
  return problem && toLine(problem);
};
const toError = (code: string, path: string) =>
  Object.assign(new Error(`${code}: not allowed, open '${path}'`), { code, path });
const long = 'a'.repeat(300);

describe('an error of the machine', () => {
  it.each([
    ['a full disk', '/dev/full', 'error dev/full ENOSPC: no space left on device.'],
    ['a name that is too long', `/${long}`, `error ${long} ENAMETOOLONG: name too long.`],
    [
      'a file in the place of a folder',
      '/dev/null/a',
      'error dev/null/a ENOTDIR: not a directory.',
    ],
    [
      'a folder in the place of a file',
      '/dev',
      'error dev EISDIR: illegal operation on a directory.',
    ],
  ])(
    'has the name of the file and the words of the system: %s',
    { tags: ['F3', 'F4', 'F29'] },
    (_, path, line) => {
      let error: unknown;
      try {
        writeWithFolder(path, 'a');
      } catch (reason) {
        error = reason;
      }
      expect(toText(error)).toBe(line);
    },
  );

  it('has the name of a folder that is read as a file', { tags: ['F4'] }, async () => {
    const error: unknown = await loadSource('/', 'dev').catch((reason: unknown) => reason);
    expect(toText(error)).toBe('error dev EISDIR: illegal operation on a directory.');
  });

  it('is found in what an error stands for, and in what caused it', { tags: ['F4'] }, () => {
    const inner = toError('EACCES', '/dist/a.html');
    const line = 'error dist/a.html EACCES: not allowed.';
    expect(toText(new Error('Failed', { cause: inner }))).toBe(line);
    expect(toText(Object.assign(new Error('Failed'), { errors: [inner] }))).toBe(line);
  });

  it('is none when a program fails', async () => {
    const missing: unknown = await readFile('/lost').catch((error: unknown) => error);
    expect(toText(missing)).toBeUndefined();
    expect(toText(new Error('Odd.'))).toBeUndefined();
    expect(toText('ENOSPC')).toBeUndefined();
    expect(toText(Object.assign(new Error('Odd.'), { code: 'ERR_ODD' }))).toBeUndefined();
  });
});
