import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeWholeFile } from '../../prerender/sources/whole-file';
import { copyProject } from '../project-copy';
import { toBenchSpec } from './bench-spec';
import { listScripts } from './built-pages';
import type { SiteCosts } from './growth';
import { toComparison, toGrowthTable } from './growth';
import type { Measurement } from './measured-process';

const GUIDES = [100, 1000, 10_000];
const OPERATIONS = [40, 300, 1200];
/** As in the large API of the other benchmark. */
const SCHEMAS_PER_OPERATION = 2 / 3;

/** What the bench needs of its caller. */
interface Tools {
  readonly build: (folder: string) => Promise<Measurement>;
  /** Adds guides; returns the site path and the file of one of them. */
  readonly addGuides: (
    folder: string,
    count: number,
  ) => Promise<{ readonly path: string; readonly file: string }>;
}

/** What was measured, as it is kept in a file. */
interface Run {
  readonly date: string;
  readonly guides: readonly SiteCosts[];
  readonly operations: readonly SiteCosts[];
}

/**
 * Measures sites of growing sizes, and keeps the figures in `.cache/bench.json`: `npm run bench -- growth`, or
 * `npm run bench -- growth 100 1000` for other numbers of guides. With `--compare before.json` it compares them with
 * those of an earlier run.
 */
export async function benchGrowth(args: readonly string[], tools: Tools): Promise<void> {
  const at = args.indexOf('--compare');
  const before = at === -1 ? undefined : await loadRun(args[at + 1] ?? '');
  const counts = (at === -1 ? args : args.slice(0, at)).map(Number);
  const guides: SiteCosts[] = [];
  for (const count of counts.length > 0 ? counts : GUIDES)
    guides.push(await measureGuides(count, tools));
  const operations: SiteCosts[] = [];
  for (const count of counts.length > 0 ? [] : OPERATIONS)
    operations.push(await measureOperations(count, tools));
  const run: Run = { date: new Date().toISOString(), guides, operations };
  writeWholeFile('.cache/bench.json', JSON.stringify(run, undefined, 2));
  print(toGrowthTable('guides', guides));
  if (operations.length > 0) print(toGrowthTable('operations', operations));
  if (before === undefined) return;
  console.log(`Compared with the run of ${before.date}:`);
  print(toComparison('guides', before.guides, guides));
  print(toComparison('operations', before.operations, operations));
}

async function loadRun(file: string): Promise<Run> {
  return JSON.parse(await readFile(file, 'utf8')) as Run;
}

function print(lines: readonly string[]): void {
  console.log(`\n${lines.join('\n')}\n`);
}

async function measureGuides(count: number, { build, addGuides }: Tools): Promise<SiteCosts> {
  return inCopy(async (folder) => {
    const { path, file } = await addGuides(folder, count);
    const change = async () =>
      writeFile(file, `${await readFile(file, 'utf8')}\n\nOne more sentence.\n`);
    return measureSite({ folder, count, path, change, build });
  });
}

async function measureOperations(count: number, { build }: Tools): Promise<SiteCosts> {
  return inCopy(async (folder) => {
    const spec = join(folder, 'specs/bench-api.json');
    const schemas = Math.round(count * SCHEMAS_PER_OPERATION);
    await writeFile(spec, JSON.stringify(toBenchSpec({ operations: count, schemas })));
    const change = async () =>
      writeFile(spec, (await readFile(spec, 'utf8')).replace('A large API', 'A very large API'));
    return measureSite({ folder, count, path: '/docs/api/bench-api/get-thing0', change, build });
  });
}

async function inCopy<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await copyProject(process.cwd());
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Site {
  readonly folder: string;
  readonly count: number;
  /** The page that is weighed. */
  readonly path: string;
  readonly change: () => Promise<void>;
  readonly build: Tools['build'];
}

async function measureSite({ folder, count, path, change, build }: Site): Promise<SiteCosts> {
  await rm(join(folder, '.cache'), { recursive: true, force: true });
  const cold = await build(folder);
  const unchanged = await build(folder);
  await change();
  const changed = await build(folder);
  const client = join(folder, 'dist/client');
  const search = await weighSearch(client);
  return {
    count,
    figures: {
      coldSeconds: cold.seconds,
      coldCpuSeconds: cold.cpuSeconds,
      coldPeakBytes: cold.peakBytes,
      unchangedSeconds: unchanged.seconds,
      changedSeconds: changed.seconds,
      outputBytes: await weighFolder(client),
      searchBytes: search.all,
      firstSearchBytes: search.first,
      ...(await weighPage(client, path)),
    },
  };
}

async function weighFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let bytes = 0;
  for (const entry of entries)
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}

async function weighSearch(
  client: string,
): Promise<{ readonly first: number; readonly all: number }> {
  const names = (await readdir(client)).filter((name) => /^search-.*\.json$/.test(name));
  const sizes = await Promise.all(names.map((name) => weighFile(join(client, name))));
  return {
    first: sizes[names.indexOf('search-index.json')] ?? 0,
    all: sizes.reduce((sum, size) => sum + size, 0),
  };
}

/** After gzip: a page, and all that it loads before it answers to a click. */
async function weighPage(client: string, path: string) {
  const html = await readFile(join(client, path, 'index.html'), 'utf8');
  const data = [...html.matchAll(/<link rel="preload" as="fetch"[^>]* href="([^"]+)"/g)];
  const files = new Set([...listScripts(html), ...data.map(([, href = '']) => href)]);
  const sizes = await Promise.all([...files].map((file) => weighFile(join(client, file))));
  return {
    htmlBytes: gzipSync(html, { level: 9 }).length,
    scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

async function weighFile(path: string): Promise<number> {
  return gzipSync(await readFile(path), { level: 9 }).length;
}
