import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteCopy } from './site-copy';

/** Each file of a built site, by its path, with a hash of its content; none where there is no build. */
export async function readSite({ folder }: SiteCopy): Promise<Readonly<Record<string, string>>> {
  const client = join(folder, 'dist/client');
  if (!existsSync(client)) return {};
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const hashes = files.map(async (file) => {
    const hash = createHash('sha256').update(await readFile(file));
    return [file.slice(client.length), hash.digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}
