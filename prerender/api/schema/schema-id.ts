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

/**
 * The id of the schema at a pointer. The same that it gets as a child of its parent.
 *
 * `Team` for a component, `Team.owner` for a property of it, the whole path for anything else.
 */
export function toPlaceId(keys: SchemaKeys): SchemaId {
  const [first, second, name, ...rest] = keys;
  if (first !== 'components' || second !== 'schemas' || name === undefined) {
    return keys.map(toIdPart).join('/');
  }
  return toIdPart(name) + toInnerPath(rest);
}

function toInnerPath(keys: SchemaKeys): string {
  const [keyword, name, ...rest] = keys;
  if (keyword === undefined) return '';
  const named = name === undefined ? undefined : byName.get(keyword)?.(toIdPart(name));
  if (named !== undefined) return named + toInnerPath(rest);
  return (alone.get(keyword) ?? `/${toIdPart(keyword)}`) + toInnerPath(keys.slice(1));
}

/** Keywords that hold schemas by name or index. */
const byName: ReadonlyMap<string, (name: string) => string> = new Map([
  ['properties', (name) => `.${name}`],
  ['patternProperties', (name) => `/pattern/${name}`],
  ['dependentSchemas', (name) => `/with/${name}`],
  ['prefixItems', (name) => `[${name}]`],
  ['$defs', (name) => `/$defs/${name}`],
  ['allOf', (name) => `/allOf/${name}`],
  ['oneOf', (name) => `/oneOf/${name}`],
  ['anyOf', (name) => `/anyOf/${name}`],
]);

/** Keywords that hold one schema whose id does not use the keyword itself. */
const alone: ReadonlyMap<string, string> = new Map([
  ['items', '[]'],
  ['additionalProperties', '.*'],
  ['propertyNames', '/names'],
  ['unevaluatedProperties', '/unevaluated'],
  ['contentSchema', '/content'],
]);
