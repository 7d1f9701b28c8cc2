import type { HttpHeader } from '../../../src/model/request/http-request';
import { isObject } from '../../../src/model/json-object';
import { toJsonText } from '../../../src/model/json-text';
import { parseExactJson } from '../../../src/model/request/exact-json';
import { isJsonType, toEssence, toSendableType } from '../../../src/model/request/media-type';
import { serializeParameter } from '../../../src/model/request/parameter-styles';
import type { TemplateEncoding } from '../../../src/model/request/request-template';
import type { EncodingObject, HeaderObject, MediaTypeObject } from '../document/document';
import { resolve } from '../document/resolve';
import type { SchemaKeywords } from '../document/schema-object';
import type { Conversion } from '../operation/conversion';
import { canStyleFields, listEncodingObjects } from '../operation/encodings';
import { toStyle } from '../operation/parameters';

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
  const isStyled = canStyleFields(conversion.document, mediaType, object);
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
    ...(isStyled && {
      ...(style !== undefined && { style }),
      ...(explode !== undefined && { explode }),
      ...(allowReserved !== undefined && { allowReserved }),
    }),
  };
}

/** The headers that are required or have an example. `Content-Type` has a keyword of its own. */
function listHeaders({ document }: Conversion, object: EncodingObject): readonly HttpHeader[] {
  return Object.entries(object.headers ?? {}).flatMap(([name, referable]) => {
    const header = resolve(document, referable);
    const value = findHeaderValue({ document }, header);
    const isSent = header.required === true || value !== undefined;
    if (!isSent || /^content-type$/i.test(name)) return [];
    return [[name, toHeaderText(header, value ?? 'string')] as const];
  });
}

function findHeaderValue(
  { document }: Pick<Conversion, 'document'>,
  { example, examples = {}, content = {}, schema, required }: HeaderObject,
): unknown {
  const [written] = Object.values(content);
  const [named] = Object.values({ ...examples, ...written?.examples });
  const own = example ?? written?.example;
  if (own !== undefined) return own;
  if (named !== undefined) return resolve(document, named).value;
  if (required !== true) return undefined;
  const described = schema ?? written?.schema;
  if (!isObject(described)) return undefined;
  const keywords: SchemaKeywords = resolve(document, described as SchemaKeywords);
  return (
    keywords.const ??
    keywords.example ??
    keywords.examples?.[0] ??
    keywords.default ??
    keywords.enum?.[0]
  );
}

function toHeaderText({ content = {} }: HeaderObject, value: unknown): string {
  const [mediaType] = Object.keys(content);
  if (mediaType !== undefined && isJsonType(mediaType)) return toJsonText(value);
  if (typeof value === 'string') return value;
  return isObject(value) || Array.isArray(value)
    ? serializeParameter({ name: '', in: 'header' }, parseExactJson(toJsonText(value)) ?? null).join('')
    : toJsonText(value);
}
