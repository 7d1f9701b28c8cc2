import { resolve } from 'node:path';
import { site } from '../../content/site';
import { checkLinks } from '../checks/check-links';
import { checkSources } from '../checks/check-sources';
import { loadLinkSources } from '../checks/link-sources';
import { createGuideStore } from '../docs/guide-store';
import { loadVersions } from '../docs/load-versions';
import { buildSite } from '../output/build-site';
import { finishSite } from '../output/finish-site';
import { prepareOutput, publishOutput, discardOutput } from '../output/publish';
import { printProblems, stopAtProblems } from '../problems/print-problems';
import { ProblemError } from '../problems/problem-error';
import { readSettings } from '../settings';

/** Builds the site into `dist/client`; whatever goes wrong, the previous build stays as it is. */
export async function run(args: readonly string[]): Promise<void> {
  try {
    await buildAndPublish(process.cwd(), args.includes('--strict'));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    printProblems(error.problems);
    process.exitCode = 1;
  }
}

async function buildAndPublish(root: string, strict: boolean): Promise<void> {
  const settings = readSettings(process.env);
  const { versions, problems } = await loadVersions(root, site.versions);
  stopAtProblems(problems, strict);
  const store = createGuideStore({ root, versions, site, drafts: false });
  stopAtProblems(await checkSources(root, store, settings.base), strict);
  const output = await prepareOutput(resolve(root, 'dist'));
  try {
    await buildSite(root, output.scratch);
    const links = await finishSite(output.scratch, settings);
    stopAtProblems(checkLinks(links, settings.base, await loadLinkSources(root, store)), strict);
    await publishOutput(output);
  } finally {
    await discardOutput(output);
  }
}
