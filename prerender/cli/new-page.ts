import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { site } from '../../content/site';
import type { DocEntry } from '../../src/model/guides/guide-table';
import { CURRENT_VERSION } from '../../src/model/site/versions';
import type { Problem } from '../diagnostics/problem';
import { loadGuideVersion } from '../guides/guide-version';
import { loadVersions } from '../guides/versions';
import { toPagePlace, toPageText } from '../guides/docs/new-page';
import { ProblemError } from '../diagnostics/problem';
import { runAndReport } from '../diagnostics/problem-report';

/** Prompts for a line; undefined at the end of input. */
export type Ask = (question: string) => Promise<string | undefined>;

/** Starts a guide: `npm run new:page -- platform/rate-limits "Rate limits"`, or asks for both. */
export async function run([place, title]: readonly string[]): Promise<void> {
  const { ask, close } = openTerminal();
  try {
    await runAndReport(() => startPage(process.cwd(), { place, title }, ask));
  } finally {
    close();
  }
}

function openTerminal(): { readonly ask: Ask; readonly close: () => void } {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  terminal.setPrompt('> ');
  // Unlike `question`, this keeps lines that arrive before their prompt.
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    console.log(question);
    terminal.prompt();
    const line = await lines.next();
    return line.done === true ? undefined : line.value;
  };
  return { ask, close: () => terminal.close() };
}

interface Wish {
  readonly place: string | undefined;
  readonly title: string | undefined;
}

/** Writes a new page in its place, and prints what to do next. */
export async function startPage(root: string, wish: Wish, ask: Ask): Promise<void> {
  const file = await choosePlace(root, wish.place, ask);
  const title = await chooseTitle(file, wish.title, ask);
  await mkdir(dirname(join(root, file)), { recursive: true });
  // When two commands write at once, the second one fails.
  await writeFile(join(root, file), toPageText(title), { flag: 'wx' });
  console.log(toReport(file, await findDoc(root, file)));
}

/** An invalid argument ends the command; invalid input is prompted for again. */
async function choosePlace(root: string, given: string | undefined, ask: Ask): Promise<string> {
  const place =
    given ?? (await ask('Where does the page go, below content/docs? As in: platform/rate-limits'));
  if (place === undefined) throw new ProblemError([noAnswer]);
  const checked = checkPlace(root, place);
  if (checked.kind === 'file') return checked.file;
  if (given !== undefined) throw new ProblemError([checked.problem]);
  console.log(`${checked.problem.message}\n${checked.problem.hint}`);
  return choosePlace(root, undefined, ask);
}

async function chooseTitle(file: string, given: string | undefined, ask: Ask): Promise<string> {
  const title = given ?? (await ask('What is its title? As in: Rate limits'));
  if (title === undefined) throw new ProblemError([noAnswer]);
  if (title.trim() !== '') return title.trim();
  if (given === undefined) return chooseTitle(file, undefined, ask);
  const hint = 'Write it in quotes after the path: "Rate limits".';
  throw new ProblemError([toNewPageProblem(file, 'The page needs a title.', hint)]);
}

type CheckedPlace =
  | { readonly kind: 'file'; readonly file: string }
  | {
      readonly kind: 'wrong';
      readonly problem: Problem & { readonly hint: string };
    };

function checkPlace(root: string, input: string): CheckedPlace {
  const place = toPagePlace(input);
  if (place.kind === 'wrong')
    return { kind: 'wrong', problem: toNewPageProblem('content/docs', place.message, place.hint) };
  const taken = listRivals(place.file).find((file) => existsSync(join(root, file)));
  if (taken === undefined) return place;
  const hint = 'Nothing was changed. Edit that page, or choose another path.';
  return { kind: 'wrong', problem: toNewPageProblem(taken, 'The page already exists.', hint) };
}

/** The other files that would have the same address. */
function listRivals(file: string): readonly string[] {
  const place = file.replace(/(?:\/index)?\.mdx$/, '');
  return ['.mdx', '.md', '/index.mdx', '/index.md'].map((ending) => place + ending);
}

function toNewPageProblem(
  file: string,
  message: string,
  hint: string,
): Problem & { readonly hint: string } {
  return { file, severity: 'error', message, hint };
}

const noAnswer = toNewPageProblem(
  'content/docs',
  'The page needs a path and a title.',
  'Write them as in: npm run new:page -- platform/rate-limits "Rate limits"',
);

/** Finds the site's entry for the new file; ignores problems in other pages. */
async function findDoc(root: string, file: string): Promise<DocEntry | undefined> {
  const { versions } = await loadVersions(root, site.versions);
  const current = versions.find(({ name }) => name === CURRENT_VERSION);
  if (current === undefined) return undefined;
  const { table } = await loadGuideVersion(root, current, { drafts: true });
  return table.docs.find((doc) => doc.file === file);
}

function toReport(file: string, doc: DocEntry | undefined): string {
  const port = process.env['PORT'] ?? '3000';
  return [
    `Wrote ${file}`,
    ...(doc === undefined ? [] : [`Its address is ${doc.path}`]),
    ...(doc !== undefined && doc.sidebar === undefined
      ? [`No sidebar lists it yet: add '${doc.id}' to content/sidebars.ts.`]
      : []),
    '',
    `1. Run "npm run dev" and open http://localhost:${port}${doc?.path ?? '/'}`,
    '2. Write. Each time you save, the open page shows it; a mistake is shown over the page.',
    '3. Before you ask for a review, run "npm run build -- --strict": it follows every link.',
  ].join('\n');
}
