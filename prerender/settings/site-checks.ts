import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject } from '../../src/model/json-object';
import { toIndexFile } from '../../src/model/search/index-address';
import type { SearchContext } from '../../src/model/site/search-contexts';
import { markdownFormats } from '../../src/model/site/markdown';
import { findUnsafeScheme } from '../../src/model/site/paths';
import type { SiteConfig } from '../../src/model/site/site';
import { styleRules } from '../../src/model/site/style-rules';
import { findNearest } from '../diagnostics/find-nearest';
import type { Problem } from '../diagnostics/problem';
import { ALLOWED, toCleanAnnouncement } from '../html/announcement';
import { checkNavbarItems } from './navbar-items';
import { toBasePath, toOrigin } from './settings';
import { createModuleLocate } from '../sources/module-positions';

const FILE = 'content/site.ts';

/** Checks the configuration of the site, which only the compiler would check otherwise. */
export async function checkSite(root: string, site: unknown): Promise<readonly Problem[]> {
  const text = await readFile(join(root, FILE), 'utf8');
  const locate = createModuleLocate(FILE, text, 'site');
  return listMistakes(site).map(({ keys, severity = 'error', message, hint }) => ({
    file: FILE,
    ...locate(keys),
    severity,
    message,
    hint,
  }));
}

/** A mistake at a place in the configuration. */
interface Mistake {
  readonly keys: readonly string[];
  readonly severity?: Problem['severity'];
  readonly message: string;
  readonly hint: string;
}

/** The condition of a key; the message completes `"key" must be`. */
interface Kind {
  readonly expected: string;
  readonly example: string;
  readonly isRight: (value: unknown) => boolean;
  readonly isOptional?: true;
}

const text: Kind = {
  expected: 'a text',
  example: "'Some words'",
  isRight: (value) => typeof value === 'string',
};
const siteText: Kind = {
  expected: 'a text, or a map from languages to texts',
  example: "{ en: 'Some words' }",
  isRight: (value) =>
    typeof value === 'string' ||
    (isObject(value) && Object.values(value).every((each) => typeof each === 'string')),
};
const url: Kind = {
  expected: 'an address that begins with https://',
  example: "'https://git.example.com/site'",
  isRight: (value) => typeof value === 'string' && URL.canParse(value) && /^https?:/i.test(value),
};
const origin: Kind = {
  expected: 'an origin, without a path',
  example: "'https://docs.example.com'",
  isRight: (value) => typeof value === 'string' && toOrigin(value) !== undefined,
};
const basePath: Kind = {
  expected: 'a path',
  example: "'/docs/'",
  isRight: (value) => typeof value === 'string' && toBasePath(value) !== undefined,
};
const texts: Kind = {
  expected: 'a list of texts',
  example: "['first', 'second']",
  isRight: (value) => Array.isArray(value) && value.every((each) => typeof each === 'string'),
};
const rules: Kind = {
  expected: `a list of ${styleRules.map((rule) => `'${rule}'`).join(', ')}`,
  example: "['terms', 'links']",
  isRight: (value) =>
    Array.isArray(value) && value.every((each) => styleRules.some((rule) => rule === each)),
};
const map: Kind = { expected: 'a map', example: '{}', isRight: isObject };
const code: Kind = {
  expected: 'letters, digits and hyphens, as it is part of addresses',
  example: "'en'",
  isRight: (value) => typeof value === 'string' && /^[a-z\d]+(?:[-_][a-z\d]+)*$/i.test(value),
};
const navbar: Kind = {
  expected:
    'a list of items, each with its type and what that needs, and links that run no program',
  example: "[{ type: 'guides' }, { type: 'sidebar', id: 'reference', label: 'Reference' }]",
  isRight: Array.isArray,
};
const contexts: Kind = {
  expected: 'a map with the folders in "all", each once, of letters, digits, hyphens and dots',
  example: "{ all: [{ path: 'docs/platform', label: 'Platform' }] }",
  isRight: isSearchContexts,
};
const optional = (kind: Kind): Kind => ({ ...kind, isOptional: true });

const flag: Kind = {
  expected: 'true or false',
  example: 'true',
  isRight: (value) => typeof value === 'boolean',
};

const siteKinds: Readonly<Record<keyof SiteConfig, Kind>> = {
  url: origin,
  baseUrl: optional(basePath),
  title: text,
  tagline: text,
  titleDelimiter: text,
  sourceUrl: url,
  copyright: text,
  navbar: optional(navbar),
  apiOrder: texts,
  foreignSpecs: optional(texts),
  home: optional(map),
  colorMode: optional(map),
  announcement: optional(map),
  editUrl: optional(url),
  lastUpdateAuthors: optional(flag),
  sampleTargets: optional(texts),
  styleRules: optional(rules),
  markdown: optional(map),
  errorGuide: optional(text),
  searchLast: optional(texts),
  searchContexts: optional(contexts),
  versions: map,
  locales: map,
};

const colorModeKinds: Readonly<Record<string, Kind>> = {
  respectPrefersColorScheme: optional(flag),
};

const homeKinds: Readonly<Record<string, Kind>> = {
  introduction: optional(siteText),
  start: optional({
    expected: 'a label and an address that runs no program',
    example: "{ label: 'Quick start', href: '/docs/first-call' }",
    isRight: (value) =>
      isObject(value) &&
      siteText.isRight(value['label']) &&
      typeof value['href'] === 'string' &&
      findUnsafeScheme(value['href']) === undefined,
  }),
  call: optional(text),
};

const announcementKinds: Readonly<Record<string, Kind>> = {
  id: optional(text),
  content: text,
  isCloseable: optional(flag),
  backgroundColor: optional(text),
  textColor: optional(text),
};

