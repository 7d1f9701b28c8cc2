import type { ShownField, ShownPart } from './field-rows';
import type { Report } from './report';
import { expectPartText, showsValue, toShort } from './shown-values';
import { leadsTo } from './shown-page';
import type { Stated, StatedObject } from './stated-document';
import { toList, toObject, toText } from './stated-document';
import type { StatedPart, StatedSchema } from './stated-schema';

/** Compares the rarer facts of a value with the part that shows it. */
export function auditOwnFacts(
  object: StatedObject,
  { text }: ShownPart,
  expect: Report['expect'],
): void {
  for (const key of ['contentMediaType', 'contentEncoding'])
    if (toText(object[key]) !== '') expect(key, text.includes(toText(object[key])));
  for (const key of ['additionalProperties', 'unevaluatedProperties'])
    if (object[key] === false) expect(key, text.includes('rejects unknown properties'));
  const xml = toObject(object['xml']);
  for (const key of ['name', 'prefix', 'namespace', 'nodeType'])
    if (toText(xml[key]) !== '') expect(`xml ${key}`, text.includes(toText(xml[key])));
  for (const key of ['attribute', 'wrapped'])
    if (xml[key] === true) expect(`xml ${key}`, text.includes(key));
}

/** Compares the rarer facts about the fields of a value. */
export function auditFactsInside(
  { object, name: owner }: StatedPart,
  parts: readonly StatedPart[],
  shown: ShownPart,
  expect: Report['expect'],
): void {
  for (const name of Object.keys(toObject(object['patternProperties'])))
    expect(`pattern of names ${name}`, shown.text.includes(name));
  for (const names of Object.entries(toObject(object['dependentRequired'])))
    for (const name of [names[0], ...toList(names[1]).map(toText)])
      expect(`dependentRequired ${name}`, shown.codes.has(name));
  const heirs = parts.filter((part) => part.isOwn && part.name !== owner);
  auditDiscriminator(object, heirs, shown, expect);
}

/** The words that select a variant stand beside it. Who extends a schema has chosen among its variants. */
function auditDiscriminator(
  { discriminator, oneOf, anyOf }: StatedObject,
  heirs: readonly StatedPart[],
  shown: ShownPart,
  expect: Report['expect'],
): void {
  const { propertyName, mapping } = toObject(discriminator);
  const name = toText(propertyName);
  if (name === '') return;
  const isField = shown.fields.some((field) => field.name === name);
  expect(`discriminator ${name}`, isField || shown.codes.has(name));
  const isMade = (target: Stated | undefined) =>
    heirs.some((heir) => heir.name !== undefined && toText(target).endsWith(`/${heir.name}`));
  const all = Object.entries(toObject(mapping));
  const made = oneOf === undefined && anyOf === undefined ? all.filter(([, to]) => isMade(to)) : [];
  for (const [value] of made.length > 0 ? made : all)
    expect(`discriminator ${name}: ${value}`, hasValue(shown, value));
}

/** Also as the only value of a field. */
function hasValue(shown: ShownPart, value: string): boolean {
  const words = [value, JSON.stringify(value)];
  const parts = [shown, ...shown.fields];
  return words.some((word) => parts.some(({ codes }) => codes.has(word)));
}

const marks = [
  ['readOnly', 'read-only'],
  ['writeOnly', 'write-only'],
  ['deprecated', 'deprecated'],
] as const;

/** Compares what stands on the line of a field, its examples and its further reading. */
export function auditFieldFacts(
  { parts }: StatedSchema,
  rows: readonly ShownField[],
  report: Report,
): void {
  const own = parts.filter(({ isOwn }) => isOwn).map(({ object }) => object);
  for (const [key, word] of marks) {
    const isShown = rows.some(({ line }) => line.includes(word));
    if (own.some((object) => object[key] === true)) report.expect(key, isShown);
    else report.allow(key, !isShown || parts.some(({ object }) => object[key] === true));
  }
  auditNull(parts, own, rows, report);
  const inline = parts.filter(({ isOwn, name }) => isOwn && name === undefined);
  const [row] = rows;
  if (row !== undefined)
    for (const object of listNearest(inline, own, (one) => one['externalDocs'] !== undefined)) {
      const { url, description } = toObject(object['externalDocs']);
      const address = toText(url);
      const isLinked = [...row.addresses].some((href) => leadsTo(href, address));
      if (address !== '') report.expect(`address ${address}`, isLinked);
      expectPartText('external documentation', description, row, report.expect);
    }
  auditExamples(inline, own, rows, report);
}

/** Several parts have to allow null together, which only their sum tells. */
function auditNull(
  parts: readonly StatedPart[],
  own: readonly StatedObject[],
  rows: readonly ShownField[],
  report: Report,
): void {
  const isShown = rows.some(({ line }) => /\bnull\b/.test(line));
  const [only] = own;
  if (only !== undefined && own.length === 1 && isNullable(only) && only['const'] === undefined)
    report.expect('null', isShown);
  report.allow('null', !isShown || parts.some(({ object }) => mentionsNull(object)));
}

function isNullable({ type, nullable, enum: values }: StatedObject): boolean {
  const isListed = values === undefined || toList(values).includes(null);
  return (type !== undefined && nullable === true) || (toList(type).includes('null') && isListed);
}

function mentionsNull({ type, nullable, enum: values, const: value }: StatedObject): boolean {
  const isType = type === 'null' || toList(type).includes('null');
  return isType || nullable === true || value === null || toList(values).includes(null);
}

/** The matching parts of the value itself, or else the first match of the schemas that it extends. */
function listNearest(
  inline: readonly StatedPart[],
  own: readonly StatedObject[],
  says: (object: StatedObject) => boolean,
): readonly StatedObject[] {
  const said = inline.map(({ object }) => object).filter(says);
  return said.length > 0 ? said : own.filter(says).slice(0, 1);
}

/** Where all values are listed, examples add nothing. */
function auditExamples(
  inline: readonly StatedPart[],
  own: readonly StatedObject[],
  rows: readonly ShownField[],
  report: Report,
): void {
  if (own.some((object) => object['enum'] !== undefined || object['const'] !== undefined)) return;
  // A variant may have decided the value.
  if (rows.some(({ text }) => /\balways\b/.test(text))) return;
  const said = listNearest(
    inline,
    own,
    ({ example, examples }) => example !== undefined || examples !== undefined,
  );
  for (const example of said.flatMap((one) => [one['example'], ...toList(one['examples'])]))
    if (example !== undefined)
      report.expect(
        `example ${toShort(example)}`,
        rows.some((row) => showsValue(example, row)),
      );
}
