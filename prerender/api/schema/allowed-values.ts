import type { JsonText } from '../../../src/model/schema/schema';
import { toJsonText } from '../../../src/model/json-text';
import type { SchemaKeywords, SchemaObject } from '../document/schema-object';
import { toComponentName } from './schema-id';

/** Returns the target of a reference, or the schema itself. */
export type ResolveSchema = (schema: SchemaObject) => SchemaObject | undefined;

/**
 * The values that a schema allows a property by `const` or `enum`, also inherited, nested or in its variants.
 * Undefined if it names none.
 */
export function listPropertyValues(
  schema: SchemaObject,
  property: string,
  resolve: ResolveSchema,
): readonly JsonText[] | undefined {
  return listWith(schema, createSearch(resolve, property));
}

interface Search {
  readonly resolve: ResolveSchema;
  /** Undefined inside the property, whose own values are searched. */
  readonly property?: string | undefined;
  /** The schemas around, because a schema may be inside itself. */
  readonly around: Set<SchemaObject>;
  readonly known: Map<SchemaObject, Values>;
}

function createSearch(resolve: ResolveSchema, property?: string): Search {
  return { resolve, property, around: new Set(), known: new Map() };
}

type Values = readonly JsonText[] | undefined;

function listWith(schema: SchemaObject, search: Search): Values {
  const { resolve, around, known } = search;
  const target = resolve(schema);
  if (typeof target !== 'object' || around.has(target)) return undefined;
  if (known.has(target)) return known.get(target);
  around.add(target);
  const { $ref, allOf = [], oneOf, anyOf } = target;
  // A reference that leads nowhere is returned as it is.
  const parts =
    $ref === undefined || (target === schema && isAlone(schema)) ? allOf : [{ $ref }, ...allOf];
  const found = intersect([
    listOwn(target, search),
    ...parts.map((part) => listWith(part, search)),
    ...[oneOf, anyOf].map((choices) => listOfChoices(choices, target, search)),
  ]);
  around.delete(target);
  known.set(target, found);
  return found;
}

function isAlone(schema: SchemaKeywords): boolean {
  return Object.keys(schema).length === 1;
}

function listOwn(keywords: SchemaKeywords, search: Search): Values {
  const { property } = search;
  if (property === undefined) return listConstants(keywords);
  const { properties = {} } = keywords;
  const own = Object.hasOwn(properties, property) ? properties[property] : undefined;
  return own === undefined ? undefined : listWith(own, createSearch(search.resolve));
}

function listConstants(keywords: SchemaKeywords): Values {
  if ('const' in keywords) return [toJsonText(keywords.const)];
  return keywords.enum?.map((value) => toJsonText(value));
}

/** The values that any of the choices allows, else their names in the discriminator. */
function listOfChoices(
  choices: readonly SchemaObject[] | undefined,
  { discriminator }: SchemaKeywords,
  search: Search,
): Values {
  const schemas = choices?.filter((one) => typeof one !== 'object' || one.type !== 'null') ?? [];
  // The schema that is asked for may be a choice of its parent.
  const isBack = (one: SchemaObject) => search.around.has(search.resolve(one) ?? true);
  if (schemas.length === 0 || schemas.some(isBack)) return undefined;
  const lists = schemas.map((one) => listWith(one, search));
  if (lists.every((list) => list !== undefined)) return [...new Set(lists.flat())];
  if (discriminator === undefined || discriminator.propertyName !== search.property)
    return undefined;
  const names = schemas.flatMap((one) =>
    typeof one === 'object' && one.$ref !== undefined ? [toComponentName(one.$ref)] : [],
  );
  const mapped = Object.keys(discriminator.mapping ?? {});
  return (mapped.length > 0 ? mapped : names).map((name) => JSON.stringify(name));
}

function intersect(lists: readonly Values[]): Values {
  const [first, ...others] = lists.filter((list) => list !== undefined);
  return first?.filter((value) => others.every((list) => list.includes(value)));
}
