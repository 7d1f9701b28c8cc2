import { assertNever } from '../../model/assert-never';
import { format } from '../../model/text/format';
import type { Bound } from '../../model/schema/schema';
import { toCountText } from '../../ui/locale';
import { texts } from '../texts';

/** A limit in words: `1–200 characters`, `more than 0, at most 100`. Patterns are code and have no words. */
export function toBoundText(bound: Exclude<Bound, { kind: 'pattern' }>): string {
  const { bounds } = texts;
  switch (bound.kind) {
    case 'length':
      return toSpan(bound, bounds.characters);
    case 'items':
      return toSpan(bound, bounds.items);
    case 'properties':
      return toSpan(bound, bounds.fields);
    case 'range':
      return toRange(bound);
    case 'multiple':
      return format(bounds.multiple, { of: bound.of });
    case 'unique':
      return bounds.unique;
    default:
      return assertNever(bound);
  }
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

function toRange(range: Extract<Bound, { kind: 'range' }>): string {
  const { bounds } = texts;
  const { min, max, exclusiveMin, exclusiveMax } = range;
  if (min !== undefined && max !== undefined) {
    return min === max ? min : format(bounds.between, { min, max });
  }
  const sides = [
    [bounds.atLeast, min],
    [bounds.moreThan, exclusiveMin],
    [bounds.atMost, max],
    [bounds.lessThan, exclusiveMax],
  ] as const;
  return sides
    .flatMap(([text, amount]) => (amount === undefined ? [] : [format(text, { amount })]))
    .join(', ');
}
