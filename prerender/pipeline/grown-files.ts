import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { toGzipSize } from './gzip-size';

/**
 * The scripts and styles that are new or larger than in the last build, the most grown first:
 * `app.js +0.4 kB`. Empty without a last build.
 */
export async function listGrownFiles(client: string, last: string): Promise<readonly string[]> {
  const [sizes, before] = await Promise.all([client, last].map(loadSizes));
  if (sizes === undefined || before === undefined || before.size === 0) return [];
  return Array.from(sizes, ([name, size]) => ({ name, growth: size - (before.get(name) ?? 0) }))
    .filter(({ growth }) => growth > 0)
    .toSorted((a, b) => b.growth - a.growth)
    .slice(0, 5)
    .map(({ name, growth }) => `${name} +${(growth / 1000).toFixed(1)} kB`);
}

/** The sizes after gzip by name, without the hash. Files that share a name count as one. */
async function loadSizes(client: string): Promise<ReadonlyMap<string, number>> {
  const folder = join(client, 'assets');
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = new Map<string, number>();
  for (const file of files.filter((each) => /\.(?:js|css)$/.test(each))) {
    const name = basename(file).replace(/[.-][\w-]{8}(?=\.\w+$)/, '');
    const size = toGzipSize(await readFile(join(folder, file)));
    sizes.set(name, (sizes.get(name) ?? 0) + size);
  }
  return sizes;
}
