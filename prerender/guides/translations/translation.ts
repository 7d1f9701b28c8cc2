import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMap } from 'yaml';
import { listPlaceholders } from '../../../src/model/text/format';
import { checkPlural } from '../../../src/model/text/plural';
import type { TextCatalogue } from '../../../src/model/text/text-catalogue';
import { findNearest } from '../../diagnostics/find-nearest';
import type { Problem } from '../../diagnostics/problem';
import { loadProjectModule } from '../../sources/project-module';
import type { Source } from '../../sources/sources';
import type { Position } from '../../sources/position';
import { START } from '../../sources/position';
import type { YamlSource } from '../../sources/yaml-source';
import { listMapErrors, parseYamlSource } from '../../sources/yaml-source';
import type { FieldType } from '../fields/field-types';
import { anyMap, text } from '../fields/field-types';
import type { UnknownKey } from '../fields/fields';
import { readFields, toFieldMap } from '../fields/fields';

export interface LoadedTranslation {
  /** The valid translations. */
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

/** The catalogue is part of the app, so the build evaluates it, as it does `sidebars.ts`. */
async function loadEnglish(root: string): Promise<TextCatalogue> {
  const { english } = await loadProjectModule<{ readonly english: TextCatalogue }>(
    root,
    join(root, 'src/app/english.ts'),
  );
  return english;
}

function toMissing(file: string): Problem {
  const message = 'There is no such file, so the interface is in English.';
  return { file, severity: 'warning', message, hint: EXAMPLE };
}

const EXAMPLE = 'Write texts by section and key, as in { "search": { "noResults": "…" } }.';

/** Reads a translation, and checks it against the English texts. JSON is a subset of YAML. */
export function parseTranslation(
  { file, text }: Source,
  english: TextCatalogue,
  locale: string,
): LoadedTranslation {
  const source = parseYamlSource(file, text);
  const { errors, contents } = source.yaml;
  if (errors.length === 0 && !isMap(contents)) return toUnreadable(file, START, NO_SECTIONS);
  // The errors after the first follow from it.
  const [error] = listMapErrors(source);
  if (error !== undefined)
    return toUnreadable(file, error.position, `The file is not valid JSON: ${error.message}.`);
  return readSections(source, english, locale);
}

const NO_SECTIONS = 'A translation file has sections, each with texts by key.';

function toUnreadable(file: string, position: Position, message: string): LoadedTranslation {
  const problem: Problem = { file, ...position, severity: 'error', message, hint: EXAMPLE };
  return { texts: {}, problems: [problem] };
}

function readSections(
  source: YamlSource,
  english: TextCatalogue,
  locale: string,
): LoadedTranslation {
  const map = toFieldMap(source, source.yaml.contents);
  const sections = readFields(map, mapValues(english, toSectionType), toUnknown('section'));
  const texts = Object.keys(sections.fields ?? {}).map((name) => {
    const types = mapValues(english[name] ?? {}, (own) => toTextType(own, locale));
    const section = toFieldMap(source, map.entries.get(name)?.node);
    return { name, ...readFields(section, types, toUnknown('text')) };
  });
  const translated = texts.map(({ name, fields = {} }) => [name, fields] as const);
  return {
    texts: Object.fromEntries(translated.filter(([, own]) => Object.keys(own).length > 0)),
    problems: [...sections.problems, ...texts.flatMap(({ problems }) => problems)],
  };
}

function mapValues<T, U>(
  values: Readonly<Record<string, T>>,
  convert: (value: T) => U,
): Readonly<Record<string, U>> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, convert(value)]));
}

function toSectionType(): FieldType<unknown> {
  return { ...anyMap, explain: () => ({ message: NO_SECTIONS, hint: EXAMPLE }) };
}

/** The type of a translation of an English text. */
function toTextType(english: string, locale: string): FieldType<string> {
  return {
    ...text,
    read: (value) => (findTextError(english, value, locale) ? undefined : String(value)),
    explain: (_, value) => findTextError(english, value, locale) ?? NOT_A_TEXT,
  };
}

type TextError = Required<Pick<Problem, 'message' | 'hint'>>;

const NOT_A_TEXT: TextError = {
  message: 'A translation must be a string.',
  hint: 'Put it in quotes, or remove the key to show the English text.',
};

function findTextError(english: string, value: unknown, locale: string): TextError | undefined {
  if (typeof value !== 'string' || value === '') return NOT_A_TEXT;
  const plural = checkPlural(value, locale);
  return (
    findPlaceholderError(english, value) ??
    (plural === undefined
      ? undefined
      : { message: plural, hint: 'Write as many forms as the language has.' })
  );
}

function findPlaceholderError(english: string, translation: string): TextError | undefined {
  const known = listPlaceholders(english);
  const name = listPlaceholders(translation).find((placeholder) => !known.includes(placeholder));
  if (name === undefined) return undefined;
  const names = known.map((placeholder) => `{${placeholder}}`);
  return {
    message: `The translation has {${name}}, for which there is no value.`,
    hint: toHint(findNearest(name, known), names),
  };
}

function toUnknown(what: string): UnknownKey {
  return (key, known) => ({
    severity: 'warning',
    message: `The interface has no ${what} "${key}".`,
    hint: toHint(findNearest(key, known), known),
  });
}

function toHint(nearest: string | undefined, known: readonly string[]): string {
  if (nearest !== undefined) return `Did you mean "${nearest}"?`;
  return known.length === 0 ? 'Remove it.' : `There are: ${known.join(', ')}.`;
}
