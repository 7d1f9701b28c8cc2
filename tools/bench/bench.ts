import { appendFile, rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { copyProject } from '../project-copy';
import { measureFirstVisit } from './first-visit';
import { writeGuides } from './guides';
import { measureNode } from './measured-process';
import { weighPage } from './page-weight';

/** The pages that are weighed and visited. */
const pages = {
  'A guide': '/docs/platform/message-iframe-helper/guide',
  'An operation': '/docs/api/easier-api/create-team',
  'The home page': '/',
};

/** The source of that guide. */
const CHANGED_GUIDE = 'content/docs/platform/message-iframe-helper/guide.mdx';

/** Values by label. */
type Figures = ReadonlyMap<string, string>;

/**
 * Measures copies of this site: builds, bytes of pages, and first visits. Each argument is a number of generated
 * guides to add; without arguments, the site is measured as it is. Prints one table, with a column for each site.
 */
export async function run(args: readonly string[]): Promise<void> {
  const sizes = toSizes(args);
  if (sizes === undefined) {
    console.error('Name numbers of guides, as in: npm run bench -- 0 100 1000');
    process.exitCode = 1;
    return;
  }
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const sites = new Map<string, Figures>();
    for (const size of sizes) {
      const name = size === 0 ? 'this site' : `${size.toLocaleString('en')} guides more`;
      console.error(`Measuring ${name} …`);
      sites.set(name, await measureSite(browser, size));
    }
    const model = cpus()[0]?.model ?? 'unknown';
    console.log(`${cpus().length} processors (${model}), Node.js ${process.version}\n`);
    console.log(toTable(sites).join('\n'));
  } finally {
    await browser.close();
  }
}

/** The numbers of guides to add; undefined for arguments that are no such numbers. */
export function toSizes(args: readonly string[]): readonly number[] | undefined {
  if (args.length === 0) return [0];
  return args.every((arg) => /^\d{1,6}$/.test(arg)) ? args.map(Number) : undefined;
}

async function measureSite(browser: Browser, guides: number): Promise<Figures> {
  const folder = await copyProject(process.cwd());
  try {
    await writeGuides(join(folder, 'content/docs/platform'), guides);
    const figures = new Map<string, string>();
    const add = (name: string, values: Readonly<Record<string, string>>) => {
      for (const [label, value] of Object.entries(values)) figures.set(`${name}, ${label}`, value);
    };
    // The copy has no cache.
    add('Cold build', await measureBuild(folder));
    add('Nothing changed', await measureBuild(folder));
    await appendFile(join(folder, CHANGED_GUIDE), '\n\nOne more sentence.\n');
    add('One text changed', await measureBuild(folder));
    for (const [name, path] of Object.entries(pages))
      add(name, await measurePage(browser, join(folder, 'dist/client'), path));
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds the site in a folder. Throws an error with the end of what a failed build prints. */
async function measureBuild(folder: string) {
  const build = await measureNode(folder, ['prerender/run.js', 'prerender/cli/build']);
  if (build.code !== 0) throw new Error(`The build failed:\n${build.output.slice(-2000)}`);
  return {
    s: build.seconds.toFixed(1),
    'processor, s': build.cpuSeconds.toFixed(1),
    'memory, MB': (build.peakBytes / 1e6).toFixed(0),
  };
}

async function measurePage(browser: Browser, client: string, path: string) {
  const { html, script, style } = await weighPage(client, path);
  const visit = await measureFirstVisit(browser, client, path);
  return {
    'HTML, gzip, kB': (html / 1000).toFixed(1),
    'scripts and data, gzip, kB': (script / 1000).toFixed(1),
    'style, gzip, kB': (style / 1000).toFixed(1),
    'first paint, ms': visit.firstPaint.toFixed(0),
    'largest paint, ms': visit.largestPaint.toFixed(0),
    'blocking time, ms': visit.blocking.toFixed(0),
    'until it answers, ms': visit.answers.toFixed(0),
  };
}

/** A line for each figure, with a column for each site. */
export function toTable(sites: ReadonlyMap<string, Figures>): readonly string[] {
  const columns = [...sites.values()];
  const rows = Array.from(columns[0]?.keys() ?? [], (label) => [
    label,
    ...columns.map((figures) => figures.get(label) ?? ''),
  ]);
  return [['', ...sites.keys()], ...rows].map(([label = '', ...cells]) =>
    [label.padEnd(40), ...cells.map((cell) => cell.padStart(20))].join(''),
  );
}