const markdownKinds: Readonly<Record<string, Kind>> = {
  format: optional({
    expected: markdownFormats.map((format) => `'${format}'`).join(' or '),
    example: "'detect'",
    isRight: (value) => markdownFormats.some((format) => format === value),
  }),
  math: optional(flag),
  macros: optional({
    expected: 'a map from commands of TeX to what they stand for',
    example: String.raw`{ '\\RR': '\\mathbb{R}' }`,
    isRight: (value) =>
      isObject(value) &&
      Object.entries(value).every(
        ([name, tex]) => name.startsWith('\\') && typeof tex === 'string',
      ),
  }),
};

/** The name of an index file is made of a folder, so two folders must not make the same name. */
function isSearchContexts(value: unknown): boolean {
  if (!isObject(value) || !Array.isArray(value['all'])) return false;
  const all: readonly unknown[] = value['all'];
  const files = all.map((each) => (isContext(each) ? toIndexFile(each.path) : ''));
  return !files.includes('') && new Set(files).size === files.length;
}

function isContext(value: unknown): value is SearchContext {
  if (!isObject(value)) return false;
  const { path, label } = value;
  const labels = isObject(label) ? Object.values(label) : [label ?? ''];
  return (
    typeof path === 'string' &&
    /^\/?[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\/?$/.test(path) &&
    labels.every((each) => typeof each === 'string')
  );
}

const localeKinds: Readonly<Record<string, Kind>> = {
  code,
  label: text,
  htmlLang: code,
  direction: optional({
    expected: "'rtl', or left out",
    example: "'rtl'",
    isRight: (value) => value === 'rtl',
  }),
};

function listMistakes(site: unknown): readonly Mistake[] {
  if (!isObject(site)) {
    const hint = 'Write it as in "export const site: SiteConfig = { title: \'Our site\', … };".';
    return [{ keys: [], message: 'The file does not export the configuration "site".', hint }];
  }
  const { announcement, colorMode, home, markdown, locales, navbar: items } = site;
  return [
    ...checkMap(site, siteKinds, []),
    ...(isObject(announcement) ? checkAnnouncement(announcement) : []),
    ...(isObject(home) ? checkMap(home, homeKinds, ['home']) : []),
    ...(isObject(colorMode) ? checkMap(colorMode, colorModeKinds, ['colorMode']) : []),
    ...(isObject(markdown) ? checkMap(markdown, markdownKinds, ['markdown']) : []),
    ...checkNavbarItems(items),
    ...checkLocales(locales),
  ];
}

function checkAnnouncement(announcement: Readonly<Record<string, unknown>>): readonly Mistake[] {
  const { content } = announcement;
  const { dropped } = toCleanAnnouncement(typeof content === 'string' ? content : '');
  return [
    ...checkMap(announcement, announcementKinds, ['announcement']),
    ...dropped.map((name) => ({
      keys: ['announcement', 'content'],
      message: `An announcement must not have ${name}.`,
      hint: `Remove it. Besides text, there may be ${ALLOWED}, and links to pages and to mailto addresses.`,
    })),
  ];
}

function checkLocales(locales: unknown): readonly Mistake[] {
  if (!isObject(locales)) return [];
  const all: unknown = locales['all'];
  const hint = "Write it as in \"all: [{ code: 'en', label: 'English', htmlLang: 'en' }]\".";
  if (!Array.isArray(all) || all.length === 0 || !all.every(isObject))
    return [{ keys: ['locales', 'all'], message: '"all" must be a list of languages.', hint }];
  const entries: readonly Readonly<Record<string, unknown>>[] = all;
  const codes = entries.map((entry) => String(entry['code']));
  const found = entries.flatMap((entry, index) => [
    ...checkMap(entry, localeKinds, ['locales', 'all', String(index)]),
    ...(codes.indexOf(codes[index] ?? '') < index ? [toTwice(codes[index], index)] : []),
  ]);
  if (codes.includes(String(locales['default']))) return found;
  const known = codes.map((each) => `'${each}'`).join(', ');
  return [
    ...found,
    {
      keys: ['locales', 'default'],
      message: `"default" must be the code of a language in "all", which has ${known}.`,
      hint: 'Write one of those codes, or add the language to "all".',
    },
  ];
}

function toTwice(name: string | undefined, index: number): Mistake {
  return {
    keys: ['locales', 'all', String(index)],
    message: `The language "${name}" is listed twice.`,
    hint: 'Remove one of the two.',
  };
}

function checkMap(
  values: Readonly<Record<string, unknown>>,
  kinds: Readonly<Record<string, Kind>>,
  above: readonly string[],
): readonly Mistake[] {
  const unknown = Object.keys(values).filter((key) => !Object.hasOwn(kinds, key));
  return [
    ...Object.entries(kinds).flatMap(([key, kind]) =>
      toMistakes([...above, key], values[key], kind),
    ),
    ...unknown.map((key) => toUnknown([...above, key], key, Object.keys(kinds))),
  ];
}

function toMistakes(keys: readonly string[], value: unknown, kind: Kind): readonly Mistake[] {
  if (kind.isRight(value) || (value === undefined && kind.isOptional)) return [];
  const key = keys.at(-1) ?? '';
  const hint = `Write it as in "${key}: ${kind.example}".`;
  const message =
    value === undefined ? `"${key}" is missing.` : `"${key}" must be ${kind.expected}.`;
  return [{ keys, message, hint }];
}

function toUnknown(keys: readonly string[], key: string, known: readonly string[]): Mistake {
  const nearest = findNearest(key, known);
  const hint =
    nearest === undefined ? `Known keys: ${known.join(', ')}.` : `Did you mean "${nearest}"?`;
  return { keys, severity: 'warning', message: `The key "${key}" is not known.`, hint };
}
