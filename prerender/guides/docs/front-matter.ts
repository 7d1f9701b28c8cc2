import type { Problem } from '../../diagnostics/problem';
import type { Position } from '../../sources/position';
import { START } from '../../sources/position';
import type { Source } from '../../sources/sources';
import { listMapErrors, parseYamlSource } from '../../sources/yaml-source';
import type { FieldType } from '../fields/field-types';
import { findAddressMistake } from '../../text/addresses';
import type { MarkdownOptions } from '../../../src/model/site/markdown';
import { markdownFormats } from '../../../src/model/site/markdown';
import { isObject } from '../../../src/model/json-object';
import { isSafeHref } from '../../../src/model/site/paths';
import { anyMap, number, optionalText, orNull, text, texts, yesOrNo } from '../fields/field-types';
import type { Fields } from '../fields/fields';
import { readFields, toUnknownKey, toFieldMap } from '../fields/fields';

/** A tag as written in front matter: a label, optionally with its own permalink. */
export type TagName = string | { readonly label: string; readonly permalink: string };

/** An author, a date, or both. */
export interface LastUpdateField {
  readonly date?: string;
  readonly author?: string;
}

const headingLevel: FieldType<number> = {
  expected: 'a whole number from 2 to 6',
  example: '2',
  read: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 2 && value <= 6
      ? value
      : undefined,
};

const tags: FieldType<readonly TagName[]> = {
  expected: 'a list of texts, or of maps with "label" and "permalink"',
  example: '[first, second]',
  read: (value) => {
    if (!Array.isArray(value)) return undefined;
    const names = (value as readonly unknown[]).map(toTagName);
    return names.every((name) => name !== undefined) ? names : undefined;
  },
  explain: (key, value) => {
    if (!Array.isArray(value))
      return { message: `"${key}" does not look like a valid front matter Yaml array.` };
    const index = value.findIndex((name) => toTagName(name) === undefined);
    return { message: `"${key}[${index}]" does not look like a valid tag.` };
  },
};

const lastUpdate: FieldType<LastUpdateField> = {
  expected: 'a map with a "date", an "author", or both',
  example: '{ date: 2024-07-05, author: Aiko Tanaka }',
  read: readLastUpdate,
};

const mdxOptions: FieldType<{ readonly format?: MarkdownOptions['format'] }> = {
  expected: 'a map with a "format": mdx, md or detect',
  example: '{ format: md }',
  read: (value) => {
    if (!isObject(value)) return undefined;
    const format = markdownFormats.find((each) => each === value['format']);
    if (format === undefined) return value['format'] === undefined ? {} : undefined;
    return { format };
  },
};

/** One address or several, from the root of the site. */
const oldAddresses: FieldType<readonly string[]> = {
  expected: 'an address from the root of the site, or a list of them',
  example: '[/docs/old-name, /docs/older-name]',
  read: (value) => {
    const all: readonly unknown[] = Array.isArray(value) ? value : [value];
    return all.every((each) => typeof each === 'string' && each.trim() !== '')
      ? (all as readonly string[])
      : undefined;
  },
};

/** As `editUrl` of the site; empty for none. */
const editAddress: FieldType<string> = {
  expected: 'an address that begins with https://',
  example: 'https://git.example.com/edit/page.mdx',
  read: (value, node) => {
    const href = optionalText.read(value, node);
    return href === '' || (href !== undefined && isSafeHref(href)) ? href : undefined;
  },
};

/** Every key that front matter may have. */
const frontMatterFields = {
  id: text,
  title: optionalText,
  description: optionalText,
  keywords: texts,
  slug: text,
  redirect_from: oldAddresses,
  image: text,
  sidebar_label: text,
  sidebar_position: number,
  sidebar_class_name: text,
  sidebar_custom_props: anyMap,
  displayed_sidebar: orNull(text),
  pagination_label: text,
  pagination_prev: orNull(text),
  pagination_next: orNull(text),
  hide_title: yesOrNo,
  hide_table_of_contents: yesOrNo,
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  tags,
  draft: yesOrNo,
  unlisted: yesOrNo,
  custom_edit_url: orNull(editAddress),
  last_update: lastUpdate,
  parse_number_prefixes: yesOrNo,
  mdx: mdxOptions,
} as const;

/** The values of a doc's front matter. */
export type FrontMatter = Fields<typeof frontMatterFields>;

