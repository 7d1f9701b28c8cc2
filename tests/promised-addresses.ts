import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hasAddress, listAddresses, readAddresses } from '../tools/compare/addresses';

/** The promises that a built site breaks, and the addresses that it does not promise yet. */
export interface AddressFindings {
  readonly gone: readonly string[];
  readonly fresh: readonly string[];
}

/**
 * Compares a built site with its list in `tests/addresses`: a line for each page, with its anchors. An address that
 * readers may have bookmarked must not disappear: its page redirects, or it is struck out, in a line such as
 * `- /docs/old#anchor The feature is gone.` With `UPDATE_ADDRESSES=1`, new addresses are added to the list.
 */
export function checkAddresses(client: string, site: string): AddressFindings {
  const file = fileURLToPath(new URL(`addresses/${site}.txt`, import.meta.url));
  const built = readAddresses(client);
  const { promised, struck } = readPromised(file);
  const gone = [...promised].filter((each) => !struck.has(each) && !hasAddress(built, each));
  const fresh = listAddresses(built).filter((address) => !promised.has(address));
  if (process.env['UPDATE_ADDRESSES'] === undefined) return { gone, fresh };
  write(file, [...promised, ...fresh], struck);
  return { gone, fresh: [] };
}

function readPromised(file: string) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const promised = new Set(
    lines
      .filter((line) => line.startsWith('/'))
      .flatMap((line) => {
        const [path = '', ...anchors] = line.split(' ');
        return [path, ...anchors.map((anchor) => `${path}#${anchor}`)];
      }),
  );
  const struck = new Map(
    lines
      .filter((line) => line.startsWith('- '))
      .map((line) => [line.split(' ')[1] ?? '', line] as const),
  );
  return { promised, struck };
}

/** Writes a line for each page, and the lines that strike addresses out. */
function write(
  file: string,
  addresses: readonly string[],
  struck: ReadonlyMap<string, string>,
): void {
  const pages = new Map<string, Set<string>>();
  for (const address of addresses.filter((each) => !struck.has(each))) {
    const [path = '', anchor] = address.split('#', 2);
    const anchors = pages.get(path) ?? new Set();
    if (anchor !== undefined) anchors.add(anchor);
    pages.set(path, anchors);
  }
  const lines = Array.from(pages, ([path, anchors]) =>
    [path, ...[...anchors].toSorted()].join(' '),
  );
  writeFileSync(file, `${[...lines.toSorted(), ...struck.values()].join('\n')}\n`);
}
