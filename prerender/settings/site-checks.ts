import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject } from '../../src/model/json-object';
import { findNearest } from '../diagnostics/find-nearest';
import type { Problem } from '../diagnostics/problem';
import { ALLOWED, toCleanAnnouncement } from '../html/announcement';
import { checkNavbarItems } from './navbar-items';
import type { Kind } from './site-kinds';
import {
  announcementKinds,
  colorModeKinds,
  homeKinds,
  localeKinds,
  markdownKinds,
  siteKinds,
} from './site-kinds';
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
