import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Every public address of this site: a line for each page, with its anchors. An address that readers may have
 * bookmarked must not disappear: its page redirects, or it is struck out, in a line such as
 * `- /docs/old#anchor The feature is gone.` `UPDATE_ADDRESSES=1 npm run test:hosting` adds new addresses.
 */
const file = 'tests/hosting/addresses.txt';
const client = resolve('dist/client');

/** The anchors by path; undefined for a page that redirects. */
type Addresses = ReadonlyMap<string, ReadonlySet<string> | undefined>;

it('keeps every address that it has had, and lists the new ones', () => {
  const built = readBuilt();
  const { promised, struck } = readPromised();
  if (process.env['UPDATE_ADDRESSES'] !== undefined) write(built, promised, struck);
  const gone = [...promised].filter((address) => !struck.has(address) && !isThere(built, address));
  expect({ gone }).toEqual({ gone: [] });
  const all = readPromised().promised;
  const fresh = listAddresses(built).filter((address) => !all.has(address));
  // `UPDATE_ADDRESSES=1 npm run test:hosting` lists them.
  expect({ fresh }).toEqual({ fresh: [] });
});

function isThere(built: Addresses, address: string): boolean {
  const [path = '', anchor] = address.split('#', 2);
  if (!built.has(path)) return false;
  const anchors = built.get(path);
  return anchor === undefined || anchors === undefined || anchors.has(anchor);
}

function readBuilt(): Addresses {
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => /(?:^|\/)index\.html$/.test(name));
  return new Map(
    names.toSorted().map((name) => {
      const html = readFileSync(join(client, name), 'utf8');
      const path = `/${name.replace(/\/?index\.html$/, '')}`;
      return [path, html.includes('http-equiv="refresh"') ? undefined : listAnchors(html)];
    }),
  );
}

function listAnchors(html: string): ReadonlySet<string> {
  const elements = html.replaceAll(/<(style|script)\b[^]*?<\/\1>/g, '');
  const ids = Array.from(elements.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id);
  // React makes up the others, anew with each version of a page.
  return new Set(ids.filter((id) => !/^_[rR]_/.test(id)));
}

function listAddresses(built: Addresses): readonly string[] {
  return [...built].flatMap(([path, anchors]) => [
    path,
    ...[...(anchors ?? [])].map((anchor) => `${path}#${anchor}`),
  ]);
}

function readPromised() {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
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

/** Writes the addresses that there are, those that have disappeared, and the lines that strike some out. */
function write(
  built: Addresses,
  promised: ReadonlySet<string>,
  struck: ReadonlyMap<string, string>,
): void {
  const pages = new Map<string, Set<string>>();
  for (const address of [...promised, ...listAddresses(built)]) {
    const [path = '', anchor] = address.split('#', 2);
    if (struck.has(address)) continue;
    const anchors = pages.get(path) ?? new Set();
    if (anchor !== undefined) anchors.add(anchor);
    pages.set(path, anchors);
  }
  const lines = [...pages].map(([path, anchors]) => [path, ...[...anchors].toSorted()].join(' '));
  writeFileSync(file, `${[...lines.toSorted(), ...struck.values()].join('\n')}\n`);
}
