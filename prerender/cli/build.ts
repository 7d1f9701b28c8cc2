import { resolve } from 'node:path';
import { site } from '../../content/site';
import { discardOutput, prepareOutput, publishOutput } from '../build/publish';
import { buildSite } from '../build/site-build';
import type { Reporting } from '../diagnostics/problem-report';
import { readReporting, runAndReport } from '../diagnostics/problem-report';

/** Builds the site into `dist/client`; when it fails, the previous build is unchanged. */
export async function run(args: readonly string[]): Promise<void> {
  const reporting = readReporting(args);
  await runAndReport(() => buildAndPublish(process.cwd(), reporting), reporting);
}

async function buildAndPublish(root: string, reporting: Reporting): Promise<void> {
  const output = await prepareOutput(resolve(root, 'dist'));
  try {
    // The default language first, as the others go into subfolders of its site.
    const codes = [site.locales.default, ...site.locales.all.map(({ code }) => code)];
    for (const locale of new Set(codes))
      await buildSite({ root, outDir: output.scratch, locale, reporting });
    await publishOutput(output);
  } finally {
    await discardOutput(output);
  }
}
