import type { FieldEncoding, Parameter } from '../../model/api/operation';
import type { Lifetime } from '../../model/schema/lifetime';
import type { JsonText, Xml } from '../../model/schema/schema';
import type { SchemaView } from '../../model/schema/schema-view';
import { format } from '../../model/text/format';
import { formatRich, toCode, toCodes } from '../../model/text/rich-line';
import type { RichText } from '../../model/text/rich-text';
import { texts } from '../texts';
import { toValueText } from '../value-text';
import { listLimitTexts } from './limit-text';

/** Facts of one use of a schema. */
export interface OwnFacts {
  /** The values with which a property selects its variant. */
  readonly constants?: readonly JsonText[] | undefined;
  /** One more fact, such as how a list is written in a query. */
  readonly fact?: RichText | undefined;
  /** Replace the schema's own examples. */
  readonly examples?: readonly JsonText[] | undefined;
  /** Since which version it is so. */
  readonly since?: Lifetime | undefined;
}

/** Longer examples and patterns are shown as separate blocks. */
export const MAX_INLINE = 80;

/** Value, default, limits and examples of a schema, with those of a list's items. */
export function listFacts(
  schema: SchemaView,
  items: readonly SchemaView[],
  { constants, fact = [], examples, since = {} }: OwnFacts,
): readonly RichText[] {
  return [
    ...listFixedFacts(schema, constants),
    ...(fact.length > 0 ? [fact] : []),
    ...listLimitFacts(schema),
    ...listObjectFacts(schema),
    ...listWireFacts(schema),
    ...items.flatMap(listItemFacts),
    ...(constants === undefined ? listExampleFacts(schema, examples) : []),
    ...listSinceTexts(since),
  ];
}

/** Since which version something is there, required, or deprecated. */
export function listSinceTexts({ advice = [], ...since }: Lifetime): readonly RichText[] {
  return (['added', 'required', 'deprecated'] as const).flatMap((mark) => {
    const version = since[mark];
    if (version === undefined) return [];
    const text = format(texts.since[mark], { version });
    return [mark === 'deprecated' && advice.length > 0 ? [text, ': ', ...toLine(advice)] : [text]];
  });
}

/** The words of paragraphs. */
function toLine(text: RichText): RichText {
  return text.flatMap((node) =>
    typeof node !== 'string' && node.tag === 'p' ? node.children : [node],
  );
}

function listItemFacts(items: SchemaView): readonly RichText[] {
  return [
    ...listFixedFacts(items),
    ...listLimitFacts(items),
    // Those of a component are on its page.
    ...(items.name === undefined ? [...listMarks(items), ...listObjectFacts(items)] : []),
    ...listWireFacts(items),
    ...listExampleFacts(items),
  ].map((fact) => formatRich(texts.field.items, { fact }));
}

function listMarks(schema: SchemaView): readonly RichText[] {
  const marks = ['deprecated', 'readOnly', 'writeOnly'] as const;
  return marks.filter((mark) => schema[mark] === true).map((mark) => [texts.field[mark]]);
}

/** The constant and the default. For a property that selects its variant, the constants are the selecting values. */
function listFixedFacts(
  { constant, default: standard, types }: SchemaView,
  constants: readonly JsonText[] = [],
): readonly RichText[] {
  const fixed = constants.length > 0 ? constants : [constant].filter((one) => one !== undefined);
  const { field, type } = texts;
  return [
    ...(fixed.length > 0 ? [toFact(field.constant, fixed, types, ` ${type.or} `)] : []),
    ...(standard === undefined ? [] : [toFact(field.default, [standard], types)]),
  ];
}

/** The examples that fit on a line. Omitted if all values are listed, because they would add nothing. */
function listExampleFacts(
  { examples: own = [], types, constant, values }: SchemaView,
  examples: readonly JsonText[] = constant === undefined && values === undefined ? own : [],
): readonly RichText[] {
  const short = examples.filter((example) => example.length <= MAX_INLINE);
  return short.length > 0 ? [toFact(texts.field.example, short, types)] : [];
}

function toFact(
  text: string,
  values: readonly JsonText[],
  types: SchemaView['types'],
  separator?: string,
): RichText {
  const shown = values.map((value) => toValueText(value, types));
  return formatRich(text, { value: toCodes(shown, separator) });
}

