import { isObject } from '../../src/model/json-object';
import { toIndexFile } from '../../src/model/search/index-address';
import { markdownFormats } from '../../src/model/site/markdown';
import { findUnsafeScheme } from '../../src/model/site/paths';
import type { SearchContext } from '../../src/model/site/search-contexts';
import type { SiteConfig } from '../../src/model/site/site';
import { styleRules } from '../../src/model/site/style-rules';
import { toBasePath, toOrigin } from './settings';

/** The condition of a key; the message completes `"key" must be`. */
export interface Kind {
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
  isRight: (value) => typeof value === 'string' && isLanguage(value),
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
const prefixes: Kind = {
  expected: 'a map from names of OpenAPI files to words of capitals, digits and underscores',
  example: "{ 'easier-api': 'EASIER' }",
  isRight: (value) =>
    isObject(value) &&
    Object.values(value).every((each) => typeof each === 'string' && /^[A-Z][A-Z\d_]*$/.test(each)),
};
const optional = (kind: Kind): Kind => ({ ...kind, isOptional: true });

const flag: Kind = {
  expected: 'true or false',
  example: 'true',
  isRight: (value) => typeof value === 'boolean',
};

/** The keys of the configuration; the maps after it are those of its parts. */
export const siteKinds: Readonly<Record<keyof SiteConfig, Kind>> = {
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
  variablePrefixes: optional(prefixes),
  markdown: optional(map),
  errorGuide: optional(text),
  searchLast: optional(texts),
  searchContexts: optional(contexts),
  versions: map,
  locales: map,
};

export const colorModeKinds: Readonly<Record<string, Kind>> = {
  respectPrefersColorScheme: optional(flag),
};

export const homeKinds: Readonly<Record<string, Kind>> = {
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

export const announcementKinds: Readonly<Record<string, Kind>> = {
  id: optional(text),
  content: text,
  isCloseable: optional(flag),
  backgroundColor: optional(text),
  textColor: optional(text),
};

export const markdownKinds: Readonly<Record<string, Kind>> = {
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

export const localeKinds: Readonly<Record<string, Kind>> = {
  code,
  label: text,
  htmlLang: code,
  direction: optional({
    expected: "'rtl', or left out",
    example: "'rtl'",
    isRight: (value) => value === 'rtl',
  }),
};

/** A code such as `pt-BR`: others, such as `pt_BR`, are refused by the functions for languages of JavaScript. */
function isLanguage(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}
