import { toDefined } from '../../../src/model/defined';
import type { EnumValue, SchemaId, SchemaNode, TypeName } from '../../../src/model/schema/schema';
import type { EnumTexts, SchemaKeywords, SchemaObject } from '../document/schema-object';
import { toJsonText } from '../../../src/model/json-text';
import type { ToText } from '../../text/rich-text';
import { toLimits, toListKeywords, toObjectKeywords } from './keywords';
import type { AddSchema, UnionContext } from './unions';
import { findSingleChoice, isNull, toUnions } from './unions';

interface SchemaNodeInput extends UnionContext {
  readonly schema: SchemaObject;
  readonly name?: string;
  readonly page?: string;
  readonly toText: ToText;
}

/** Converts a Schema Object into a node of the graph. Adds its children to the graph and refers to their ids. */
export function toSchemaNode({
  schema,
  name,
  page,
  toText,
  ...context
}: SchemaNodeInput): SchemaNode {
  const keywords = typeof schema === 'boolean' ? {} : withEnum(schema);
  const { id, add } = context;
  const { title, externalDocs: docs, format, contentSchema, default: standard, xml } = keywords;
  const { contentMediaType, contentEncoding, const: constant } = keywords;
  const choice = findSingleChoice(keywords);
  return {
    id,
    description: toText(keywords.description),
    ...(isNever(schema) && { never: true }),
    types: toTypes(keywords),
    nullable: isNullable(keywords),
    values: toEnumValues(keywords, toText),
    examples: toExamples(keywords),
    limits: toLimits(keywords),
    readOnly: keywords.readOnly === true,
    writeOnly: keywords.writeOnly === true,
    deprecated: keywords.deprecated === true,
    ...toDefined({
      name,
      page,
      title,
      externalDocs: docs && { url: docs.url, description: toText(docs.description) },
      format,
      contentMediaType,
      contentEncoding,
      contentSchema: contentSchema === undefined ? undefined : add(contentSchema, `${id}/content`),
      constant: constant === undefined ? undefined : toJsonText(constant),
      default: standard === undefined ? undefined : toJsonText(standard),
      xml,
    }),
    ...toObjectKeywords(keywords, id, add),
    ...toListKeywords(keywords, id, add),
    allOf: [
      ...toReferences(keywords).map((part) => add(part, `${id}/ref`)),
      ...(keywords.allOf ?? []).map((part, index) => add(part, `${id}/allOf/${index}`)),
      ...(choice === undefined ? [] : [add(choice, `${id}/of`)]),
    ],
    unions: choice === undefined ? toUnions(keywords, context) : [],
    ...toConditions(keywords, id, add),
  };
}

/** A choice between constants as an `enum` with explanations, which OpenAPI has no other field for. */
function withEnum(keywords: SchemaKeywords): SchemaKeywords {
  const { oneOf = [], anyOf = [], ...rest } = keywords;
  const choices = (oneOf.length > 0 ? oneOf : anyOf).flatMap(toConstant);
  const isWhole = choices.length === oneOf.length + anyOf.length;
  // Null alone is no choice, and with one other schema it makes that nullable.
  const isNothing = choices.every(isNull) || findSingleChoice(keywords) !== undefined;
  if (!isWhole || isNothing || 'enum' in rest || 'discriminator' in rest) return keywords;
  return {
    ...rest,
    enum: choices.map((choice) => choice.const),
    'x-enumDescriptions': choices.map(({ description = '' }) => description),
    'x-enum-varnames': choices.map(({ title = '', const: value }) =>
      title === value ? '' : title,
    ),
  };
}

/** A constant of which nothing else is said than words; OpenAPI 3.0 writes it as an `enum` of one value. */
function toConstant(schema: SchemaObject): readonly SchemaKeywords[] {
  if (typeof schema !== 'object') return [];
  const { enum: values = [], ...rest } = schema;
  if (Object.keys(rest).some((key) => !constantKeywords.has(key) && !key.startsWith('x-')))
    return [];
  if ('const' in rest) return values.length === 0 ? [rest] : [];
  if (rest.type === 'null') return [{ ...rest, const: null }];
  return values.length === 1 ? [{ ...rest, const: values[0] }] : [];
}

const constantKeywords: ReadonlySet<string> = new Set([
  '$comment',
  'const',
  'description',
  'title',
  'type',
]);

