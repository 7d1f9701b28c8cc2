import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkVersionName, VERSIONS_FILE, loadVersions } from '../guides/versions';
import { toVersions } from '../../src/model/site/versions';
import type { Problem } from '../diagnostics/problem';
import { loadSidebarsFile } from '../guides/sidebars/sidebars-file';
import { runAndReport, stopAtProblems, usualReporting } from '../diagnostics/problem-report';

/** Cuts a version from the current documentation: `npm run docs:version 1.0`. */
export async function run([name]: readonly string[]): Promise<void> {
  await runAndReport(() => cutVersion(process.cwd(), name));
}

/**
 * Copies guides, sidebars, APIs and translations into `content/versions/<name>`, and lists the name
 * first in `content/versions.json`.
 */
export async function cutVersion(root: string, name: string | undefined): Promise<void> {
  const { names, problems } = await loadVersions(root);
  stopAtProblems([...problems, ...checkName(root, names, name)], usualReporting);
  if (name === undefined) return;
  const scratch = join(root, 'content/versions/.scratch');
  await rm(scratch, { recursive: true, force: true });
  try {
    const moves = [
      ...(await copyTranslations(root, scratch, name)),
      await copySources(root, scratch, name),
      // Last: the version is not part of the site until its name is listed.
      await writeNames(root, scratch, [name, ...names]),
    ];
    for (const move of moves) await makeMove(move);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  console.log(`[docs]: version ${name} created!`);
}

/** A path in the scratch folder, and its destination. */
interface Move {
  readonly from: string;
  readonly to: string;
}

async function makeMove({ from, to }: Move): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}

function checkName(
  root: string,
  names: readonly string[],
  name: string | undefined,
): readonly Problem[] {
  const hint = 'Write it as in "npm run docs:version 1.0".';
  if (name === undefined) return [toNameProblem('The version needs a name.', hint)];
  const mistake = checkVersionName(name);
  if (mistake !== undefined) return [toNameProblem(mistake, hint)];
  if (names.some((other) => other.toLowerCase() === name.toLowerCase())) {
    const message = 'this version already exists! Use a version tag that does not already exist.';
    return [toNameProblem(message, `There are: ${names.join(', ')}.`)];
  }
  const folder = `content/versions/${name}`;
  if (!existsSync(join(root, folder))) return [];
  const fix = `Add "${name}" to ${VERSIONS_FILE}, or delete the folder and cut the version again.`;
  return [toNameProblem(`The folder ${folder} exists, but no version has that name.`, fix)];
}

function toNameProblem(message: string, hint: string): Problem {
  return { file: VERSIONS_FILE, severity: 'error', message, hint };
}

/** Copies everything in `content` that guides may refer to, the sidebars as JSON, and the APIs. */
async function copySources(root: string, scratch: string, name: string): Promise<Move> {
  const from = join(scratch, 'version');
  for (const folder of await listFolders(join(root, 'content'))) {
    if (folder === 'versions' || folder === 'i18n') continue;
    await cp(join(root, 'content', folder), join(from, folder), { recursive: true });
  }
  if (existsSync(join(root, 'specs')))
    await cp(join(root, 'specs'), join(from, 'specs'), { recursive: true });
  await writeSidebars(root, join(from, 'sidebars.json'));
  return { from, to: join(root, 'content/versions', name) };
}

/** Without a sidebar file, writes the default sidebars. */
async function writeSidebars(root: string, file: string): Promise<void> {
  const [current] = toVersions([]);
  if (current === undefined) throw new Error('There is always a current version.');
  const { config, problems } = await loadSidebarsFile(root, current);
  stopAtProblems(problems, usualReporting);
  await writeFile(file, `${JSON.stringify(config, null, 2)}\n`);
}

async function copyTranslations(
  root: string,
  scratch: string,
  name: string,
): Promise<readonly Move[]> {
  const folder = join(root, 'content/i18n');
  const moves: Move[] = [];
  for (const locale of existsSync(folder) ? await listFolders(folder) : []) {
    const docs = join(folder, locale, 'docs');
    if (!existsSync(docs)) continue;
    const from = join(scratch, 'i18n', locale);
    const to = join(folder, locale, 'versions', name);
    await cp(docs, join(from, 'docs'), { recursive: true });
    // Left by an interrupted earlier attempt, as the version is not listed.
    await rm(to, { recursive: true, force: true });
    moves.push({ from, to });
  }
  return moves;
}

async function writeNames(root: string, scratch: string, names: readonly string[]): Promise<Move> {
  const from = join(scratch, 'versions.json');
  await writeFile(from, `[${names.map((name) => JSON.stringify(name)).join(', ')}]\n`);
  return { from, to: join(root, VERSIONS_FILE) };
}

async function listFolders(path: string): Promise<readonly string[]> {
  const entries = await readdir(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
