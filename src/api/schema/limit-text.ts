import { format } from '../../model/text/format';
import type { Limits } from '../../model/schema/schema';
import { toCountText } from '../../ui/locale';
import { texts } from '../texts';

/** Limits in words, in reading order: `1–200 characters`, `more than 0, at most 100`. Patterns are code and have no words. */
export function listLimitTexts(limits: Limits): readonly string[] {
  const { bounds } = texts;
  const { multipleOf = [], uniqueItems = false } = limits;
  return [
    toSpanText(limits.minLength, limits.maxLength, bounds.characters),
    toRangeText(limits),
    ...multipleOf.map((of) => format(bounds.multiple, { of })),
    toSpanText(limits.minItems, limits.maxItems, bounds.items),
    uniqueItems ? bounds.unique : '',
    toSpanText(limits.minProperties, limits.maxProperties, bounds.fields),
  ].filter((text) => text !== '');
}

function toSpanText(min: number | undefined, max: number | undefined, noun: string): string {
  return min === undefined && max === undefined ? '' : toSpan({ min, max }, noun);
}

interface Span {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** A minimum and maximum count of something, in words. */
export function toSpan({ min = 0, max }: Span, noun: string): string {
  const { bounds } = texts;
  if (max === undefined) return format(bounds.atLeast, { amount: toCountText(noun, min) });
  const most = toCountText(noun, max);
  if (min === max) return most;
  return min === 0
    ? format(bounds.atMost, { amount: most })
    : format(bounds.between, { min, max: most });
}

/** A range of numbers in words; empty if there is none. */
export function toRangeText(limits: Limits): string {
  const { bounds } = texts;
  const { minimum: min, maximum: max, exclusiveMinimum, exclusiveMaximum } = limits;
  if (min !== undefined && max !== undefined) {
    return min === max ? min : format(bounds.between, { min, max });
  }
  const sides = [
    [bounds.atLeast, min],
    [bounds.moreThan, exclusiveMinimum],
    [bounds.atMost, max],
    [bounds.lessThan, exclusiveMaximum],
  ] as const;
  return sides
    .flatMap(([text, amount]) => (amount === undefined ? [] : [format(text, { amount })]))
    .join(', ');
}
