import { Parser } from 'htmlparser2';
import type { Announcement, SiteConfig } from '../../src/model/site/site';
import type { NavbarItem } from '../../src/model/site/navbar';
import type { VersionOptions, VersionsOptions } from '../../src/model/site/versions';
import type { Locale } from '../../src/model/site/locales';
import { isExternalHref } from '../../src/model/site/paths';
import { toCleanAnnouncement } from '../html/announcement';
import { toMarkdown } from './markdown';
import type { StaticValue } from './static-value';
import { findText, getKey, isStaticObject, toList } from './static-value';
import type { TheirDocs, TheirSite } from './their-site';
import { toDocsFolder } from './their-site';

/** This site's configuration, with what theirs says. */
export function toSiteConfig(ours: SiteConfig, site: TheirSite): SiteConfig {
  const { config } = site;
  const theme = getKey(config, 'themeConfig');
  const docs = site.docs.find(({ id }) => id === 'default');
  const copyright = findText(getKey(getKey(theme, 'footer'), 'copyright'));
  // Made for the files, pages and words of this site, not of theirs.
  const {
    announcement: _announcement,
    baseUrl: _baseUrl,
    colorMode: _colorMode,
    editUrl: _editUrl,
    errorGuide: _errorGuide,
    foreignSpecs: _foreignSpecs,
    home: _home,
    lastUpdateAuthors: _lastUpdateAuthors,
    navbar: _navbar,
    styleRules: _styleRules,
    searchLast: _searchLast,
    searchContexts: _searchContexts,
    markdown: _markdown,
    ...rest
  } = ours;
  const baseUrl = findText(getKey(config, 'baseUrl'));
  const markdown = toMarkdown(site);
  const announcement = toAnnouncement(getKey(theme, 'announcementBar'));
  const navbar = listNavbarItems(site).flatMap(({ kept }) => kept ?? []);
  return {
    ...rest,
    apiOrder: [],
    url: findText(getKey(config, 'url')) ?? ours.url,
    ...(baseUrl !== undefined && baseUrl !== '/' && { baseUrl }),
    title: findText(getKey(config, 'title')) ?? ours.title,
    tagline: findText(getKey(config, 'tagline')) ?? ours.tagline,
    titleDelimiter: findText(getKey(config, 'titleDelimiter')) ?? ours.titleDelimiter,
    sourceUrl: toSourceUrl(site) ?? ours.sourceUrl,
    copyright: copyright === undefined ? ours.copyright : toPlainText(copyright),
    ...(navbar.length > 0 && { navbar }),
    ...(announcement !== undefined && { announcement }),
    ...(getKey(getKey(theme, 'colorMode'), 'respectPrefersColorScheme') === true && {
      colorMode: { respectPrefersColorScheme: true },
    }),
    ...(getKey(docs?.options, 'showLastUpdateAuthor') === true && { lastUpdateAuthors: true }),
    ...(markdown !== undefined && { markdown }),
    versions: toVersionsOptions(docs?.options, docs?.versions ?? []),
    locales: toLocales(ours, site),
  };
}

