/**
 * The content hash of each index of a site, by the site path of the version that it is of: `/docs/next`.
 * The index of the last version, which has all that belongs to no version as well, is at `''`.
 */
export type IndexHashes = ReadonlyMap<string, string>;

/** The hashes as text for an attribute of the page; paths are URLs, and have no spaces. */
export function toIndexHashesText(hashes: IndexHashes): string {
  return [...hashes].map(([path, hash]) => `${path}=${hash}`).join(' ');
}

/** The hashes of a page; none in development, where the index has no content yet. */
export function parseIndexHashes(text: string): IndexHashes {
  const pairs = text.split(' ').filter((pair) => pair !== '');
  return new Map(
    pairs.map((pair) => {
      const at = pair.lastIndexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

/** Which of some indexes a page is in: that of its version. */
export function findIndexPath(paths: Iterable<string>, sitePath: string): string {
  const isBelow = (path: string) => path !== '' && `${sitePath}/`.startsWith(`${path}/`);
  return [...paths].find(isBelow) ?? '';
}
