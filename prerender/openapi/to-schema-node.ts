import type { RichText } from '../../src/model/rich-text';
import type {
  Bound,
  EnumValue,
  SchemaId,
  SchemaNode,
  TypeName,
  Union,
  Variant,
} from '../../src/model/reference/schema';
import type { SchemaKeywords, SchemaObject } from './document';
import { toIdPart } from './to-id-part';

/** Makes rich text of a description. */
export type ToText = (markdown: string | undefined) => RichText;

interface SchemaNodeInput {
  readonly schema: SchemaObject;
  readonly id: SchemaId;
  readonly name?: string;
  readonly add: (schema: SchemaObject, id: SchemaId) => SchemaId;
  readonly toText: ToText;
}

/** One JSON Schema object as a node of the graph; its children are added to the graph and named. */
export function toSchemaNode({ schema, id, name, add, toText }: SchemaNodeInput): SchemaNode {
  const keywords: SchemaKeywords = typeof schema === 'boolean' ? {} : schema;
  const { format, title, items, additionalProperties: additional } = keywords;
  const union = toUnion(keywords, id, add);
  return {
    id,
    ...(name !== undefined && { name }),
    ...(title !== undefined && { title }),
    description: toText(keywords.description),
    types: toTypes(keywords),
    nullable: isNullable(keywords),
    ...(format !== undefined && { format }),
    ...('const' in keywords && { constant: JSON.stringify(keywords.const) }),
    values: toEnumValues(keywords, toText),
    ...('default' in keywords && { default: JSON.stringify(keywords.default) }),
    examples: toExamples(keywords),
    bounds: toBounds(keywords),
    readOnly: keywords.readOnly === true,
    writeOnly: keywords.writeOnly === true,
    deprecated: keywords.deprecated === true,
    properties: Object.entries(keywords.properties ?? {}).map(([property, value]) => ({
      name: property,
      schema: add(value, `${id}.${toIdPart(property)}`),
    })),
    required: keywords.required ?? [],
    ...(items !== undefined && { items: add(items, `${id}[]`) }),
    ...(additional !== undefined && {
      additional: typeof additional === 'boolean' ? additional : add(additional, `${id}.*`),
    }),
    allOf: toParts(keywords).map((part, index) => add(part, `${id}/allOf/${index}`)),
    unions: union === undefined ? [] : [union],
  };
}

/** A `$ref` with siblings means: all of that, and this. */
function toParts({ $ref, allOf = [] }: SchemaKeywords): readonly SchemaObject[] {
  return $ref === undefined ? allOf : [{ $ref }, ...allOf];
}

function listTypes({ type }: SchemaKeywords): readonly string[] {
  if (type === undefined) return [];
  return typeof type === 'string' ? [type] : type;
}

function toTypes(keywords: SchemaKeywords): readonly TypeName[] {
  const declared = listTypes(keywords).filter((type) => type !== 'null');
  if (declared.length > 0) return declared as TypeName[];
  if (keywords.properties !== undefined) return ['object'];
  return keywords.items === undefined ? [] : ['array'];
}

function isNullable(keywords: SchemaKeywords): boolean {
  const alternatives = keywords.oneOf ?? keywords.anyOf ?? [];
  return (
    keywords.nullable === true || listTypes(keywords).includes('null') || alternatives.some(isNull)
  );
}

function isNull(schema: SchemaObject): boolean {
  return typeof schema === 'object' && schema.type === 'null';
}

function toEnumValues(keywords: SchemaKeywords, toText: ToText): readonly EnumValue[] {
  const meanings = new Map(Object.entries(keywords['x-enumDescriptions'] ?? {}));
  return (keywords.enum ?? [])
    .filter((value) => value !== null)
    .map((value) => {
      const meaning = meanings.get(typeof value === 'string' ? value : JSON.stringify(value));
      return {
        value: JSON.stringify(value),
        ...(meaning !== undefined && { meaning: toText(meaning) }),
      };
    });
}

function toExamples({ example, examples = [] }: SchemaKeywords): readonly string[] {
  const all = example === undefined ? examples : [example, ...examples];
  return all.map((value) => JSON.stringify(value));
}

function toBounds(keywords: SchemaKeywords): readonly Bound[] {
  const { pattern, multipleOf, uniqueItems } = keywords;
  return [
    ...toSpan('length', keywords.minLength, keywords.maxLength),
    ...toRange(keywords),
    ...(multipleOf === undefined ? [] : [{ kind: 'multiple', of: multipleOf } as const]),
    ...(pattern === undefined ? [] : [{ kind: 'pattern', pattern } as const]),
    ...toSpan('items', keywords.minItems, keywords.maxItems),
    ...(uniqueItems === true ? [{ kind: 'unique' } as const] : []),
    ...toSpan('properties', keywords.minProperties, keywords.maxProperties),
  ];
}

function toSpan(
  kind: 'length' | 'items' | 'properties',
  min: number | undefined,
  max: number | undefined,
): Bound[] {
  if (min === undefined && max === undefined) return [];
  return [{ kind, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }];
}

function toRange(keywords: SchemaKeywords): Bound[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = keywords;
  const [min, exclusiveMin] = toLimit(minimum, exclusiveMinimum);
  const [max, exclusiveMax] = toLimit(maximum, exclusiveMaximum);
  const limits = {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(exclusiveMin !== undefined && { exclusiveMin }),
    ...(exclusiveMax !== undefined && { exclusiveMax }),
  };
  return Object.keys(limits).length === 0 ? [] : [{ kind: 'range', ...limits }];
}

/** In OpenAPI 3.0 "exclusive" is a property of the limit, in 3.1 it is a limit of its own. */
function toLimit(
  limit: number | undefined,
  exclusive: number | boolean | undefined,
): readonly [inclusive: number | undefined, exclusive: number | undefined] {
  if (exclusive === true) return [undefined, limit];
  return [limit, exclusive === false ? undefined : exclusive];
}

function toUnion(
  keywords: SchemaKeywords,
  id: SchemaId,
  add: SchemaNodeInput['add'],
): Union | undefined {
  const kind = keywords.oneOf === undefined ? 'anyOf' : 'oneOf';
  const schemas = (keywords[kind] ?? []).filter((schema) => !isNull(schema));
  if (schemas.length === 0) return undefined;
  const variants = schemas.map((schema, index) =>
    toVariant(schema, add(schema, `${id}/${kind}/${index}`), keywords, index),
  );
  const discriminator = keywords.discriminator?.propertyName;
  return { kind, variants, ...(discriminator !== undefined && { discriminator }) };
}

function toVariant(
  schema: SchemaObject,
  id: SchemaId,
  { discriminator }: SchemaKeywords,
  index: number,
): Variant {
  const ref = typeof schema === 'object' ? schema.$ref : undefined;
  const title = typeof schema === 'object' ? schema.title : undefined;
  const name = ref?.split('/').at(-1);
  const value = Object.entries(discriminator?.mapping ?? {}).find(
    ([, target]) => target === ref || target === name,
  )?.[0];
  const implied = discriminator === undefined ? undefined : name;
  const decided = value ?? implied;
  return {
    schema: id,
    label: title ?? name ?? `Option ${index + 1}`,
    ...(decided !== undefined && { values: [decided] }),
  };
}
