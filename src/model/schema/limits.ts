import { toDefined } from '../defined';
import type { Digits } from '../exact-number';
import { compareDigits } from '../exact-number';
import type { Limits } from './schema';

/** Merges limits that apply together: the narrowest of each keyword, and all patterns and multiples. */
export function mergeLimits(all: readonly Limits[]): Limits {
  const given = all.filter((limits) => Object.keys(limits).length > 0);
  const [only = {}, ...others] = given;
  if (others.length === 0) return only;
  return toDefined({
    minLength: findLast(given, 'minLength', (a, b) => a - b),
    maxLength: findLast(given, 'maxLength', (a, b) => b - a),
    ...mergeRanges(given),
    multipleOf: unite(given, 'multipleOf'),
    pattern: unite(given, 'pattern'),
    minItems: findLast(given, 'minItems', (a, b) => a - b),
    maxItems: findLast(given, 'maxItems', (a, b) => b - a),
    uniqueItems: given.find(({ uniqueItems }) => uniqueItems)?.uniqueItems,
    minProperties: findLast(given, 'minProperties', (a, b) => a - b),
    maxProperties: findLast(given, 'maxProperties', (a, b) => b - a),
  });
}

/** The limit of a keyword that is last in an order; undefined if there is none. */
function findLast<Keyword extends keyof Limits>(
  all: readonly Limits[],
  keyword: Keyword,
  compare: (a: NonNullable<Limits[Keyword]>, b: NonNullable<Limits[Keyword]>) => number,
): NonNullable<Limits[Keyword]> | undefined {
  return all
    .map((limits) => limits[keyword])
    .filter((limit) => limit !== undefined)
    .toSorted(compare)
    .at(-1);
}

function unite(
  all: readonly Limits[],
  keyword: 'multipleOf' | 'pattern',
): readonly string[] | undefined {
  const united = new Set(all.flatMap((limits) => limits[keyword] ?? []));
  return united.size === 0 ? undefined : [...united];
}

function mergeRanges(all: readonly Limits[]) {
  const minimum = findLast(all, 'minimum', compareDigits);
  const maximum = findLast(all, 'maximum', compareDown);
  const exclusiveMinimum = findLast(all, 'exclusiveMinimum', compareDigits);
  const exclusiveMaximum = findLast(all, 'exclusiveMaximum', compareDown);
  const isMinOpen = exclusiveMinimum !== undefined && isAtLeast(exclusiveMinimum, minimum);
  const isMaxOpen =
    exclusiveMaximum !== undefined &&
    (maximum === undefined || isAtLeast(maximum, exclusiveMaximum));
  return {
    ...(isMinOpen ? { exclusiveMinimum } : { minimum }),
    ...(isMaxOpen ? { exclusiveMaximum } : { maximum }),
  };
}

function isAtLeast(one: Digits, other: Digits | undefined): boolean {
  return other === undefined || compareDigits(one, other) >= 0;
}

function compareDown(one: Digits, other: Digits): number {
  return compareDigits(other, one);
}

type Sides = readonly [low: string, high: string];

/** The two sides of limits that no value satisfies, in words. */
export function findEmptySpan(limits: Limits): Sides | undefined {
  return (
    findEmptyCount(['character', 'characters'], limits.minLength, limits.maxLength) ??
    findEmptyRange(limits) ??
    findEmptyCount(['item', 'items'], limits.minItems, limits.maxItems) ??
    findEmptyCount(['entry', 'entries'], limits.minProperties, limits.maxProperties)
  );
}

function findEmptyCount(
  [one, many]: readonly [string, string],
  min = 0,
  max = Infinity,
): Sides | undefined {
  const toAmount = (count: number) => `${count} ${count === 1 ? one : many}`;
  return min > max ? [`at least ${toAmount(min)}`, `at most ${toAmount(max)}`] : undefined;
}

function findEmptyRange(limits: Limits): Sides | undefined {
  if (!isEmptyRange(limits)) return undefined;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = limits;
  return [
    minimum === undefined ? `more than ${exclusiveMinimum}` : `at least ${minimum}`,
    maximum === undefined ? `less than ${exclusiveMaximum}` : `at most ${maximum}`,
  ];
}

function isEmptyRange({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Limits): boolean {
  const low = exclusiveMinimum ?? minimum;
  const high = exclusiveMaximum ?? maximum;
  if (low === undefined || high === undefined) return false;
  const isOpen = exclusiveMinimum !== undefined || exclusiveMaximum !== undefined;
  const order = compareDigits(low, high);
  return order > 0 || (isOpen && order === 0);
}
