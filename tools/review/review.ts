import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { site } from '../../content/site';
import { commands, readArguments } from '../../prerender/cli/options';
import { ProblemError } from '../../prerender/diagnostics/problem';
import { runAndReport } from '../../prerender/diagnostics/problem-report';
import { loadVersions } from '../../prerender/guides/versions';
import { listPageChanges } from '../../prerender/review/page-changes';
import { listReviewNodes } from '../../prerender/review/report';
import { toComment, toReviewPage } from '../../prerender/review/review-files';
import type { Review } from '../../prerender/review/review';
import { listApiChanges, listGrownSizes, listNewWarnings } from '../../prerender/review/review';
import type { ReadSite } from '../../prerender/review/site-text';
import { REVIEW, loadSite } from '../../prerender/review/site-text';
import { readSettings } from '../../prerender/settings/settings';
import { withBase } from '../../src/model/site/paths';
import { checkOut, findCommit } from '../commit-copy';

/**
 * Builds the site, and adds the page `/review/` that says what changed since a commit: npm run review -- --base
 * origin/main. The same for a comment is in `dist/review.md`.
 *
 * The pages of the commit are kept in `.cache/review`, so only the first review with it takes twice the time.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = readArguments(args, commands.review.options);
  await runAndReport(async () => {
    const root = process.cwd();
    const name = values.base ?? 'origin/main';
    const base = await loadBase(root, await findCommit(root, name));
    const log = await build(root, process.env, values.strict ? ['--strict'] : []);
    const settings = readSettings(process.env, site);
    const client = join(root, 'dist/client');
    const { versions } = await loadVersions(root, site.versions);
    const review: Review = {
      base: name,
      pages: listPageChanges(base.pages, await loadSite(client, settings.base)),
      apis: await listApiChanges(
        base.folder,
        root,
        versions,
        new Date().toISOString().slice(0, 10),
      ),
      warnings: listNewWarnings(base.log, log),
      sizes: listGrownSizes(base.log, log),
    };
    await writeReview(review, root, settings);
  }, values);
}

async function writeReview(
  review: Review,
  root: string,
  { base, siteUrl }: { readonly base: string; readonly siteUrl: string },
): Promise<void> {
  const toPreview = (path: string) => withBase(base, path);
  const folder = join(root, 'dist/client', REVIEW);
  await mkdir(folder, { recursive: true });
  const page = toReviewPage(
    listReviewNodes(review, { toPreview, toProduction }),
    toPreview(`/${REVIEW}/review.css`),
  );
  await writeFile(join(folder, 'index.html'), page);
  await cp(join(root, 'prerender/review/review.css'), join(folder, 'review.css'));
  const toOutside = (path: string) => siteUrl + toPreview(path);
  const nodes = listReviewNodes(review, { toPreview: toOutside, toProduction });
  await writeFile(join(root, 'dist/review.md'), toComment(nodes, toOutside(`/${REVIEW}/`)));
  console.log(`The review is at ${toOutside(`/${REVIEW}/`)}, and in dist/review.md.`);
}

function toProduction(path: string): string {
  return site.url + withBase(site.baseUrl ?? '/', path);
}

/** The site at a commit: its pages, the output of its build, and a folder with its specs. */
interface Base {
  readonly pages: ReadSite;
  readonly log: string;
  readonly folder: string;
}

async function loadBase(root: string, hash: string): Promise<Base> {
  const folder = join(root, '.cache/review', hash);
  if (!existsSync(folder)) await buildBase(root, hash, folder);
  const { pages, log } = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')) as {
    readonly pages: readonly [string, never][];
    readonly log: string;
  };
  return { pages: new Map(pages), log, folder };
}

async function buildBase(root: string, hash: string, folder: string): Promise<void> {
  const copy = await checkOut(root, hash);
  const part = `${folder}.part`;
  try {
    const log = await build(copy, { ...process.env, BASE_PATH: '/' });
    const pages = [...(await loadSite(join(copy, 'dist/client'), '/'))];
    // Only the last base is kept.
    await rm(dirname(folder), { recursive: true, force: true });
    await mkdir(part, { recursive: true });
    if (existsSync(join(copy, 'specs')))
      await cp(join(copy, 'specs'), join(part, 'specs'), { recursive: true });
    await writeFile(join(part, 'site.json'), JSON.stringify({ pages, log }));
    await rename(part, folder);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Builds the site in a folder; returns what the build prints. */
async function build(
  folder: string,
  env: NodeJS.ProcessEnv,
  options: readonly string[] = [],
): Promise<string> {
  const args = ['run', 'build', '--', '--all', ...options];
  const child = spawn('npm', args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (log += data.toString()));
  const code = await new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  if (code === 0) return log;
  throw new ProblemError([
    { file: folder, severity: 'error', message: `The site cannot be built.\n${log.trim()}` },
  ]);
}
