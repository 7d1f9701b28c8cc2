import type {
  FieldKind,
  TemplateField,
  TemplateParameter,
} from '../../../src/model/request/request-template';
import type { ExactJson } from '../../../src/model/request/exact-json';
import { parseExactJson } from '../../../src/model/request/exact-json';
import { isFileField, toFilePath, writeField } from '../../../src/model/request/field-text';
import { isJsonType, toEssence } from '../../../src/model/request/media-type';
import { isSecretName } from '../../../src/model/request/secrets';
import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { SchemaRef } from '../../../src/model/schema/schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { toExample } from '../examples/example';
import type { MediaTypeObject, ParameterObject } from '../document/document';
import { toMediaText } from '../examples/media-text';
import { isSecretSchema } from '../schema/secrets';
import type { Conversion } from '../operation/conversion';
import type { KeyedExample } from '../operation/example-objects';
import { listExampleObjects } from '../operation/example-objects';
import { toStyle } from '../operation/parameters';
import { listEncodings } from './template-encodings';
import { toJsonText } from '../../../src/model/json-text';

/** A parameter as a form field. */
export function toTemplateParameter(
  conversion: Conversion,
  parameter: ParameterObject,
): TemplateParameter {
  const { name } = parameter;
  const [written] = Object.entries(parameter.content ?? {});
  const schema = conversion.graph.getId(parameter.schema ?? written?.[1].schema ?? true);
  const field = toTemplateField(conversion, {
    name,
    schema,
    required: parameter.required === true,
  });
  const start =
    written === undefined
      ? toStart(conversion, parameter, schema, field)
      : toContentStart(conversion, parameter, schema, field, written[0]);
  return {
    ...start.field,
    ...toLocation(parameter),
    ...(parameter.deprecated === true && { deprecated: true }),
    ...toNotation(conversion, parameter),
    ...(written !== undefined && toContentNotation(conversion, ...written)),
    start: isSent(conversion, parameter) ? start.text : null,
    ...(start.text !== '' && { suggestion: start.text }),
  };
}

/** The first sample sends what is required, and what an author has named an example `sample` for. */
function isSent({ document }: Conversion, parameter: ParameterObject): boolean {
  const { required, in: location } = parameter;
  return (
    required === true || location === 'path' || listNamed(document, parameter).some(isForSample)
  );
}

function isForSample({ name }: KeyedExample): boolean {
  return name === 'sample';
}

/** `querystring` is the whole query. OpenAPI 3.2. */
function toLocation({
  in: location,
}: ParameterObject): Pick<TemplateParameter, 'in' | 'isWholeQuery'> {
  return location === 'querystring' ? { in: 'query', isWholeQuery: true } : { in: location };
}

function toNotation({ document }: Conversion, parameter: ParameterObject) {
  const { in: location, explode, allowReserved } = parameter;
  const style = toStyle(parameter);
  // Since 3.2 not in the query alone.
  const isReserved =
    allowReserved === true &&
    (location === 'query' || (location === 'path' && document.openapi.startsWith('3.2')));
  return {
    ...(style !== undefined && { style }),
    ...(explode !== undefined && { explode }),
    ...(isReserved && { allowReserved: true }),
  };
}

function toContentNotation(conversion: Conversion, mediaType: string, object: MediaTypeObject) {
  const encodings = listEncodings(conversion, mediaType, object, 0);
  return { mediaType, ...(encodings.length > 0 && { encodings }) };
}

/** JSON and forms are entered as JSON, anything else as its text. */
function toContentStart(
  conversion: Conversion,
  parameter: ParameterObject,
  schema: SchemaRef,
  field: TemplateField,
  mediaType: string,
) {
  const isForm = toEssence(mediaType) === 'application/x-www-form-urlencoded';
  const value = findValue(conversion, parameter, schema);
  if (isJsonType(mediaType) || (isForm && typeof value !== 'string')) {
    return toStart(conversion, parameter, schema, { ...field, kind: 'json' });
  }
  const { item: _item, choices: _choices, ...plain } = field;
  const written = { graph: conversion.graph.nodes, ref: schema, direction: 'request' } as const;
  const text = value === undefined ? '' : toMediaText(mediaType, value, written);
  return { field: { ...plain, kind: 'text' as const }, text };
}

