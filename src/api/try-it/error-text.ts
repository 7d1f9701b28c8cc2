import { assertNever } from '../../model/assert-never';
import { toChoiceText } from '../../model/request/field-text';
import type { ValidationError, ValidationReason } from '../../model/schema/outcome';
import { format } from '../../model/text/format';
import { texts } from './texts';
import { texts as apiTexts } from '../texts';
import { toRangeText, toSpan } from '../schema/limit-text';

/** Readers do not read more choices than this. */
const MANY = 8;

/** A validation error as a sentence. */
export function toErrorText({ path, reason }: ValidationError): string {
  const text = toReasonText(reason);
  return path.length === 0 ? text : format(texts.validation.at, { path: toPathText(path), text });
}

function toPathText(path: ValidationError['path']): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
}

function toReasonText(reason: ValidationReason): string {
  const { validation } = texts;
  switch (reason.kind) {
    case 'type':
      return format(validation.type, { types: reason.types.join(` ${apiTexts.type.or} `) });
    case 'choice':
      return toChoicesText(reason.values.map(toChoiceText));
    case 'format':
    case 'integers':
    case 'missing':
      return format(validation[reason.kind], { ...reason });
    case 'extra': {
      const { name, why } = reason;
      return why === undefined
        ? format(validation.extra, { name })
        : format(validation.key, { name, text: toReasonText(why) });
    }
    case 'limit':
      return toLimitText(reason);
    case 'variants':
      return format(validation.variants, { labels: reason.labels.join(', ') });
    case 'other':
      return texts.keywords[reason.keyword];
    default:
      return assertNever(reason);
  }
}

function toChoicesText(values: readonly string[]): string {
  const [only] = values;
  if (values.length === 1 && only !== undefined)
    return format(texts.validation.constant, { value: only });
  const some = values.slice(0, MANY).join(', ');
  return format(texts.validation.choice, { values: values.length > MANY ? `${some}, …` : some });
}

type LimitReason = Extract<ValidationReason, { readonly kind: 'limit' }>;

/** Names both sides of a span. */
function toLimitText({ keyword, limit, limits }: LimitReason): string {
  const { validation } = texts;
  const { bounds } = apiTexts;
  const toAmount = (min: number | undefined, max: number | undefined, noun: string) =>
    format(validation.amount, { bound: toSpan({ min, max }, noun) });
  switch (keyword) {
    case 'pattern':
      return toPatternText(String(limit));
    case 'uniqueItems':
      return validation.unique;
    case 'multipleOf':
      return format(validation.multiple, { bound: format(bounds.multiple, { of: String(limit) }) });
    case 'minLength':
    case 'maxLength':
      return toAmount(limits.minLength, limits.maxLength, bounds.characters);
    case 'minItems':
    case 'maxItems':
      return toAmount(limits.minItems, limits.maxItems, bounds.items);
    case 'minProperties':
    case 'maxProperties':
      return toAmount(limits.minProperties, limits.maxProperties, bounds.fields);
    default:
      return format(validation.range, { bound: toRangeText(limits) });
  }
}

/** Describes the texts that match a pattern; shows the pattern itself if words cannot. */
function toPatternText(pattern: string): string {
  const { validation } = texts;
  // Authors write it where white space at the ends would not be seen.
  if (pattern === '^\\S(.*\\S)?$') return validation.ends;
  const [first, ...rest] = listParts(pattern);
  if (first === undefined) return format(validation.pattern, { pattern });
  const parts = [first, ...rest].map(({ words }) => words).join(validation.then);
  const isStart = first.isText && rest.length > 0;
  return format(isStart ? validation.start : validation.range, { parts, bound: parts });
}

/** A part of what a pattern matches: a text, or some characters of a set. */
interface PatternPart {
  readonly isText: boolean;
  readonly words: string;
}

/**
 * The parts of a pattern that words can say, such as `^div_[0-9A-Z]{26}$`; none for one with choices, options
 * or negations, and for one that matches in the middle of a text.
 */
function listParts(pattern: string): readonly PatternPart[] {
  const [, whole = ''] = /^\^(.+)\$$/.exec(pattern) ?? [];
  const parts: PatternPart[] = [];
  for (let rest = whole; rest !== '';) {
    const set = SET.exec(rest);
    const [found = ''] = set ?? TEXT.exec(rest) ?? [];
    if (found === '') return [];
    const words = set === null ? found.replaceAll('\\', '') : toSetText(set);
    parts.push({ isText: set === null, words });
    rest = rest.slice(found.length);
  }
  return parts.length > MOST ? [] : parts;
}

/** More would be a riddle, too. */
const MOST = 4;

/** A set and how often it occurs. */
const SET = /^(?:\[([A-Za-z\d_-]+)\]|\\d)(?:\{(\d+)(?:(,)(\d*))?\}|(\+))?(?![?*+{])/;

/** Characters that stand for themselves. */
const TEXT = /^(?:\\[^A-Za-z\d]|[A-Za-z\d _:/,"-])+(?![?*+{])/;

function toSetText([, of = '0-9', least = '1', comma, most = '', plus]: RegExpExecArray): string {
  const min = Number(least);
  const isOpen = plus !== undefined || (comma !== undefined && most === '');
  const span = isOpen ? { min } : { min, max: comma === undefined ? min : Number(most) };
  const nouns: Readonly<Record<string, string>> = texts.characters;
  const noun = Object.hasOwn(nouns, of) ? nouns[of] : undefined;
  if (noun !== undefined) return toSpan(span, noun);
  const set = (of.match(/.-.|./g) ?? []).join(' ');
  return format(texts.validation.of, {
    amount: toSpan(span, apiTexts.bounds.characters),
    of: set,
  });
}
