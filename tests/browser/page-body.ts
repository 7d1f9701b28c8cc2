import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { siteFolder } from './site-pages';

interface Record {
  readonly page: { readonly script: string } | { readonly data: string };
}

/** The name of the file that a page is loaded from: a script, or the data of a guide without code. */
export function getBodyFile(path: string): string {
  const name = `routes${path.replace(/\/$/, '')}.json`;
  const { page } = JSON.parse(readFileSync(join(siteFolder, name), 'utf8')) as Record;
  return basename('script' in page ? page.script : page.data);
}
