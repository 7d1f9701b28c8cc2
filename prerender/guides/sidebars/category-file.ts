import { posix } from 'node:path';
import type { CategoryLinkConfig } from '../../../src/model/guides/sidebar-config';
import type { Problem } from '../../diagnostics/problem';
import type { Source } from '../../sources/sources';
import { anyMap, number, optionalText, orNull, text, yesOrNo } from '../fields/field-types';
import type { FieldType } from '../fields/field-types';
import type { Position } from '../../sources/position';
import { START } from '../../sources/position';
import type { FieldMap, Fields } from '../fields/fields';
import { readFields, toUnknownKey, toFieldMap } from '../fields/fields';
import { categoryLinkFields } from './sidebar-fields';
import { listMapErrors, parseYamlSource } from '../../sources/yaml-source';

const link: FieldType<Readonly<Record<string, unknown>> | null> = {
  expected: 'a map with the type "doc" or "generated-index", or null',
  example: '{ type: generated-index }',
  read: (value) => orNull(anyMap).read(value),
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

/** The `_category_` file of a folder. */
export interface CategoryFile {
  readonly file: string;
  readonly fields: Omit<Fields<typeof categoryFields>, 'link'>;
  /** Null for none; undefined for the doc whose file name makes it the page of the folder. */
  readonly link?: CategoryLinkConfig | null;
  readonly linkPosition: Position;
}

export interface ReadCategoryFiles {
  /** By folder, relative to the docs folder. */
  readonly categories: ReadonlyMap<string, CategoryFile>;
  readonly problems: readonly Problem[];
}

export function isCategoryFile(source: string): boolean {
  return /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(source);
}

/** Reads all `_category_` files; the first one in a folder counts. */
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
  const source = parseYamlSource(file, text);
  const errors = listMapErrors(source);
  if (errors.length > 0) {
    const problems = errors.map(({ position, message }) => toInvalid(file, position, message));
    return { category: { file, fields: {}, linkPosition: START }, problems };
  }
  const map = toFieldMap(source, source.yaml.contents);
  const { fields = {}, problems } = readFields(map, categoryFields, unknownKey);
  const { link: value, ...rest } = fields;
  const linkPosition = map.locate('link');
  const { link, problems: linkProblems } = readLink(
    value,
    toFieldMap(source, map.entries.get('link')?.node),
    linkPosition,
  );
  return {
    category: { file, fields: rest, linkPosition, ...(link !== undefined && { link }) },
    problems: [...problems, ...linkProblems],
  };
}

const unknownKey = toUnknownKey('error', 'category key');

function toInvalid(file: string, position: Position, message: string): Problem {
  return {
    file,
    ...position,
    severity: 'error',
    message: `The docs sidebar category metadata file ${file} looks invalid! ${message}.`,
    hint: 'Correct the line: check its quotes, its colons and its commas.',
  };
}

interface ReadLink {
  readonly link?: CategoryLinkConfig | null | undefined;
  readonly problems: readonly Problem[];
}

function readLink(
  value: Readonly<Record<string, unknown>> | null | undefined,
  map: FieldMap,
  position: Position,
): ReadLink {
  if (value === undefined || value === null) return { link: value, problems: [] };
  const toUnreadable = (message: string, hint: string): ReadLink => ({
    problems: [{ file: map.file, ...position, severity: 'error', message, hint }],
  });
  const { type, id } = value;
  if (type !== 'doc' && type !== 'generated-index') {
    const message = `Unknown sidebar category link type "${String(type)}".`;
    return toUnreadable(message, 'Use "doc" or "generated-index".');
  }
  if (type === 'doc' && id === undefined)
    return toUnreadable('The link of the type "doc" names no doc.', 'Add "id".');
  const { fields: link, problems } = readFields(map, categoryLinkFields[type], unknownKey);
  return { link, problems };
}
