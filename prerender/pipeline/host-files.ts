import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toTwinPath } from '../../src/model/pages/twin';
import type { SiteConfig } from '../../src/model/site/site';
import { decodePercent } from '../../src/model/site/decode-percent';
import { toLocaleBase, toLocalePath } from '../../src/model/site/locales';
import type { Problem } from '../diagnostics/problem';
import type { Settings } from '../settings/settings';
import { listAgentFiles, listLongPages } from './agent-files';
import type { FinishedPage } from './finished-page';
import type { SitePages } from '../pages/site-pages';
import { writeOutput } from '../sources/output-files';
import { renderSvg } from './social/svg-image';
import { HEADERS_FILE, toHeaderRules, toHeadersText } from './hosts/header-rules';
import type { Redirect } from './hosts/redirect-rules';
import { toRedirectFile, toRedirectsText } from './hosts/redirect-rules';
import { toRedirectPage } from '../html/redirect-page';
import { SITEMAP_FILE, toRobots, toSitemaps } from './hosts/sitemap';
import { INSTALLED_SIZES, MANIFEST_FILE, toWebManifest } from './hosts/web-manifest';

/** Writes what search engines and browsers read beside the pages of one language. */
export async function writeSiteFiles(
  pages: readonly FinishedPage[],
  client: string,
  site: SiteConfig,
  { base, siteUrl, locale }: Settings,
): Promise<void> {
  const addresses = pages.flatMap(({ address }) => (address.isIndexed ? [address.url] : []));
  for (const [file, text] of toSitemaps(addresses.toSorted(), siteUrl + base))
    await writeOwn(client, file, text);
  await writeOwn(client, MANIFEST_FILE, toWebManifest(site, base, locale.htmlLang));
  const icon = join(client, 'favicon.svg');
  if (!existsSync(icon)) return;
  for (const [file, png] of drawIcons(await readFile(icon, 'utf8')))
    await writeOwn(client, file, png);
}

/** Writes the files by which agents find the pages of one language; returns the pages that are too long for them. */
export async function writeAgentFiles(
  pages: readonly FinishedPage[],
  { listIndexes, findSidebar }: SitePages,
  client: string,
  { locales }: SiteConfig,
  { base, siteUrl, locale }: Settings,
): Promise<readonly Problem[]> {
  const toUrl = (code: string) =>
    siteUrl + toLocalePath(base, `${base}llms.txt`, locale.code, code, locales.default);
  const agentSite = {
    indexes: await listIndexes(),
    pages,
    findSidebar,
    load: (path: string) => readFileSync(join(client, decodePercent(path)), 'utf8'),
    home: (siteUrl + base).replace(/\/$/, ''),
    languages: locales.all
      .filter(({ code }) => code !== locale.code)
      .map(({ code, label }) => ({ name: label, url: toUrl(code), note: '' })),
  };
  for (const [file, text] of await listAgentFiles(agentSite)) await writeOwn(client, file, text);
  return listLongPages(agentSite);
}

/** The icons as PNG, by file name, drawn from the SVG that all pages link. */
function drawIcons(svg: string): ReadonlyMap<string, Uint8Array> {
  return new Map([180, ...INSTALLED_SIZES].map((size) => [`icon-${size}.png`, toPng(svg, size)]));
}

function toPng(svg: string, width: number): Uint8Array {
  const fitTo = { mode: 'width', value: width } as const;
  return renderSvg(svg, { fitTo }, (image) => image.asPng());
}

/**
 * Writes a page at each old address, and the rules of hosts that lead on by themselves, which are at the root of the
 * whole site.
 */
export async function writeRedirects(
  redirects: readonly Redirect[],
  client: string,
  siteRoot: string,
  { base, siteUrl }: Settings,
): Promise<void> {
  const home = (siteUrl + base).replace(/\/$/, '');
  for (const { from, to } of redirects) {
    const file = toRedirectFile(from);
    const page = to.replace(/#.*/, '');
    const canonical = home + encodeURI(page);
    writeOutput(client, file, toRedirectPage({ base, to, canonical }));
    const [twin, moved] = [toTwinPath(from).slice(1), home + encodeURI(toTwinPath(page))];
    if (!/\.html?$/i.test(from)) await writeOwn(client, twin, `Moved to <${moved}>.\n`);
  }
  if (redirects.length > 0)
    await writeJoined(siteRoot, '_redirects', toRedirectsText(redirects, base));
}

/** Writes what hosts and robots read at the root of the whole site; `template` is that of its documents. */
export async function writeHostFiles(
  template: string,
  client: string,
  { locales }: SiteConfig,
  { base, siteUrl }: Settings,
): Promise<void> {
  await writeJoined(client, HEADERS_FILE, toHeadersText(toHeaderRules(template, base)));
  const sitemaps = locales.all.map(
    ({ code }) => siteUrl + toLocaleBase(base, code, locales.default) + SITEMAP_FILE,
  );
  await writeOwn(client, 'robots.txt', toRobots(sitemaps));
}

/** Leaves a file of the team in `public` as it is. */
async function writeOwn(client: string, file: string, content: string | Uint8Array): Promise<void> {
  if (!existsSync(join(client, file))) writeOutput(client, file, content);
}

/** Keeps the rules of the team in `public`, which come first. */
async function writeJoined(client: string, file: string, text: string): Promise<void> {
  const path = join(client, file);
  const own = existsSync(path) ? `${(await readFile(path, 'utf8')).trimEnd()}\n\n` : '';
  writeOutput(client, file, own + text);
}
