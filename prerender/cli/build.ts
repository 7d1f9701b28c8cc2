import { resolve } from 'node:path';
import { site } from '../../content/site';
import { withBuildLock } from '../build/build-lock';
import { untilInterrupted } from '../build/interruption';
import { discardOutput, prepareOutput, publishOutput } from '../build/publish';
import { checkSourceState, loadSourceState } from '../build/source-state';
import { buildSite } from '../build/site-build';
import { checkSite } from '../settings/site-checks';
import type { Reporting } from '../diagnostics/problem-report';
import { readReporting, runAndReport, stopAtProblems } from '../diagnostics/problem-report';

/** Builds the site into `dist/client`; when it fails, the previous build is unchanged. */
export async function run(args: readonly string[]): Promise<void> {
  const reporting = readReporting(args);
  const root = process.cwd();
  const build = (interruption: AbortSignal) =>
    withBuildLock(root, () => buildAndPublish(root, reporting, interruption));
  await runAndReport(() => untilInterrupted(build), reporting);
}

async function buildAndPublish(
  root: string,
  reporting: Reporting,
  interruption: AbortSignal,
): Promise<void> {
  // First, as everything else is read with it.
  stopAtProblems(await checkSite(root, site), reporting);
  const output = await prepareOutput(resolve(root, 'dist'));
  const before = await loadSourceState(root);
  try {
    // The default language first, as the others go into subfolders of its site.
    const codes = [site.locales.default, ...site.locales.all.map(({ code }) => code)];
    for (const locale of new Set(codes))
      await buildSite({ root, outDir: output.scratch, locale, reporting, interruption });
    stopAtProblems(checkSourceState(before, await loadSourceState(root)), reporting);
    interruption.throwIfAborted();
    await publishOutput(output);
  } finally {
    await discardOutput(output);
  }
}
