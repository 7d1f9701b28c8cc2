import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { checkVersionName } from '../guides/versions';
import { createStaticModules } from './static-module';
import type { StaticValue } from './static-value';
import { Unread, findText, getKey, isStaticObject, toList } from './static-value';

/** A folder of docs of a Docusaurus site. */
export interface TheirDocs {
  /** `default`, or the id of a further instance of the plugin. */
  readonly id: string;
  /** Absolute. */
  readonly folder: string;
  /** The address of its pages, without slashes at its ends. */
  readonly route: string;
  /** Absolute; false for none, undefined for one of all docs. */
  readonly sidebars: string | false | undefined;
  readonly versions: readonly string[];
  /** Its options, as far as they are known. */
  readonly options: StaticValue;
}

/** A Docusaurus site, as its configuration describes it. */
export interface TheirSite {
  /** Absolute. */
  readonly folder: string;
  /** Relative to the folder. */
  readonly configFile: string;
  readonly config: StaticValue;
  readonly docs: readonly TheirDocs[];
  /** Absolute. */
  readonly staticFolders: readonly string[];
  readonly redirects: StaticValue;
  readonly plugins: readonly Plugin[];
  /** The default language, and those with translations. */
  readonly locales: readonly string[];
  /** The languages without. */
  readonly untranslated: readonly string[];
  /** True for a file that, its links followed, is part of the site or of its repository. */
  readonly isInside: (path: string) => boolean;
  /** Reads a module of the site without running it. */
  readonly load: (path: string, name: string) => StaticValue;
}

/** A plugin or a theme, with its options. */
interface Plugin {
  readonly name: string;
  readonly options: StaticValue;
  readonly unread?: Unread;
}

const CONFIGS = ['ts', 'js', 'mjs', 'cjs', 'mts', 'cts'].map((end) => `docusaurus.config.${end}`);

/**
 * Reads a site from its configuration; undefined for a folder without one. Files are read below `root` only, by
 * default its repository.
 */
export function readTheirSite(folder: string, root?: string): TheirSite | undefined {
  const configFile = CONFIGS.find((name) => existsSync(join(folder, name)));
  if (configFile === undefined) return undefined;
  const boundary = root === undefined ? findBoundary(realpathSync(folder)) : realpathSync(root);
  const isInside = (path: string) => isBelow(realpathSync(path), boundary);
  const { load } = createStaticModules(folder, isInside);
  const config = load(join(folder, configFile), 'default');
  const plugins = [
    ...toPlugins(getKey(config, 'plugins'), 'docusaurus-plugin-'),
    ...toPlugins(getKey(config, 'themes'), 'docusaurus-theme-'),
  ];
  const preset = toPlugins(getKey(config, 'presets'), 'docusaurus-preset-').find(({ options }) =>
    isStaticObject(options),
  )?.options;
  const instances = plugins.filter(({ name }) => /plugin-content-docs(?:\/|$)/.test(name));
  const main = getKey(preset, 'docs');
  const all = [...(main === false ? [] : [main]), ...instances.map(({ options }) => options)];
  const i18n = getKey(config, 'i18n');
  const codes = toList(getKey(i18n, 'locales'))
    .filter((code) => typeof code === 'string')
    .filter((code) => /^[\w-]+$/.test(code));
  const isTranslated = (code: string) =>
    code === (getKey(i18n, 'defaultLocale') ?? codes[0]) || existsSync(join(folder, 'i18n', code));
  return {
    folder,
    configFile,
    config,
    docs: all.map((options) => toDocs(folder, options)),
    staticFolders: toStaticFolders(folder, config),
    redirects: plugins.find(({ name }) => /client-redirects/.test(name))?.options,
    plugins: [
      ...plugins.filter((each) => !instances.includes(each)),
      ...['blog', 'gtag', 'googleAnalytics', 'googleTagManager', 'sitemap']
        .map((name) => ({ name, options: getKey(preset, name) }))
        .filter(({ options }) => isStaticObject(options)),
    ],
    locales: codes.filter(isTranslated),
    untranslated: codes.filter((code) => !isTranslated(code)),
    isInside,
    load,
  };
}

