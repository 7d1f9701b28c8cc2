import type { HttpHeader } from '../../../src/model/request/http-request';
import type {
  FieldKind,
  TemplateEncoding,
  TemplateField,
  TemplateParameter,
} from '../../../src/model/request/request-template';
import { toJsonText } from '../../../src/model/json-text';
import type { ExactJson } from '../../../src/model/request/exact-json';
import { parseExactJson } from '../../../src/model/request/exact-json';
import { isFileField, toFilePath, writeField } from '../../../src/model/request/field-text';
import { isJsonType, toEssence, toSendableType } from '../../../src/model/request/media-type';
import { serializeParameter } from '../../../src/model/request/parameter-styles';
import { isSecretName } from '../../../src/model/request/secrets';
import type {
  EffectiveProperty,
  EffectiveSchema,
} from '../../../src/model/schema/effective-schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { toExample } from '../examples/example';
import type {
  EncodingObject,
  HeaderObject,
  MediaTypeObject,
  ParameterObject,
} from '../document/document';
import { resolve } from '../document/resolve';
import { toMediaText } from '../examples/media-text';
import { isSecretSchema } from '../schema/secrets';
import type { Conversion } from '../operation/conversion';
import { canStyleFields, listEncodingObjects } from '../operation/encodings';
import type { KeyedExample } from '../operation/example-objects';
import { listExampleObjects, withContent } from '../operation/example-objects';
import { toStyle } from '../operation/parameters';

/** A parameter as a form field. */
export function toTemplateParameter(
  conversion: Conversion,
  parameter: ParameterObject,
): TemplateParameter {
  const object = withContent(parameter);
  const { name, in: location, required, deprecated, explode, mediaType } = object;
  const schema = conversion.graph.getId(object.schema ?? true);
  const field = toTemplateField(conversion, { name, schema, required: required === true });
  const named = listNamed(conversion, object);
  const given = findGiven(conversion, object);
  const value =
    given === undefined
      ? toExample(conversion.graph.nodes, schema, 'request', name, { onlyRequired: true })
      : given;
  const { field: written, text } =
    mediaType === undefined
      ? toStart(field, value)
      : toContentStart(conversion, mediaType, field, value);
  // The first sample sends what is required, and what an author has named an example `sample` for.
  const isSent = required === true || location === 'path' || named.some(isForSample);
  const style = toStyle(parameter);
  const encodings = mediaType === undefined ? [] : listEncodings(conversion, mediaType, object, 0);
  return {
    ...written,
    // `querystring` is the whole query. OpenAPI 3.2.
    ...(location === 'querystring' ? { in: 'query', isWholeQuery: true } : { in: location }),
    ...(deprecated === true && { deprecated: true }),
    ...(style !== undefined && { style }),
    ...(explode !== undefined && { explode }),
    ...(isReservedAllowed(conversion, parameter) && { allowReserved: true }),
    ...(mediaType !== undefined && { mediaType }),
    ...(encodings.length > 0 && { encodings }),
    start: isSent ? text : null,
    ...(text !== '' && { suggestion: text }),
  };
}

/** Since 3.2 not in the query alone. */
function isReservedAllowed(
  { document }: Conversion,
  { in: location, allowReserved }: ParameterObject,
): boolean {
  const isPlace =
    location === 'query' || (location === 'path' && document.openapi.startsWith('3.2'));
  return allowReserved === true && isPlace;
}

/** JSON and forms are entered as JSON, anything else as its text. */
function toContentStart(
  { graph }: Conversion,
  mediaType: string,
  field: TemplateField,
  value: unknown,
) {
  const isForm = toEssence(mediaType) === 'application/x-www-form-urlencoded';
  if (isJsonType(mediaType) || (isForm && typeof value !== 'string')) {
    return toStart({ ...field, kind: 'json' }, value);
  }
  const { item: _item, choices: _choices, ...plain } = field;
  const written = { graph: graph.nodes, ref: field.schema ?? [], direction: 'request' } as const;
  const text = value === undefined ? '' : toMediaText(mediaType, value, written);
  return { field: { ...plain, kind: 'text' as const }, text };
}

