import { resolve } from 'node:path';
import { site } from '../../content/site';
import { withBuildLock } from '../build/build-lock';
import { untilInterrupted } from '../build/interruption';
import { joinParts } from '../build/joined-parts';
import { discardOutput, prepareOutput, publishOutput } from '../build/publish';
import { findSameBuild, noteBuild, stampSources } from '../build/last-build';
import { checkSourceState, loadSourceState } from '../build/source-state';
import { buildShard, buildSite } from '../build/site-build';
import type { Shard } from '../settings/shard';
import { readShard } from '../settings/shard';
import { checkSite } from '../settings/site-checks';
import type { ProblemLog } from '../diagnostics/problem-log';
import { openProblemLog } from '../diagnostics/problem-log';
import { runAndReport } from '../diagnostics/problem-report';
import { commands, readArguments } from './options';

/** Builds the site into `dist/client`; when it fails, the previous build is unchanged. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args, commands.build.options);
  const root = process.cwd();
  const build = async (interruption: AbortSignal) => {
    const shard = readShard(values.shard);
    const parts = [...(values.merge ?? []), ...positionals];
    const log = openProblemLog(values);
    await withBuildLock(root, async () => {
      const sources = await stampSources(root);
      const isUsual = shard === undefined && parts.length === 0;
      if (isUsual && (await isPublished(root, sources, log))) return;
      await joinParts(root, parts);
      await buildAndPublish({ root, sources, log, interruption, shard });
    });
  };
  await runAndReport(() => untilInterrupted(build), values);
}

interface Build {
  readonly root: string;
  /** What it is made of. */
  readonly sources: string;
  readonly log: ProblemLog;
  readonly interruption: AbortSignal;
  /** Undefined for the whole site. */
  readonly shard: Shard | undefined;
}

/** Whether the last build was made of the same, and its output is there. Prints its warnings again. */
async function isPublished(root: string, sources: string, log: ProblemLog): Promise<boolean> {
  const problems = await findSameBuild(root, toDist(root), sources);
  if (problems === undefined) return false;
  log.stopAt(problems);
  console.log('Nothing has changed since the last build: dist/client is as it was.');
  return true;
}

function toDist(root: string): string {
  return resolve(root, 'dist');
}

async function buildAndPublish({ root, sources, log, interruption, shard }: Build): Promise<void> {
  // First, as everything else is read with it.
  log.stopAt(await checkSite(root, site));
  const output = await prepareOutput(toDist(root));
  const before = await loadSourceState(root);
  try {
    // The default language first, as the others go into subfolders of its site.
    const codes = [site.locales.default, ...site.locales.all.map(({ code }) => code)];
    for (const locale of new Set(codes)) {
      const { scratch: outDir, final: published } = output;
      const build = { root, outDir, published, locale, log, interruption };
      await (shard === undefined ? buildSite(build) : buildShard(build, shard));
    }
    log.stopAt(checkSourceState(before, await loadSourceState(root)));
    interruption.throwIfAborted();
    if (shard !== undefined) return;
    await publishOutput(output);
    // Before the output is stamped: some of its files are those of the last one.
    await discardOutput(output);
    await noteBuild(root, toDist(root), { sources, problems: log.list() });
  } finally {
    await discardOutput(output);
  }
}