/** `not` with an empty schema allows nothing, and neither does an empty `enum`. */
function isNever(schema: SchemaObject): boolean {
  if (typeof schema === 'boolean') return !schema;
  return isAnything(schema.not) || schema.enum?.length === 0;
}

function isAnything(schema: SchemaObject | undefined): boolean {
  return schema === true || (typeof schema === 'object' && Object.keys(schema).length === 0);
}

function listTypes({ type }: SchemaKeywords): readonly string[] {
  if (type === undefined) return [];
  return typeof type === 'string' ? [type] : type;
}

function toTypes(keywords: SchemaKeywords): readonly TypeName[] {
  const declared = [...new Set(listTypes(keywords))];
  const others = declared.filter((type) => type !== 'null');
  const isOnlyNull = declared.length > others.length || isChoiceOfNull(keywords);
  return (others.length === 0 && isOnlyNull ? ['null'] : others) as readonly TypeName[];
}

function isChoiceOfNull({ oneOf, anyOf }: SchemaKeywords): boolean {
  return [oneOf, anyOf].some(
    (choices) => choices !== undefined && choices.length > 0 && choices.every(isNull),
  );
}

/** `null` must be allowed by every keyword that limits what is allowed. */
function isNullable(keywords: SchemaKeywords): boolean {
  if (keywords.nullable === true) return true;
  const { type, enum: values, oneOf, anyOf } = keywords;
  const opinions = [
    ...(type === undefined ? [] : [listTypes(keywords).includes('null')]),
    ...(values === undefined ? [] : [values.includes(null)]),
    ...('const' in keywords ? [keywords.const === null] : []),
    ...[oneOf, anyOf].flatMap((choices) => (choices === undefined ? [] : [choices.some(isNull)])),
  ];
  return opinions.length > 0 && opinions.every(Boolean);
}

function toExamples({ example, examples = [] }: SchemaKeywords): readonly string[] {
  const all = example === undefined ? examples : [example, ...examples];
  return [...new Set(all.map((value) => toJsonText(value)))];
}

/** A `$ref` with siblings is an `allOf` of its target and the siblings. */
function toReferences({ $ref, $dynamicRef }: SchemaKeywords): readonly SchemaObject[] {
  return [
    ...($ref === undefined ? [] : [{ $ref }]),
    ...($dynamicRef === undefined ? [] : [{ $dynamicRef }]),
  ];
}

function toConditions(
  { not, if: test, then, else: otherwise }: SchemaKeywords,
  id: SchemaId,
  add: AddSchema,
): Pick<SchemaNode, 'not' | 'condition'> {
  const isAsked = test !== undefined && (then !== undefined || otherwise !== undefined);
  return {
    ...(not !== undefined && !isAnything(not) && { not: add(not, `${id}/not`) }),
    ...(isAsked && {
      condition: {
        if: add(test, `${id}/if`),
        // The keyword's own name. A node is never awaited.
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
        ...(then !== undefined && { then: add(then, `${id}/then`) }),
        ...(otherwise !== undefined && { else: add(otherwise, `${id}/else`) }),
      },
    }),
  };
}

/** The values of an `enum`, each once, with their descriptions. Omits null, which is part of the type. */
export function toEnumValues(keywords: SchemaKeywords, toText: ToText): readonly EnumValue[] {
  const { 'x-enumDescriptions': meanings = keywords['x-enum-descriptions'] } = keywords;
  const { 'x-enum-varnames': names = keywords['x-enumNames'] } = keywords;
  const values = (keywords.enum ?? []).map((value, index) => {
    const meaning = findText(meanings, value, index);
    const name = findText(names, value, index);
    return {
      value: toJsonText(value),
      ...(meaning !== undefined && { meaning: toText(meaning) }),
      ...(name !== undefined && { name }),
    };
  });
  const seen = new Set(['null']);
  return values.filter(({ value }) => !seen.has(value) && seen.add(value));
}

/** A list follows the order of the values; a map uses them as keys and may describe only some of them. */
function findText(texts: EnumTexts | undefined, value: unknown, index: number): string | undefined {
  if (texts === undefined) return undefined;
  const key = isList(texts) ? String(index) : typeof value === 'string' ? value : toJsonText(value);
  const text: unknown = Object.hasOwn(texts, key) ? Reflect.get(texts, key) : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

function isList(texts: EnumTexts): texts is readonly string[] {
  return Array.isArray(texts);
}
