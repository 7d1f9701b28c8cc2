import type { SchemaId } from '../../../src/model/schema/schema';
import { toKeys } from '../document/pointer';

/** The pointer of a schema in the document, as keys. */
export type SchemaKeys = readonly string[];

/** The reference to the component of a name. */
export function toComponentReference(name: string): string {
  const part = name.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('%', '%25');
  return `#/components/schemas/${part}`;
}

/** The name of the component that a reference leads to: its last part. */
export function toComponentName(ref: string): string {
  return toKeys(ref).at(-1) ?? ref;
}

/** Encodes a name as part of a schema's id: escapes the characters that separate the parts. */
export function toIdPart(name: string): string {
  return name.replaceAll(
    /[%./[\]*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The id of the schema at a pointer: `Team` for a component, else the whole path, as `Team/$defs/owner`. */
export function toPlaceId(keys: SchemaKeys): SchemaId {
  const isInComponent = keys[0] === 'components' && keys[1] === 'schemas';
  return (isInComponent ? keys.slice(2) : keys).map(toIdPart).join('/');
}
