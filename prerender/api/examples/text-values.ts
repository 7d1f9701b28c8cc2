import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import { toJsonText } from '../../../src/model/json-text';
import { isJsonType } from '../../../src/model/request/media-type';
import { findTextFormat } from '../../../src/model/schema/formats';
import type { ExampleWalk } from './example-walk';
import { enter, findFirst, isInside } from './example-walk';
import type { NamedPlace } from './guess';
import { findGuessedMoment, listGuessedTexts } from './guess';
import { parsePattern } from './pattern';
import { listPatternTexts } from './pattern-texts';
import type { TextLength } from './pattern-texts';

/** Candidate texts by a schema's format, patterns and length. The caller validates them. */
export function* listTextValues(schema: EffectiveSchema, place: ExampleWalk): Iterable<string> {
  const length = findLength(schema);
  if (length.min > LONGEST) return;
  yield* listContentValues(schema, place);
  const format = findTextFormat(schema.format);
  if (format !== undefined) {
    yield* listGuessed(place, schema.format).filter(format.matches);
    yield* listNumbered(format.write);
  } else yield* listGuessedTexts(place, schema.format);
  yield* listContentTexts(schema);
  for (const bound of schema.bounds) {
    const pattern = bound.kind === 'pattern' ? parsePattern(bound.pattern) : undefined;
    if (pattern !== undefined) yield* listPatternTexts(pattern, length);
  }
  if (format === undefined) yield* listNumbered((index) => toText(index, length));
}

/** A date that suits the name, or another text that may have the format. */
function listGuessed(place: NamedPlace, format: string | undefined): readonly string[] {
  const moment = findGuessedMoment(place, format);
  return [...(moment === undefined ? [] : [moment]), ...listGuessedTexts(place, undefined)];
}

const LONGEST = 10_000;
const MANY_TEXTS = 32;

function* listNumbered(write: (index: number) => string): Iterable<string> {
  for (let index = 0; index < MANY_TEXTS; index++) yield write(index);
}

function findLength({ bounds }: EffectiveSchema): TextLength {
  const bound = bounds.find(({ kind }) => kind === 'length');
  return bound?.kind === 'length'
    ? { min: bound.min ?? 0, max: bound.max ?? Infinity }
    : { min: 0, max: Infinity };
}

const contents: ReadonlyMap<string, string> = new Map([
  ['application/json', '{}'],
  ['application/xml', '<a/>'],
  ['text/html', '<p>Hello</p>'],
  ['text/xml', '<a/>'],
  ['text/csv', 'id,name'],
  ['text/plain', 'Hello'],
]);

/** What the text contains, in JSON. */
function listContentValues(
  { contentSchema, contentMediaType = 'application/json', contentEncoding, parts }: EffectiveSchema,
  walk: ExampleWalk,
): readonly string[] {
  if (contentSchema === undefined || isInside(walk, contentSchema)) return [];
  if (contentEncoding !== undefined || !isJsonType(contentMediaType)) return [];
  return findFirst(walk.list(enter(walk, parts), contentSchema)).map((value) => toJsonText(value));
}

/** A few bytes for encoded content, otherwise the minimal content of the media type. */
function* listContentTexts(schema: EffectiveSchema): Iterable<string> {
  const { contentEncoding, contentMediaType } = schema;
  if (contentEncoding !== undefined) {
    const encoded = findTextFormat('byte');
    if (encoded !== undefined) yield* listNumbered(encoded.write);
    return;
  }
  const content = contents.get(contentMediaType ?? '');
  if (content !== undefined) yield content;
}

/** A placeholder word, cut or repeated to the length. Numbers make further ones unique. */
function toText(index: number, { min, max }: TextLength): string {
  const tail = index === 0 ? '' : String(index + 1);
  const size = Math.min(Math.max(min, WORD.length + tail.length), max);
  const head = WORD.repeat(Math.ceil(size / WORD.length)).slice(0, Math.max(0, size - tail.length));
  return `${head}${tail}`.slice(0, size);
}

const WORD = 'string';
