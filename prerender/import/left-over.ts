import { ALLOWED, toCleanAnnouncement } from '../html/announcement';
import { hasOtherPlugin, isDiagramTheme, listMarkdownLeftOvers } from './markdown';
import type { StaticValue } from './static-value';
import { findText, getKey, listUnread } from './static-value';
import { listNavbarItems, toSourceUrl } from './site-config';
import type { TheirDocs, TheirSite } from './their-site';

/** Something that the writer has to do, or to know. */
export interface LeftOver {
  /** Of their site: a file, with line and column where they are known. */
  readonly place: string;
  readonly text: string;
}

/** The keys of the configuration that were not read, or have no counterpart here. */
export function listConfigLeftOvers(site: TheirSite): readonly LeftOver[] {
  const { config, configFile } = site;
  const at = (text: string): LeftOver => ({ place: configFile, text });
  const unread = listUnread(config)
    .filter(({ keys }) => isWanted(keys))
    .map(({ keys, value }) => ({
      place: `${value.file}:${value.position.line}:${value.position.column}`,
      text: `${keys === '' ? 'The configuration' : `"${keys}"`} is ${value.what}: the command runs no code of theirs. See to it by hand.`,
    }));
  return [
    ...unread,
    ...site.plugins
      .filter(({ name, unread: code }) => code === undefined && !isReplaced(name))
      .map(({ name }) => at(`${toKind(name)} is not part of this site.`)),
    ...listMarkdownLeftOvers(site).map(at),
    ...listLookLeftOvers(config).map(at),
    ...listNavbarItems(site)
      .filter(({ kept }) => kept === undefined)
      .map(({ name }) =>
        at(`The item "${name}" of the navbar is not moved: see "navbar" in content/site.ts.`),
      ),
    ...listAnnouncementLeftOvers(config).map(at),
    ...(toSourceUrl(site) === undefined
      ? [at('Where the sources are is not said: set "sourceUrl" in content/site.ts.')]
      : []),
    ...site.docs.flatMap((docs) => listDocsLeftOvers(docs).map(at)),
    ...site.untranslated.map((code) => at(`The language "${code}" has no files in i18n/.`)),
  ];
}

/** Keys of the look of a site, and where this site has it. */
const looks: readonly (readonly [string, string])[] = [
  ['favicon', 'is not moved: the icon is public/favicon.svg.'],
  ['scripts', 'are not moved: the site runs no scripts of others.'],
  ['stylesheets', 'are not moved: the site loads no styles of others.'],
  ['themeConfig.image', 'is not moved: each page has its own picture.'],
  ['themeConfig.navbar.logo', 'is not moved: the mark is drawn in content/logo.tsx.'],
  [
    'themeConfig.footer.links',
    'are not moved: the footer links to the parts of the site by itself.',
  ],
];

function listLookLeftOvers(config: StaticValue): readonly string[] {
  return looks
    .filter(([keys]) => keys.split('.').reduce(getKey, config) !== undefined)
    .map(([keys, text]) => `"${keys}" ${text}`);
}

function listAnnouncementLeftOvers(config: StaticValue): readonly string[] {
  const bar = getKey(getKey(config, 'themeConfig'), 'announcementBar');
  const { dropped } = toCleanAnnouncement(findText(getKey(bar, 'content')) ?? '');
  if (dropped.length === 0) return [];
  return [`The announcement has lost ${dropped.join(', ')}: it may have ${ALLOWED}.`];
}

/** Keys whose value nobody needs here are passed over: an analytics id, the options of a plugin. */
const WANTED = [
  /^(?:title|tagline|titleDelimiter|url|baseUrl|i18n|presets|staticDirectories|\.\.\.|themeConfig)?$/,
  /^(?:i18n|presets|staticDirectories)[.[]/,
  /^plugins(?:\[\d+\](?:\[0\]|\[1\]\.(?:path|routeBasePath|sidebarPath|redirects.*))?)?$/,
  /^themeConfig\.(?:navbar|footer\.copyright$)/,
];
const UNWANTED = /\.(?:blog|theme|gtag|pages)\b|[a-z]Plugins\[|dropdownItems|editUrl/;

function isWanted(keys: string): boolean {
  return WANTED.some((pattern) => pattern.test(keys)) && !UNWANTED.test(keys);
}

/** Plugins that are told of elsewhere. */
function isReplaced(name: string): boolean {
  return /client-redirects/.test(name) || isDiagramTheme(name);
}

function toKind(name: string): string {
  if (name === 'blog') return 'The blog';
  return /theme/.test(name) ? `The theme "${name}"` : `The plugin "${name}"`;
}

/** Options of docs that change what is published. */
const docsOptions: readonly (readonly [string, string])[] = [
  ['editUrl', 'is not moved: in content/site.ts, set the URL at which this project can be edited.'],
  ['include', 'is not applied: all files of the folder were copied.'],
  ['exclude', 'is applied: the files that it names were not copied.'],
  ['remarkPlugins', 'is not applied: what its plugins add to Markdown is not here.'],
  ['beforeDefaultRemarkPlugins', 'is not applied: what its plugins add to Markdown is not here.'],
  ['rehypePlugins', 'is not applied: what its plugins add to Markdown is not here.'],
  ['sidebarItemsGenerator', 'is not applied: sidebars are generated from the folders.'],
  ['numberPrefixParser', 'is not applied: number prefixes are read as by default.'],
];

function listDocsLeftOvers({ id, route, options }: TheirDocs): readonly string[] {
  const found = docsOptions
    .filter(([name]) => hasKey(options, name))
    .filter(([name]) => !name.endsWith('Plugins') || hasOtherPlugin(getKey(options, name)))
    .map(([name, text]) => `"${name}" of the docs ${text}`);
  if (id !== 'default')
    return [
      ...found,
      `The docs "${id}" were at /${route}; they are a folder of content/docs/ now. Add it to a sidebar: { type: 'autogenerated', dirName: '${route}' }.`,
    ];
  if (route === 'docs') return found;
  return [
    ...found,
    `The docs were at "/${route}" and are at "/docs/" here: put "/docs" in front of the addresses in links, and let the host redirect the old ones.`,
  ];
}

function hasKey(value: StaticValue, key: string): boolean {
  return typeof value === 'object' && value !== null && key in value;
}
