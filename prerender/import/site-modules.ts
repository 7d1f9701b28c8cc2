import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Copy } from './copies';
import type { LeftOver } from './left-over';
import type { TheirSite } from './their-site';
import { isBelow, toShown } from './their-site';

/** The text in quotes after `from`, `import` or `require`, with or without a loader before it. */
const SOURCES =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)['"](?:!?!?raw-loader!)?([^'"\n]+)['"]/g;
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.mdx', '.md', '.json'];

/** Folders that the import puts in their own places. */
const MOVED = /^(?:static|docs|versioned_docs|i18n|node_modules)(?:\/|$)/;

/**
 * Lists the files that guides import from `@site/…`, and those that these import: they keep their paths below
 * `content/`.
 */
export function listSiteModules(
  site: TheirSite,
  guides: readonly Copy[],
): { readonly copies: readonly Copy[]; readonly left: readonly LeftOver[] } {
  const copies = new Map<string, Copy>();
  const left: LeftOver[] = [];
  const visit = (path: string, isGuide: boolean) => {
    const text = readFileSync(path, 'utf8');
    for (const [, source = ''] of text.matchAll(SOURCES)) {
      const wanted = toWanted(source, path, isGuide, site);
      if (wanted === undefined) continue;
      const found = findFile(wanted);
      const name = toShown(site, found ?? wanted);
      if (MOVED.test(name) || copies.has(found ?? '')) continue;
      if (found === undefined || !site.isInside(found) || !isBelow(found, site.folder)) {
        left.push({ place: toShown(site, path), text: `"${source}" is not a file of the site.` });
        continue;
      }
      const to = `content/${relative(site.folder, found).split(sep).join('/')}`;
      copies.set(found, { from: found, to });
      if (/\.(?:[cm]?[jt]sx?|mdx?)$/.test(found)) visit(found, false);
    }
  };
  for (const { from } of guides)
    if (from !== undefined && /\.(?:mdx?|[jt]sx?)$/.test(from)) visit(from, true);
  return { copies: [...copies.values()], left };
}

/** The modules beside a guide are copied with its folder. */
function toWanted(
  source: string,
  path: string,
  isGuide: boolean,
  { folder }: TheirSite,
): string | undefined {
  if (source.startsWith('@site/')) return join(folder, source.slice('@site/'.length));
  return !isGuide && /^\.\.?\//.test(source) ? resolve(dirname(path), source) : undefined;
}

function findFile(path: string): string | undefined {
  const clean = path.replace(/\?.*$/, '');
  return [clean, join(clean, 'index')]
    .flatMap((each) => ENDINGS.map((ending) => each + ending))
    .find((each) => existsSync(each) && statSync(each).isFile());
}
