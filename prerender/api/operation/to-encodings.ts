import type { FieldEncoding } from '../../../src/model/api/operation';
import type { EncodingObject, MediaTypeObject } from '../document/document';
import { toSerialization } from './to-serialization';

/** How the fields of a form are written, for those of which the author says it. */
export function toEncodings({ encoding = {}, schema }: MediaTypeObject): readonly FieldEncoding[] {
  const properties = typeof schema === 'object' ? (schema.properties ?? {}) : {};
  return Object.entries(encoding).map(([name, one]) => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const types = typeof field === 'object' ? [field.type ?? []].flat() : [];
    return toEncoding(name, one, types);
  });
}

function toEncoding(
  name: string,
  { contentType = '', headers = {}, style, explode, allowReserved }: EncodingObject,
  types: readonly string[],
): FieldEncoding {
  const isStyled = style !== undefined || explode !== undefined;
  const serialization = isStyled
    ? toSerialization({ in: 'query', style, explode }, types)
    : undefined;
  return {
    name,
    mediaTypes: contentType
      .split(',')
      .map((type) => type.trim())
      .filter((type) => type !== ''),
    ...(serialization !== undefined && { serialization }),
    ...(allowReserved === true && { isReservedAllowed: true }),
    headers: Object.keys(headers),
  };
}
