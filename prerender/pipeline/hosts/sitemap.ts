/** The most addresses that a file may have. https://www.sitemaps.org/protocol.html */
export const MOST_ADDRESSES = 50_000;

/** The files with the addresses of pages: one, or an index and the files that it names. */
export function toSitemaps(
  addresses: readonly string[],
  home: string,
  most = MOST_ADDRESSES,
): ReadonlyMap<string, string> {
  if (addresses.length <= most) return new Map([[SITEMAP_FILE, toUrlSet(addresses)]]);
  const count = Math.ceil(addresses.length / most);
  const parts = Array.from({ length: count }, (_, index) => ({
    file: `sitemap-${index + 1}.xml`,
    text: toUrlSet(addresses.slice(index * most, (index + 1) * most)),
  }));
  const index = parts.map(({ file }) => `<sitemap><loc>${escape(home + file)}</loc></sitemap>`);
  return new Map([
    [SITEMAP_FILE, toDocument('sitemapindex', index)],
    ...parts.map(({ file, text }) => [file, text] as const),
  ]);
}

export const SITEMAP_FILE = 'sitemap.xml';

function toUrlSet(addresses: readonly string[]): string {
  return toDocument(
    'urlset',
    addresses.map((address) => `<url><loc>${escape(address)}</loc></url>`),
  );
}

function toDocument(name: string, entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${name}>`,
    '',
  ].join('\n');
}

function escape(address: string): string {
  return address
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** Every page may be read; those that are not to be listed say so themselves. */
export function toRobots(sitemaps: readonly string[]): string {
  return ['User-agent: *', 'Disallow:', '', ...sitemaps.map((url) => `Sitemap: ${url}`), ''].join(
    '\n',
  );
}
