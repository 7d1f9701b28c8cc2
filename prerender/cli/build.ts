import { resolve } from 'node:path';
import { site } from '../../content/site';
import { withBuildLock } from '../build/build-lock';
import { untilInterrupted } from '../build/interruption';
import { joinParts, readParts } from '../build/joined-parts';
import { discardOutput, prepareOutput, publishOutput } from '../build/publish';
import { checkSourceState, loadSourceState } from '../build/source-state';
import { buildShard, buildSite } from '../build/site-build';
import type { Shard } from '../settings/shard';
import { readShard } from '../settings/shard';
import { checkSite } from '../settings/site-checks';
import type { Reporting } from '../diagnostics/problem-report';
import { readReporting, runAndReport, stopAtProblems } from '../diagnostics/problem-report';

/**
 * Builds the site into `dist/client`; when it fails, the previous build is unchanged.
 *
 * With `--shard 2/4` it renders a part of the pages into `.cache`, and publishes nothing. With `--merge` it takes
 * the pages of all parts from the folders that are named, and renders only what is missing.
 */
export async function run(args: readonly string[]): Promise<void> {
  const reporting = readReporting(args);
  const root = process.cwd();
  const build = async (interruption: AbortSignal) => {
    const shard = readShard(args);
    await withBuildLock(root, async () => {
      await joinParts(root, readParts(args));
      await buildAndPublish({ root, reporting, interruption, shard });
    });
  };
  await runAndReport(() => untilInterrupted(build), reporting);
}

interface Build {
  readonly root: string;
  readonly reporting: Reporting;
  readonly interruption: AbortSignal;
  /** Undefined for the whole site. */
  readonly shard: Shard | undefined;
}

async function buildAndPublish({ root, reporting, interruption, shard }: Build): Promise<void> {
  // First, as everything else is read with it.
  stopAtProblems(await checkSite(root, site), reporting);
  const output = await prepareOutput(resolve(root, 'dist'));
  const before = await loadSourceState(root);
  try {
    // The default language first, as the others go into subfolders of its site.
    const codes = [site.locales.default, ...site.locales.all.map(({ code }) => code)];
    for (const locale of new Set(codes)) {
      const build = { root, outDir: output.scratch, locale, reporting, interruption };
      await (shard === undefined ? buildSite(build) : buildShard(build, shard));
    }
    stopAtProblems(checkSourceState(before, await loadSourceState(root)), reporting);
    interruption.throwIfAborted();
    if (shard === undefined) await publishOutput(output);
  } finally {
    await discardOutput(output);
  }
}
