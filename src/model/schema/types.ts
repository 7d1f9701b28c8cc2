import { isWhole } from '../exact-number';
import type { SchemaGraph, SchemaId, SchemaNode, TypeName } from './schema';
import { listParts } from './parts';

/** The types that schemas allow together, and whether null is valid, too. */
export function mergeTypes(
  graph: SchemaGraph,
  ids: readonly SchemaId[],
  parts: readonly SchemaNode[],
): { readonly types: readonly TypeName[]; readonly nullable: boolean } {
  const nullable = isNullableAtOnce(graph, ids);
  const types = findCommonTypes(parts.map((part) => part.types));
  // If the parts exclude each other, shows the types of the outermost, with the contradiction.
  if (types === undefined) {
    const shown = parts.find((part) => part.types.length > 0)?.types ?? [];
    return { types: nullable ? ['null'] : shown, nullable };
  }
  return { types: types.length > 0 ? types : toImpliedTypes(parts), nullable };
}

/** The types that all lists allow, where an empty one allows any; undefined if they exclude each other. */
export function findCommonTypes(
  lists: readonly (readonly TypeName[])[],
): readonly TypeName[] | undefined {
  const [first, ...rest] = lists.filter((types) => types.length > 0);
  if (first === undefined) return [];
  const common = rest.reduce(intersect, first);
  return common.length > 0 ? common : undefined;
}

/** Intersects types. An integer is a number, too. */
function intersect(one: readonly TypeName[], other: readonly TypeName[]): readonly TypeName[] {
  const common = one.flatMap<TypeName>((type) => {
    if (other.includes(type)) return [type];
    if (type === 'integer' && other.includes('number')) return [type];
    return type === 'number' && other.includes('integer') ? ['integer'] : [];
  });
  return [...new Set(common)];
}

/** True if schemas that apply together allow null, and at least one explicitly. */
export function isNullableAtOnce(graph: SchemaGraph, ids: readonly SchemaId[]): boolean {
  // "This or null" allows null, whatever its parts require.
  const parts = listParts(graph, ids, (node) => !isOrNull(node));
  return (
    parts.some(({ nullable }) => nullable) &&
    parts.every((node) => node.never !== true && (node.nullable || !limitsNull(node)))
  );
}

/** The types that schemas without `type` imply: those of their values, or those that their keywords apply to. */
function toImpliedTypes(parts: readonly SchemaNode[]): readonly TypeName[] {
  const constant = parts.find((part) => part.constant !== undefined)?.constant;
  if (constant !== undefined) return [toTypeOf(constant)];
  const values = parts.find((part) => part.values.length > 0)?.values ?? [];
  if (values.length > 0) return [...new Set(values.map(({ value }) => toTypeOf(value)))];
  const isObject = parts.some(speaksOfObjects);
  if (isObject === parts.some(speaksOfLists)) return [];
  return isObject ? ['object'] : ['array'];
}

function speaksOfObjects(part: SchemaNode): boolean {
  const { properties, patternProperties, propertyNames, additional, limits } = part;
  return (
    properties.length > 0 ||
    patternProperties !== undefined ||
    propertyNames !== undefined ||
    typeof additional === 'string' ||
    (limits.minProperties ?? limits.maxProperties) !== undefined
  );
}

function speaksOfLists({ items, prefixItems, contains, limits }: SchemaNode): boolean {
  return (
    items !== undefined ||
    prefixItems !== undefined ||
    contains !== undefined ||
    (limits.minItems ?? limits.maxItems ?? limits.uniqueItems) !== undefined
  );
}

/** The type of a value from its JSON text. */
export function toTypeOf(json: string): TypeName {
  switch (json[0]) {
    case '{':
      return 'object';
    case '[':
      return 'array';
    case '"':
      return 'string';
    case 'n':
      return 'null';
    case 't':
    case 'f':
      return 'boolean';
    default:
      return isWhole(json) ? 'integer' : 'number';
  }
}

/** True for a schema that means no more than "its parts, or null". */
export function isOrNull(node: SchemaNode): boolean {
  return node.nullable && !limitsNull(node);
}

/** True if a schema itself limits its values, so that null is valid only if it allows it. */
function limitsNull({ types, values, constant, unions }: SchemaNode): boolean {
  return (
    types.length > 0 ||
    values.length > 0 ||
    constant !== undefined ||
    unions.some(({ inherited }) => inherited !== true)
  );
}
