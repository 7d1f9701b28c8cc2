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
  const [, start = '', whole = '', end = ''] = /^(\^?)(.*?)(\$?)$/.exec(pattern) ?? [];
  const found = listParts(whole) ?? [];
  const [first] = found;
  if (first === undefined || found.length > MOST) return format(validation.pattern, { pattern });
  const parts = found.map(toWords).join(validation.then);
  if (start === '') return format(end === '' ? validation.contain : validation.end, { parts });
  const isText = first.choices?.includes('') === false && found.length > 1;
  const text = isText || end === '' ? validation.start : validation.range;
  return format(text, { parts, bound: parts });
}

/** More would be a riddle, too. */
const MOST = 4;

/** A part of what a pattern matches: one of several texts, of which one may be empty, or characters of a set. */
interface PatternPart {
  readonly choices?: readonly string[];
  readonly words?: string;
}

/** The parts of a pattern such as `^(div|org)_[0-9A-Z]{26}$` without its ends; undefined for one that words cannot say. */
function listParts(pattern: string): readonly PatternPart[] | undefined {
  const parts: PatternPart[] = [];
  for (let rest = pattern; rest !== '';) {
    const found = PART.exec(rest);
    const part = found?.groups && toPart(found.groups);
    if (found === null || part === undefined) return undefined;
    // Texts that follow each other are one.
    const before = part.choices && parts.at(-1)?.choices;
    const choices = before?.flatMap((one) => part.choices?.map((two) => one + two) ?? []);
    if ((choices ?? part.choices ?? []).length > MANY) return undefined;
    parts.splice(before === undefined ? parts.length : -1, 1, choices ? { choices } : part);
    rest = rest.slice(found[0].length);
  }
  return parts;
}

/** A character that stands for itself. */
const SIGN = String.raw`(?:\\[^\w\s]|[^\\^$.*+?()[\]{}|\s]| )`;
const SET = String.raw`\\[dw]|\[\^?(?:\\[dw]|\\[^\w\s]|[ -Z^-~])+\]`;
const COUNT = String.raw`[?*+]|\{\d+(?:,\d*)?\}`;

/** A text, a set or a group, and how often it occurs. */
const PART = new RegExp(
  String.raw`^(?:(?<text>${SIGN}+(?![?*+{])|${SIGN}(?=\?))|(?<set>${SET})|\((?:\?:)?(?<group>[^()]+)\))(?<count>${COUNT})?(?![?*+{])`,
  'u',
);

function toPart(found: Readonly<Record<string, string | undefined>>): PatternPart | undefined {
  const { text, set, group = '', count = '' } = found;
  if (set !== undefined) return toSet(set, count);
  if (count !== '' && count !== '?') return undefined;
  const empty = count === '' ? [] : [''];
  if (text !== undefined) return { choices: [text.replaceAll(/\\(.)/g, '$1'), ...empty] };
  const ways = group.split('|').map((way) => listParts(way) ?? []);
  const choices = ways.map(([part, ...more]) => (more.length > 0 ? undefined : part?.choices));
  if (choices.every((one) => one !== undefined)) return { choices: [...choices.flat(), ...empty] };
  const words = ways[0]?.map(toWords).join(texts.validation.and) ?? '';
  return ways.length > 1 || words === '' ? undefined : { words: toTimes(words, count) };
}

/** Says of what a `?` or `*` is after that it may be left out. */
function toTimes(parts: string, count: string): string {
  return /[?*]/.test(count) ? format(texts.validation.optional, { parts }) : parts;
}

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** The signs of ASCII that are in a set. */
const listSigns = (set: string): readonly string[] => ASCII.match(new RegExp(set, 'g')) ?? [];

/** A set that has most of a range is named after it: `uppercase letters or digits other than I, L, O, U`. */
function toSet(set: string, count: string): PatternPart | undefined {
  const { validation } = texts;
  const { characters } = apiTexts.bounds;
  const [, least = '1', comma = '', most = ''] = /^\{(\d+)(,?)(\d*)/.exec(count) ?? [];
  const isOpen = most === '' && (comma !== '' || /[*+]/.test(count));
  const span = { min: Number(least), max: isOpen ? undefined : Number(most === '' ? least : most) };
  const signs = listSigns(set);
  const ranges = ['A-Z', 'a-z', '0-9'].filter((range) => {
    const all = listSigns(`[${range}]`);
    return 2 * all.filter((sign) => signs.includes(sign)).length > all.length;
  });
  const isNegated = set.startsWith('[^');
  const named = listSigns(isNegated ? '.' : `[${ranges.join('')}]`);
  const missing = named.filter((sign) => !signs.includes(sign));
  const others = signs.filter((sign) => !named.includes(sign));
  if (missing.length > MANY || others.includes(' ')) return undefined;
  const nouns: Readonly<Record<string, string>> = texts.characters;
  const noun = isNegated ? characters : nouns[[...ranges, ...others].join('')];
  const amount = toSpan(span, noun ?? characters);
  const excluded = missing.map(toSignText).join(', ');
  const inside = set.replace('\\w', 'A-Za-z0-9_').replace('\\d', '0-9').replaceAll('\\', '');
  const of = (inside.slice(1, -1).match(/.-.|./g) ?? []).join(' ');
  const some = missing.length > 0 ? format(validation.other, { amount, excluded }) : amount;
  const words = noun === undefined ? format(validation.of, { amount, of }) : some;
  return { words: toTimes(words, count) };
}

/** Names signs that would be lost in a sentence. */
function toSignText(text: string): string {
  return new Map(Object.entries(texts.signs)).get(text) ?? text;
}

function toWords({ choices = [], words }: PatternPart): string {
  if (words !== undefined) return words;
  const some = choices.filter((text) => text !== '').map(toSignText);
  const parts = some.join(` ${apiTexts.type.or} `);
  return toTimes(parts, some.length < choices.length ? '?' : '');
}
