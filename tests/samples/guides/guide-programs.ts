import { readFile, readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';

/** A complete file of code in a guide. */
export interface GuideProgram {
  /** `content/docs/first-call.mdx:30 first-call.sh` */
  readonly name: string;
  /** The name of its file. */
  readonly file: string;
  readonly code: string;
  /** The other programs of its guide by file, in their last form, which it may import; and the client, if one does. */
  readonly others: ReadonlyMap<string, string>;
  /** True for the client, and for a guide's programs that call it. */
  readonly isClient: boolean;
}

/** A part of a program, which the guide explains before it shows the whole. */
export interface GuideFragment {
  readonly name: string;
  readonly code: string;
  /** The programs of its guide in its language. */
  readonly programs: readonly string[];
}

/** A fenced block whose title names a file of one of the languages. */
const PROGRAM = /^(`{3,})(\w+) [^\n]*title="([\w-]+\.(?:sh|m?js|py|go|rb))"[^\n]*\n([^]*?)\n\1$/gm;

/** A fenced block in the tab of a language, without a title. */
const FRAGMENT = /^(`{3,})(\w+) tab="[^"\n]+"\n([^]*?)\n\1$/gm;

/** A link to a file of `public` in one of the languages, to download. */
const DOWNLOAD = /\]\((\/[\w/-]+\.(?:sh|m?js|py|go|rb))\)/g;

const CLIENT = 'content/docs/platform/client.mdx';

/** How a program imports the client: all but Go, where one package has both. */
const IMPORT = /\/easier\.(?:sh|mjs)\b|^from easier\b|^require_relative "easier"/m;

/** The programs of the guides for integrators, in their order. */
export async function loadGuidePrograms(root: string): Promise<readonly GuideProgram[]> {
  const guides = await loadGuides(root);
  const found = await Promise.all(guides.map((guide) => loadPrograms(root, guide)));
  const client = found.flat().find(({ name }) => name.startsWith(CLIENT))?.others ?? new Map();
  return found.flatMap((programs) => {
    const callers = new Set(
      programs.filter(({ code }) => IMPORT.test(code)).map(({ file }) => toStem(file)),
    );
    return programs.map((program) => {
      const isClient = program.name.startsWith(CLIENT) || callers.has(toStem(program.file));
      const others = isClient ? new Map([...client, ...program.others]) : program.others;
      return { ...program, others, isClient };
    });
  });
}

/** The name that a program has in every language: `create-team` for `create_team.go`. */
function toStem(file: string): string {
  return basename(file, extname(file)).replaceAll('_', '-');
}

export async function loadGuideFragments(root: string): Promise<readonly GuideFragment[]> {
  const guides = await loadGuides(root);
  const found = guides.map(async ([guide, text]) => {
    const wholes = await loadPrograms(root, [guide, text]);
    return Array.from(text.matchAll(FRAGMENT), ({ 2: language, 3: code = '', index }) => ({
      name: toName(guide, text, index, String(language)),
      code,
      programs: wholes
        .filter(({ file }) => extname(file) === endings[language ?? ''])
        .map((whole) => whole.code),
    }));
  });
  return (await Promise.all(found)).flat();
}

/** The endings of files, by the languages of blocks. */
const endings: Readonly<Record<string, string>> = {
  bash: '.sh',
  go: '.go',
  js: '.mjs',
  python: '.py',
  ruby: '.rb',
};

async function loadGuides(root: string): Promise<readonly (readonly [string, string])[]> {
  const platform = 'content/docs/platform';
  const names = await readdir(join(root, platform), { recursive: true });
  const guides = names.filter((name) => name.endsWith('.mdx')).toSorted();
  const files = ['content/docs/first-call.mdx', ...guides.map((name) => `${platform}/${name}`)];
  return Promise.all(
    files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const),
  );
}

async function loadPrograms(
  root: string,
  [guide, text]: readonly [string, string],
): Promise<readonly Omit<GuideProgram, 'isClient'>[]> {
  const shown = Array.from(text.matchAll(PROGRAM), ({ 3: file = '', 4: code = '', index }) => ({
    name: toName(guide, text, index, file),
    file,
    code,
  }));
  const downloads = Array.from(text.matchAll(DOWNLOAD), async ({ 1: path = '', index }) => ({
    name: toName(guide, text, index, path),
    file: basename(path),
    code: (await readFile(join(root, 'public', path), 'utf8')).trimEnd(),
  }));
  const found = [...shown, ...(await Promise.all(downloads))];
  const others = new Map(found.map(({ file, code }) => [file, code]));
  return found.map((program) => ({ ...program, others }));
}

function toName(guide: string, text: string, index: number, what: string): string {
  return `${guide}:${text.slice(0, index).split('\n').length} ${what}`;
}
