import type { ShownField, ShownPart } from './field-rows';
import type { Report } from './report';
import type { Stated, StatedObject } from './stated-document';
import { StatedNumber, toJsonText, toList, toObject, toText } from './stated-document';
import type { Direction, StatedPart, StatedSchema } from './stated-schema';
import { readStatedSchema } from './stated-schema';
import { toLetters, toMarkdownLetters } from './words';

/** How a schema is compared. */
export interface SchemaContext {
  readonly document: StatedObject;
  readonly direction: Direction;
  /** The names of the schemas that have pages of their own. */
  readonly pages: ReadonlySet<string>;
  /** How many levels of fields must stand on this page; deeper ones may be on the page of their schema. */
  readonly levels: number;
  /** The names of the schemas around this one: one that contains itself may be referred to. */
  readonly around?: ReadonlySet<string>;
}

type Expect = Report['expect'];

/** Examples and other values up to this length stand on a line; longer ones in a block. */
const LONGEST = 80;

/** Compares what a document states about a value with the part of a page that shows it. */
export function auditSchema(
  schemas: readonly Stated[],
  shown: ShownPart,
  context: SchemaContext,
  report: Report,
): void {
  const stated = readStatedSchema(context.document, schemas, context.direction);
  for (const part of stated.parts) auditPart(part, stated, shown, context, report);
  auditValues(stated, shown, context, report);
  auditFields(stated, shown, context, report);
}

/** A fact of a named schema may stand on that schema's page instead, if this part links to it. */
function auditPart(
  { object, name, isOwn }: StatedPart,
  { parts }: StatedSchema,
  shown: ShownPart,
  { pages }: SchemaContext,
  report: Report,
): void {
  const isLinked = name !== undefined && pages.has(name) && shown.links.has(name);
  const expect = (what: string, isShown: boolean) => report.expect(what, isShown || isLinked);
  // The nearest description of the value stands for those of the schemas that it extends.
  const described = parts.find((part) => part.isOwn && part.object['description'] !== undefined);
  if (isOwn ? described?.object === object : name === undefined)
    expectText('description', object['description'], shown, expect);
  if (isOwn) auditType(object, shown, expect);
  for (const key of ['pattern', 'const', 'default'] as const)
    if (object[key] !== undefined)
      expect(`${key} ${toShort(object[key])}`, showsKeyword(key, object[key], shown));
  for (const key of bounds) auditBound(key, object[key], shown, expect);
  for (const [key, words] of flags)
    if (isOwn && object[key] === true) expect(key, shown.text.includes(words));
}

/** An object with a name needs no other word, and the values of an enum show their type. */
function auditType(object: StatedObject, { text }: ShownPart, expect: Expect): void {
  for (const type of listTypes(object))
    if (type !== 'object' && object['enum'] === undefined)
      expect(`type ${type}`, hasWord(text, type));
  const format = toText(object['format']);
  if (format !== '') expect(`format ${format}`, text.includes(format));
}

const bounds = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
] as const;

const flags = [
  ['deprecated', 'deprecated'],
  ['uniqueItems', 'no duplicates'],
] as const;

function auditBound(
  key: (typeof bounds)[number],
  value: Stated | undefined,
  { text }: ShownPart,
  expect: Expect,
): void {
  if (!(value instanceof StatedNumber)) return;
  // A minimum of no characters, items or fields says nothing.
  const isNothing = key.startsWith('min') && key !== 'minimum' && Number(value.digits) === 0;
  if (isNothing) return;
  const isOne = Number(value.digits) === 1 && /\b(?:1|at least one)\b/.test(text);
  expect(`${key} ${value.digits}`, isOne || hasWord(text, value.digits));
}

