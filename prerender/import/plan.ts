import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DocsVersion } from '../../src/model/site/docs-version';
import { toComparablePath } from '../../src/model/site/paths';
import type { SiteConfig } from '../../src/model/site/site';
import { toVersions } from '../../src/model/site/versions';
import { toDoc } from '../guides/docs/doc';
import { isDocFile } from '../guides/docs/doc-address';
import { CONFIG_FILE, toHref, toSiteConfig, toSiteFile } from './site-config';
import type { Copy, FolderCopies } from './copies';
import { listCopies } from './copies';
import type { LeftOver } from './left-over';
import { listConfigLeftOvers } from './left-over';
import { toRedirects, withRedirects } from './redirects';
import { toSidebars } from './sidebars';
import { listSiteModules } from './site-modules';
import type { TheirDocs, TheirSite } from './their-site';
import { isExcluded, toDocsFolder, toShown } from './their-site';

/** The plan of an import. */
export interface Plan {
  readonly copies: readonly Copy[];
  readonly refused: readonly LeftOver[];
  readonly left: readonly LeftOver[];
}

/** Plans the move of a Docusaurus site into this one, whose configuration is `ours`. */
export function toPlan(site: TheirSite, ours: SiteConfig): Plan {
  const main = site.docs.find(({ id }) => id === 'default');
  const others = site.docs.filter((docs) => docs !== main);
  const folders = [
    ...(main === undefined ? [] : listDocs(site, main)),
    ...others.map((docs) => listOther(site, docs)),
    ...listTranslations(site),
    ...site.staticFolders.map((folder) => listCopies(folder, 'public', site.isInside)),
  ];
  const files = folders.flatMap(({ copies }) => copies);
  const modules = listSiteModules(
    site,
    files.filter(({ to }) => to.startsWith('content/')),
  );
  const config = toSiteConfig(ours, site);
  const versions = site.redirects && main ? toVersions(main.versions, config.versions) : [];
  const guides = toGuideFiles(files, versions);
  const redirects = toRedirects(site.redirects, site.configFile, config.baseUrl ?? '/', (address) =>
    guides.get(toComparablePath(toHref(address, main?.route ?? ''))),
  );
  const sidebars = main === undefined ? [] : toSidebars(site, main);
  return {
    copies: [
      ...files.map((file) => withRedirects(file, redirects.moved)),
      ...modules.copies,
      ...redirects.copies,
      ...listHostRedirects(site, files),
      ...sidebars.flatMap((each) => ('to' in each ? [each] : [])),
      ...toVersionsFile(main),
      { text: toSiteFile(config), to: CONFIG_FILE },
      // This site's words, and phrases for its pages, find nothing on another one.
      { text: '', to: 'content/search.yaml' },
    ],
    refused: folders
      .flatMap(({ refused }) => refused)
      .map((path) => ({
        place: toShown(site, path),
        text: 'This is outside the repository of the site, or a link to nothing or in a circle: it was not read. Copy what you need by hand.',
      })),
    left: [
      ...listConfigLeftOvers(site),
      ...sidebars.flatMap((each) => ('place' in each ? [each] : [])),
      ...modules.left,
      ...redirects.left,
      ...(main === undefined ? [] : listUnlistedVersions(site, main)),
      ...(ours.apiOrder.length === 0 ? [] : [ourSpecs]),
      ...listUnmoved(site),
    ],
  };
}

/** The files that the guides get, by their addresses, without those that have earlier addresses of their own. */
function toGuideFiles(
  files: readonly Copy[],
  versions: readonly DocsVersion[],
): ReadonlyMap<string, string> {
  const toEntries = ({ folder, path }: DocsVersion) => {
    const place = { folder: `${folder}/docs`, versionPath: path };
    return files.flatMap(({ from, to }) => {
      const isDoc =
        to.startsWith(`${place.folder}/`) && isDocFile(to.slice(place.folder.length + 1));
      if (from === undefined || !isDoc) return [];
      const { doc } = toDoc({ file: to, text: readFileSync(from, 'utf8') }, place);
      return doc.redirectFrom ? [] : [[toComparablePath(doc.path), to] as const];
    });
  };
  return new Map(versions.flatMap(toEntries));
}