/** The repository of a site, whose docs are often beside the site; without one, the site itself. */
function findBoundary(folder: string): string {
  let current = folder;
  while (!existsSync(join(current, '.git'))) {
    const above = dirname(current);
    if (above === current) return folder;
    current = above;
  }
  return current;
}

/** True for the folder itself, too. */
export function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function toPlugins(value: StaticValue, prefix: string): readonly Plugin[] {
  return toList(value).flatMap((entry): readonly Plugin[] => {
    if (!entry) return [];
    if (entry instanceof Unread) return [{ name: entry.what, options: undefined, unread: entry }];
    const [name, options] = Array.isArray(entry) ? (entry as StaticValue[]) : [entry];
    if (name instanceof Unread) return [{ name: name.what, options, unread: name }];
    return typeof name === 'string' ? [{ name: toFullName(name, prefix), options }] : [];
  });
}

/** `classic` as `@docusaurus/preset-classic`. */
function toFullName(name: string, prefix: string): string {
  return /^[\w-]+$/.test(name) && !name.startsWith('docusaurus')
    ? `@docusaurus/${prefix.slice('docusaurus-'.length)}${name}`
    : name;
}

function toDocs(folder: string, options: StaticValue): TheirDocs {
  const id = findText(getKey(options, 'id')) ?? 'default';
  const path = findText(getKey(options, 'path')) ?? 'docs';
  const sidebars = getKey(options, 'sidebarPath');
  const file = id === 'default' ? 'versions.json' : `${id}_versions.json`;
  return {
    id,
    folder: resolve(folder, path),
    route: (findText(getKey(options, 'routeBasePath')) ?? 'docs').replaceAll(/^\/+|\/+$/g, ''),
    sidebars:
      sidebars === false
        ? false
        : typeof sidebars === 'string'
          ? resolve(folder, sidebars)
          : undefined,
    versions: readVersions(join(folder, file)),
    options,
  };
}

/** The folder below `content/docs` of further docs: their address, if it can be a folder, or else their id. */
export function toDocsFolder({ id, route }: Pick<TheirDocs, 'id' | 'route'>): string {
  return /^[\w-]+(?:\/[\w-]+)*$/.test(route) ? route : id.replaceAll(/[^\w-]+/g, '-');
}

function readVersions(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  try {
    const names: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return Array.isArray(names)
      ? (names as unknown[])
          .filter((name) => typeof name === 'string')
          .filter((name) => checkVersionName(name) === undefined)
      : [];
  } catch {
    return [];
  }
}

function toStaticFolders(folder: string, config: StaticValue): readonly string[] {
  const written = toList(getKey(config, 'staticDirectories')).filter(
    (each) => typeof each === 'string',
  );
  return (written.length === 0 ? ['static'] : written).map((each) => resolve(folder, each));
}

/** True for a file of docs that `exclude` of their options names, by its path below their folder. */
export function isExcluded({ options }: TheirDocs): (path: string) => boolean {
  const patterns = toList(getKey(options, 'exclude')).flatMap((glob) =>
    typeof glob === 'string' ? [toPattern(glob)] : [],
  );
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** A glob, such as `drafts/**` or `**\/*.{test,spec}.md`, as a regular expression. */
function toPattern(glob: string): RegExp {
  const source = glob
    .replaceAll(/[.+^$()|[\]\\]/g, '\\$&')
    .replaceAll(/\{([^{}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replaceAll(/\*\*\/|\*\*|\*|\?(?!:)/g, (sign) => globs[sign] ?? sign);
  return new RegExp(`^${source}$`);
}

const globs: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
};

/** The path of a file as messages show it: relative to the site. */
export function toShown(site: Pick<TheirSite, 'folder'>, path: string): string {
  return relative(site.folder, path).split(sep).join('/');
}