function auditValues(
  { parts }: StatedSchema,
  shown: ShownPart,
  { levels }: SchemaContext,
  report: Report,
): void {
  const enums = parts.filter(({ object }) => object['enum'] !== undefined);
  const values = enums.flatMap(({ object }) => toList(object['enum']));
  const isElsewhere = levels < 0 && enums.some(({ name = '' }) => shown.links.has(name));
  // Several enums allow only what they share, and null is part of the type.
  for (const value of enums.length === 1 ? values.filter((one) => one !== null) : [])
    report.expect(`value ${toShort(value)}`, isElsewhere || showsValue(value, shown));
  const known = new Set(values.flatMap((value) => [toPlain(value), toJsonText(value)]));
  for (const value of shown.values) report.allow(`value ${value}`, known.has(value));
}

function auditFields(
  { properties, parts }: StatedSchema,
  shown: ShownPart,
  context: SchemaContext,
  report: Report,
): void {
  const names = new Set(parts.flatMap(({ name = [] }) => name));
  const isLinked = [...names].some((name) => shown.links.has(name));
  const { levels, around = new Set() } = context;
  const isElsewhere = isLinked && (levels <= 0 || [...names].some((name) => around.has(name)));
  const inner = { ...context, levels: levels - 1, around: new Set([...around, ...names]) };
  for (const [name, { isRequired, schemas }] of properties) {
    const rows = shown.fields.filter((field) => field.name === name);
    const inside = report.at(name);
    inside.expect('field', rows.length > 0 || isElsewhere);
    if (rows.length === 0) continue;
    const isMarked = rows.some(({ line }) => hasWord(line, 'required'));
    if (isRequired) inside.expect('required', isMarked);
    else inside.allow('required', !isMarked);
    auditSchema(schemas, join(rows), inner, inside);
  }
  for (const { name } of shown.fields)
    report.allow(
      `field ${name}`,
      properties.has(name) || isDiscriminator(parts, name) || isRequiredOnly(parts, name),
    );
}

/** The rows of one name, which variants may repeat, as one part. */
function join(rows: readonly ShownField[]): ShownPart {
  return {
    text: rows.map(({ text }) => text).join(' '),
    letters: rows.map(({ letters }) => letters).join(' '),
    codes: new Set(rows.flatMap(({ codes }) => [...codes])),
    values: rows.flatMap(({ values }) => values),
    links: new Set(rows.flatMap(({ links }) => [...links])),
    fields: rows.flatMap(({ fields }) => fields),
  };
}

function isDiscriminator(parts: readonly StatedPart[], name: string): boolean {
  return parts.some(({ object }) => toObject(object['discriminator'])['propertyName'] === name);
}

/** A name that is required without being described is a field, too. */
function isRequiredOnly(parts: readonly StatedPart[], name: string): boolean {
  return parts.some(({ object }) => toList(object['required']).includes(name));
}

function expectText(
  what: string,
  value: Stated | undefined,
  { letters }: ShownPart,
  expect: Expect,
): void {
  const text = toText(value);
  if (toLetters(text) !== '')
    expect(`${what} ${toShort(text)}`, letters.includes(toMarkdownLetters(text)));
}

function listTypes(object: StatedObject): readonly string[] {
  const { type } = object;
  return typeof type === 'string' ? [type] : toList(type).map(toText);
}

/** A default may also be one of the possible values, so it must stand after its word. */
function showsKeyword(key: string, value: Stated | undefined, shown: ShownPart): boolean {
  const isNamed = shown.letters.includes(toLetters(`default${toPlain(value)}`));
  return (key !== 'default' || isNamed) && showsValue(value, shown);
}

/** Whether a value stands in the part as code, or within its text as JSON. */
function showsValue(value: Stated | undefined, { codes, letters }: ShownPart): boolean {
  if (codes.has(toPlain(value)) || codes.has(toJsonText(value))) return true;
  return toJsonText(value).length > LONGEST - 2 || typeof value === 'object'
    ? letters.includes(toLetters(toJsonText(value)))
    : toPlain(value) === '';
}

function toPlain(value: Stated | undefined): string {
  return typeof value === 'string' ? value : toJsonText(value);
}

function toShort(value: Stated | undefined): string {
  return toPlain(value).slice(0, 60);
}

function hasWord(text: string, word: string): boolean {
  const pattern = word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.])${pattern}(?![\w]|\.\d)`).test(text);
}
