import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { commands, readArguments } from '../../prerender/cli/options';
import { hasAddress, listAddresses, readAddresses } from './addresses';
import { checkOut, findCommit } from '../commit-copy';
import { copyProject } from '../project-copy';
import { comparedSites } from './compared-sites';
import type { ComparedSite } from './compared-sites';
import { findDifferences } from './differences';
import type { Change, Differences } from './differences';
import { loadFinishedSite } from './finished-site';

const execute = promisify(execFile);

/** How much is printed. */
interface Limits {
  /** Differences of one kind. */
  readonly count: number;
  /** Characters of each side of a difference. */
  readonly length: number;
}

interface Compared extends Differences {
  /** Addresses that lead nowhere any more, which no page redirects. */
  readonly lost: readonly string[];
}

const defaultLimits: Limits = { count: 20, length: 400 };
const noLimits: Limits = { count: Infinity, length: Infinity };

/**
 * Builds several sites with the code of a commit, by default the last one, and with the current code, and
 * prints the differences. The build of a commit is kept in `.cache/compare`, so only the first comparison
 * with it takes twice the time.
 */
export async function run(args: readonly string[]): Promise<void> {
  const project = process.cwd();
  const { values, positionals } = readArguments(args, commands.compare.options);
  const [commit = 'HEAD'] = positionals;
  const limits = values.all ? noLimits : defaultLimits;
  const hash = await findCommit(project, commit);
  let isSame = true;
  for (const site of comparedSites) {
    const kept = join(project, '.cache/compare', hash, site.name.replaceAll(' ', '-'));
    if (!existsSync(kept)) await keepBuild(site, project, hash, kept);
    const differences = await compare(site, project, kept);
    isSame = print(site, differences, limits) && isSame;
  }
  if (!isSame) process.exitCode = 1;
}

async function keepBuild(
  site: ComparedSite,
  project: string,
  hash: string,
  kept: string,
): Promise<void> {
  const copy = await checkOut(project, hash);
  try {
    await build(site, copy, project);
    await mkdir(dirname(kept), { recursive: true });
    // Copy and rename, so that an interrupted comparison leaves no incomplete build.
    await cp(join(copy, 'dist/client'), `${kept}.part`, { recursive: true });
    await rename(`${kept}.part`, kept);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function compare(site: ComparedSite, project: string, kept: string): Promise<Compared> {
  const copy = await copyProject(project);
  try {
    await build(site, copy, project);
    const client = join(copy, 'dist/client');
    const addresses = readAddresses(client);
    return {
      ...findDifferences(await loadFinishedSite(kept), await loadFinishedSite(client)),
      lost: listAddresses(readAddresses(kept)).filter((each) => !hasAddress(addresses, each)),
    };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function build(site: ComparedSite, copy: string, project: string): Promise<void> {
  await site.prepare(copy, project);
  await execute('npm', ['run', 'build'], { cwd: copy, maxBuffer: 2 ** 26 });
}

/** Prints differences; returns whether there were none. */
function print(
  site: ComparedSite,
  { gone, added, changes, lost }: Compared,
  limits: Limits,
): boolean {
  const count = gone.length + added.length + changes.length;
  console.log(`\n${site.name}: ${count === 0 ? 'the same' : 'not the same'}`);
  printSome(gone, 'gone', limits, (file) => `gone: ${file}`);
  printSome(added, 'added', limits, (file) => `added: ${file}`);
  printSome(lost, 'lost addresses', limits, (address) => `lost address: ${address}`);
  printSome(changes, 'changed', limits, (change) => toChangeText(change, limits));
  return count === 0;
}

function printSome<Item>(
  items: readonly Item[],
  what: string,
  { count }: Limits,
  toText: (item: Item) => string,
): void {
  for (const item of items.slice(0, count)) console.log(`  ${toText(item)}`);
  if (items.length > count)
    console.log(`  ${items.length - count} more ${what}: see them by --all`);
}

function toChangeText({ before, after, files }: Change, { length }: Limits): string {
  const others = files.length === 1 ? '' : ` and ${files.length - 1} more`;
  const toLine = (text: string) => JSON.stringify(text.slice(0, length)).slice(1, -1);
  return `${files[0]}${others}\n    - ${toLine(before)}\n    + ${toLine(after)}`;
}
