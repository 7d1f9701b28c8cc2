import type { Resolved, Stated, StatedObject } from './stated-document';
import {
  isEarly,
  isStatedObject,
  resolveStatedSchema,
  toList,
  toObject,
  toText,
} from './stated-document';

/** Whose fields are meant: a request has no `readOnly` ones, a response no `writeOnly` ones. */
export type Direction = 'request' | 'response' | 'both';

/** A Schema Object that applies to a value, or to the items of a list of it. */
export interface StatedPart {
  readonly object: StatedObject;
  /** The component that it came from, if a reference led to it: its page says all of it. */
  readonly name?: string | undefined;
  /** True if it applies to the value itself, not to items, variants or other fields. */
  readonly isOwn: boolean;
}

/** All that a document states about a value. */
export interface StatedSchema {
  readonly parts: readonly StatedPart[];
  /** The properties by name, of the value or of its items and variants. */
  readonly properties: ReadonlyMap<string, StatedProperty>;
}

/** A property, with the Schema Objects that apply to it. */
export interface StatedProperty {
  readonly isRequired: boolean;
  readonly schemas: readonly Stated[];
  /** The components that state it. */
  readonly owners: readonly string[];
}

/** Applicators that apply under a condition or to what is inside; a page shows them in the same part. */
const lists = ['oneOf', 'anyOf', 'prefixItems'];
const singles = [
  'items',
  'additionalProperties',
  'contains',
  'contentSchema',
  'else',
  'if',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
];
const maps = ['dependentSchemas', 'patternProperties'];

/** Reads what Schema Objects state together; a schema that contains itself ends. */
export function readStatedSchema(
  document: StatedObject,
  schemas: readonly Stated[],
  direction: Direction,
): StatedSchema {
  const parts = listParts(document, schemas);
  return { parts, properties: joinProperties(document, parts, direction) };
}

function listParts(document: StatedObject, schemas: readonly Stated[]): readonly StatedPart[] {
  const parts: StatedPart[] = [];
  const seen = new Set<string>();
  const read = (value: Stated | undefined, isOwn: boolean, owner?: string) => {
    const { $ref, ...beside } = toObject(value);
    // Since OpenAPI 3.1 a schema may say more beside its reference, and both count.
    if ($ref !== undefined && Object.keys(beside).length > 0 && !isEarly(document)) {
      read(beside, isOwn, owner);
      read({ $ref }, isOwn, owner);
      return;
    }
    const { object, name = owner } = readReference(document, value);
    if (Object.keys(object).length === 0 || object['x-internal'] === true) return;
    if (name !== owner && name !== undefined) {
      if (seen.has(name)) return;
      seen.add(name);
    }
    parts.push({ object, isOwn, ...(name !== undefined && { name }) });
    toList(object['allOf']).forEach((one) => read(one, isOwn, name));
    const inside = [
      ...listHeirs(document, object, name, seen),
      ...lists.flatMap((key) => toList(object[key])),
      ...singles.flatMap((key) => object[key] ?? []),
      ...maps.flatMap((key) => Object.values(toObject(object[key]))),
    ];
    for (const one of inside) read(one, false, name);
  };
  for (const schema of schemas) read(schema, true);
  return parts;
}

/**
 * A discriminator without `oneOf` chooses among the schemas that it maps to and those that extend its
 * schema. One that is being read has made the choice.
 */
function listHeirs(
  document: StatedObject,
  { discriminator, oneOf, anyOf }: StatedObject,
  name: string | undefined,
  seen: ReadonlySet<string>,
): readonly Stated[] {
  const isChoice = discriminator !== undefined && oneOf === undefined && anyOf === undefined;
  if (!isChoice || name === undefined) return [];
  const heirs = new Set([name]);
  const schemas = Object.entries(toObject(toObject(document['components'])['schemas']));
  for (const heir of heirs) {
    for (const [other, schema] of schemas) {
      const parts = toList(toObject(schema)['allOf']);
      if (parts.some((part) => readReference(document, part).name === heir)) heirs.add(other);
    }
  }
  heirs.delete(name);
  const mapped = Object.values(toObject(toObject(discriminator)['mapping'])).map(toText);
  const references = [...heirs].map((heir) => `#/components/schemas/${heir}`);
  if ([...heirs].some((heir) => seen.has(heir))) return [];
  return [...new Set([...references, ...mapped.filter((target) => target.startsWith('#/'))])].map(
    ($ref) => ({ $ref }),
  );
}

function readReference(document: StatedObject, value: Stated | undefined): Resolved {
  return isStatedObject(value) ? resolveStatedSchema(document, value) : { object: {} };
}

function joinProperties(
  document: StatedObject,
  parts: readonly StatedPart[],
  direction: Direction,
): ReadonlyMap<string, StatedProperty> {
  const objects = parts.filter(({ object }) => mayHaveFields(object));
  const required = new Set(objects.flatMap(({ object }) => toList(object['required']).map(toText)));
  const properties = new Map<string, StatedProperty>();
  for (const { object, name: owner = [] } of parts) {
    for (const [name, schema] of Object.entries(toObject(object['properties']))) {
      if (schema === undefined || isLeftOut(document, schema, direction)) continue;
      const known = properties.get(name);
      properties.set(name, {
        isRequired: required.has(name),
        schemas: [...(known?.schemas ?? []), schema],
        owners: [...(known?.owners ?? []), ...[owner].flat()],
      });
    }
  }
  return properties;
}

/** A list or a text has no fields, so it requires none, unless it describes some all the same. */
function mayHaveFields({ type, properties }: StatedObject): boolean {
  if (properties !== undefined) return true;
  const types = typeof type === 'string' ? [type] : toList(type).map(toText);
  return types.length === 0 || types.includes('object');
}

function isLeftOut(document: StatedObject, schema: Stated, direction: Direction): boolean {
  const parts = listParts(document, [schema]);
  const has = (key: string) => parts.some(({ object, isOwn }) => isOwn && object[key] === true);
  return (
    schema === false ||
    has('x-internal') ||
    toObject(schema)['x-internal'] === true ||
    (direction === 'request' && has('readOnly')) ||
    (direction === 'response' && has('writeOnly'))
  );
}
