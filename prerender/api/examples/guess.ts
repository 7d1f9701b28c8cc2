import { createMemory } from '../../../src/model/once-per';
import { findTextFormat } from '../../../src/model/schema/formats';
import { reasons } from '../../text/reasons';
import type { Guesses } from './vocabulary';
import { moments, names, verbs, vocabulary, wordsOfUse } from './vocabulary';

/** The names that tell what a value is. */
export interface NamedPlace {
  /** The name of the property or parameter that the value is for. */
  readonly name?: string | undefined;
  /** The name of the schema or of the property that holds it. */
  readonly around?: string | undefined;
  /** The status of the error that the example is of: `404`, `4XX` or `default`. */
  readonly status?: string | undefined;
}

/** Values that suit a value's name and format, best first. The caller validates them. */
export function listGuesses(place: NamedPlace, format = ''): Guesses {
  // A `value` is what it stands in, such as an amount.
  const name = (place.name === 'value' ? place.around : place.name) ?? '';
  const isChecked = findTextFormat(format) !== undefined;
  return (isChecked ? [name] : [name, format]).flatMap((key) => {
    const words = toWords(key);
    return [
      ...listOfError(words, place),
      ...listRows(rows.vocabulary, words).flat(),
      ...listMoments(words, format),
      ...(key === place.name ? listNames(words, place.around) : []),
    ];
  });
}

/** Values of an error that come from its status. `4XX` is 400; `default` is any error. */
function listOfError(words: readonly string[], { status, around = '' }: NamedPlace): Guesses {
  if (!ERROR_FIELD.test(words.join(' '))) return [];
  const last = toSingular(words.at(-1) ?? '');
  if (status === undefined) {
    const isError = toWords(around).some((word) => /^(?:errors?|problem|fault)$/.test(word));
    return isError && /^(?:message|title|detail)$/.test(last) ? ['Error'] : [];
  }
  const code = Number(status.replaceAll(/x/gi, '0')) || 500;
  const text = (status === 'default' ? undefined : reasons[code]) ?? 'Error';
  if (last !== 'status' && last !== 'code') return [text, code];
  const snake = text.toLowerCase().replaceAll(/\W+/g, '_');
  return [...(last === 'code' ? [snake] : []), String(code), text, code];
}

const ERROR_FIELD =
  /^(?:(?:error|http|status) )?(?:message|title|detail|error|status|code|description|text)s?$/;

/** A date, a time, or the seconds since 1970. What is created counts where a name does not tell when. */
function listMoments(words: readonly string[], format: string): Guesses {
  const known = words.findLast((word) => rows.moments.has(word));
  const moment = rows.moments.get(known ?? 'created') ?? '';
  const date = moment.slice(0, 10);
  const last = words.at(-1) ?? '';
  const isDated = /^date(?:-time)?$/.test(format) && known !== undefined;
  const isText =
    isDated ||
    /^(?:.* at|(?:.* )?(?:date|dob|birthday|timestamp|datetime|created|updated|modified))$/.test(
      words.join(' '),
    );
  const isNumber =
    known !== undefined || /^.* (?:at|date|on|time|timestamp)$/.test(words.join(' '));
  const texts = /^(?:date|dob|birthday)$/.test(last) ? [date, moment] : [moment, date];
  return [...(isText ? texts : []), ...(isNumber ? [Date.parse(moment) / 1000] : [])];
}

/** The name of a thing: "Aiko Tanaka" of a user, "Example team" of a team. */
function listNames(words: readonly string[], around = ''): Guesses {
  if (words.at(-1) !== 'name') return [];
  const own = words.slice(0, -1).filter((word) => word !== 'display' && word !== 'short');
  const thing = own.length > 0 ? own : toThing(around);
  if (thing.length === 0) return [];
  return [...listRows(rows.names, thing), `Example ${thing.join(' ')}`, 'Example'];
}

/** The words for what a schema describes. */
function toThing(around: string): readonly string[] {
  const words = toWords(around.split('.').at(-1) ?? '').filter((word) => !rows.ofUse.has(word));
  const isAct = words.length > 1 && rows.verbs.has(words[0] ?? '');
  return (isAct ? words.slice(1) : words).map(toSingular);
}

/** The rows of the keys that the words end with, the longest first. */
function listRows<Row>(table: ReadonlyMap<string, Row>, words: readonly string[]): readonly Row[] {
  const singular = [...words.slice(0, -1), toSingular(words.at(-1) ?? '')];
  return words
    .flatMap((_, start) => [words.slice(start), singular.slice(start)])
    .flatMap((key) => table.get(key.join(' ')) ?? []);
}

/** The words of a name, in lower case: `billing_emailAddress` has three. A document uses the same names often. */
function toWords(name: string): readonly string[] {
  return recallWords(name, () =>
    name
      .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
      .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  );
}

const recallWords = createMemory<readonly string[]>(10_000);

function toSingular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?:(?<=s|x|ch|sh)es|s)$/, '');
}

function toMap<Row>(table: Readonly<Record<string, Row>>): ReadonlyMap<string, Row> {
  return new Map(
    Object.entries(table).flatMap(([keys, row]) => keys.split(', ').map((key) => [key, row])),
  );
}

const rows = {
  vocabulary: toMap(vocabulary),
  names: toMap(names),
  moments: toMap(moments),
  ofUse: new Set(wordsOfUse.split(', ')),
  verbs: new Set(verbs.split(', ')),
};
