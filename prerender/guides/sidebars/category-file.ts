import { posix } from 'node:path';
import { isMap } from 'yaml';
import type { CategoryLinkConfig } from '../../../src/model/guides/sidebar-config';
import type { Problem } from '../../diagnostics/problem';
import type { Source } from '../../sources/sources';
import {
  anyMap,
  number,
  optionalText,
  orNull,
  text,
  texts,
  yesOrNo,
} from '../front-matter/field-forms';
import type { FieldForm } from '../front-matter/field-forms';
import type { Position } from '../../sources/position';
import { START } from '../../sources/position';
import type { FieldForms, Fields, ReadFields } from '../front-matter/read-fields';
import { readFields } from '../front-matter/read-fields';
import type { YamlSource } from '../../sources/yaml-source';
import { listMapErrors, parseYamlSource } from '../../sources/yaml-source';

const link: FieldForm<Readonly<Record<string, unknown>> | null> = {
  wanted: 'a map with the type "doc" or "generated-index", or null',
  example: '{ type: generated-index }',
  read: (value) => orNull(anyMap).read(value, null),
};

const categoryFields = {
  label: text,
  description: optionalText,
  position: number,
  collapsed: yesOrNo,
  collapsible: yesOrNo,
  className: text,
  link,
  customProps: anyMap,
  key: text,
} as const;

const docLinkFields = { type: text, id: text } as const;

const indexLinkFields = {
  type: text,
  slug: text,
  title: text,
  description: optionalText,
  keywords: texts,
  image: text,
} as const;

/** What a folder's `_category_` file says of it. */
export interface CategoryFile {
  readonly file: string;
  readonly fields: Omit<Fields<typeof categoryFields>, 'link'>;
  /** Null for none; undefined for the doc that is the folder's page by its name. */
  readonly link?: CategoryLinkConfig | null;
  readonly linkPosition: Position;
}

export interface ReadCategoryFiles {
  /** By the folder below the docs folder. */
  readonly categories: ReadonlyMap<string, CategoryFile>;
  readonly problems: readonly Problem[];
}

/** Whether a file describes the category that its folder becomes. */
export function isCategoryFile(source: string): boolean {
  return /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(source);
}

/** Reads all `_category_` files; the first of a folder counts. */
export function toCategories(sources: readonly Source[], docsFolder: string): ReadCategoryFiles {
  const categories = new Map<string, CategoryFile>();
  const problems: Problem[] = [];
  for (const source of sources) {
    const folder = posix.dirname(source.file.slice(docsFolder.length + 1));
    const first = categories.get(folder);
    if (first !== undefined) {
      problems.push(toSecondProblem(folder, first, source));
      continue;
    }
    const read = readCategoryFile(source);
    categories.set(folder, read.category);
    problems.push(...read.problems);
  }
  return { categories, problems };
}

function toSecondProblem(folder: string, first: CategoryFile, { file }: Source): Problem {
  const names = [first.file, file].map((path) => posix.basename(path));
  return {
    file,
    ...START,
    severity: 'warning',
    message: `There are more than one category metadata files for ${folder}: ${names.join(', ')}. The behavior is undetermined.`,
    hint: `Keep one of them: ${names[0]} is used now.`,
  };
}

interface ReadCategoryFile {
  readonly category: CategoryFile;
  readonly problems: readonly Problem[];
}

function readCategoryFile({ file, text }: Source): ReadCategoryFile {
  const source = parseYamlSource(file, text.replace(/^\uFEFF/, ''));
  const faults = listMapErrors(source);
  if (faults.length > 0) {
    const problems = faults.map(({ position, message }) => toInvalid(file, position, message));
    return { category: { file, fields: {}, linkPosition: START }, problems };
  }
  const { fields, positions, problems } = read(source, source.yaml.contents, categoryFields);
  const { link: linkValue, ...rest } = fields;
  const linkPosition = positions.get('link') ?? START;
  const link = readLink(source, linkValue, linkPosition);
  return {
    category: {
      file,
      fields: rest,
      linkPosition,
      ...(link.link !== undefined && { link: link.link }),
    },
    problems: [...problems, ...link.problems],
  };
}

function toInvalid(file: string, position: Position, message: string): Problem {
  return {
    file,
    ...position,
    severity: 'error',
    message: `The docs sidebar category metadata file ${file} looks invalid! ${message}.`,
    hint: 'Correct the line: check its quotes, its colons and its commas.',
  };
}

function read<F extends FieldForms>(source: YamlSource, map: unknown, forms: F): ReadFields<F> {
  return readFields(source, map, forms, { severity: 'error', what: 'category key' });
}

interface ReadLink {
  readonly link?: CategoryLinkConfig | null;
  readonly problems: readonly Problem[];
}

function readLink(
  source: YamlSource,
  value: Readonly<Record<string, unknown>> | null | undefined,
  position: Position,
): ReadLink {
  if (value === undefined) return { problems: [] };
  if (value === null) return { link: null, problems: [] };
  const map = isMap(source.yaml.contents) ? source.yaml.contents.get('link') : undefined;
  switch (value['type']) {
    case 'doc': {
      const { fields, problems } = read(source, map, docLinkFields);
      if (fields.id === undefined) return toLinkProblem(source.file, position, problems);
      return { link: { type: 'doc', id: fields.id }, problems };
    }
    case 'generated-index': {
      const { fields, problems } = read(source, map, indexLinkFields);
      return { link: { ...fields, type: 'generated-index' }, problems };
    }
    default:
      return { problems: [toUnknownLinkType(source.file, position, value['type'])] };
  }
}

function toLinkProblem(file: string, position: Position, problems: readonly Problem[]): ReadLink {
  if (problems.length > 0) return { problems };
  const message = 'The link of the type "doc" names no doc.';
  return { problems: [{ file, ...position, severity: 'error', message, hint: 'Add "id".' }] };
}

function toUnknownLinkType(file: string, position: Position, type: unknown): Problem {
  return {
    file,
    ...position,
    severity: 'error',
    message: `Unknown sidebar category link type "${String(type)}".`,
    hint: 'Use "doc" or "generated-index".',
  };
}
