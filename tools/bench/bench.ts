import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyProject } from '../project-copy';
import { findLargestPage, weighPage } from './built-pages';
import type { Measurement } from './measured-process';
import { measureNode } from './measured-process';
import { toBenchPage } from './bench-page';
import { toBenchSpec } from './bench-spec';
import type { PageWeight } from './built-pages';

const DEFAULT_PAGES = 1000;
const largeApi = { operations: 1200, schemas: 800 };
/** For that many pages on two cores, and for a large API. */
const TARGET_SECONDS = 60;
const TARGET_BYTES = 1.5e9;

/** A folder that the sidebar of the guides fills by itself. */
const FOLDER = 'platform';

/** The largest HTML that a page may have, whatever its API is. */
const TARGET_PAGE_BYTES = 300_000;

/**
 * Measures how long the site takes to build: as it is, with a thousand guides more, and with a large API
 * more; `npm run bench -- api` measures the last only.
 */
export async function run([pages]: readonly string[]): Promise<void> {
  if (pages !== 'api') await benchGuides(pages);
  if (pages === undefined || pages === 'api') await benchApi();
}

async function benchGuides(pages: string | undefined): Promise<void> {
  const count = Number(pages ?? DEFAULT_PAGES);
  if (!Number.isInteger(count) || count < 1) {
    console.error(
      `"${pages}" is no number of pages. Write it as in: npm run bench -- 1000, or "api".`,
    );
    process.exitCode = 1;
    return;
  }
  const folder = await copyProject(process.cwd());
  try {
    console.log(toLine('the site, cold', await build(folder)));
    console.log(toLine('the site, warm', await build(folder)));
    await writePages(folder, count);
    await rm(join(folder, '.cache'), { recursive: true, force: true });
    const measured = await build(folder);
    console.log(toLine(`${count.toLocaleString('en')} guides more, cold`, measured));
    const { file } = toBenchPage(Math.floor(count / 2), count);
    const path = `/docs/${FOLDER}/${file.replace(/\.mdx$/, '')}`;
    console.log(toWeightLine(await weighPage(join(folder, 'dist/client'), path)));
    if (count === DEFAULT_PAGES) console.log(toVerdict(measured));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A document of 1,200 operations and 800 schemas beside those of the site. */
async function benchApi(): Promise<void> {
  const folder = await copyProject(process.cwd());
  try {
    await writeFile(join(folder, 'specs/bench-api.json'), JSON.stringify(toBenchSpec(largeApi)));
    const measured = await build(folder);
    console.log(toLine('a large API more, cold', measured));
    const largest = await findLargestPage(join(folder, 'dist/client/docs/api/bench-api'));
    console.log(`its largest page: ${largest?.file}, ${toKilobytes(largest?.bytes ?? 0)} HTML`);
    console.log(toVerdict(measured, (largest?.bytes ?? Infinity) <= TARGET_PAGE_BYTES));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function build(folder: string): Promise<Measurement> {
  const measured = await measureNode(folder, ['prerender/run.js', 'prerender/cli/build']);
  if (measured.code !== 0) throw new Error(`The build failed:\n${toEnd(measured.output)}`);
  return measured;
}

function toEnd(output: string): string {
  return output.slice(-2000);
}

async function writePages(folder: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const { file, text } = toBenchPage(index, count);
    const path = join(folder, 'content/docs', FOLDER, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

function toLine(what: string, { seconds, cpuSeconds, peakBytes }: Measurement): string {
  const time = `${toSeconds(seconds).padStart(8)} (${toSeconds(cpuSeconds)} of processor)`;
  return `${what.padEnd(24)} ${time}, ${toGigabytes(peakBytes)} of memory`;
}

function toWeightLine({ html, sidebar, script }: PageWeight): string {
  return `one of the new pages: ${toKilobytes(html)} HTML, of which ${toKilobytes(sidebar)} sidebar; first visit's script: ${toKilobytes(script)} after gzip`;
}

function toVerdict({ seconds, peakBytes }: Measurement, isLean = true): string {
  const time = `${toSeconds(seconds)} of ${TARGET_SECONDS} s`;
  const memory = `${toGigabytes(peakBytes)} of ${toGigabytes(TARGET_BYTES)}`;
  const met = seconds <= TARGET_SECONDS && peakBytes <= TARGET_BYTES && isLean;
  return `targets on two cores: ${time}, ${memory}: ${met ? 'met' : 'MISSED'}`;
}

function toSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}

function toGigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(2)} GB`;
}

function toKilobytes(bytes: number): string {
  return `${(bytes / 1e3).toFixed(1)} kB`;
}
