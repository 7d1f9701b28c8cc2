import type {
  TemplateBody,
  TemplateEncoding,
  TemplateExample,
  TemplateField,
} from '../../../src/model/request/request-template';
import { toExampleAnchor } from '../../../src/model/api/anchors';
import type { SchemaId } from '../../../src/model/schema/schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { EncodingObject, MediaTypeObject } from '../document/document';
import { toTemplateField, withSuggestion } from './template-field';
import type { Conversion } from '../operation/conversion';
import { listExamples } from '../operation/bodies';
import { toJsonText } from '../../../src/model/json-text';

/** The maximum number of examples on a page: nobody reads more. */
const MAX_EXAMPLES = 12;

/** The bodies of an operation by media type, with their examples. */
export function listTemplateBodies(
  conversion: Conversion,
  content: Readonly<Record<string, MediaTypeObject>>,
  operationId: string,
  toAnchor: (mediaType: string, index: number) => string,
): readonly TemplateBody[] {
  let left = MAX_EXAMPLES;
  return Object.entries(content).flatMap(([mediaType, object], index) => {
    const id = `${operationId}.body${index === 0 ? '' : `/${index}`}`;
    const schema =
      object.schema === undefined ? undefined : conversion.graph.getId(object.schema, id);
    const anchor = toAnchor(mediaType, index);
    const found = listExamples(conversion, object, schema, 'request');
    // A body without an example is sent, too.
    const values =
      found.length === 0
        ? [{ anchor, value: undefined }]
        : found.map(({ name, value }) => ({ anchor: toExampleAnchor(anchor, name), name, value }));
    const body = toTemplateBody(conversion, mediaType, values.slice(0, Math.max(left, 0)), {
      anchor,
      schema,
      encoding: object.encoding ?? {},
    });
    left -= values.length;
    return body.examples.length === 0 ? [] : [body];
  });
}

/** An example of a body, with its anchor on the page. */
export interface AnchoredValue {
  readonly anchor: string;
  readonly name?: string;
  readonly value: unknown;
}

interface BodySource {
  readonly anchor: string;
  readonly schema: SchemaId | undefined;
  readonly encoding: Readonly<Record<string, EncodingObject>>;
}

/** A body in one media type, with its examples serialized for that media type. */
export function toTemplateBody(
  conversion: Conversion,
  mediaType: string,
  values: readonly AnchoredValue[],
  { anchor: bodyAnchor, schema, encoding }: BodySource,
): TemplateBody {
  const kind = toBodyKind(mediaType, values);
  const fields = listFields(conversion, kind, schema);
  const encodings = listEncodings(encoding);
  return {
    mediaType,
    anchor: bodyAnchor,
    kind,
    ...(schema !== undefined && { schema }),
    examples: values.map(({ anchor, name, value }): TemplateExample => ({
      anchor,
      ...(name !== undefined && { name }),
      text: toExampleText(kind, value),
    })),
    ...(fields !== undefined && { fields }),
    ...(encodings.length > 0 && { encodings }),
  };
}

function toBodyKind(mediaType: string, [first]: readonly AnchoredValue[]): TemplateBody['kind'] {
  if (mediaType.includes('json')) return 'json';
  const isText = typeof first?.value === 'string';
  // An author may have written the example as an encoded form.
  if (mediaType === 'application/x-www-form-urlencoded') return isText ? 'text' : 'form';
  if (mediaType.startsWith('multipart/')) return 'multipart';
  return isText ? 'text' : 'file';
}

function toExampleText(kind: TemplateBody['kind'], value: unknown): string {
  if (kind === 'file') return 'file.bin';
  if (kind === 'text') return typeof value === 'string' ? value : toJsonText(value);
  return toJsonText(value ?? {}, '  ');
}

/** The fields of an object without variants. A form always has fields, at least those of its example. */
function listFields(
  conversion: Conversion,
  kind: TemplateBody['kind'],
  schema: SchemaId | undefined,
): readonly TemplateField[] | undefined {
  const isForm = kind === 'form' || kind === 'multipart';
  if (!isForm && kind !== 'json') return undefined;
  if (schema === undefined) return isForm ? [] : undefined;
  const { properties, unions } = toEffectiveSchema(conversion.graph.nodes, schema, 'request');
  const isPlain = properties.length > 0 && unions.length === 0;
  return isForm || isPlain
    ? properties.map((one) => withSuggestion(conversion, toTemplateField(conversion, one)))
    : undefined;
}

function listEncodings(encoding: BodySource['encoding']): readonly TemplateEncoding[] {
  return Object.entries(encoding).map(
    ([name, { contentType = '', style, explode, allowReserved }]) => {
      // A sample can send only one type, not a list or a range.
      const isOne = /^[^,*]+$/.test(contentType);
      return {
        name,
        ...(isOne && { contentType }),
        ...(style !== undefined && { style }),
        ...(explode !== undefined && { explode }),
        ...(allowReserved !== undefined && { allowReserved }),
      };
    },
  );
}
