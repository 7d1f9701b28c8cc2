import { findEmptyBound, mergeBounds } from './bounds';
import { findCommonTypes, toTypeOf } from './types';
import type { JsonText, SchemaNode, TypeName } from './schema';

/** The reasons why no value can satisfy schemas that apply together, one sentence each. */
export function listContradictions(parts: readonly SchemaNode[]): readonly string[] {
  return [
    ...(findCommonTypes(parts) === undefined ? findClash(parts, demandTypes, excludesTypes) : []),
    ...findClash(parts, demandFormat, (one, other) => one.part.format !== other.part.format),
    ...findClash(parts, demandValues, excludesValues),
    ...findClash(parts, demandTypesOrValues, excludesTypeOfValues),
    ...findBoundContradiction(parts),
  ];
}

/** The reason why another part forbids a property. */
export function toClosedContradiction(name: string, closed: SchemaNode): string {
  return `"${name}" is not allowed: ${toLabel(closed) ?? 'one part'} allows no properties but its own.`;
}

/** The reason why a closed part and the others cannot hold at once, for the first such part. */
export function listExtraContradictions(extra: ReadonlyMap<string, SchemaNode>): readonly string[] {
  const [closed] = extra.values();
  if (closed === undefined) return [];
  const names = [...extra].filter(([, part]) => part === closed).map(([name]) => `"${name}"`);
  return [
    `${toLabel(closed) ?? 'One part'} allows no properties but its own, not ${toListText(names)}. The fields of all parts are shown.`,
  ];
}

interface Demand {
  readonly part: SchemaNode;
  /** Says what it requires: `string or integer`, `the value "a"`. */
  readonly toText: () => string;
  readonly types: readonly TypeName[];
  readonly values: readonly JsonText[];
}

/** The first two demands that exclude each other. */
function findClash(
  parts: readonly SchemaNode[],
  toDemands: (part: SchemaNode) => readonly Demand[],
  excludes: (one: Demand, other: Demand) => boolean,
): readonly string[] {
  const demands = parts.flatMap(toDemands);
  if (demands.length < 2) return [];
  for (const [index, one] of demands.entries()) {
    const other = demands.slice(index + 1).find((later) => excludes(one, later));
    if (other !== undefined) return [toSentence(one, other)];
  }
  return [];
}

function toSentence(one: Demand, other: Demand): string {
  if (one.part === other.part) return `It requires both ${one.toText()} and ${other.toText()}.`;
  const [name, otherName] = [one, other].map(({ part }) => toLabel(part));
  return `${name ?? 'One schema'} requires ${one.toText()}, ${otherName ?? 'another schema'} requires ${other.toText()}.`;
}

function toLabel({ name, title }: SchemaNode): string | undefined {
  return name ?? title;
}

function demandTypes(part: SchemaNode): readonly Demand[] {
  const { types } = part;
  return types.length === 0 ? [] : [{ part, toText: () => types.join(' or '), types, values: [] }];
}

function excludesTypes(one: Demand, other: Demand): boolean {
  return findCommonTypes([one.part, other.part]) === undefined;
}

/** Formats that exclude each other: no string has two of them. */
const exclusiveFormats = new Set(
  'date date-time time duration email ipv4 ipv6 uuid uri'.split(' '),
);

function demandFormat(part: SchemaNode): readonly Demand[] {
  const { format = '' } = part;
  if (!exclusiveFormats.has(format)) return [];
  return [{ part, toText: () => `the format ${format}`, types: [], values: [] }];
}

function demandValues(part: SchemaNode): readonly Demand[] {
  const { constant } = part;
  const values = part.values.map(({ value }) => value);
  return [
    ...(constant === undefined
      ? []
      : [{ part, toText: () => `the value ${constant}`, types: [], values: [constant] }]),
    ...(values.length === 0
      ? []
      : [{ part, toText: () => `one of ${toListText(values)}`, types: [], values }]),
  ];
}

const MANY = 5;

function toListText(values: readonly JsonText[]): string {
  return values.length > MANY ? `${values.slice(0, MANY).join(', ')} …` : values.join(', ');
}

function excludesValues(one: Demand, other: Demand): boolean {
  return !one.values.some((value) => other.values.includes(value));
}

function demandTypesOrValues(part: SchemaNode): readonly Demand[] {
  return [...demandTypes(part), ...demandValues(part)];
}

function excludesTypeOfValues(one: Demand, other: Demand): boolean {
  const [typed, valued] = one.types.length > 0 ? [one, other] : [other, one];
  if (typed.types.length === 0 || valued.values.length === 0) return false;
  return !valued.values.some((value) => hasType(typed.types, toTypeOf(value)));
}

function hasType(types: readonly TypeName[], type: TypeName): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function findBoundContradiction(parts: readonly SchemaNode[]): readonly string[] {
  const sides = findEmptyBound(mergeBounds(parts.flatMap(({ bounds }) => bounds)));
  if (sides === undefined) return [];
  const [low, high] = sides;
  return [`${low.charAt(0).toUpperCase()}${low.slice(1)} and ${high} exclude each other.`];
}
