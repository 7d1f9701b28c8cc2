import { listLimitTexts } from '../api/schema/limit-text';
import { texts } from '../api/texts';
import { toValueText } from '../api/value-text';
import type { FieldEncoding, Parameter } from '../model/api/operation';
import type { JsonText, TypeName, Xml } from '../model/schema/schema';
import type { SchemaView } from '../model/schema/schema-view';
import { format } from '../model/text/format';
import { code, codes, line, text } from './marks';

/** Longer examples are blocks. */
export const MAX_INLINE = 80;

/** Facts that replace those of a schema. */
export interface OwnFacts {
  /** The values with which a property selects its variant. */
  readonly constants?: readonly JsonText[] | undefined;
  readonly examples?: readonly JsonText[] | undefined;
}

/** The text of a JSON value on a line: a value of several lines as JSON. */
export function toLineText(json: JsonText, types: readonly TypeName[] | undefined): string {
  const shown = toValueText(json, types);
  return /[\n\r]/.test(shown) ? json : shown;
}

/** Value, default, limits and examples of a schema. */
export function listFacts(schema: SchemaView, own: OwnFacts = {}): readonly string[] {
  const { constant, default: standard, types, limits = {}, values, xml } = schema;
  const { others, otherItems, dependentRequired = [] } = schema;
  const { field, bounds, type } = texts;
  const toCodes = (all: readonly JsonText[], separator?: string) =>
    codes(
      all.map((value) => toLineText(value, types)),
      separator,
    );
  const fixed = own.constants ?? (constant === undefined ? [] : [constant]);
  const isListed = fixed.length > 0 || (values !== undefined && own.examples === undefined);
  const examples = isListed ? [] : (own.examples ?? schema.examples ?? []);
  const short = examples.filter((example) => example.length <= MAX_INLINE);
  return [
    fixed.length > 0 && format(field.constant, { value: toCodes(fixed, ` ${type.or} `) }),
    standard !== undefined && format(field.default, { value: toCodes([standard]) }),
    ...listLimitTexts(limits),
    ...(limits.pattern ?? []).map((one) => format(bounds.pattern, { pattern: code(one) })),
    others !== undefined && (others ? field.others : field.noOthers),
    otherItems !== undefined && (otherItems ? field.otherItems : field.noOtherItems),
    ...dependentRequired.map(({ name, required }) =>
      format(field.requiredWith, { name: code(name), names: codes(required) }),
    ),
    toContentFact(schema),
    xml && toXmlFact(xml),
    short.length > 0 && format(field.example, { value: toCodes(short) }),
  ].filter((fact) => typeof fact === 'string');
}

/** The facts of the items of a list, which are said with those of the list. */
export function listItemFacts(items: SchemaView): readonly string[] {
  return listFacts(items).map((fact) => format(texts.field.items, { fact }));
}

function toContentFact({ contentMediaType: type, contentEncoding }: SchemaView) {
  const { holds, encoded, holdsEncoded } = texts.field;
  if (type === undefined && contentEncoding === undefined) return undefined;
  const known = contentEncoding === undefined ? holds : holdsEncoded;
  return format(type === undefined ? encoded : known, {
    type: code(type ?? ''),
    encoding: text(contentEncoding),
  });
}

function toXmlFact({ name, prefix, namespace, attribute, wrapped, nodeType }: Xml): string {
  const fullName = prefix === undefined ? name : `${prefix}:${name ?? ''}`;
  return line(
    texts.field.xml,
    attribute === true ? 'attribute' : nodeType,
    wrapped === true && texts.field.xmlWrapped,
    namespace !== undefined && format(texts.field.xmlNamespace, { namespace: code(namespace) }),
    fullName !== undefined && code(fullName),
  );
}

/** How a parameter, or a field of a form, is written. */
export function toWireFact(
  wire: Partial<FieldEncoding & Pick<Parameter, 'isEmptyAllowed'>>,
): string {
  const { serialization, mediaTypes = [], isReservedAllowed, isEmptyAllowed } = wire;
  const { encoding } = texts;
  return [
    serialization && text(texts.serialization[serialization]),
    mediaTypes.length > 0 && format(encoding.as, { names: codes(mediaTypes) }),
    isReservedAllowed && encoding.reserved,
    isEmptyAllowed && encoding.empty,
  ]
    .filter((fact) => typeof fact === 'string')
    .join('; ');
}
