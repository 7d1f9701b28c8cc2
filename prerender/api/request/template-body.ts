import type {
  TemplateBody,
  TemplateExample,
  TemplateField,
} from '../../../src/model/request/request-template';
import type { BodyShape } from '../../../src/model/request/media-type';
import {
  findSequence,
  isJsonType,
  isTextType,
  isXmlType,
  toEssence,
  toFileEnding,
  toSendableType,
} from '../../../src/model/request/media-type';
import { isObject } from '../../../src/model/json-object';
import { toBodyAnchor, toExampleAnchor, toMediaAnchor } from '../../../src/model/api/anchors';
import type { Direction, SchemaId } from '../../../src/model/schema/schema';
import type { EffectiveProperty } from '../../../src/model/schema/effective-schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { MediaTypeObject } from '../document/document';
import { toMediaText } from '../examples/media-text';
import { saysNothing } from '../schema/schema-view';
import { isSecretSchema } from '../schema/secrets';
import { listEncodings, toTemplateField, withSuggestion } from './template-field';
import type { Conversion } from '../operation/conversion';
import { listExamples } from '../operation/example-objects';
import { toJsonText } from '../../../src/model/json-text';

/** The maximum number of examples on a page: nobody reads more. */
const MAX_EXAMPLES = 12;

/** The bodies of an operation by media type, with their examples. */
export function listTemplateBodies(
  conversion: Conversion,
  content: Readonly<Record<string, MediaTypeObject>>,
): readonly TemplateBody[] {
  let left = MAX_EXAMPLES;
  return Object.entries(content).flatMap(([mediaType, object], index) => {
    const own = object.itemSchema ?? object.schema;
    const schema = own === undefined ? undefined : conversion.graph.getId(own);
    const anchor = toMediaAnchor(toBodyAnchor(), mediaType, index);
    const found = listExamples(conversion, object, schema, 'request');
    // A body without an example is sent, too.
    const values =
      found.length === 0
        ? [{ anchor, value: undefined }]
        : found.map(({ name, value }) => ({ anchor: toExampleAnchor(anchor, name), name, value }));
    const shown = values.slice(0, Math.max(left, 0));
    left -= values.length;
    const source = { anchor, schema, object, direction: 'request' } as const;
    return shown.length === 0 ? [] : [toTemplateBody(conversion, mediaType, shown, source)];
  });
}

/** An example of a body, with its anchor on the page. */
export interface AnchoredValue {
  readonly anchor: string;
  readonly name?: string;
  readonly value: unknown;
}

/** Where a body stands, and what describes it. */
export interface BodySource {
  readonly anchor: string;
  /** Of the whole body, or of each item of a stream. */
  readonly schema: SchemaId | undefined;
  readonly object: MediaTypeObject;
  /** `response` for what the API sends. */
  readonly direction: Direction;
}

/** A body in one media type, with its examples serialized for that media type. */
export function toTemplateBody(
  conversion: Conversion,
  mediaType: string,
  values: readonly AnchoredValue[],
  source: BodySource,
): TemplateBody {
  const { anchor: bodyAnchor, schema, object, direction } = source;
  const { nodes } = conversion.graph;
  const first = values[0]?.value;
  const contentType = toSendableType(mediaType, toShape(first));
  const kind = toBodyKind(contentType, first);
  const isOrdered = kind === 'multipart' && Array.isArray(first);
  const fields = isOrdered
    ? listOrderedFields(conversion, first, source)
    : listFields(conversion, kind, source);
  const encodings = listEncodings(conversion, contentType, object, isOrdered ? first.length : 0);
  const sent = kind === 'text' ? withBoundary(contentType, first) : contentType;
  const toText = (value: unknown) =>
    toMediaText(contentType, value, { graph: nodes, ref: schema ?? [], direction });
  return {
    mediaType,
    ...(sent !== mediaType && { contentType: sent }),
    anchor: bodyAnchor,
    kind,
    ...(schema !== undefined && { schema }),
    ...(isSecretSchema(nodes, schema ?? []) && { secret: true }),
    examples: values.map(({ anchor, name, value }): TemplateExample => ({
      anchor,
      ...(name !== undefined && { name }),
      text:
        kind === 'file' ? `file.${toFileEnding(contentType)}` : toExampleText(kind, value, toText),
    })),
    ...(fields !== undefined && { fields }),
    ...(encodings.length > 0 && { encodings }),
    ...(isOrdered && { isOrdered }),
  };
}

