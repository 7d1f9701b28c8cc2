import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toLine } from '../diagnostics/problem';
import { checkFiles, checkText } from './file-checks';

let top = '';
let root = '';

beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'files-'));
  root = join(top, 'site');
  await write('../outside/secret.mdx', 'SECRET');
  await write('content/docs/a.mdx', 'Text.');
});

afterEach(async () => {
  await rm(top, { recursive: true });
});

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), content);
}

describe('the files of a project', () => {
  it('are no problem as they should be', async () => {
    await write('public/photo.jpg', Buffer.from([0xff, 0xd8, 0, 0]));
    await write('content/docs/font.woff2', Buffer.from([0xff, 0xd8, 0, 0]));
    await symlink('a.mdx', join(root, 'content/docs/b.mdx'));
    expect(await checkFiles(root)).toEqual([]);
  });

  it.each(['content/docs/link.mdx', 'content/docs/_part.mdx', 'specs/api.yaml', 'public/link.txt'])(
    'may not be a link out of it: %s',
    { tags: ['F37'] },
    async (file) => {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await symlink(join(top, 'outside/secret.mdx'), join(root, file));
      const problems = await checkFiles(root);
      expect(problems).toMatchObject([{ file, severity: 'error' }]);
      expect(problems.map(toLine).join('')).not.toMatch(/SECRET|secret|outside\//);
    },
  );

  it(
    'may not be links to nothing, to themselves or to their own folder',
    { tags: ['F37'] },
    async () => {
      await symlink('lost.mdx', join(root, 'content/docs/lost.mdx'));
      await symlink('../docs', join(root, 'content/docs/loop'));
      expect((await checkFiles(root)).map(({ file, message }) => [file, message])).toEqual([
        [
          'content/docs/loop',
          'The symbolic link points outside the project, or to a folder that contains it.',
        ],
        ['content/docs/lost.mdx', 'ELOOP: too many symbolic links encountered.'],
      ]);
    },
  );

  it('may not be pipes, which nobody can read to their end', { tags: ['F4'] }, async () => {
    execFileSync('mkfifo', [join(root, 'content/docs/pipe.mdx')]);
    expect((await checkFiles(root)).map(toLine)).toEqual([
      expect.stringContaining('error content/docs/pipe.mdx This is not a file.'),
    ]);
  });

  it('are each read with its own problems', { tags: ['F32'] }, async () => {
    await write('content/docs/b.mdx', Buffer.from('---\ntitle: A\n---\n\nCafé.', 'latin1'));
    await write('specs/api.yaml', Buffer.from('\uFEFFinfo: A', 'utf16le'));
    expect(await checkFiles(root)).toMatchObject([
      { file: 'content/docs/b.mdx', line: 5, column: 4, severity: 'error' },
      { file: 'specs/api.yaml', line: 1, column: 1, severity: 'error' },
    ]);
  });
});

const check = (bytes: Buffer) => checkText('a.mdx', bytes).map(toLine);

describe('a text', () => {
  it.each([
    ['Latin-1', Buffer.from('a\ncafé', 'latin1'), 'error a.mdx:2:4 The file is not UTF-8.'],
    ['UTF-16', Buffer.from('\uFEFFText', 'utf16le'), 'error a.mdx:1:1 The file is not UTF-8.'],
    [
      'UTF-16 without a byte order mark',
      Buffer.from('Text', 'utf16le'),
      'error a.mdx:1:2 There is NUL, U+0000, in the text.',
    ],
    [
      'broken UTF-8',
      Buffer.from([0xc3, 0xa9, 0x0a, 0xff]),
      'error a.mdx:2:1 The file is not UTF-8.',
    ],
  ])(
    'in another encoding is refused at its first wrong byte: %s',
    { tags: ['F32'] },
    (_, bytes, line) => {
      expect(check(bytes)).toEqual([expect.stringContaining(`${line}\n  fix: Save `)]);
    },
  );

  it.each([
    ['a\n b\0c\0', 'error a.mdx:2:3 There is NUL, U+0000, in the text.'],
    [
      'a \u202Eb',
      'warning a.mdx:1:3 There is a control character for the direction of text, U+202E, in the text.',
    ],
    ['\u2066a', 'warning a.mdx:1:1 There is a control character for the direction of text, U+2066'],
    ['a\rb\0', 'error a.mdx:2:2 There is NUL'],
    ['a\rb', 'warning a.mdx:1:2 The file has lines that end with only a carriage return'],
  ])('with characters that do harm is reported: %j', { tags: ['F31', 'F33'] }, (text, line) => {
    expect(check(Buffer.from(text))[0]).toContain(line);
  });

  it.each(['', 'a\r\nb', 'שלום', 'a\tb', '\uFEFFa'])('is usually no problem: %j', (text) => {
    expect(check(Buffer.from(text))).toEqual([]);
  });
});