/** URLs and headers hold only text. */
function toStart(field: TemplateField, value: unknown) {
  const json = toExactJson(value);
  if (json === undefined) return { field, text: '' };
  return typeof json === 'string' && field.kind !== 'json'
    ? { field: { ...field, ...(field.kind === 'list' && { kind: 'text' as const }) }, text: json }
    : writeField(field, json);
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

function toExactJson(value: unknown): ExactJson | undefined {
  return value === undefined ? undefined : parseExactJson(toJsonText(value));
}

type Given = Pick<ParameterObject, 'example' | 'examples'>;

/** The value that an author gives for a parameter or a header; undefined if there is none. */
function findGiven(conversion: Conversion, given: Given): unknown {
  if (given.example !== undefined && given.example !== null) return given.example;
  const named = listNamed(conversion, given);
  return (named.find(isForSample) ?? named[0])?.value;
}

/** The named examples whose values the document has. */
function listNamed({ document }: Conversion, { examples }: Given): readonly KeyedExample[] {
  return listExampleObjects(document, examples).filter((one) => 'value' in one);
}

function isForSample({ name }: KeyedExample): boolean {
  return name === 'sample';
}

/** The encodings of a form's fields; of the first parts, by their number, if they have no names. */
export function listEncodings(
  conversion: Conversion,
  mediaType: string,
  { encoding = {}, prefixEncoding = [], itemEncoding = {} }: MediaTypeObject,
  orderedParts: number,
): readonly TemplateEncoding[] {
  const named =
    orderedParts === 0
      ? Object.entries(encoding)
      : Array.from(
          { length: orderedParts },
          (_, index) => [String(index + 1), prefixEncoding[index] ?? itemEncoding] as const,
        );
  return named
    .map(([name, one]) => toEncoding(conversion, mediaType, name, one))
    .filter((one) => Object.keys(one).length > 1);
}

function toEncoding(
  conversion: Conversion,
  mediaType: string,
  name: string,
  object: EncodingObject,
): TemplateEncoding {
  const { contentType, explode, allowReserved } = object;
  const style = toStyle(object);
  const isMultipart = toEssence(mediaType).startsWith('multipart/');
  const headers = isMultipart ? listHeaders(conversion, object) : [];
  return {
    name,
    // The author accepts several types or a range; a sample sends the first.
    ...(contentType !== undefined && {
      contentType: toSendableType(contentType.split(',', 1)[0]?.trim() ?? '', 'file'),
    }),
    ...(headers.length > 0 && { headers }),
    ...(listEncodingObjects(object).length > 0 && { isNested: true as const }),
    ...(canStyleFields(conversion.document, mediaType, object) && {
      ...(style !== undefined && { style }),
      ...(explode !== undefined && { explode }),
      ...(allowReserved !== undefined && { allowReserved }),
    }),
  };
}

/** The headers that are required or have an example. `Content-Type` has a keyword of its own. */
function listHeaders(conversion: Conversion, object: EncodingObject): readonly HttpHeader[] {
  return Object.entries(object.headers ?? {}).flatMap(([name, referable]) => {
    const header = withContent(resolve(conversion.document, referable));
    const given = findGiven(conversion, header);
    const isSent = header.required === true || given !== undefined;
    if (!isSent || /^content-type$/i.test(name)) return [];
    return [[name, toHeaderText(header.mediaType, given ?? toHeaderExample(conversion, header))]];
  });
}

function toHeaderExample({ graph }: Conversion, { schema = true }: HeaderObject): unknown {
  return toExample(graph.nodes, graph.getId(schema), 'request') ?? 'string';
}

function toHeaderText(mediaType: string | undefined, value: unknown): string {
  if (mediaType !== undefined && isJsonType(mediaType)) return toJsonText(value);
  return serializeParameter({ name: '', in: 'header' }, toExactJson(value) ?? null).join('');
}

/** A value as a form field. Anything but a single value or a list of single values is entered as JSON. */
export function toTemplateField(
  { graph }: Conversion,
  { name, schema, required }: Pick<EffectiveProperty, 'name' | 'schema' | 'required'>,
): TemplateField {
  const effective = toEffectiveSchema(graph.nodes, schema, 'request');
  const kind = toKind(effective);
  const item =
    kind === 'list'
      ? toItem(toEffectiveSchema(graph.nodes, effective.items ?? [], 'request'))
      : undefined;
  const isSecret = isSecretName(name) || isSecretSchema(graph.nodes, schema);
  return {
    name,
    kind: kind === 'list' && item === undefined ? 'json' : kind,
    ...(item !== undefined && { item }),
    ...(kind === 'choice' && { choices: listChoices(effective) }),
    ...(required && { required }),
    ...(effective.deprecated && { deprecated: true }),
    ...(effective.nullable && { nullable: true }),
    ...(isSecret && { secret: true }),
    ...(kind === 'number' && isUnsigned(effective) && { unsigned: true }),
    ...(!isSecret && kind === 'text' && isLong(effective) && { long: true }),
    schema,
  };
}

function isUnsigned({ limits: { minimum, exclusiveMinimum } }: EffectiveSchema): boolean {
  return [minimum, exclusiveMinimum].some((limit) => limit !== undefined && Number(limit) >= 0);
}

/** True for prose: Markdown, other text by its media type, and what may be longer than a line without a pattern. */
function isLong({
  format,
  contentMediaType = '',
  contentEncoding,
  limits,
}: EffectiveSchema): boolean {
  if (contentEncoding !== undefined) return false;
  const isText = contentMediaType.startsWith('text/') || format === 'markdown';
  return isText || ((limits.maxLength ?? 0) >= 1000 && limits.pattern === undefined);
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
