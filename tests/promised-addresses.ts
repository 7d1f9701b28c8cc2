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
 * `- /docs/old#anchor The feature is gone.`, where an asterisk in the address stands for any text. With `UPDATE_ADDRESSES=1`, new addresses are added to the list.
 */
export function checkAddresses(client: string, site: string): AddressFindings {
  const file = fileURLToPath(new URL(`addresses/${site}.txt`, import.meta.url));
  const built = readAddresses(client);
  const { promised, struck } = readPromised(file);
  const isStruck = (address: string) => struck.some((line) => toPattern(line).test(address));
  const kept = [...promised].filter((address) => hasAddress(built, address) || !isStruck(address));
  const gone = kept.filter((address) => !hasAddress(built, address));
  const fresh = listAddresses(built).filter((address) => !promised.has(address));
  if (process.env['UPDATE_ADDRESSES'] === undefined) return { gone, fresh };
  write(file, [...kept, ...fresh], struck);
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
  return { promised, struck: lines.filter((line) => line.startsWith('- ')) };
}

/** What the address of a line that strikes out matches. */
function toPattern(line: string): RegExp {
  const [, address = ''] = line.split(' ');
  const parts = address
    .split('*')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`);
}

/** Writes a line for each page, and the lines that strike addresses out. */
function write(file: string, addresses: readonly string[], struck: readonly string[]): void {
  const pages = new Map<string, Set<string>>();
  for (const address of addresses) {
    const [path = '', anchor] = address.split('#', 2);
    const anchors = pages.get(path) ?? new Set();
    if (anchor !== undefined) anchors.add(anchor);
    pages.set(path, anchors);
  }
  const lines = Array.from(pages, ([path, anchors]) =>
    [path, ...[...anchors].toSorted()].join(' '),
  );
  writeFileSync(file, `${[...lines.toSorted(), ...struck].join('\n')}\n`);
}
