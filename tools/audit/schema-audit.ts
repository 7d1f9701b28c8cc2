import type { ShownField, ShownPart } from './field-rows';
import { findSchemaName } from './field-rows';
import type { Report } from './report';
import type { Stated, StatedObject } from './stated-document';
import { StatedNumber, toJsonText, toList, toObject, toText } from './stated-document';
import type { Direction, StatedPart, StatedSchema } from './stated-schema';
import { readStatedSchema } from './stated-schema';
import {
  expectPartText,
  hasWord,
  showsKeyword,
  showsValue,
  toPlain,
  toShort,
} from './shown-values';
import { auditFactsInside, auditFieldFacts, auditOwnFacts } from './schema-facts';

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
  /** The source of fields that open: another place on the page, by its address. */
  readonly findRest: (href: string) => ShownPart | undefined;
}

type Expect = Report['expect'];

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

/** The other fields of a map are a level of their own. */
function toRestLevel(parts: readonly StatedPart[]): number {
  const maps = ['additionalProperties', 'patternProperties'];
  return parts.some(({ object, isOwn }) => isOwn && maps.some((key) => object[key])) ? 1 : 0;
}

/** A fact of a named schema may stand on that schema's page instead if this part links to it, or around this. */
function auditPart(
  { object, name, isOwn }: StatedPart,
  { parts }: StatedSchema,
  shown: ShownPart,
  context: SchemaContext,
  report: Report,
): void {
  const { pages, around = new Set() } = context;
  const isLeftOut = hasRest(parts, shown, context);
  const isLinked =
    (name !== undefined && (around.has(name) || (pages.has(name) && shown.links.has(name)))) ||
    (!isOwn && isLeftOut);
  const expect = (what: string, isShown: boolean) => report.expect(what, isShown || isLinked);
  if (isDescribedHere({ object, name, isOwn }, parts))
    expectPartText('description', object['description'], shown, expect);
  // The title of another schema stands on that schema's page.
  if (isOwn && (name === undefined || object === parts[0]?.object))
    expectPartText('title', object['title'], shown, expect);
  if (isOwn) auditType(object, parts, shown, expect);
  if (isOwn) auditOwnFacts(object, shown, expect);
  auditFactsInside({ object, name, isOwn }, parts, shown, (what, isShown) =>
    expect(what, isShown || isLeftOut),
  );
  for (const key of ['pattern', 'const', 'default'] as const)
    if (object[key] !== undefined)
      expect(`${key} ${toShort(object[key])}`, showsKeyword(key, object[key], shown));
  for (const key of bounds) auditBound(key, object[key], shown, expect);
  for (const [key, words] of flags)
    if (isOwn && object[key] === true) expect(key, shown.text.includes(words));
}

/** True if a part's description stands with the value: not that of a schema that it extends, if it has its own. */
function isDescribedHere({ isOwn, name }: StatedPart, parts: readonly StatedPart[]): boolean {
  const own = parts.filter((part) => part.isOwn);
  // In the order in which they are referred to, whichever of their parts comes first.
  const nearest = own.find((one) =>
    own.some((part) => part.name === one.name && part.object['description'] !== undefined),
  );
  return name === (isOwn ? nearest?.name : undefined);
}

/**
 * An object with a name needs no other word, the values of an enum show their type, and parts allow only what
 * they share: every integer is a number.
 */
function auditType(
  object: StatedObject,
  parts: readonly StatedPart[],
  { text }: ShownPart,
  expect: Expect,
): void {
  const others = parts.filter((part) => part.isOwn).map((part) => listTypes(part.object));
  const isShared = (type: string) =>
    others.every((types) => types.length === 0 || types.includes(type));
  for (const type of listTypes(object))
    if (type !== 'object' && object['enum'] === undefined && isShared(type))
      expect(`type ${type}`, hasWord(text, type));
  const format = toText(object['format']);
  if (format !== '') expect(`format ${format}`, text.includes(format));
}

function listTypes(object: StatedObject): readonly string[] {
  const { type } = object;
  return typeof type === 'string' ? [type] : toList(type).map(toText);
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
  const known = new Set(
    values.flatMap((value) => [
      toPlain(value),
      toJsonText(value),
      ...(value instanceof StatedNumber ? [value.source] : []),
    ]),
  );
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
  const { levels, around = new Set<string>() } = context;
  const isLeftOut = hasRest(parts, shown, context);
  const isElsewhere =
    isLeftOut || (isLinked && (levels <= 0 || [...names].some((name) => around.has(name))));
  const inner = { ...context, levels: levels - 1, around: new Set([...around, ...names]) };
  for (const [name, { isRequired, schemas, owners }] of properties) {
    const rows = shown.fields.filter((field) => field.name === name);
    const inside = report.at(name);
    inside.expect('field', rows.length > 0 || isElsewhere);
    // Of a schema that contains itself, only the first is shown.
    if (rows.length === 0 || owners.some((owner) => around.has(owner))) continue;
    // Of many variants, only some may be on this page.
    if (isLeftOut && schemas.length > rows.length) continue;
    auditRequired(isRequired, rows, context, inside);
    auditFieldFacts(readStatedSchema(context.document, schemas, context.direction), rows, inside);
    auditSchema(schemas, join(rows), inner, inside);
  }
  for (const { name } of shown.fields)
    report.allow(
      `field ${name}`,
      properties.has(name) || isDiscriminator(parts, name) || isRequiredOnly(parts, name),
    );
}

/** In a response only what may be absent is marked; the pages of schemas serve both directions. */
export function auditRequired(
  isRequired: boolean,
  rows: readonly ShownField[],
  { direction }: SchemaContext,
  report: Report,
): void {
  const has = (word: string) => rows.some(({ line }) => hasWord(line, word));
  if (direction === 'response') {
    if (isRequired)
      report.expect(
        'required',
        rows.some(({ line }) => !hasWord(line, 'optional')),
      );
    else report.allow('required', !has('required'));
  } else if (isRequired) report.expect('required', has('required'));
  else report.allow('required', !has('required'));
}

/**
 * True if the rest of a value is compared elsewhere: at another place of this page, or on the page of a
 * named schema, where deeper fields may be.
 */
function hasRest(
  parts: readonly StatedPart[],
  { rest }: ShownPart,
  { levels, findRest, pages }: SchemaContext,
): boolean {
  const isDeeper = levels <= toRestLevel(parts);
  return rest.some((href) => {
    if (href.startsWith('#')) return findRest(href) !== undefined;
    const name = findSchemaName(href);
    return isDeeper && name !== undefined && pages.has(name);
  });
}

/** Several parts as one, such as the rows of one name, which variants may repeat. */
function join(rows: readonly ShownPart[]): ShownPart {
  return {
    text: rows.map(({ text }) => text).join(' '),
    letters: rows.map(({ letters }) => letters).join(' '),
    codes: new Set(rows.flatMap(({ codes }) => [...codes])),
    values: rows.flatMap(({ values }) => values),
    links: new Set(rows.flatMap(({ links }) => [...links])),
    addresses: new Set(rows.flatMap(({ addresses }) => [...addresses])),
    rest: rows.flatMap(({ rest }) => rest),
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
