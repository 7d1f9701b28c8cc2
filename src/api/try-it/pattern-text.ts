import type { PatternPart } from '../../model/schema/pattern-parts';
import { toPatternParts } from '../../model/schema/pattern-parts';
import { format } from '../../model/text/format';
import { texts as apiTexts } from '../texts';
import { toSpan } from '../schema/bound-text';
import { texts } from './texts';

/** Describes the texts that match a pattern; shows the pattern itself if words cannot. */
export function toPatternText(pattern: string): string {
  const { validation } = texts;
  // Authors write it where white space at the ends would not be seen.
  if (pattern === '^\\S(.*\\S)?$') return validation.ends;
  const [first, ...rest] = toPatternParts(pattern) ?? [];
  if (first === undefined) return format(validation.pattern, { pattern });
  const parts = [first, ...rest].map(toPartText).join(validation.then);
  const isStart = first.kind === 'text' && rest.length > 0;
  return format(isStart ? validation.start : validation.range, { parts, bound: parts });
}

function toPartText(part: PatternPart): string {
  if (part.kind === 'text') return part.text;
  const nouns: Readonly<Record<string, string>> = texts.characters;
  const noun = Object.hasOwn(nouns, part.of) ? nouns[part.of] : undefined;
  if (noun !== undefined) return toSpan(part, noun);
  const of = (part.of.match(/.-.|./g) ?? []).join(' ');
  return format(texts.validation.of, { amount: toSpan(part, apiTexts.bounds.characters), of });
}
