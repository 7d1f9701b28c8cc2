import { ExactNumber, isDigits } from '../exact-number';
import { toJsonText } from '../json-text';
import type { ExactJson } from './exact-json';
import { isCompound, isExactList, parseExactJson, toScalarText } from './exact-json';
import type { TemplateField } from './request-template';

/** Parses a field's text; undefined if the text does not fit the field's kind. */
export function readField(field: TemplateField, text: string): ExactJson | undefined {
  if (field.nullable === true && text === 'null') return null;
  if (field.kind === 'list') return readList(field, text);
  if (field.kind === 'choice') {
    const chosen = field.choices?.find((choice) => toChoiceText(choice) === text);
    return chosen === undefined ? text : parseExactJson(chosen);
  }
  return readScalar(field.kind, text);
}

function readScalar(kind: TemplateField['kind'], text: string): ExactJson | undefined {
  switch (kind) {
    case 'number':
      return isDigits(text.trim()) ? new ExactNumber(text.trim()) : undefined;
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : undefined;
    case 'json':
      return parseExactJson(text);
    default:
      return text;
  }
}

function readList(
  { item = 'text' }: TemplateField,
  text: string,
): readonly ExactJson[] | undefined {
  const items = listLines(text).map((line) => readScalar(item, line));
  return items.every((value) => value !== undefined) ? items : undefined;
}

/** The items of a list, without empty lines. */
export function listLines(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}

/** The label of a choice: strings without quotes, anything else as JSON. */
export function toChoiceText(choice: string): string {
  const value = parseExactJson(choice);
  return typeof value === 'string' ? value : choice;
}

/** Writes a value as the text of a field; the field becomes a JSON field if its kind cannot express the value. */
export function writeField<Field extends TemplateField>(
  field: Field,
  value: ExactJson,
): { readonly field: Field; readonly text: string } {
  const text = findText(field, value);
  const isKept = text !== undefined && isSame(readField(field, text), value);
  return isKept
    ? { field, text }
    : { field: { ...field, kind: 'json' }, text: toJsonText(value, '  ') };
}

function findText({ kind }: TemplateField, value: ExactJson): string | undefined {
  if (kind === 'json') return toJsonText(value, '  ');
  if (kind === 'list') {
    const isPlain = isExactList(value) && !value.some(isCompound);
    return isPlain ? value.map(toScalarText).join('\n') : undefined;
  }
  return isCompound(value) ? undefined : toScalarText(value);
}

function isSame(one: ExactJson | undefined, other: ExactJson): boolean {
  return one !== undefined && toJsonText(one) === toJsonText(other);
}

/** True for a field that takes files, given by their paths. */
export function isFileField({ kind, item }: TemplateField): boolean {
  return kind === 'file' || item === 'file';
}

/** The path from which a sample reads the content of a field. */
export function toFilePath({ name }: TemplateField): string {
  // The parts of an ordered body have numbers for names.
  return /^\d+$/.test(name) ? `file${name}.bin` : `${name}.bin`;
}

/** The files that an example names, one per line; a path of our own for the content of a file. */
export function toFilePaths(field: TemplateField, example: ExactJson): string {
  const given = isExactList(example) ? example : [example];
  const names = given.filter(
    (one): one is string => typeof one === 'string' && FILE_NAME.test(one),
  );
  const paths = field.kind === 'list' ? [...new Set(names)] : names.slice(0, 1);
  return paths.length === 0 ? toFilePath(field) : paths.join('\n');
}

const FILE_NAME = /^\w[\w.-]{0,80}\.[a-z]\w{0,4}$/i;