/** Where their sources are: as the configuration says, or where its docs are edited. */
export function toSourceUrl({ config, docs }: TheirSite): string | undefined {
  const owner = findText(getKey(config, 'organizationName'));
  const name = findText(getKey(config, 'projectName'));
  if (owner !== undefined && name !== undefined && /^[\w.-]+\/[\w.-]+$/.test(`${owner}/${name}`))
    return `https://github.com/${owner}/${name}`;
  const editUrl = docs.map(({ options }) => findText(getKey(options, 'editUrl'))).find(Boolean);
  return editUrl?.match(/^(https:\/\/[^/]+\/.+?)\/(?:-\/)?(?:edit|tree|blob)\//)?.[1];
}

function toAnnouncement(bar: StaticValue): Announcement | undefined {
  const text = (key: string) => findText(getKey(bar, key));
  const [id, content] = [text('id'), text('content')];
  if (content === undefined) return undefined;
  const [backgroundColor, textColor] = [text('backgroundColor'), text('textColor')];
  return {
    ...(id !== undefined && { id }),
    content: toCleanAnnouncement(content).html,
    ...(getKey(bar, 'isCloseable') === false && { isCloseable: false }),
    ...(backgroundColor !== undefined && { backgroundColor }),
    ...(textColor !== undefined && { textColor }),
  };
}

/** Their copyright is HTML; ours is text. */
function toPlainText(html: string): string {
  let text = '';
  const add = (part: string) => void (text += part);
  const parser = new Parser({ ontext: add, onopentag: () => add(' '), onclosetag: () => add(' ') });
  parser.end(html);
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** An item of their navbar, with its counterpart here if it has one. */
export interface TheirNavbarItem {
  /** Its label, or its type. */
  readonly name: string;
  readonly kept?: NavbarItem | undefined;
}

/** The items of their navbar, but for those that this site has anyway: the search, and the choices of versions and languages. */
export function listNavbarItems({ config, docs }: TheirSite): readonly TheirNavbarItem[] {
  const items = toList(getKey(getKey(getKey(config, 'themeConfig'), 'navbar'), 'items'));
  return items
    .filter((item) => isStaticObject(item))
    .filter(
      (item) => !/^(?:search|(?:docsVersion|locale)Dropdown)$/.test(findText(item['type']) ?? ''),
    )
    .map((item) => {
      const text = (key: string) => findText(getKey(item, key));
      return { name: text('label') ?? text('type') ?? 'without a label', kept: toItem(text, docs) };
    });
}

/** Only the sidebars of the main docs are moved. */
function toItem(
  text: (key: string) => string | undefined,
  docs: readonly TheirDocs[],
): NavbarItem | undefined {
  const [sidebar, doc, plugin = 'default'] = ['sidebarId', 'docId', 'docsPluginId'].map(text);
  const label = text('label') ?? doc;
  const own = docs.find(({ id }) => id === plugin);
  if (label === undefined) return undefined;
  if (sidebar !== undefined)
    return plugin === 'default' ? { type: 'sidebar', id: sidebar, label } : undefined;
  if (doc !== undefined) {
    if (plugin === 'default') return { type: 'doc', id: doc, label };
    return own && { type: 'doc', id: `${toDocsFolder(own)}/${doc}`, label };
  }
  const href = text('href') ?? text('to');
  const route = docs.find(({ id }) => id === 'default')?.route ?? 'docs';
  return href === undefined ? undefined : { type: 'link', href: toHref(href, route), label };
}

/** An address of their site as one of this. */
export function toHref(href: string, route: string): string {
  if (isExternalHref(href) || /^[a-z]+:/i.test(href)) return href;
  const path = href.replace(/^\/+/, '');
  if (path === route || path.startsWith(`${route}/`) || route === '')
    return `/docs/${path.slice(route.length).replace(/^\/+/, '')}`;
  return `/${path}`;
}

function toVersionsOptions(options: StaticValue, names: readonly string[]): VersionsOptions {
  const known = new Set(['current', ...names]);
  const last = findText(getKey(options, 'lastVersion'));
  const included = toList(getKey(options, 'onlyIncludeVersions')).filter(
    (name) => typeof name === 'string' && known.has(name),
  ) as string[];
  const of = getKey(options, 'versions');
  const entries = isStaticObject(of) ? Object.entries(of) : [];
  const versions = Object.fromEntries(
    entries
      .filter(([name]) => known.has(name))
      .map(([name, value]) => [name, toVersionOptions(value)]),
  );
  return {
    ...(last !== undefined && known.has(last) && { lastVersion: last }),
    ...(included.length > 0 && { onlyIncludeVersions: included }),
    ...(Object.keys(versions).length > 0 && { versions }),
  };
}

function toVersionOptions(value: StaticValue): VersionOptions {
  const [label, path] = [findText(getKey(value, 'label')), findText(getKey(value, 'path'))];
  const banner = ['none', 'unreleased', 'unmaintained'] as const;
  const chosen = banner.find((each) => each === getKey(value, 'banner'));
  const badge = getKey(value, 'badge');
  return {
    ...(label !== undefined && { label }),
    ...(path !== undefined && { path }),
    ...(chosen !== undefined && { banner: chosen }),
    ...(typeof badge === 'boolean' && { badge }),
  };
}

function toLocales(ours: SiteConfig, { config, locales }: TheirSite): SiteConfig['locales'] {
  const i18n = getKey(config, 'i18n');
  const main = findText(getKey(i18n, 'defaultLocale')) ?? locales[0];
  if (main === undefined || !locales.includes(main)) return ours.locales;
  const configs = getKey(i18n, 'localeConfigs');
  return { default: main, all: locales.map((code) => toLocale(code, getKey(configs, code))) };
}

function toLocale(code: string, options: StaticValue): Locale {
  const name = new Intl.DisplayNames([toTag(code)], { type: 'language' }).of(toTag(code));
  return {
    code,
    label: findText(getKey(options, 'label')) ?? name ?? code,
    htmlLang: findText(getKey(options, 'htmlLang')) ?? code,
    ...(getKey(options, 'direction') === 'rtl' && { direction: 'rtl' }),
  };
}

/** A tag that the platform accepts; a site may call its languages as it likes. */
function toTag(code: string): string {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** The file of the site's configuration. */
export const CONFIG_FILE = 'content/site.ts';

/** The text of `content/site.ts`. */
export function toSiteFile(config: SiteConfig): string {
  return `import type { SiteConfig } from '../src/model/site/site';

/** The settings that a team changes to make the site its own. */
export const site: SiteConfig = ${JSON.stringify(config, undefined, 2)};
`;
}