/** A field with a suggested value, for readers who want to send it, too. */
export function withSuggestion({ graph }: Conversion, field: TemplateField): TemplateField {
  if (isFileField(field)) return { ...field, suggestion: toFilePath(field) };
  const value = toExactJson(toExample(graph.nodes, field.schema ?? [], 'request', field.name));
  if (value === undefined) return field;
  const written = writeField(field, value);
  // Suggests only values that the field can represent.
  return written.field === field ? { ...field, suggestion: written.text } : field;
}

function toStart(
  conversion: Conversion,
  parameter: ParameterObject,
  schema: SchemaRef,
  field: TemplateField,
) {
  const value = toExactJson(findValue(conversion, parameter, schema));
  if (value === undefined) return { field, text: '' };
  // URLs and headers hold only text.
  return typeof value === 'string' && field.kind !== 'json'
    ? { field: { ...field, ...(field.kind === 'list' && { kind: 'text' as const }) }, text: value }
    : writeField(field, value);
}

function toExactJson(value: unknown): ExactJson | undefined {
  return value === undefined ? undefined : parseExactJson(toJsonText(value));
}

function findValue(
  { document, graph }: Conversion,
  parameter: ParameterObject,
  schema: SchemaRef,
): unknown {
  const { name, example, content = {} } = parameter;
  const named = listNamed(document, parameter);
  const own = example ?? Object.values(content)[0]?.example;
  if (own !== undefined) return own;
  const first = named.find(isForSample) ?? named[0];
  if (first !== undefined) return first.value;
  return toExample(graph.nodes, schema, 'request', name, { onlyRequired: true });
}

/** The named examples of a parameter whose values the document has. */
function listNamed(
  document: Conversion['document'],
  { examples, content = {} }: ParameterObject,
): readonly KeyedExample[] {
  const [written] = Object.values(content);
  return listExampleObjects(document, examples ?? written?.examples).filter(
    (one) => 'value' in one,
  );
}

interface FieldSource {
  readonly name: string;
  readonly schema: SchemaRef;
  readonly required: boolean;
}

/** A value as a form field. Anything but a single value or a list of single values is entered as JSON. */
export function toTemplateField(
  { graph }: Conversion,
  { name, schema, required }: FieldSource,
): TemplateField {
  const effective = toEffectiveSchema(graph.nodes, schema, 'request');
  const kind = toKind(effective);
  const item =
    kind === 'list' ? toItem(toEffectiveSchema(graph.nodes, effective.items ?? [], 'request')) : '';
  const values = listChoices(effective);
  const isSecret = isSecretName(name) || isSecretSchema(graph.nodes, schema);
  return {
    name,
    kind: item === undefined ? 'json' : kind,
    ...(item !== undefined && item !== '' && { item }),
    ...(kind === 'choice' && { choices: values }),
    ...(required && { required }),
    ...(effective.deprecated && { deprecated: true }),
    ...(effective.nullable && { nullable: true }),
    ...(isSecret && { secret: true }),
    schema,
  };
}

function toKind(schema: EffectiveSchema): FieldKind {
  const { types, unions } = schema;
  const [type] = types;
  if (isFile(schema)) return 'file';
  if (listChoices(schema).length > 0) return 'choice';
  if (types.length !== 1 || unions.length > 0 || type === undefined) return 'json';
  if (type === 'array') return 'list';
  return kinds.get(type) ?? 'json';
}

const kinds: ReadonlyMap<string, 'text' | 'number' | 'boolean'> = new Map([
  ['string', 'text'],
  ['number', 'number'],
  ['integer', 'number'],
  ['boolean', 'boolean'],
]);

function toItem(schema: EffectiveSchema): TemplateField['item'] {
  const kind = toKind(schema);
  // A choice between strings is entered as text.
  if (kind === 'choice') return schema.types.join() === 'string' ? 'text' : undefined;
  return kind === 'json' || kind === 'list' ? undefined : kind;
}

function listChoices({ constant, values }: EffectiveSchema): readonly string[] {
  return constant === undefined ? values.map(({ value }) => value) : [constant];
}

/** The content of a file is never written into a field. */
function isFile({ format, types, contentMediaType, contentEncoding }: EffectiveSchema): boolean {
  if (format === 'binary') return true;
  const isContent = contentMediaType !== undefined && contentEncoding === undefined;
  return (
    isContent && types.every((type) => type === 'string') && !/json|text/.test(contentMediaType)
  );
}