function toTagName(value: unknown): TagName | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (!isObject(value)) return undefined;
  const { label, permalink } = value;
  if (typeof label !== 'string' || typeof permalink !== 'string') return undefined;
  const isWrong = label === '' || permalink === '' || findAddressMistake(permalink) !== undefined;
  return isWrong ? undefined : { label, permalink };
}

function readLastUpdate(value: unknown): LastUpdateField | undefined {
  if (!isObject(value)) return undefined;
  const { author, date } = value;
  if (author === undefined && date === undefined) return undefined;
  if (author !== undefined && typeof author !== 'string') return undefined;
  const iso = toIsoDate(date);
  if (date !== undefined && iso === undefined) return undefined;
  return { ...(author !== undefined && { author }), ...(iso !== undefined && { date: iso }) };
}

/** A date stays a date; a time without a zone is read as UTC, so that all machines agree. */
function toIsoDate(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const moments = [Date.parse(`${value} UTC`), Date.parse(value)];
  const moment = moments.find((candidate) => !Number.isNaN(candidate));
  if (moment === undefined) return undefined;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : new Date(moment).toISOString();
}

/** A doc's front matter and its text. */
export interface ParsedDoc {
  readonly frontMatter: FrontMatter;
  /** The position of each key in the front matter. */
  readonly positions: ReadonlyMap<string, Position>;
  /** The text below the front matter. */
  readonly body: string;
  readonly problems: readonly Problem[];
}

const FENCE = /^\uFEFF?---[ \t]*\r?\n(?:([^]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;
const OPENING = /^\uFEFF?---[ \t]*(?:\r?\n|$)/;

/** Front matter in another language, which other sites run as a program. */
const OTHER = /^\uFEFF?---([a-z]\w*)[ \t]*\r?\n/i;

/** Front matter that is not in the first line, which makes it text. */
const LATE = /^\uFEFF?\s+---[ \t]*\r?\n(?:\w+:.*\r?\n)+---[ \t]*(?:\r?\n|$)/;

/** Reads a doc's front matter, plain YAML, if it has any. */
export function parseFrontMatter({ file, text }: Source): ParsedDoc {
  const none = { frontMatter: {}, positions: new Map<string, Position>() };
  const match = FENCE.exec(text);
  if (match === null) {
    if (OPENING.test(text)) return { ...none, body: '', problems: [toUnclosed(file)] };
    const language = OTHER.exec(text)?.[1];
    if (language !== undefined)
      return { ...none, body: '', problems: [toOtherLanguage(file, language)] };
    if (LATE.test(text)) return { ...none, body: '', problems: [toLate(file)] };
    return { ...none, body: text.replace(/^\uFEFF/, ''), problems: [] };
  }
  const body = text.slice(match[0].length);
  // The front matter starts on the file's second line.
  const source = parseYamlSource(file, match[1] ?? '', 1);
  const errors = listMapErrors(source);
  if (errors.length > 0) {
    const problems = errors.map(({ position, message, hint }) =>
      toInvalid(file, position, message, hint),
    );
    return { ...none, body, problems };
  }
  const map = toFieldMap(source, source.yaml.contents);
  const unknownKey = toUnknownKey('warning', 'front matter key');
  const { fields = {}, problems } = readFields(map, frontMatterFields, unknownKey);
  return { frontMatter: fields, positions: map.positions, body, problems };
}

function toUnclosed(file: string): Problem {
  return {
    file,
    ...START,
    severity: 'error',
    message: 'The front matter is never closed.',
    hint: 'Add a line "---" after the last key.',
  };
}

function toLate(file: string): Problem {
  return {
    file,
    ...START,
    severity: 'error',
    message: 'The front matter is shown as text: it does not begin in line 1.',
    hint: 'Remove what is above the line "---".',
  };
}

function toOtherLanguage(file: string, language: string): Problem {
  return {
    file,
    ...START,
    severity: 'error',
    message: `The front matter is not YAML but "${language}", which is not read.`,
    hint: 'Write it as YAML, below a line "---" with nothing after it.',
  };
}

function toInvalid(
  file: string,
  position: Position,
  message: string,
  hint = 'Put quotes around values that contain a colon or start with a special character.',
): Problem {
  return {
    file,
    ...position,
    severity: 'error',
    message: `The front matter is not valid YAML: ${message}.`,
    hint,
  };
}
