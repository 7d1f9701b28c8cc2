import { toEncodingAnchor } from '../../../src/model/api/anchors';
import type { EncodedPart, FieldEncoding } from '../../../src/model/api/operation';
import { toEssence } from '../../../src/model/request/media-type';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { Direction, SchemaGraph, SchemaId, SchemaRef } from '../../../src/model/schema/schema';
import type { EncodingObject, MediaTypeObject, OpenApiDocument } from '../document/document';
import type { Conversion } from './conversion';
import { toHeaders, toSerialization, toStyle } from './parameters';

/** An Encoding Object with the fields that lead to it. */
interface LocatedEncoding {
  readonly path: readonly EncodedPart[];
  readonly object: EncodingObject;
}

/** The encodings of a body's fields or parts, each before those inside it. */
export function listEncodingObjects(
  owner: Pick<MediaTypeObject, 'encoding' | 'prefixEncoding' | 'itemEncoding'>,
  around: readonly EncodedPart[] = [],
): readonly LocatedEncoding[] {
  const { encoding = {}, prefixEncoding = [], itemEncoding } = owner;
  const list = (part: EncodedPart, object: EncodingObject): readonly LocatedEncoding[] => {
    const path = [...around, part];
    return [{ path, object }, ...listEncodingObjects(object, path)];
  };
  const kind = prefixEncoding.length === 0 ? 'each' : 'others';
  return [
    ...Object.entries(encoding).flatMap(([name, object]) => list({ kind: 'field', name }, object)),
    ...prefixEncoding.flatMap((object, index) => list({ kind: 'part', number: index + 1 }, object)),
    ...(itemEncoding === undefined ? [] : list({ kind }, itemEncoding)),
  ];
}

interface EncodedBody {
  readonly anchor: string;
  readonly schema: SchemaId | undefined;
  readonly direction: Direction;
}

/** The author's encodings of the fields of a form or the parts of a multipart body. */
export function toEncodings(
  conversion: Conversion,
  mediaType: string,
  object: MediaTypeObject,
  { anchor, schema, direction }: EncodedBody,
): readonly FieldEncoding[] {
  const { document, graph } = conversion;
  const whole: Encoded = { ref: schema ?? [], isItem: object.itemSchema !== undefined };
  return listEncodingObjects(object)
    .filter((located) => Object.keys(located.object).length > 0)
    .map(({ path, object: encoding }) => {
      const type = path.length > 1 ? '' : mediaType;
      const { ref } = path.reduce<Encoded>(
        (owner, part) => findEncoded(graph.nodes, direction, owner, part),
        whole,
      );
      const { types } = toEffectiveSchema(graph.nodes, ref, direction);
      return {
        path,
        ...toEncoding(encoding, types, canStyleFields(document, type, encoding)),
        headers: toHeaders(conversion, encoding.headers, toEncodingAnchor(anchor, path)),
      };
    });
}

interface Encoded {
  readonly ref: SchemaRef;
  /** True if the schema is of each item, not of the whole. */
  readonly isItem: boolean;
}

function findEncoded(
  nodes: SchemaGraph,
  direction: Direction,
  { ref, isItem }: Encoded,
  part: EncodedPart,
): Encoded {
  if (isItem && part.kind !== 'field') return { ref, isItem: false };
  const { properties, prefixItems, items } = toEffectiveSchema(nodes, ref, direction);
  const own =
    part.kind === 'field'
      ? properties.find(({ name }) => name === part.name)?.schema
      : ((part.kind === 'part' ? prefixItems[part.number - 1] : undefined) ?? items);
  return { ref: own ?? [], isItem: false };
}

/** True if an Encoding Object sets the style of a field: in forms, and since 3.1 in `multipart/form-data`. */
export function canStyleFields(
  { openapi }: OpenApiDocument,
  mediaType: string,
  encoding: EncodingObject,
): boolean {
  const essence = toEssence(mediaType);
  if (essence === 'application/x-www-form-urlencoded') return true;
  const isOld = openapi.startsWith('3.0') && encoding['x-collectionFormat'] === undefined;
  return essence === 'multipart/form-data' && !isOld;
}

function toEncoding(
  { contentType = '', explode, allowReserved, ...encoding }: EncodingObject,
  types: readonly string[],
  canStyle: boolean,
): Omit<FieldEncoding, 'path' | 'headers'> {
  const style = toStyle(encoding);
  const isStyled = canStyle && (style !== undefined || explode !== undefined);
  const serialization = isStyled
    ? toSerialization({ in: 'query', style, explode }, types)
    : undefined;
  return {
    mediaTypes: contentType
      .split(',')
      .map((type) => type.trim())
      .filter((type) => type !== ''),
    ...(serialization !== undefined && { serialization }),
    ...(canStyle && allowReserved === true && { isReservedAllowed: true }),
  };
}
