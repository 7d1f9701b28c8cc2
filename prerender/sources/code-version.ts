import { hash, hashFiles } from './kept-files';
import { listFiles } from './sources';

/** The folders of all code that a command may load, besides packages. */
const FOLDERS = ['prerender', 'src'];

/** The packages that the code loads, and the settings of the site. */
const FILES = ['package-lock.json', 'content/site.ts'];

/** The version of the code of a project: another one whenever a file of it changes, and the same in another checkout. */
export async function loadCodeVersion(root: string): Promise<string> {
  const files = await Promise.all(FOLDERS.map((folder) => listFiles(root, folder)));
  return hash(JSON.stringify(hashFiles(root, [...FILES, ...files.flat()])));
}
