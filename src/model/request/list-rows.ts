import type { TemplateBody, TemplateField } from './request-template';
import type { BodyRow } from './request-values';
import type { ExactJson } from './exact-json';
import { isExactObject, parseExactJson } from './exact-json';
import { writeField } from './field-text';

/** The rows of a body's form for a text: what it holds in its order, then what could be sent, too. */
export function listRows(
  { kind, fields = [] }: TemplateBody,
  text: string,
): readonly BodyRow[] | undefined {
  const value = text === '' ? new Map() : parseExactJson(text);
  if (!isExactObject(value)) return undefined;
  const known = new Map(fields.map((field) => [field.name, field]));
  return [
    ...[...value].map(([name, item]) =>
      toRow(kind, known.get(name) ?? toUnknown(name, item), item),
    ),
    ...fields.filter(({ name }) => !value.has(name)).map((field) => ({ field, text: null })),
  ];
}

function toRow(kind: TemplateBody['kind'], field: TemplateField, value: ExactJson): BodyRow {
  if (kind !== 'json' && isFile(field)) return { field, text: toFilePath(field) };
  return writeField(field, value);
}

function isFile({ kind, item }: TemplateField): boolean {
  return kind === 'file' || item === 'file';
}

/** Where a sample looks for the content of a field. */
export function toFilePath({ name }: TemplateField): string {
  return `${name}.bin`;
}

function toUnknown(name: string, value: ExactJson): TemplateField {
  return { name, kind: typeof value === 'string' ? 'text' : 'json' };
}
