import { STATUS_CODES } from 'node:http';
import { createMemory } from '../../../src/model/once-per';
import type { ExampleWalk } from './example-walk';
import { guessedMoments, guessedNumbers, usuallyFalse } from './guessed-numbers';
import { guessedNames, guessedTexts } from './guessed-texts';

/** The names that tell what a value is: its own, and that of what it stands in. */
export type NamedPlace = Pick<ExampleWalk, 'name' | 'around' | 'status'>;

/** The name that tells what a value is; a `value` is what it stands in, such as an amount. */
function findName({ name, around }: NamedPlace): string | undefined {
  return name === 'value' ? around : name;
}

/** Texts that suit a value's name, or a format that is no format of text, best first. The caller validates them. */
export function listGuessedTexts(place: NamedPlace, format: string | undefined): readonly string[] {
  const names = [findName(place), format].filter((name) => name !== undefined);
  return names.flatMap((name) => {
    const words = toWords(name);
    return [
      ...listStatusTexts(words, place),
      ...(findRow(guessedTexts, words) ?? []),
      ...listMoments(words),
      ...(name === place.name ? listNames(words, place.around) : []),
    ];
  });
}

/** Texts of an error that come from its status. */
function listStatusTexts(words: readonly string[], place: NamedPlace): readonly string[] {
  const error = findError(words, place);
  if (error === undefined) return [];
  const { code, text } = error;
  const snake = text.toLowerCase().replaceAll(/\W+/g, '_');
  return /^(?:status|code)$/.test(words.at(-1) ?? '')
    ? [words.at(-1) === 'code' ? snake : String(code), String(code), text]
    : [text];
}

/**
 * The status of an error with its text, for a field that tells it. `4XX` is 400; `default` is any error, and so is
 * what a schema such as `ApiError` describes.
 */
function findError(words: readonly string[], { status, around = '' }: NamedPlace) {
  const known = status ?? (ERROR.test(around) ? 'default' : undefined);
  if (known === undefined || !STATUS_FIELD.test(words.join(' '))) return undefined;
  const code = Number(known.replaceAll(/x/gi, '0')) || 500;
  return { code, text: (known === 'default' ? undefined : STATUS_CODES[code]) ?? 'Error' };
}

const ERROR = /error|problem(?:details)?$/i;

const STATUS_FIELD =
  /^(?:(?:error|http|status) )?(?:message|title|detail|error|status|code|description|text)s?$/;

/** Texts of a date or a time that suit a name. */
function listMoments(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? '';
  const moment = findMoment(words) ?? CREATED;
  const date = moment.slice(0, 10);
  if (/^(?:date|dob|birthday)$/.test(last)) return [date, moment];
  const isMoment = /^(?:timestamp|datetime|created|updated|modified)$/.test(last);
  return isMoment || (last === 'at' && words.length > 1) ? [moment, date] : [];
}

/** A date and a time for a name; what is created counts where the name does not tell. */
const CREATED = '2024-07-29T09:30:00Z';

function findMoment(words: readonly string[]): string | undefined {
  const known = words.findLast((word) => Object.hasOwn(guessedMoments, word));
  return known === undefined ? undefined : guessedMoments[known];
}

/** The `date` or `date-time` of a name; undefined if it does not tell when. */
export function findGuessedMoment(
  { name }: NamedPlace,
  format: string | undefined,
): string | undefined {
  const moment = name === undefined ? undefined : findMoment(toWords(name));
  return format === 'date' ? moment?.slice(0, 10) : moment;
}

/** The name of a thing: "Aiko Tanaka" of a user, "Example team" of a team. */
function listNames(words: readonly string[], around: string | undefined): readonly string[] {
  if (words.at(-1) !== 'name') return [];
  const own = words.slice(0, -1).filter((word) => word !== 'display' && word !== 'short');
  const thing = own.length > 0 ? own : toThing(around);
  if (thing.length === 0) return [];
  const known = findRow(guessedNames, thing);
  return [...(known === undefined ? [] : [known]), `Example ${thing.join(' ')}`, 'Example'];
}

/** The words for what a schema describes: `CreateTeamRequest` is about a team. */
function toThing(around: string | undefined): readonly string[] {
  const words = toWords((around ?? '').split('.').at(-1) ?? '').filter((word) => !ABOUT.has(word));
  // `getTeam` is about a team, and `post` about a post.
  return (words.length > 1 && VERBS.has(words[0] ?? '') ? words.slice(1) : words).map(toSingular);
}

const ABOUT = new Set(
  'request response create created update updated new add added list input output dto model payload params body data object resource entity schema item items result full simple minimal base v1 v2 v3 of the'.split(
    ' ',
  ),
);

const VERBS = new Set(
  'get post put patch delete send submit remove change find retrieve search'.split(' '),
);

/** Numbers that suit a value's name, best first. The caller validates them. */
export function listGuessedNumbers(
  place: NamedPlace,
  type: 'integer' | 'number',
  format: string | undefined,
): readonly number[] {
  return [findName(place), format]
    .filter((one) => one !== undefined)
    .flatMap((one) => {
      const words = toWords(one);
      const error = findError(words, place);
      if (error !== undefined) return [error.code];
      const [integer, number] = findRow(guessedNumbers, words) ?? [];
      const known = type === 'integer' ? integer : number;
      return known === undefined ? listSeconds(words, type) : [known];
    });
}

/** A point in time as Unix seconds. */
function listSeconds(words: readonly string[], type: 'integer' | 'number'): readonly number[] {
  const isTime = /^(?:at|date|on|time|timestamp)$/.test(words.at(-1) ?? '') && words.length > 1;
  const moment = findMoment(words);
  if (type !== 'integer' || (moment === undefined && !isTime)) return [];
  return [Date.parse(moment ?? CREATED) / 1000];
}

/** The truth value that suits a name, first. */
export function listGuessedTruth({ name }: NamedPlace): readonly boolean[] {
  const isFalse = name !== undefined && toWords(name).some((word) => usuallyFalse.has(word));
  return isFalse ? [false, true] : [true, false];
}

/** The row of the longest key that the words end with. */
function findRow<Row>(
  rows: Readonly<Record<string, Row>>,
  words: readonly string[],
): Row | undefined {
  const singular = [...words.slice(0, -1), toSingular(words.at(-1) ?? '')];
  for (let start = 0; start < words.length; start++) {
    for (const tail of [words, singular]) {
      const key = tail.slice(start).join(' ');
      if (Object.hasOwn(rows, key)) return rows[key];
    }
  }
  return undefined;
}

/** The words of a name, in lower case: `billing_emailAddress` has three. */
function toWords(name: string): readonly string[] {
  return recallWords(name, () => splitWords(name));
}

/** A document uses the same names for many fields. */
const recallWords = createMemory<readonly string[]>(10_000);

function splitWords(name: string): readonly string[] {
  return name
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function toSingular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?:(?<=s|x|ch|sh)es|s)$/, '');
}
