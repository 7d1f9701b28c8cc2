import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
import { REVIEW, loadSite } from '../../prerender/review/site-text';
import { readSettings } from '../../prerender/settings/settings';
import { withBase } from '../../src/model/site/paths';
import { findMergeBase } from '../commit-copy';
import { build, loadBase } from './base';

/**
 * Builds the site, and adds the page `/review/` that says what changed since a commit: npm run review -- --base
 * origin/main. The same for a comment is in `dist/review.md`.
 *
 * The pages of the commit, at which the current one left the base, are kept in `.cache/review`, so only the first
 * review with it takes twice the time. Without `SITE_URL`, the address of the preview is unknown: the comment has no
 * links to it.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = readArguments(args, commands.review.options);
  await runAndReport(async () => {
    const root = process.cwd();
    const name = values.base ?? 'origin/main';
    const base = await loadBase(root, await findMergeBase(root, name));
    if (base.pages === undefined) console.warn(`${name} cannot be built: only APIs are compared.`);
    const { isBuilt, log } = await build(root, process.env, values.strict ? ['--strict'] : []);
    if (!isBuilt) {
      console.error(log.trim());
      const message = 'The site cannot be built: its build says why, above.';
      throw new ProblemError([{ file: root, severity: 'error', message }]);
    }
    const settings = readSettings(process.env, site);
    const after = await loadSite(join(root, 'dist/client'), settings.base);
    const { versions } = await loadVersions(root, site.versions);
    const today = new Date().toISOString().slice(0, 10);
    const review: Review = {
      base: name,
      sites: { before: base.pages ?? new Map(), after },
      apis: await listApiChanges(base.folder, root, versions, today),
      ...(base.pages === undefined
        ? { failure: base.log, pages: [], warnings: [], sizes: [] }
        : {
            pages: listPageChanges(base.pages, after),
            warnings: listNewWarnings(base.log, log),
            sizes: listGrownSizes(base.log, log),
          }),
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
  const nodes = listReviewNodes(review, { toPreview, toProduction });
  const page = toReviewPage(nodes, toPreview(`/${REVIEW}/review.css`));
  await writeFile(join(folder, 'index.html'), page);
  await cp(join(root, 'prerender/review/review.css'), join(folder, 'review.css'));
  const origin = (process.env['SITE_URL'] ?? '') === '' ? undefined : siteUrl;
  await writeFile(join(root, 'dist/review.md'), toComment(nodes, toPreview(`/${REVIEW}/`), origin));
  console.log(`The review is in dist/client/${REVIEW}/index.html, and in dist/review.md.`);
}

function toProduction(path: string): string {
  return site.url + withBase(site.baseUrl ?? '/', path);
}
