import type { DocsVersion } from '../model/site/docs-version';
import { toVersions } from '../model/site/versions';
import { site } from './site';

// The file does not exist until a version is cut.
const names = import.meta.glob<readonly string[]>('/content/versions.json', {
  import: 'default',
  eager: true,
});

/** The versions of the documentation, the current one first. */
export const versions: readonly DocsVersion[] = toVersions(
  Object.values(names).flat(),
  site.versions,
);

/** The last version: the one that readers should use. */
export const lastVersion = getLast();

function getLast(): DocsVersion {
  const last = versions.find(({ isLast }) => isLast);
  if (last === undefined) throw new Error('No version of the documentation is built.');
  return last;
}
