import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { Document, Pair } from 'yaml';
import { LineCounter, isMap, isScalar, parseDocument } from 'yaml';
import type { Locale, Locales } from '../../../src/model/site/locales';
import { listPlaceholders } from '../../../src/model/text/format';
import { checkPlural } from '../../../src/model/text/plural';
import type { TextCatalogue } from '../../../src/model/text/text-catalogue';
import { translateTexts } from '../../../src/model/text/text-catalogue';
import { findNearest } from '../../diagnostics/find-nearest';
import type { Problem } from '../../diagnostics/problem';
import type { Source } from '../../sources/sources';
import { listYamlErrors } from '../../sources/yaml-source';

export interface LoadedTranslation {
  /** What is translated and right. */
  readonly texts: TextCatalogue;
  readonly problems: readonly Problem[];
}

/** Reads the texts of the interface in another language, from `content/i18n/<locale>/texts.json`. */
export async function loadTranslation(root: string, locale: string): Promise<LoadedTranslation> {
  const file = `content/i18n/${locale}/texts.json`;
  if (!existsSync(join(root, file))) return { texts: {}, problems: [toMissing(file)] };
  const [source, english] = await Promise.all([
    readFile(join(root, file), 'utf8'),
    loadEnglish(root),
  ]);
  return parseTranslation({ file, text: source }, english, locale);
}

/** All texts of the interface in a language; those that are not translated are English. */
export async function loadTexts(
  root: string,
  locale: Locale,
  locales: Locales,
): Promise<TextCatalogue> {
  const english = await loadEnglish(root);
  if (locale.code === locales.default) return english;
  return translateTexts(english, (await loadTranslation(root, locale.code)).texts);
}

/** The catalogue is a part of the app, so the build evaluates it, as it does with `sidebars.ts`. */
async function loadEnglish(root: string): Promise<TextCatalogue> {
  const { module } = await runnerImport<{ readonly english: TextCatalogue }>(
    join(root, 'src/ui/texts/texts.ts'),
    { root, configFile: false },
  );
  return module.english;
}

function toMissing(file: string): Problem {
  return {
    file,
    severity: 'warning',
    message: 'There is no such file, so the interface is in English.',
    hint: 'Write texts by section and key, as in { "search": { "noResults": "…" } }.',
  };
}

type Complaint = Pick<Problem, 'severity' | 'message' | 'hint'>;

interface Complained {
  /** Characters from the start of the file. */
  readonly offset: number;
  readonly complaint: Complaint;
}

interface Read<Texts> {
  readonly texts: Texts;
  readonly complained: readonly Complained[];
}

/** What a translation says, and what is wrong with it by the English texts. JSON is a part of YAML. */
export function parseTranslation(
  { file, text }: Source,
  english: TextCatalogue,
  locale: string,
): { readonly texts: TextCatalogue; readonly problems: readonly Problem[] } {
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const { texts, complained } = readTexts(yaml, english, locale);
  const problems = complained.map(({ offset, complaint }) => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col, ...complaint };
  });
  return { texts, problems };
}

function readTexts(yaml: Document, english: TextCatalogue, locale: string): Read<TextCatalogue> {
  // The ones after the first follow from it.
  const [syntax] = listYamlErrors(yaml);
  if (syntax !== undefined) return refuse(syntax.offset, toSyntaxComplaint(syntax.message));
  if (!isMap(yaml.contents)) return refuse(0, notSections);
  const sections = listPairs(yaml.contents).map(
    (pair) => [pair.key, readSection(pair, english, locale)] as const,
  );
  return {
    texts: Object.fromEntries(
      sections
        .map(([key, { texts }]) => [key, texts] as const)
        .filter(([, texts]) => Object.keys(texts).length > 0),
    ),
    complained: sections.flatMap(([, { complained }]) => complained),
  };
}

function refuse(offset: number, complaint: Complaint): Read<Record<string, never>> {
  return { texts: {}, complained: [{ offset, complaint }] };
}

function readSection(
  { key: section, value: map, offset }: KeyedNode,
  english: TextCatalogue,
  locale: string,
): Read<Readonly<Record<string, string>>> {
  const own = Object.hasOwn(english, section) ? english[section] : undefined;
  if (own === undefined) return refuse(offset, toUnknown('section', section, Object.keys(english)));
  if (!isMap(map)) return refuse(offset, notSections);
  const found = listPairs(map).map((pair) => ({
    ...pair,
    complaint: checkText(own, pair, locale),
  }));
  const right = found.filter(({ complaint }) => complaint === undefined);
  return {
    texts: Object.fromEntries(right.map(({ key, value }) => [key, String(value)])),
    complained: found.flatMap(({ offset, complaint }) =>
      complaint === undefined ? [] : [{ offset, complaint }],
    ),
  };
}

interface KeyedNode {
  readonly key: string;
  /** A plain value, else the node. */
  readonly value: unknown;
  /** Where the key stands. */
  readonly offset: number;
}

function listPairs(node: unknown): readonly KeyedNode[] {
  return isMap(node) ? node.items.map(toKeyedNode) : [];
}

function toKeyedNode({ key, value }: Pair): KeyedNode {
  const offset = isScalar(key) ? (key.range?.[0] ?? 0) : 0;
  return {
    key: String(isScalar(key) ? key.value : key),
    value: isScalar(value) ? value.value : value,
    offset,
  };
}

function checkText(
  own: Readonly<Record<string, string>>,
  { key, value }: KeyedNode,
  locale: string,
): Complaint | undefined {
  const text = Object.hasOwn(own, key) ? own[key] : undefined;
  if (text === undefined) return toUnknown('text', key, Object.keys(own));
  if (typeof value !== 'string' || value === '') return notAText;
  return checkPlaceholders(text, value) ?? checkForms(value, locale);
}

const example = 'Write texts by section and key, as in { "search": { "noResults": "…" } }.';

const notSections: Complaint = {
  severity: 'error',
  message: 'Translations are sections with texts by their keys.',
  hint: example,
};

const notAText: Complaint = {
  severity: 'error',
  message: 'A translation must be a text.',
  hint: 'Put it into quotes, or remove the key: the text is then English.',
};

function checkPlaceholders(text: string, translation: string): Complaint | undefined {
  const known = listPlaceholders(text);
  const name = listPlaceholders(translation).find((placeholder) => !known.includes(placeholder));
  if (name === undefined) return undefined;
  return {
    severity: 'error',
    message: `The translation has {${name}}, for which there is no value.`,
    hint: toHint(
      findNearest(name, known),
      known.map((placeholder) => `{${placeholder}}`),
    ),
  };
}

function checkForms(translation: string, locale: string): Complaint | undefined {
  const message = checkPlural(translation, locale);
  if (message === undefined) return undefined;
  return { severity: 'error', message, hint: 'Write as many forms as the language has.' };
}

function toUnknown(what: string, key: string, known: readonly string[]): Complaint {
  return {
    severity: 'warning',
    message: `The interface has no ${what} "${key}".`,
    hint: toHint(findNearest(key, known), known),
  };
}

function toHint(nearest: string | undefined, known: readonly string[]): string {
  if (nearest !== undefined) return `Did you mean "${nearest}"?`;
  return known.length === 0 ? 'Leave it out.' : `There are: ${known.join(', ')}.`;
}

function toSyntaxComplaint(message: string): Complaint {
  return {
    severity: 'error',
    message: `The file is not valid JSON: ${message}.`,
    hint: example,
  };
}
