import { findEmptySpan, mergeLimits } from './limits';
import { findCommonTypes, toTypeOf } from './types';
import type { JsonText, SchemaNode, TypeName } from './schema';

/** The reasons why no value can satisfy schemas that apply together, one sentence each. */
export function listContradictions(parts: readonly SchemaNode[]): readonly string[] {
  const demands = parts.flatMap(listDemands);
  return [
    ...[excludesTypes, excludesFormat, excludesValues, excludesTypeOfValues].flatMap((excludes) =>
      findClash(demands, excludes),
    ),
    ...listLimitContradictions(parts),
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

/** Something that a schema requires. */
interface Demand {
  readonly part: SchemaNode;
  /** In words: `string or integer`, `the value "a"`. */
  readonly text: string;
  readonly types?: readonly TypeName[];
  readonly format?: string;
  readonly values?: readonly JsonText[];
}

function listDemands(part: SchemaNode): readonly Demand[] {
  const { types, format = '', constant } = part;
  const values = part.values.map(({ value }) => value);
  return [
    ...(types.length === 0 ? [] : [{ part, text: types.join(' or '), types }]),
    ...(exclusiveFormats.has(format) ? [{ part, text: `the format ${format}`, format }] : []),
    ...(constant === undefined
      ? []
      : [{ part, text: `the value ${constant}`, values: [constant] }]),
    ...(values.length === 0 ? [] : [{ part, text: `one of ${toListText(values)}`, values }]),
  ];
}

/** Formats that exclude each other: no string has two of them. */
const exclusiveFormats = new Set(
  'date date-time time duration email ipv4 ipv6 uuid uri'.split(' '),
);

const MANY = 5;

function toListText(values: readonly JsonText[]): string {
  return values.length > MANY ? `${values.slice(0, MANY).join(', ')} …` : values.join(', ');
}

/** The first two demands that exclude each other. */
function findClash(
  demands: readonly Demand[],
  excludes: (one: Demand, other: Demand) => boolean,
): readonly string[] {
  for (const [index, one] of demands.entries()) {
    const other = demands.slice(index + 1).find((later) => excludes(one, later));
    if (other !== undefined) return [toSentence(one, other)];
  }
  return [];
}

function toSentence(one: Demand, other: Demand): string {
  if (one.part === other.part) return `It requires both ${one.text} and ${other.text}.`;
  const [name, otherName] = [one, other].map(({ part }) => toLabel(part));
  return `${name ?? 'One schema'} requires ${one.text}, ${otherName ?? 'another schema'} requires ${other.text}.`;
}

function toLabel({ name, title }: SchemaNode): string | undefined {
  return name ?? title;
}

function excludesTypes({ types: one }: Demand, { types: other }: Demand): boolean {
  return one !== undefined && other !== undefined && findCommonTypes([one, other]) === undefined;
}

function excludesFormat({ format: one }: Demand, { format: other }: Demand): boolean {
  return one !== undefined && other !== undefined && one !== other;
}

function excludesValues({ values: one }: Demand, { values: other }: Demand): boolean {
  return one !== undefined && other !== undefined && !one.some((value) => other.includes(value));
}

function excludesTypeOfValues(one: Demand, other: Demand): boolean {
  const types = one.types ?? other.types;
  const values = one.values ?? other.values;
  if (types === undefined || values === undefined) return false;
  return !values.map(toTypeOf).some((type) => hasType(types, type));
}

function hasType(types: readonly TypeName[], type: TypeName): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function listLimitContradictions(parts: readonly SchemaNode[]): readonly string[] {
  const sides = findEmptySpan(mergeLimits(parts.map(({ limits }) => limits)));
  if (sides === undefined) return [];
  const [low, high] = sides;
  return [`${low.charAt(0).toUpperCase()}${low.slice(1)} and ${high} exclude each other.`];
}