const ourSpecs: LeftOver = {
  place: 'specs/ of this project',
  text: 'The home page and the footer name the APIs in this folder: put yours there, and delete the others.',
};

function listDocs(site: TheirSite, docs: TheirDocs): readonly FolderCopies[] {
  const cut = docs.versions.map((name) =>
    listCopies(
      join(site.folder, 'versioned_docs', `version-${name}`),
      `content/versions/${name}/docs`,
      site.isInside,
      isExcluded(docs),
    ),
  );
  return [listCopies(docs.folder, 'content/docs', site.isInside, isExcluded(docs)), ...cut];
}

/** Further docs become a folder of the guides. */
function listOther(site: TheirSite, docs: TheirDocs): FolderCopies {
  const to = `content/docs/${toDocsFolder(docs)}`;
  return listCopies(docs.folder, to, site.isInside, isExcluded(docs));
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

function listTranslations(site: TheirSite): readonly FolderCopies[] {
  const docs = site.docs.find(({ id }) => id === 'default');
  const isLeftOut = docs && isExcluded(docs);
  return site.locales.flatMap((code) => {
    const folder = join(site.folder, 'i18n', code, DOCS_PLUGIN);
    const list = (from: string, to: string) =>
      listCopies(join(folder, from), `content/i18n/${code}/${to}`, site.isInside, isLeftOut);
    return [
      list('current', 'docs'),
      ...(docs?.versions ?? []).map((name) => list(`version-${name}`, `versions/${name}/docs`)),
    ];
  });
}

function toVersionsFile(docs: TheirDocs | undefined): readonly Copy[] {
  if (docs === undefined || docs.versions.length === 0) return [];
  return [{ text: `${JSON.stringify(docs.versions)}\n`, to: 'content/versions.json' }];
}

/** Folders of versions that are no longer listed: Docusaurus does not publish them either. */
function listUnlistedVersions(site: TheirSite, { versions }: TheirDocs): readonly LeftOver[] {
  const folder = join(site.folder, 'versioned_docs');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith('version-'))
    .filter((name) => !versions.includes(name.slice('version-'.length)))
    .toSorted()
    .map((name) => ({
      place: toShown(site, join(folder, name)),
      text: 'This version is not in versions.json, so it was not published: it was not moved.',
    }));
}

/** A list of redirects for the host that stands beside the configuration. */
function listHostRedirects(site: TheirSite, files: readonly Copy[]): readonly Copy[] {
  const from = join(site.folder, '_redirects');
  const to = 'public/_redirects';
  if (!existsSync(from) || !site.isInside(from) || files.some((each) => each.to === to)) return [];
  return [{ from, to }];
}

/** The parts of the site that have no place here, with their kind. */
const unmoved: readonly (readonly [string, RegExp, string])[] = [
  ['blog', /\.mdx?$/, 'A blog is not part of this site.'],
  ['src/pages', /\.(?:mdx?|[jt]sx?)$/, 'A page of its own: write it as a guide, or in src/.'],
  ['src/theme', /\.[jt]sx?$/, 'A component of the theme: the components of this site are in src/.'],
  ['src/css', /\.s?css$/, 'A style for the theme: the styles of this site are in src/ui/styles/.'],
  ['i18n', /\.json$/, 'Texts of the interface: see content/i18n/ and "Translating".'],
];

function listUnmoved(site: TheirSite): readonly LeftOver[] {
  return unmoved.flatMap(([name, pattern, text]) => {
    const folder = join(site.folder, name);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => pattern.test(path))
      .toSorted()
      .map((path) => ({ place: toShown(site, join(folder, path)), text }));
  });
}
