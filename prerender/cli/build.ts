import { resolve } from 'node:path';
import { site } from '../../content/site';
import { withBuildLock } from '../pipeline/build-lock';
import { untilInterrupted } from '../pipeline/interruption';
import { discardOutput, prepareOutput, publishOutput } from '../pipeline/publish';
import { checkSourceState, loadSourceState } from '../pipeline/source-state';
import { buildShard, buildSite } from '../pipeline/site-build';
import { readParts, readShard } from '../settings/shard';
import { checkSite } from '../settings/site-checks';
import { createReporter, runAndReport } from '../diagnostics/problem-report';
import { joinCaches } from '../sources/cache';
import { commands, readArguments } from './options';

/** Builds the site into `dist/client`; when it fails, the previous build is unchanged. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args, commands.build.options);
  const root = process.cwd();
  const build = async (interruption: AbortSignal) => {
    const shard = readShard(values.shard);
    const { stopAt, stopAtWarnings, endWith, printNotes } = createReporter(values);
    await withBuildLock(root, async () => {
      await joinCaches(root, await readParts(root, [...(values.merge ?? []), ...positionals]));
      // First, as everything else is read with it.
      stopAt(await checkSite(root, site));
      const output = await prepareOutput(resolve(root, 'dist'));
      const before = await loadSourceState(root);
      try {
        // The default language first, as the others go into subfolders of its site.
        const codes = [site.locales.default, ...site.locales.all.map(({ code }) => code)];
        for (const locale of new Set(codes)) {
          const { scratch: outDir, final: published } = output;
          const one = { root, outDir, published, locale, stopAt, interruption };
          await (shard === undefined ? buildSite(one) : buildShard(one, shard));
        }
        stopAt(checkSourceState(before, await loadSourceState(root)));
        stopAtWarnings();
        interruption.throwIfAborted();
        if (shard === undefined) await publishOutput(output);
        printNotes();
      } catch (error) {
        endWith(error);
      } finally {
        await discardOutput(output);
      }
    });
  };
  await runAndReport(() => untilInterrupted(build), values);
}
