import { versions } from 'virtual:versions';
import type { DocsVersion } from '../model/site/docs-version';

export { versions } from 'virtual:versions';

/** The last version: the one that readers should use. */
export const lastVersion = getLast();

function getLast(): DocsVersion {
  const last = versions.find(({ isLast }) => isLast);
  if (last === undefined) throw new Error('No version of the documentation is built.');
  return last;
}
