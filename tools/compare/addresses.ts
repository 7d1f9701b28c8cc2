import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The pages of a built site by path, each with its anchors, or with `undefined` where it redirects. */
export type Addresses = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** Reads the addresses of the site in a folder. */
export function readAddresses(client: string): Addresses {
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

/** All addresses: `/docs/routing`, `/docs/routing#trailing-slashes`. */
export function listAddresses(addresses: Addresses): readonly string[] {
  return [...addresses].flatMap(([path, anchors]) => [
    path,
    ...Array.from(anchors ?? [], (anchor) => `${path}#${anchor}`),
  ]);
}

/** A page that redirects has every anchor. */
export function hasAddress(addresses: Addresses, address: string): boolean {
  const [path = '', anchor] = address.split('#', 2);
  if (!addresses.has(path)) return false;
  const anchors = addresses.get(path);
  return anchor === undefined || anchors === undefined || anchors.has(anchor);
}
