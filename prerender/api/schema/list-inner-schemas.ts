import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { SchemaRef } from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import type { FieldView } from '../../../src/model/schema/schema-view';

/** A line inside a schema, before the page has numbered its schemas. */
export interface InnerSchema extends Omit<FieldView, 'schema'> {
  readonly ref: SchemaRef;
}

/** Everything that stands inside a schema on a line of its own, in reading order, except its variants. */
export function listInnerSchemas(schema: EffectiveSchema): readonly InnerSchema[] {
  return [
    ...schema.properties.map(({ name, schema: ref, required, constants }): InnerSchema => ({
      role: 'property',
      name,
      ref,
      ...(required && { required }),
      ...(constants !== undefined && { constants }),
    })),
    ...joinByName(schema.patternProperties.map((one) => ({ ...one, name: one.pattern }))).map(
      ([name, ref]): InnerSchema => ({ role: 'pattern', name, ref }),
    ),
    ...toInner('other', schema.additional),
    ...toInner('unevaluated', schema.unevaluated),
    ...toInner('names', schema.propertyNames),
    ...joinByName(schema.dependentSchemas).map(([name, ref]): InnerSchema => ({
      role: 'with',
      name,
      ref,
    })),
    ...listItemSchemas(schema),
    ...toInner('content', schema.contentSchema),
    ...numbered(schema.not).map(([ref, name]): InnerSchema => ({ role: 'not', ...name, ref })),
    ...numbered(schema.conditions).flatMap(([condition, name]) => [
      { role: 'if' as const, ...name, ref: condition.if },
      ...toInner('then', condition.then).map((inner) => ({ ...inner, ...name })),
      ...toInner('else', condition.else).map((inner) => ({ ...inner, ...name })),
    ]),
  ];
}

/** Where each place of a list has its own schema, the rest has a line, too; else it is the list's inside. */
function listItemSchemas(schema: EffectiveSchema): readonly InnerSchema[] {
  const { prefixItems, items, contains, unevaluatedItems } = schema;
  return [
    ...prefixItems.map((ref, index): InnerSchema => ({ role: 'item', name: `${index}`, ref })),
    ...(prefixItems.length > 0 ? toInner('rest', items) : []),
    ...numbered(contains).map(([{ schema: ref, min, max }, name]): InnerSchema => ({
      role: 'contains',
      ...name,
      ref,
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    })),
    ...toInner('unevaluatedItems', unevaluatedItems),
  ];
}

function toInner(
  role: InnerSchema['role'],
  ref: SchemaRef | boolean | undefined,
): readonly InnerSchema[] {
  return ref === undefined || typeof ref === 'boolean' ? [] : [{ role, ref }];
}

/** What several parts say of one name holds at once. */
function joinByName(
  list: readonly { readonly name: string; readonly schema: SchemaRef }[],
): readonly (readonly [name: string, ref: SchemaRef])[] {
  const joined = new Map<string, SchemaRef>();
  for (const { name, schema } of list) {
    const known = joined.get(name);
    joined.set(name, known === undefined ? schema : [...toIds(known), ...toIds(schema)]);
  }
  return [...joined];
}

/** Several of one keyword are told apart by numbers; the first one needs none. */
function numbered<T>(
  list: readonly T[],
): readonly (readonly [one: T, name: { readonly name?: string }])[] {
  return list.map((one, index) => [one, index === 0 ? {} : { name: `${index + 1}` }]);
}
