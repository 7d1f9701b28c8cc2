import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A complete program in a guide. */
export interface GuideProgram {
  /** `content/docs/first-call.mdx:30 first-call.sh` */
  readonly name: string;
  /** The name of its file. */
  readonly file: string;
  readonly code: string;
  /** The other programs of its guide by file, in their last form, which it may import. */
  readonly others: ReadonlyMap<string, string>;
}

/** A fenced block whose title names a file of one of the languages. */
const PROGRAM = /^(`{3,})\w+ [^\n]*title="([\w-]+\.(?:sh|mjs|py|go|rb))"[^\n]*\n([^]*?)\n\1$/gm;

/** The programs of the guides for integrators, in their order. */
export async function loadGuidePrograms(root: string): Promise<readonly GuideProgram[]> {
  const platform = 'content/docs/platform';
  const names = await readdir(join(root, platform), { recursive: true });
  const guides = names.filter((name) => name.endsWith('.mdx')).toSorted();
  const files = ['content/docs/first-call.mdx', ...guides.map((name) => `${platform}/${name}`)];
  const programs = await Promise.all(
    files.map(async (file) => listPrograms(file, await readFile(join(root, file), 'utf8'))),
  );
  return programs.flat();
}

function listPrograms(guide: string, text: string): readonly GuideProgram[] {
  const found = Array.from(text.matchAll(PROGRAM), ({ 2: file = '', 3: code = '', index }) => ({
    name: `${guide}:${text.slice(0, index).split('\n').length} ${file}`,
    file,
    code,
  }));
  const others = new Map(found.map(({ file, code }) => [file, code]));
  return found.map((program) => ({ ...program, others }));
}
