import type { FieldForm } from './field-forms';
import {
  anyMap,
  isRecord,
  number,
  optionalText,
  orNull,
  text,
  texts,
  yesOrNo,
} from './field-forms';
import type { Fields } from './read-fields';

/** A tag as a writer names it: a word, or a label with an address of its own. */
export type TagName = string | { readonly label: string; readonly permalink: string };

/** An author, a date, or both. */
export interface LastUpdateField {
  readonly date?: string;
  readonly author?: string;
}

const headingLevel: FieldForm<number> = {
  wanted: 'a whole number from 2 to 6',
  example: '2',
  read: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 2 && value <= 6
      ? value
      : undefined,
};

const tags: FieldForm<readonly TagName[]> = {
  wanted: 'a list of texts, or of maps with "label" and "permalink"',
  example: '[first, second]',
  read: (value) => {
    if (!Array.isArray(value)) return undefined;
    const names = (value as readonly unknown[]).map(toTagName);
    return names.every((name) => name !== undefined) ? names : undefined;
  },
  complain: (key, value) => {
    if (!Array.isArray(value))
      return `"${key}" does not look like a valid front matter Yaml array.`;
    const index = value.findIndex((name) => toTagName(name) === undefined);
    return `"${key}[${index}]" does not look like a valid tag.`;
  },
};

const lastUpdate: FieldForm<LastUpdateField> = {
  wanted: 'a map with a "date", an "author", or both',
  example: '{ date: 2024-07-05, author: Aiko Tanaka }',
  read: readLastUpdate,
};

/** Every key that the front matter of a guide may have. */
export const frontMatterFields = {
  id: text,
  title: optionalText,
  description: optionalText,
  keywords: texts,
  slug: text,
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
  custom_edit_url: orNull(optionalText),
  last_update: lastUpdate,
  parse_number_prefixes: yesOrNo,
  mdx: anyMap,
} as const;

/** What the front matter of a guide says, each key in its form. */
export type FrontMatter = Fields<typeof frontMatterFields>;

function toTagName(value: unknown): TagName | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (!isRecord(value)) return undefined;
  const { label, permalink } = value;
  if (typeof label !== 'string' || typeof permalink !== 'string') return undefined;
  return label === '' || permalink === '' ? undefined : { label, permalink };
}

function readLastUpdate(value: unknown): LastUpdateField | undefined {
  if (!isRecord(value)) return undefined;
  const { author, date } = value;
  if (author === undefined && date === undefined) return undefined;
  if (author !== undefined && typeof author !== 'string') return undefined;
  const iso = toIsoDate(date);
  if (date !== undefined && iso === undefined) return undefined;
  return { ...(author !== undefined && { author }), ...(iso !== undefined && { date: iso }) };
}

/** A day stays a day; a moment is read in UTC when it names no zone, so that all machines agree. */
function toIsoDate(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const moments = [Date.parse(`${value} UTC`), Date.parse(value)];
  const moment = moments.find((candidate) => !Number.isNaN(candidate));
  if (moment === undefined) return undefined;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : new Date(moment).toISOString();
}