/** The limits of a value. A pattern is shown as the author wrote it, and never run. */
function listLimitFacts({ limits = {} }: SchemaView): readonly RichText[] {
  return [
    ...listLimitTexts(limits).map((text) => [text]),
    ...(limits.pattern ?? []).map((one) =>
      formatRich(texts.bounds.pattern, { pattern: [toCode(one)] }),
    ),
  ];
}

/** Facts about all the content of an object or a list. */
function listObjectFacts(schema: SchemaView): readonly RichText[] {
  const { others, otherItems, dependentRequired = [] } = schema;
  const { field } = texts;
  return [
    ...(others === undefined ? [] : [[others ? field.others : field.noOthers]]),
    ...(otherItems === undefined ? [] : [[otherItems ? field.otherItems : field.noOtherItems]]),
    ...dependentRequired.map(({ name, required }) =>
      formatRich(field.requiredWith, { name: [toCode(name)], names: toCodes(required) }),
    ),
  ];
}

/** How a value is serialized, and the content of a string. */
function listWireFacts(schema: SchemaView): readonly RichText[] {
  const { contentMediaType: type, contentEncoding: encoding, xml } = schema;
  const { holds, encoded, holdsEncoded } = texts.field;
  const known = encoding === undefined ? holds : holdsEncoded;
  const values = { type: [toCode(type ?? '')], encoding: [encoding ?? ''] };
  return [
    ...((type ?? encoding) === undefined
      ? []
      : [formatRich(type === undefined ? encoded : known, values)]),
    ...(xml === undefined ? [] : [toXmlFact(xml)]),
  ];
}

/** https://spec.openapis.org/oas/v3.1.1#xml-object */
function toXmlFact({ name, prefix, namespace, attribute, wrapped, nodeType }: Xml): RichText {
  const fullName = prefix === undefined ? name : `${prefix}:${name ?? ''}`;
  const words = [
    texts.field.xml,
    attribute === true ? 'attribute' : nodeType,
    wrapped === true ? texts.field.xmlWrapped : undefined,
    namespace === undefined ? undefined : format(texts.field.xmlNamespace, { namespace }),
  ];
  const line = `${words.filter((word) => word !== undefined).join(' ')} `;
  return [line, ...(fullName === undefined ? [] : [toCode(fullName)])];
}

/** How a parameter, or a field of a form, is written. */
export interface WireForm extends Partial<FieldEncoding & Pick<Parameter, 'isEmptyAllowed'>> {
  /** That of a parameter. */
  readonly mediaType?: string | undefined;
}

/** The serialization of a value in words; empty if nothing is said of it. */
export function toWireText({
  serialization,
  mediaType,
  headers = [],
  ...form
}: WireForm): RichText {
  const { mediaTypes = mediaType === undefined ? [] : [mediaType] } = form;
  const { encoding } = texts;
  const parts = [
    ...(serialization === undefined ? [] : [[texts.serialization[serialization]]]),
    ...toNames(encoding.as, mediaTypes),
    ...(form.isReservedAllowed === true ? [[encoding.reserved]] : []),
    ...(form.isEmptyAllowed === true ? [[encoding.empty]] : []),
    ...toNames(
      encoding.headers,
      headers.map(({ name }) => name),
    ),
  ];
  return parts.flatMap((part, index) => (index === 0 ? part : ['; ', ...part]));
}

function toNames(text: string, names: readonly string[]): readonly RichText[] {
  return names.length === 0 ? [] : [formatRich(text, { names: toCodes(names) })];
}

/** Why no value can match a schema, or the items of a list. */
export function listContradictions(schemas: readonly SchemaView[]): readonly string[] {
  return [...new Set(schemas.flatMap(({ contradictions = [] }) => contradictions))];
}

/** Each text once. The description of a component, which has a page, is used only where nothing else is said. */
export function listDescriptions(
  text: RichText = [],
  schemas: readonly SchemaView[],
): readonly RichText[] {
  const found = new Map(text.length > 0 ? [[JSON.stringify(text), text]] : []);
  for (const { description, name, describesUse } of schemas) {
    const isOnItsPage = name !== undefined && describesUse !== true;
    if (description !== undefined && !(isOnItsPage && found.size > 0))
      found.set(JSON.stringify(description), description);
  }
  return [...found.values()];
}
