import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { site as ours } from '../../content/site';
import { ProblemError } from '../diagnostics/problem';
import { runAndReport } from '../diagnostics/problem-report';
import { writeCopies } from '../import/copies';
import { toImportReport } from '../import/import-report';
import { toPlan } from '../import/plan';
import type { TheirSite } from '../import/their-site';
import { isBelow, readTheirSite } from '../import/their-site';
import { commands, readArguments } from './options';

/** Moves a Docusaurus site into this one: `npm run import -- ../their-site`. */
export async function run(args: readonly string[]): Promise<void> {
  await runAndReport(async () => console.log(await importSite(process.cwd(), args)));
}

/** Imports the site of the first argument into the project; returns the report. */
export async function importSite(root: string, args: readonly string[]): Promise<string> {
  const { values, positionals } = readArguments(args, commands.import.options);
  const { 'dry-run': dryRun, overwrite, root: around } = values;
  const site = openSite(root, positionals, around);
  const plan = toPlan(site, ours);
  const copied = await writeCopies(root, plan.copies, { overwrite, dryRun });
  return toImportReport(site, plan, copied, dryRun);
}

function openSite(root: string, [place]: readonly string[], around?: string): TheirSite {
  const usage =
    'Write it as in "npm run import -- ../their-site", and add --dry-run for a preview.';
  if (place === undefined)
    throw toError('import', 'The command needs the folder of one site.', usage);
  const folder = resolve(root, place);
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw toError(place, 'There is no such folder.', usage);
  if (isBelow(folder, root)) throw toError(place, 'The folder is part of this project.', usage);
  const boundary = around === undefined ? undefined : resolve(root, around);
  if (boundary !== undefined && !isBelow(folder, boundary))
    throw toError('--root', `"${around}" is no folder around the site.`, usage);
  const site = readTheirSite(folder, boundary);
  if (site !== undefined) return site;
  const hint = 'Use the folder with docusaurus.config.js; it is often called "website".';
  throw toError(place, 'The folder has no docusaurus.config.{ts,js,mjs,cjs}.', hint);
}

function toError(file: string, message: string, hint: string): ProblemError {
  return new ProblemError([{ file, severity: 'error', message, hint }]);
}
