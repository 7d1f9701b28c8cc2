import type { SchemaId } from '../../../src/model/schema/schema';

/** Where a schema stands in the document: the keys that lead to it. */
export type SchemaKeys = readonly string[];

/** A name as a part of a schema's id: what separates the parts is encoded. */
export function toIdPart(name: string): string {
  return name.replaceAll(
    /[%./[\]*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * The id of the schema at some keys of the document: the same that it gets as the child of its parent.
 *
 * `Team` for a component, `Team.owner` for a property of it, the whole way for any other place.
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

/** Keywords that hold schemas by name or number. */
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

/** Keywords that hold one schema, where its id is not the keyword itself. */
const alone: ReadonlyMap<string, string> = new Map([
  ['items', '[]'],
  ['additionalProperties', '.*'],
  ['propertyNames', '/names'],
  ['unevaluatedProperties', '/unevaluated'],
  ['contentSchema', '/content'],
]);