function toShape(value: unknown): BodyShape {
  if (value === undefined) return 'file';
  return typeof value === 'string' ? 'text' : 'data';
}

function toBodyKind(mediaType: string, first: unknown): TemplateBody['kind'] {
  const shape = toShape(first);
  const essence = toEssence(mediaType);
  if (isJsonType(mediaType)) return 'json';
  // An author may have written the example as an encoded form, or as parts with their boundary.
  if (essence === 'application/x-www-form-urlencoded') return shape === 'text' ? 'text' : 'form';
  if (essence.startsWith('multipart/')) return isMultipartText(first) ? 'text' : 'multipart';
  if (shape === 'file') return 'file';
  const isScalar = !isObject(first) && !Array.isArray(first);
  return isWrittenType(mediaType) || isScalar ? 'text' : 'file';
}

function isMultipartText(value: unknown): value is string {
  return typeof value === 'string' && value.trimStart().startsWith('--');
}

/** The type of a multipart body that its author wrote with a boundary. */
function withBoundary(contentType: string, text: unknown): string {
  if (!contentType.startsWith('multipart/') || /;\s*boundary=/i.test(contentType)) {
    return contentType;
  }
  const boundary = isMultipartText(text) ? /^\s*--([^\r\n]*)/.exec(text)?.[1]?.trimEnd() : '';
  return boundary === '' ? contentType : `${contentType}; boundary=${boundary}`;
}

function toExampleText(
  kind: TemplateBody['kind'],
  value: unknown,
  toText: (value: unknown) => string,
): string {
  if (kind !== 'text') return toJsonText(toNumbered(kind, value) ?? {}, '  ');
  // Lines of a multipart body end with CRLF: https://www.rfc-editor.org/rfc/rfc2046#section-5.1.1
  return isMultipartText(value) ? value.replaceAll(/\r?\n/g, '\r\n') : toText(value);
}

/** The parts of an ordered multipart body by their number. */
function toNumbered(kind: TemplateBody['kind'], value: unknown): unknown {
  if (kind !== 'multipart' || !Array.isArray(value)) return value;
  return Object.fromEntries(value.map((item: unknown, index) => [toNumber(index), item]));
}

function toNumber(index: number): string {
  return String(index + 1);
}

function listOrderedFields(
  conversion: Conversion,
  values: readonly unknown[],
  { schema, object, direction }: BodySource,
): readonly TemplateField[] {
  const whole = toEffectiveSchema(conversion.graph.nodes, schema ?? [], direction);
  return values.map((_, index) => {
    const own = whole.prefixItems[index] ?? whole.items ?? [];
    const item = object.itemSchema === undefined ? own : (schema ?? []);
    return toTemplateField(conversion, { name: toNumber(index), schema: item, required: false });
  });
}

/** The fields of an object without variants. A form always has fields, at least those of its example. */
function listFields(
  conversion: Conversion,
  kind: TemplateBody['kind'],
  { schema, object, direction }: BodySource,
): readonly TemplateField[] | undefined {
  const isForm = kind === 'form' || kind === 'multipart';
  const { nodes } = conversion.graph;
  const { properties, unions } = toEffectiveSchema(nodes, schema ?? [], direction);
  const isPlain = kind === 'json' && properties.length > 0 && unions.length === 0;
  if (!isForm && !isPlain) return undefined;
  return properties.map((one) => {
    const field = toTemplateField(conversion, one);
    const isFile = kind === 'multipart' && isFilePart(conversion, one, object);
    return withSuggestion(conversion, isFile ? { ...field, kind: 'file' } : field);
  });
}

/**
 * True if a part of which its schema says nothing is a file: its author names a type that is no text, or none,
 * which since OpenAPI 3.1 means `application/octet-stream`: https://spec.openapis.org/oas/v3.1.1#encoding-content-type
 */
function isFilePart(
  { document, graph }: Conversion,
  { name, schema }: EffectiveProperty,
  { encoding = {} }: MediaTypeObject,
): boolean {
  if (!saysNothing(toEffectiveSchema(graph.nodes, schema, 'request'))) return false;
  const type = encoding[name]?.contentType;
  return type === undefined ? !document.openapi.startsWith('3.0') : !isWrittenType(type);
}

/** True if a value of this media type is written as text. */
function isWrittenType(mediaType: string): boolean {
  return (
    isJsonType(mediaType) ||
    isTextType(mediaType) ||
    isXmlType(mediaType) ||
    findSequence(mediaType) !== undefined
  );
}
