import type { EffectiveProperty, EffectiveSchema, SchemaRef } from './effective-schema';
import { listValueConflicts, toClosedConflict } from './list-conflicts';
import { listDecidedValues, listOpenUnions, listParts } from './list-parts';
import { mergeBounds } from './merge-bounds';
import { mergeProperties, toRef } from './merge-properties';
import { findCommonTypes, isNullableAtOnce, toImpliedTypes } from './merge-types';
import { toPinned } from './to-pinned';
import type { EnumValue, JsonText, SchemaGraph, SchemaId, SchemaNode, TypeName } from './schema';

/** Schemas that hold at once as one schema, for no direction yet. */
export function mergeParts(graph: SchemaGraph, ids: readonly SchemaId[]): EffectiveSchema {
  const parts = listParts(graph, ids);
  const required = new Set(parts.flatMap((part) => part.required));
  const { schemas, forbidden } = mergeProperties(graph, parts, required);
  const typed = mergeTypes(graph, ids, parts);
  const rest = mergeRest(parts, ({ additional }) => additional);
  const unevaluated = mergeRest(parts, (part) => part.unevaluated);
  const decided = listDecidedValues(parts);
  const unevaluatedItems = mergeRest(parts, (part) => part.unevaluatedItems);
  return {
    id: ids[0] ?? '',
    ...takeFirst(parts),
    ...findName(graph, ids),
    description: parts.find(({ description }) => description.length > 0)?.description ?? [],
    ...(parts.some(({ never }) => never) && { never: true }),
    ...typed,
    values: mergeValues(parts),
    examples: parts.find(({ examples }) => examples.length > 0)?.examples ?? [],
    bounds: mergeBounds(parts.flatMap(({ bounds }) => bounds)),
    readOnly: parts.some(({ readOnly }) => readOnly),
    writeOnly: parts.some(({ writeOnly }) => writeOnly),
    deprecated: parts.some(({ deprecated }) => deprecated),
    properties: [...schemas].map(([name, schema]) => ({
      name,
      schema,
      required: required.has(name),
      ...findPinned(graph, schema, decided.get(name)),
    })),
    required: [...required],
    hidden: [],
    patternProperties: parts.flatMap(({ patternProperties = [] }) => patternProperties),
    ...mergeNames(parts),
    ...(rest !== undefined && { additional: rest }),
    ...(unevaluated !== undefined && { unevaluated }),
    dependentRequired: parts.flatMap(({ dependentRequired = [] }) => dependentRequired),
    dependentSchemas: parts.flatMap(({ dependentSchemas = [] }) => dependentSchemas),
    ...mergeItems(parts),
    contains: parts.flatMap(({ contains }) => contains ?? []),
    ...(unevaluatedItems !== undefined && { unevaluatedItems }),
    unions: listOpenUnions(parts),
    not: parts.flatMap(({ not }) => not ?? []),
    conditions: parts.flatMap(({ condition }) => condition ?? []),
    conflicts: [
      // What excludes each other leaves null, where that is valid for all of them.
      ...(typed.nullable ? [] : listValueConflicts(parts)),
      ...[...forbidden].map(([name, part]) => toClosedConflict(name, part)),
    ],
    parts: parts.map(({ id }) => id),
  };
}

function findPinned(
  graph: SchemaGraph,
  ref: SchemaRef,
  values: readonly JsonText[] | undefined,
): Pick<EffectiveProperty, 'pinned'> {
  const pinned = values === undefined ? undefined : toPinned(graph, ref, values);
  return pinned === undefined ? {} : { pinned };
}

const firstWins = [
  'title',
  'externalDocs',
  'format',
  'contentMediaType',
  'contentEncoding',
  'contentSchema',
  'constant',
  'default',
  'xml',
] as const;

/** What the outermost part says of these. */
function takeFirst(parts: readonly SchemaNode[]): Pick<SchemaNode, (typeof firstWins)[number]> {
  const found = firstWins.flatMap((keyword) => {
    const part = parts.find((node) => node[keyword] !== undefined);
    return part === undefined ? [] : [[keyword, part[keyword]]];
  });
  return Object.fromEntries(found);
}

/** The component that the schema is, when it adds nothing to one but words. */
function findName(graph: SchemaGraph, ids: readonly SchemaId[]): Pick<SchemaNode, 'name'> {
  const seen = new Set<SchemaId>();
  let [id, ...others] = ids;
  while (id !== undefined && others.length === 0 && !seen.has(id)) {
    seen.add(id);
    const node = graph.get(id);
    if (node?.name !== undefined) return { name: node.name };
    if (node === undefined || !isOnlyWords(node)) return {};
    [id, ...others] = node.allOf;
  }
  return {};
}

function isOnlyWords(node: SchemaNode): boolean {
  const { types, values, bounds, properties, required, unions } = node;
  const lists = [types, values, bounds, properties, required, unions];
  return lists.every(({ length }) => length === 0) && !limits.some((keyword) => keyword in node);
}

const limits: readonly (keyof SchemaNode)[] = [
  'never',
  'format',
  'constant',
  'patternProperties',
  'propertyNames',
  'additional',
  'unevaluated',
  'dependentRequired',
  'dependentSchemas',
  'items',
  'prefixItems',
  'contains',
  'unevaluatedItems',
  'not',
  'condition',
];

function mergeTypes(
  graph: SchemaGraph,
  ids: readonly SchemaId[],
  parts: readonly SchemaNode[],
): { readonly types: readonly TypeName[]; readonly nullable: boolean } {
  const nullable = isNullableAtOnce(graph, ids);
  const types = findCommonTypes(parts);
  // Where the parts exclude each other, what the outermost says is shown, with the conflict.
  if (types === undefined) {
    const shown = parts.find((part) => part.types.length > 0)?.types ?? [];
    return { types: nullable ? ['null'] : shown, nullable };
  }
  return { types: types.length > 0 ? types : toImpliedTypes(parts), nullable };
}

function mergeValues(parts: readonly SchemaNode[]): readonly EnumValue[] {
  const lists = parts.map(({ values }) => values).filter((values) => values.length > 0);
  const [first = [], ...others] = lists;
  const common = first.filter(({ value }) =>
    others.every((list) => list.some((other) => other.value === value)),
  );
  return common.length > 0 ? common : first;
}

/** What the rest may be: nothing where one part says so, else what all parts say. */
function mergeRest(
  parts: readonly SchemaNode[],
  getRest: (part: SchemaNode) => boolean | SchemaId | undefined,
): boolean | SchemaRef | undefined {
  const rests = parts.map(getRest);
  const ids = rests.filter((rest) => typeof rest === 'string');
  if (rests.includes(false)) return false;
  if (ids.length > 0) return toRef(ids);
  return rests.includes(true) ? true : undefined;
}

function mergeNames(parts: readonly SchemaNode[]): Pick<EffectiveSchema, 'propertyNames'> {
  const ids = parts.flatMap(({ propertyNames }) => propertyNames ?? []);
  return ids.length === 0 ? {} : { propertyNames: toRef(ids) };
}

/** The first items are what each part says of them in place, or of all. */
function mergeItems(parts: readonly SchemaNode[]): Pick<EffectiveSchema, 'items' | 'prefixItems'> {
  const rest = parts.flatMap(({ items }) => items ?? []);
  const length = Math.max(0, ...parts.map(({ prefixItems = [] }) => prefixItems.length));
  const prefixItems = Array.from({ length }, (_, index) =>
    toRef(parts.flatMap(({ prefixItems: own, items }) => own?.[index] ?? items ?? [])),
  );
  return { prefixItems, ...(rest.length > 0 && { items: toRef(rest) }) };
}
